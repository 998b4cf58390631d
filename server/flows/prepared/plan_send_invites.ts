import { updateExposed } from '#server/data/plans/expose.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { invitesSent } from '#server/domain/messages/committed.ts'
import {
  inviteSummary,
  namesOf,
  readyToInvite,
  whoIsInvited,
} from '#server/domain/messages/prepared.ts'
import { planTitle, previewBody } from '#server/domain/plans/content.ts'
import { sendPayload } from '#server/domain/prepared/payload.ts'
import {
  chooseGuests,
  guestsNow,
  reachInvited,
  refuseUnreachable,
} from '#server/flows/plans/guests.ts'
import { requireSendable } from '#server/flows/plans/requirements.ts'
import { disclosuresOfAdding } from '#server/flows/plans/room.ts'
import { definePrepared } from '#server/flows/prepared/define.ts'
import { inviteGuests, inviteContent, lettersTo } from '#server/flows/prepared/mail.ts'
import { announcePlan, asSent, hostedPlan } from '#server/flows/prepared/plan.ts'

/** The people a draft is sent to, or shared with by personal links. */
export interface WantedSend {
  people: readonly PersonRow[]
  /** What recipients of a private plan read in place of its notes; null leaves what the plan has. */
  public_description: string | null
  /** Where the input names the people. */
  pointer: string
}

/**
 * Sends a reviewed draft: the plan becomes active, each guest gets an invite, and each that the service
 * reaches gets a message.
 *
 * Errors: those of `requireSendable`, `clarification_required` where nobody is named,
 * `recipient_not_eligible`; at commit `delivery_unavailable` where nobody can be reached any more.
 */
export const planSendInvites = definePrepared('plan.send_invites', {
  preparedBy: 'plans.prepare_send',
  subject: hostedPlan,
  payload: sendPayload,
  check: requireSendable,
  prepare: async ({ db }, plan: PlanRow, { people, public_description, pointer }: WantedSend) => {
    const title = planTitle(plan)
    if (people.length === 0) {
      throw fail('clarification_required', { pointer, message: whoIsInvited(title) })
    }
    const guests = await chooseGuests(db, people)
    refuseUnreachable(guests, pointer)
    const names = namesOf(guests.filter(({ eligible }) => eligible))
    return {
      summary: inviteSummary(title, names),
      recipients: guests,
      content_preview: previewOf(plan, public_description),
      payload: { guests, public_description },
      again: againWith('send_invites', people, public_description),
      presentation: {
        text: readyToInvite(guests, names),
        disclosures: disclosuresOfAdding(plan, guests.length),
      },
    }
  },
  reaches: (db, { guests }) => guestsNow(db, guests, { invited: true }),
  letters: ({ db, display_name }, payload, plan) =>
    lettersTo(db, payload.guests, inviteContent(asSent(plan, payload), display_name)),
  commit: async (context, { guests, public_description }, plan) => {
    const reach = await reachInvited(context.db, guests)
    if (reach.reached.length === 0) throw fail('delivery_unavailable')
    const sent = updateExposed(context.db, plan, {
      state: 'active',
      ...(public_description !== null && { public_description }),
    })
    const { messages, share_links, ...invited } = await inviteGuests(context, sent, reach.reached)
    return announcePlan(context, {
      before: plan,
      plan: invited.plan,
      done: 'plan.activated',
      called: 'invites',
      messages,
      reaches: [reach],
      share_links,
      text: invitesSent(planTitle(sent), reach),
    })
  },
})

/** What recipients of a draft would see. */
export function previewOf(plan: PlanRow, given: string | null): Record<string, unknown> {
  const sent = asSent(plan, { public_description: given })
  const { public_description } = sent
  return {
    title: planTitle(sent),
    body: previewBody(sent),
    ...(plan.private_plan && { public_description }),
  }
}

/** The input of `plans.prepare_send` that prepares it once more, without the plan. */
export function againWith(
  action: 'send_invites' | 'create_share_link',
  people: readonly PersonRow[],
  public_description: string | null,
): Record<string, unknown> {
  const send_person_handles = people.map(({ person_id }) => toHandle('person', person_id))
  return {
    action,
    ...(send_person_handles.length > 0 && { send_person_handles }),
    ...(public_description !== null && { public_description }),
  }
}
