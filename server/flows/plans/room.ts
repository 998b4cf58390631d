import type { PlanRow } from '#server/data/plans/rows.ts'
import { invitedToFull, invitedTooLate, invitedTooMany } from '#server/domain/messages/prepared.ts'
import { linksUsedUp } from '#server/domain/messages/plans.ts'
import { isExposed } from '#server/domain/plans/state.ts'
import { isFull, isLinkUsedUp, takesAnswers } from '#server/domain/plans/rsvp.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

/**
 * What the host should know before people are added to a plan: that they could not answer, or could not all come.
 * `leaving` counts the guests who are removed at the same time and have not declined.
 */
export function disclosuresOfAdding(
  plan: PlanRow,
  added: number,
  leaving = 0,
): NonNullable<Presentation['disclosures']> {
  const { accepted, pending, capacity_max, now } = plan
  if (added === 0) return []
  const people = accepted + pending + added - leaving + 1
  const isTooLate = !takesAnswers({ ...plan, plan_state: 'active' }, now)
  const isTaken = leaving === 0 && isFull(capacity_max, accepted)
  return [
    ...(isTooLate ? [invitedTooLate] : []),
    ...(isTaken ? [invitedToFull] : []),
    ...(!isTaken && capacity_max !== null && people > capacity_max
      ? [invitedTooMany(people, capacity_max)]
      : []),
  ]
}

/** What the host of a plan should know of its open links. */
export function disclosuresOfLinks(plan: PlanRow): NonNullable<Presentation['disclosures']> {
  const { accepted, declined, pending } = plan
  const isUsedUp = isLinkUsedUp({ expected: accepted + pending, declined }, 'accepted')
  return isExposed(plan) && isUsedUp ? [linksUsedUp] : []
}
