import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { deleteDraft } from '#server/data/plans/drafts.ts'
import { refuseStale, requirePlanHandle } from '#server/flows/plans/editing.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { isDraft, isExposed, isOver } from '#server/domain/plan_state.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

const pointer = '/plan_handle'

export default handler('plans.draft.delete', async ({ db }, input) => {
  const plan = await lockHostedPlan(db, requirePlanHandle(input.plan_handle), { deleted: true })
  const plan_handle = toHandle('plan', plan.plan_id)
  const label = plan.title
  if (plan.state === 'discarded' || plan.state === 'deleted') {
    const text = 'The draft was already gone.'
    return unchanged({ plan_handle, result: plan.state }, { text, label })
  }
  refuseStale(plan, input.expected_checksum)
  if (isExposed(plan) && !isOver(plan, plan.now)) {
    const prerequisite = { capability: 'plans.cancel.prepare', input: { plan_handle } }
    throw fail('plan_exposed', { pointer, prerequisite })
  }
  if (!isDraft(plan)) throw fail('plan_not_editable', { pointer })
  // A private plan keeps what it rests on; of another draft nothing is kept.
  const result = plan.private_plan ? 'discarded' : 'deleted'
  await deleteDraft(db, plan.plan_id, result)
  const text = `The draft “${plan.title}” is ${result}. Nobody had been invited.`
  return completed({ plan_handle, result }, { text, label })
})
