import type { PlanRow } from '#server/data/plans/rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { anotherLinkReason, personalLinksAgain } from '#server/domain/messages/plans.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import { takesAnswers } from '#server/domain/plans/rsvp.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

/** A guest of a plan, and how the invitation reaches them. */
interface LinkGuest {
  person_handle: string
  delivery: string
  rsvp_status: string
}

/** For so many guests a suggestion names them. */
const maxNamed = 25

/**
 * The suggestion to make another share link to a plan that was sent; with new personal links for those who have to get
 * theirs from the host and have not answered, because links are shown only once. Null where nobody could answer by one.
 */
export function anotherLink(
  plan: PlanRow,
  guests: readonly LinkGuest[],
): NonNullable<Presentation['next']>[number] | null {
  if (isDraft(plan) || !takesAnswers({ ...plan, plan_state: plan.state }, plan.now)) return null
  const send_person_handles = waitingForLink(guests)
  const isNamed = send_person_handles.length > 0 && send_person_handles.length <= maxNamed
  return {
    capability: 'plans.prepare_send',
    reason: isNamed ? personalLinksAgain : anotherLinkReason,
    input: {
      plan_handle: toHandle('plan', plan.plan_id),
      action: 'create_share_link',
      ...(isNamed && { send_person_handles }),
    },
  }
}

/** The handles of guests who have to get their link from the host, and have not answered. */
export function waitingForLink(guests: readonly LinkGuest[]): string[] {
  return guests
    .filter(({ delivery, rsvp_status }) => delivery === 'manual_share' && rsvp_status === 'pending')
    .map(({ person_handle }) => person_handle)
}
