import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { deleteDraft } from '#server/data/plans/delete.ts'
import { refuseStale, requirePlanHandle } from '#server/flows/plans/editing.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { draftAlreadyDeleted, draftDeleted } from '#server/domain/messages/drafts.ts'
import { isDraft, isExposed, isOver } from '#server/domain/plans/state.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

const pointer = '/plan_handle'

export default handler('plans.draft.delete', async ({ db }, input) => {
  const plan = await lockHostedPlan(db, requirePlanHandle(input.plan_handle), { deleted: true })
  const plan_handle = toHandle('plan', plan.plan_id)
  const label = plan.title
  if (plan.state === 'discarded' || plan.state === 'deleted') {
    const text = draftAlreadyDeleted(plan.state)
    return unchanged({ plan_handle, result: plan.state }, { text, label })
  }
  refuseStale(plan, input.expected_checksum)
  if (isExposed(plan) && !isOver(plan, plan.now)) {
    const prerequisite = { capability: 'plans.cancel.prepare', input: { plan_handle } }
    throw fail('plan_exposed', { pointer, prerequisite })
  }
  if (!isDraft(plan)) throw fail('plan_not_editable', { pointer })
  // The evidence of a private plan is kept; of any other draft nothing is kept.
  const result = plan.private_plan ? 'discarded' : 'deleted'
  await deleteDraft(db, plan.plan_id, result)
  return completed({ plan_handle, result }, { text: draftDeleted(plan.title, result), label })
})
