import { fail } from '#server/domain/basics/failure.ts'
import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import { requireReviewed } from '#server/flows/plans/requirements.ts'
import { prepareSending, requireReady, sendingTo } from '#server/flows/plans/sending.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.prepare_send', async (context, input) => {
  const { db } = context
  const { plan_handle } = input
  if (plan_handle === undefined) throw fail('subject_required', { pointer: '/plan_handle' })
  const plan = await lockHostedPlan(db, plan_handle)
  const people = await sendingTo(db, plan, input)
  requireReady(plan, input.action)
  if (isDraft(plan)) requireReviewed(plan)
  const { data, presentation } = await prepareSending(context, plan, people, input)
  return completed(data, presentation)
})
