import { listRoster } from '#server/data/invites/list.ts'
import { updateExposed } from '#server/data/plans/expose.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { planContent } from '#server/domain/mail/content.ts'
import { messageBody } from '#server/domain/mail/text.ts'
import { planCanceled } from '#server/domain/messages/committed.ts'
import { cancelSummary, namesReached, readyToCancel } from '#server/domain/messages/prepared.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { type ChosenGuest, guestsPayload } from '#server/domain/prepared/payload.ts'
import { mailPlanGuests, withMail } from '#server/flows/plans/guest_mail.ts'
import {
  guestsToTell,
  presentGuests,
  reachTold,
  withNewGuests,
} from '#server/flows/plans/guests.ts'
import { refuseClosed } from '#server/flows/plans/requirements.ts'
import { definePrepared } from '#server/flows/prepared/define.ts'
import type { CommitContext, CommitResult } from '#server/flows/prepared/kind.ts'
import { lettersTo, lettersToAsked, mailGuests } from '#server/flows/prepared/mail.ts'
import { announcePlan, hostedPlan, timeOf, toldNow } from '#server/flows/prepared/plan.ts'

/**
 * Cancels a shared or active plan and tells its guests. Links stay readable and take no answers any more.
 *
 * Errors: `plan_closed`; at commit `recipient_not_eligible`.
 */
export const planCancel = definePrepared('plan.cancel', {
  preparedBy: 'plans.cancel.prepare',
  subject: hostedPlan,
  payload: guestsPayload,
  check: refuseClosed,
  prepare: async ({ db, display_name }, plan) => {
    const present = presentGuests(await listRoster(db, plan.plan_id))
    const guests = await withMail(db, plan.plan_id, await guestsToTell(db, present))
    const title = planTitle(plan)
    return {
      summary: cancelSummary(title, namesReached(guests)),
      recipients: guests,
      content_preview: { title, body: messageBody(message(plan, display_name)) },
      payload: { guests },
      presentation: { text: readyToCancel(title, guests) },
    }
  },
  reaches: (db, { guests }, { plan_id }) => toldNow(db, plan_id, guests),
  letters: async ({ db, display_name }, { guests }, plan) => {
    const roster = await listRoster(db, plan.plan_id)
    const content = message(plan, display_name)
    return [
      ...(await lettersTo(db, withNewGuests(guests, roster), content)),
      ...(await lettersToAsked(db, plan.plan_id, presentGuests(roster), content)),
    ]
  },
  commit: (context, { guests }, plan) => cancelAndTell(context, guests, plan, true),
})

/**
 * Cancels a plan that the caller has locked, and tells these guests and those who have answered since; with `mails` also those who
 * asked for mail.
 */
export async function cancelAndTell(
  context: CommitContext,
  guests: readonly ChosenGuest[],
  plan: PlanRow,
  mails: boolean,
): Promise<CommitResult> {
  const { db, display_name } = context
  const roster = await listRoster(db, plan.plan_id)
  const told = withNewGuests(guests, roster)
  const reach = await reachTold(db, mails ? await withMail(db, plan.plan_id, told) : told)
  const canceled = updateExposed(db, plan, { state: 'canceled' })
  const content = message(canceled, display_name)
  await mailPlanGuests(db, canceled, mails ? content : null)
  const messages = mailGuests(context, canceled, reach.reached, {
    roster,
    content: () => content,
  })
  return announcePlan(context, {
    before: plan,
    plan: canceled,
    done: 'plan.canceled',
    called: 'notices',
    messages,
    reaches: [reach],
    text: planCanceled(planTitle(canceled), reach, timeOf(canceled)),
  })
}

/** What the guests read of it. */
function message(plan: PlanRow, host_name: string) {
  return { kind: 'plan_cancel' as const, plan: planContent(plan, host_name) }
}
