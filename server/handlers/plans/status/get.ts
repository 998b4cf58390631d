import { listPlanDeliveries } from '#server/data/plans/deliveries.ts'
import { requirePlanView, toGuestPlan } from '#server/data/plans/views.ts'
import { toPlan } from '#server/data/plans/rows.ts'
import {
  confirmationOf,
  toPrepared,
  findWaitingAction,
} from '#server/data/prepared_actions/rows.ts'
import { missing } from '#server/domain/failure.ts'
import { planWords } from '#server/domain/plan_words.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.status.get', async ({ db }, input) => {
  if (input.plan_handle === undefined) throw missing('/plan_handle')
  const view = await requirePlanView(db, input.plan_handle)
  if (view.card) {
    const plan = toGuestPlan(view.card)
    const { rsvp, tip } = plan
    return completed(
      { plan, prepared: null, deliveries: [], rsvp, tip },
      { text: planWords(plan, view.card.host_name) },
    )
  }
  const [action, { deliveries }] = await Promise.all([
    findWaitingAction(db, view.plan.plan_id),
    listPlanDeliveries(db, view.plan.plan_id),
  ])
  const plan = toPlan(view.plan)
  const { rsvp, tip } = plan
  const prepared = action && toPrepared(action)
  const data = { plan, prepared, deliveries, rsvp, tip }
  if (!prepared) return completed(data, { text: planWords(plan) })
  return completed(data, {
    text: `${planWords(plan)} ${prepared.summary}: this waits for approval.`,
    confirmation: confirmationOf(prepared),
    disclosures: ['confirmation.action_prepared'],
    next: [{ capability: 'actions.commit', reason: 'Carry it out after the user approved it.' }],
  })
})
