import { toPerson } from '#server/data/people/rows.ts'
import { audienceOfDraft } from '#server/flows/plans/audience.ts'
import { anotherLink, waitingForLink } from '#server/flows/plans/another_link.ts'
import { withAskedMail } from '#server/flows/plans/guest_mail.ts'
import { listPlanDeliveries } from '#server/flows/plans/deliveries.ts'
import { disclosuresOfLinks } from '#server/flows/plans/room.ts'
import { approvalOf } from '#server/flows/prepared/approval.ts'
import { confirmationOf } from '#server/flows/prepared/confirmation.ts'
import { seenExpired } from '#server/flows/plans/seen_expired.ts'
import { requireVisiblePlan } from '#server/flows/plans/visible.ts'
import { toGuestPlan } from '#server/data/plan_copies/rows.ts'
import { toPlan } from '#server/data/plans/rows.ts'
import { findWaitingAction } from '#server/data/prepared_actions/find.ts'
import { toPrepared } from '#server/data/prepared_actions/rows.ts'
import { nextOfDraft } from '#server/domain/plans/draft_next.ts'
import { missing } from '#server/domain/basics/failure.ts'
import {
  commitReason,
  planSummary,
  refusedSummary,
  releasedReason,
  waitingSummary,
} from '#server/domain/messages/plans.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.status.get', async (context, input) => {
  const { db } = context
  if (input.plan_handle === undefined) throw missing('/plan_handle')
  const view = await requireVisiblePlan(db, input.plan_handle)
  if (view.copy) {
    const plan = toGuestPlan(view.copy)
    const { rsvp, tip } = plan
    return completed(
      { plan, prepared: null, deliveries: [], rsvp, tip },
      { text: planSummary(plan, view.copy) },
    )
  }
  const plan = toPlan(view.plan)
  const [latest, { deliveries: sent, roster }, audience] = await Promise.all([
    plan.state === 'past' ? null : findWaitingAction(db, view.plan.plan_id),
    listPlanDeliveries(db, view.plan.plan_id),
    audienceOfDraft(db, view.plan),
  ])
  const deliveries = await withAskedMail(db, view.plan.plan_id, sent)
  const { rsvp, tip } = plan
  // Nothing can be committed for a draft whose start or deadline has passed.
  const isOpen = !isDraft(view.plan) || view.plan.waiting
  const action = latest?.decision === 'refused' || isOpen ? latest : null
  const prepared = action && { ...toPrepared(action), approval: approvalOf(context, action) }
  const data = { plan, prepared, deliveries, ...audience, rsvp, tip }
  const disclosures = disclosuresOfLinks(view.plan)
  if (!prepared) {
    const guests = roster.map((guest) => ({ ...guest, ...toPerson(guest) }))
    const link = waitingForLink(guests).length > 0 ? anotherLink(view.plan, guests) : null
    return completed(data, {
      text: planSummary(plan),
      disclosures,
      ...(link && { next: [link] }),
      ...(isDraft(view.plan) && { next: nextOfDraft(view.plan) }),
      ...seenExpired(view.plan),
    })
  }
  const { approval, summary } = prepared
  if (approval === 'refused') {
    return completed(data, { text: refusedSummary(plan, summary), disclosures, next: [] })
  }
  return completed(data, {
    text: waitingSummary(plan, summary, approval),
    confirmation: confirmationOf(context, prepared),
    disclosures: ['confirmation.action_prepared', ...disclosures],
    next: [
      {
        capability: 'actions.commit',
        reason: approval === 'released' ? releasedReason : commitReason,
      },
    ],
  })
})
