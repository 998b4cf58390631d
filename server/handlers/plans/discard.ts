import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { deleteDraft } from '#server/data/plans/delete.ts'
import { toPlan } from '#server/data/plans/rows.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { planAlreadyDiscarded, planDiscarded } from '#server/domain/messages/plans.ts'
import { isExposed, isOver } from '#server/domain/plans/state.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

const pointer = '/plan_handle'

export default handler('plans.discard', async ({ db }, { plan_handle }) => {
  const plan = await lockHostedPlan(db, plan_handle)
  if (plan.state === 'discarded') {
    return unchanged({ plan: toPlan(plan) }, { text: planAlreadyDiscarded(plan.title) })
  }
  if (plan.state === 'canceled' || (isOver(plan, plan.now) && isExposed(plan))) {
    throw fail('plan_closed', { pointer })
  }
  if (isExposed(plan) || plan.exposed_at) {
    const prerequisite = { capability: 'plans.cancel.prepare', input: { plan_handle } }
    throw fail('plan_exposed', { pointer, prerequisite })
  }
  await deleteDraft(db, plan.plan_id, 'discarded')
  return completed(
    { plan: toPlan({ ...plan, state: 'discarded' }) },
    { text: planDiscarded(plan.title) },
  )
})
