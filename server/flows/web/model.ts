import { lockAccount } from '#server/data/accounts/lock.ts'
import { updateModel } from '#server/data/accounts/update.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** Lets a provider have what this person says to the Assistant; null for nobody, from the next message on. */
export function agreeToModel(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  provider: string | null,
  request_id: string,
): Promise<void> {
  return database.write(owner, {
    async work(db) {
      await lockAccount(db)
      await updateModel(db, provider)
      const what = provider === null ? 'web.model.end' : 'web.model.agree'
      insertWebAudit(db, { what, request_id, subject: provider })
    },
  })
}
