import { holdHosted } from '#server/data/plans/hosted.ts'
import {
  prepareSending,
  requireReviewed,
  requireSendable,
  sendingTo,
} from '#server/data/plans/sending.ts'
import { fail } from '#server/domain/failure.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.prepare_send', async (context, input) => {
  const { db } = context
  const { plan_handle } = input
  if (plan_handle === undefined) throw fail('subject_required', { pointer: '/plan_handle' })
  const plan = await holdHosted(db, plan_handle)
  const people = await sendingTo(db, plan, input)
  requireSendable(plan)
  requireReviewed(plan)
  const { data, saying } = await prepareSending(db, context, plan, people, input)
  return completed(data, saying)
})
