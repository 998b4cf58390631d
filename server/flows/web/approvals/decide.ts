import { findApproval } from '#server/data/approvals/find.ts'
import { insertDecision } from '#server/data/approvals/insert.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { type LockedAction, lockAction } from '#server/data/prepared_actions/lock.ts'
import { toPrepared } from '#server/data/prepared_actions/rows.ts'
import { updateActionSuperseded } from '#server/data/prepared_actions/update.ts'
import { listPrincipals } from '#server/data/tokens/list_principals.ts'
import type { Db } from '#server/database/db.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { shownOf } from '#server/domain/prepared/shown.ts'
import type { Session } from '#server/domain/web/session.ts'
import { isReleased } from '#server/flows/prepared/approval.ts'
import { requireKind } from '#server/flows/prepared/kinds.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** What the person wants, and what they have reviewed. */
export interface Decision {
  readonly action_handle: string
  readonly decision: 'released' | 'refused'
  readonly checksum: string
  readonly revision: string
  /** What was shown, as `shownOf` identifies it; null for a page of an earlier release. */
  readonly shown: string | null
  readonly request_id: string
}

/**
 * Releases a prepared action of a token or an app for one commit, or refuses it, while it is locked as a commit locks it.
 * It commits nothing.
 *
 * @returns `done`, also where it was decided so before; `late` where it is neither prepared nor unexpired any more;
 * `changed` where what was reviewed is not what would be sent now. Null for an unknown action.
 */
export function decide(
  { database }: Pick<WebContext, 'database'>,
  { owner, session_id }: Pick<Session, 'owner' | 'session_id'>,
  wanted: Decision,
): Promise<'done' | 'late' | 'changed' | null> {
  const id = parseHandle('action', wanted.action_handle)
  if (id === null) return Promise.resolve(null)
  return database.write(owner, {
    async work(db) {
      const locked = await lockAction(db, id)
      if (!locked || locked.action.token_id === owner) return null
      const { action } = locked
      if (action.state !== 'prepared' || action.overdue) return 'late'
      const { decision, checksum, revision, shown, request_id } = wanted
      const isReviewed = checksum === action.checksum && revision === String(action.revision)
      if (decision === 'released' && !(isReviewed && (await isUnchanged(db, locked, shown))))
        return 'changed'
      const before = await findApproval(db, id)
      if (decision === 'released' && before && isReleased(before, action)) return 'done'
      await insertDecision(db, action, { decision, session_id })
      if (decision === 'refused') updateActionSuperseded(db, id)
      const what = decision === 'released' ? 'web.approval.release' : 'web.approval.refuse'
      // The title of what is sent may be deleted, and the audit cannot: it says who asked.
      const [agent] = await listPrincipals(db, [action.token_id])
      insertWebAudit(db, { what, request_id, subject: agent?.label ?? null })
      return 'done'
    },
  })
}

/** Whether committing an action would do now what was reviewed, and reach who was shown. */
async function isUnchanged(db: Db, locked: LockedAction, shown: string | null): Promise<boolean> {
  const { action } = locked
  try {
    const kind = requireKind(action)
    await kind.requireUnchanged(db, locked)
    const recipients = await kind.recipientsNow(db, locked)
    return shown === null || shown === shownOf({ ...toPrepared(action), recipients })
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
