import { insertWebAudit } from '#server/data/audit/insert.ts'
import { lockAction } from '#server/data/prepared_actions/lock.ts'
import { updateActionSuperseded } from '#server/data/prepared_actions/update.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/**
 * Makes sure that what the person prepared on a page, and does not want to send, is not sent from a page that was open before. Nothing
 * happens to what is sent, was prepared by an agent, or is unknown.
 */
export async function dropOwn(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  { action_handle, request_id }: { action_handle: string; request_id: string },
): Promise<void> {
  const id = parseHandle('action', action_handle)
  if (id === null) return
  await database.write(owner, {
    async work(db) {
      const locked = await lockAction(db, id)
      if (locked?.action.token_id !== owner || locked.action.state !== 'prepared') return
      updateActionSuperseded(db, id)
      insertWebAudit(db, { what: 'web.approval.drop', request_id, subject: null })
    },
  })
}
