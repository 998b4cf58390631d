import {
  type PlanCopyRow,
  placeOfPlanCopy,
  stateOfPlanCopy,
} from '#server/data/plan_copies/rows.ts'
import { toHandle } from '#server/domain/handle.ts'
import { takesAnswers } from '#server/domain/rsvp.ts'
import type { Invite } from '#generated/types.ts'

/** An invite as its recipient sees it. */
export function toInvite(card: PlanCopyRow): Invite {
  return {
    invite_handle: toHandle('invite', card.invite_id),
    plan: {
      plan_handle: toHandle('plan', card.plan_id),
      title: card.title,
      state: stateOfPlanCopy(card),
      scheduled_at: card.scheduled_at?.toISOString() ?? null,
      timezone: card.timezone,
      place: placeOfPlanCopy(card),
      description: card.description,
      host: { display_name: card.host_name },
    },
    rsvp_status: card.rsvp_status,
    rsvp_available: card.rsvp_status !== 'removed' && takesAnswers(card, card.now),
    rsvp_deadline: card.rsvp_deadline?.toISOString() ?? null,
    needs_reconfirm: card.needs_reconfirm,
    revision: card.revision,
  }
}
