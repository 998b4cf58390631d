import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { audienceOf } from '#server/flows/plans/audience.ts'
import { refreshDraftPlace } from '#server/flows/plans/drafts.ts'
import { refuseSent, requirePlanHandle } from '#server/flows/plans/editing.ts'
import { chooseGuests, toRecipient } from '#server/flows/plans/guests.ts'
import { isReviewed } from '#server/domain/plans/review.ts'
import { type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { updateReviewed } from '#server/data/plans/update.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  deadlineUnusable,
  draftAlreadyReviewed,
  draftReviewed,
  privateNotes,
  sendReason,
  startRequired,
} from '#server/domain/messages/drafts.ts'
import { planTitle, previewBody, visibleDescription } from '#server/domain/plans/content.ts'
import { completed, handler, type Presentation, unchanged } from '#server/runtime/handler.ts'

export default handler('plans.draft.preview', async ({ db }, input) => {
  const found = await lockHostedPlan(db, requirePlanHandle(input.plan_handle))
  refuseSent(found)
  const draft = await refreshDraftPlace(db, found)
  refuseUnready(draft)
  const wasReviewed = isReviewed(draft)
  const plan = wasReviewed ? draft : await updateReviewed(db, draft)
  const recipients = (await chooseGuests(db, await audienceOf(db, plan))).map(toRecipient)
  const shown = toPlan(plan)
  const data = {
    plan: shown,
    checksum: shown.checksum,
    preview: {
      title: planTitle(plan),
      body: previewBody(plan),
      public_description: plan.private_plan ? visibleDescription(plan) : null,
      recipients,
    },
    missing: [],
  }
  const presentation: Presentation = {
    disclosures: plan.private_plan ? [privateNotes] : [],
    next: [{ capability: 'plans.prepare_send', reason: sendReason }],
  }
  if (wasReviewed) {
    return unchanged(data, { text: draftAlreadyReviewed(shown.title), ...presentation })
  }
  const text = draftReviewed(shown.title, recipients.length)
  return completed(data, { text, ...presentation })
})

/** Errors: `timing_required` without a future start; `clarification_required` for a deadline that has passed or is after the start. */
function refuseUnready(plan: PlanRow): void {
  const { scheduled_at, rsvp_deadline, now } = plan
  const input = { plan_handle: toHandle('plan', plan.plan_id) }
  const update = { capability: 'plans.draft.update', input }
  if (!scheduled_at || scheduled_at <= now) {
    const message = startRequired(scheduled_at)
    const prerequisite = { ...update, needs: ['scheduled_at'] }
    throw fail('timing_required', { pointer: '/plan_handle', message, prerequisite })
  }
  if (rsvp_deadline && (rsvp_deadline <= now || rsvp_deadline > scheduled_at)) {
    const message = deadlineUnusable(rsvp_deadline <= now)
    const prerequisite = { ...update, needs: ['rsvp_deadline'] }
    throw fail('clarification_required', { pointer: '/plan_handle', message, prerequisite })
  }
}
