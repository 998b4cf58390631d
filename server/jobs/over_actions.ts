import { deleteHostNotice } from '#server/data/host_notices/delete.ts'
import { listInviteIds } from '#server/data/invites/list.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'
import { deleteAction } from '#server/data/prepared_actions/delete.ts'
import {
  type CommittedAction,
  listCommittedActions,
} from '#server/data/prepared_actions/list_committed.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { Retention } from '#server/domain/calls/retention.ts'

/** Actions that one statement reads. */
const most = 500

/**
 * Deletes an account's committed actions with their messages, a while after the plan or the shared list's link has ended,
 * and revokes the links to such a plan, so that they are deleted as well. Each action is a transaction of its own.
 *
 * @returns how many were deleted, and when the next of those that are left is to be deleted; null while none has a known
 * end, or if it is late.
 */
export async function deleteOverActions(
  database: Database,
  owner: string,
  { sent_days }: Retention,
  isLate: () => boolean,
): Promise<{ deleted: number; next: Date | null }> {
  let deleted = 0
  let next = Number.POSITIVE_INFINITY
  let after: CommittedAction | null = null
  do {
    const page: CommittedAction[] = await database.read(owner, (db) =>
      listCommittedActions(db, sent_days, most, after),
    )
    for (const action of page) {
      if (isLate()) return { deleted, next: null }
      const isDeleted =
        action.over &&
        (await database.write(owner, { work: (db) => deleteOne(db, action), asyncCommit: true }))
      if (isDeleted) deleted += 1
      else next = Math.min(next, action.delete_at?.getTime() ?? next)
    }
    after = page.length === most ? (page.at(-1) ?? null) : null
  } while (after)
  return { deleted, next: Number.isFinite(next) ? new Date(next) : null }
}

async function deleteOne(db: Db, { action_id, plan_id }: CommittedAction): Promise<boolean> {
  if (plan_id !== null) {
    await deleteHostNotice(db, plan_id)
    updateLinksRevoked(db, 'plan', [plan_id])
    updateLinksRevoked(db, 'invite', await listInviteIds(db, plan_id))
  }
  return deleteAction(db, action_id)
}
