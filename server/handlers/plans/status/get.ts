import { deliveriesTo } from '#server/data/plan_deliveries.ts'
import { findPlanView, toGuestPlan } from '#server/data/plan_views.ts'
import { toPlan } from '#server/data/plans.ts'
import { toPrepared, waitingAction } from '#server/data/prepared_actions.ts'
import { missing } from '#server/domain/failure.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'
import type { Plan } from '#generated/types.ts'

export default handler('plans.status.get', async ({ db }, input) => {
  if (input.plan_handle === undefined) throw missing('/plan_handle')
  const view = await findPlanView(db, input.plan_handle)
  if (view.card) {
    const plan = toGuestPlan(view.card)
    const { rsvp, tip } = plan
    return completed({ plan, prepared: null, deliveries: [], rsvp, tip }, { text: spoken(plan) })
  }
  const [action, { deliveries }] = await Promise.all([
    waitingAction(db, view.plan.plan_id),
    deliveriesTo(db, view.plan.plan_id),
  ])
  const plan = toPlan(view.plan)
  const { rsvp, tip } = plan
  const prepared = action && toPrepared(action)
  const waits = prepared ? ` ${prepared.summary}: this waits for approval.` : ''
  const text = `${spoken(plan)}${waits}`
  return completed({ plan, prepared, deliveries, rsvp, tip }, { text })
})

function spoken({ title, state, rsvp }: Plan): string {
  const answers = `${rsvp.accepted} accepted, ${rsvp.declined} declined, ${rsvp.pending} to answer`
  const asked = rsvp.accepted + rsvp.declined + rsvp.pending
  const guests = asked === 0 ? 'nobody is invited yet' : `of ${counted(asked, 'guest')} ${answers}`
  return `“${title}” is ${state}; ${guests}.`
}
