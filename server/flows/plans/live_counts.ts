import { type AnswerCounts, listAnswerCounts } from '#server/data/invites/count.ts'
import type { PlanCopyRow } from '#server/data/plan_copies/rows.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Guest copies with how the guests of each plan have answered by now: a copy gets the answers of others a little later, and
 * what a guest is told is true. The copy of a removed guest stays as it is.
 */
export async function withLiveCounts(
  db: Db,
  copies: readonly PlanCopyRow[],
): Promise<PlanCopyRow[]> {
  const found = new Map<string, AnswerCounts>()
  const shown = copies.filter(({ rsvp_status }) => rsvp_status !== 'removed')
  for (const host of new Set(shown.map(({ host_owner }) => host_owner))) {
    const ids = shown
      .filter(({ host_owner }) => host_owner === host)
      .map(({ host_invite_id }) => host_invite_id)
    const counts = await db.as(host, (there) => listAnswerCounts(there, ids))
    for (const count of counts) found.set(count.invite_id, count)
  }
  return copies.map((copy) => {
    const counts = found.get(copy.host_invite_id)
    if (counts === undefined) return copy
    const { accepted, declined, pending, tipped } = counts
    return { ...copy, accepted, declined, pending, tipped }
  })
}
