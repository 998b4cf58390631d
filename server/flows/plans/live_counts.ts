import { type AnswerCounts, listAnswerCounts } from '#server/data/invites/count.ts'
import type { PlanCopyRow } from '#server/data/plan_copies/rows.ts'
import type { GuestList } from '#server/data/plans/find.ts'
import type { Db } from '#server/database/db.ts'

/** A guest copy as the plan is by now, and whether its guest sees who comes; null for one who was removed. */
export interface LiveCopy {
  readonly copy: PlanCopyRow
  readonly list: GuestList | null
}

/** A guest copy with how the guests of its plan have answered by now. */
export async function liveCopy(db: Db, copy: PlanCopyRow): Promise<LiveCopy> {
  if (copy.rsvp_status === 'removed') return { copy, list: null }
  const [counts] = await db.as(copy.host_owner, (host) =>
    listAnswerCounts(host, [copy.host_invite_id]),
  )
  return { copy: withCounts(copy, counts), list: counts ?? null }
}

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
  return copies.map((copy) => withCounts(copy, found.get(copy.host_invite_id)))
}

function withCounts(copy: PlanCopyRow, counts: AnswerCounts | undefined): PlanCopyRow {
  if (counts === undefined) return copy
  const { accepted, declined, pending, tipped } = counts
  return { ...copy, accepted, declined, pending, tipped }
}
