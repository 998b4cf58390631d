import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { audienceOf } from '#server/flows/plans/audience.ts'
import { refreshPlace } from '#server/data/plans/drafts.ts'
import { refuseSent, requirePlanHandle } from '#server/flows/plans/editing.ts'
import { chooseGuests, toRecipient } from '#server/flows/plans/guests.ts'
import { isReviewed, type PlanRow, updateReviewed, toPlan } from '#server/data/plans/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { planTitle, previewBody, visibleDescription } from '#server/domain/plan_content.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler, type Presentation, unchanged } from '#server/runtime/handler.ts'

export default handler('plans.draft.preview', async ({ db }, input) => {
  const found = await lockHostedPlan(db, requirePlanHandle(input.plan_handle))
  refuseSent(found)
  const draft = await refreshPlace(db, found)
  refuseUnready(draft)
  const again = isReviewed(draft)
  const plan = again ? draft : await updateReviewed(db, draft)
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
    next: [{ capability: 'plans.prepare_send', reason: 'Prepare sending it.' }],
  }
  if (again) {
    const text = `“${shown.title}” was reviewed before and says the same.`
    return unchanged(data, { text, ...presentation })
  }
  const people =
    recipients.length === 0 ? 'its recipients' : counted(recipients.length, 'person', 'people')
  const text = `This is what ${people} would see of “${shown.title}”. It is reviewed and can be prepared for sending.`
  return completed(data, { text, ...presentation })
})

const privateNotes = {
  name: 'plan.private_notes',
  text: 'This is a private plan: its description stays with you. What recipients shall read instead is said as public_description when the sending is prepared.',
}

/** Errors: `timing_required` without a start that lies ahead; `clarification_required` for a deadline that cannot be kept. */
function refuseUnready(plan: PlanRow): void {
  const { scheduled_at, rsvp_deadline, now } = plan
  const input = { plan_handle: toHandle('plan', plan.plan_id) }
  const prerequisite = { capability: 'plans.draft.update', input }
  if (!scheduled_at || scheduled_at <= now) {
    const why = scheduled_at ? 'The start has passed' : 'No start is set yet'
    const message = `${why}, so the draft cannot be sent. Missing: scheduled_at.`
    throw fail('timing_required', { pointer: '/plan_handle', message, prerequisite })
  }
  if (rsvp_deadline && (rsvp_deadline <= now || rsvp_deadline > scheduled_at)) {
    const why = rsvp_deadline <= now ? 'has passed' : 'lies after the start'
    const message = `The deadline for answers ${why}. Missing: rsvp_deadline.`
    throw fail('clarification_required', { pointer: '/plan_handle', message, prerequisite })
  }
}
