import { holdHosted } from '#server/data/hosted_plan.ts'
import {
  prepareSending,
  requireSendable,
  sendingDisclosures,
  sendingTo,
} from '#server/data/plan_sending.ts'
import { isReviewed, toPlan } from '#server/data/plans.ts'
import { confirmationOf } from '#server/data/prepared_actions.ts'
import { fail } from '#server/domain/failure.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.prepare_send', async (context, input) => {
  const { db } = context
  const { plan_handle } = input
  if (plan_handle === undefined) throw fail('subject_required', { pointer: '/plan_handle' })
  const plan = await holdHosted(db, plan_handle)
  const people = await sendingTo(db, plan, input)
  requireSendable(plan)
  if (!isReviewed(plan)) {
    throw fail('draft_not_reviewed', {
      pointer: '/plan_handle',
      prerequisite: { capability: 'plans.draft.preview', input: { plan_handle } },
    })
  }
  const { prepared, text } = await prepareSending(db, context, plan, people, input)
  return completed(
    { prepared, plan: toPlan({ ...plan, waiting: true }) },
    {
      text,
      confirmation: confirmationOf(prepared),
      disclosures: sendingDisclosures(plan, input),
      next: [{ capability: 'actions.commit', reason: 'Carry it out after the user approved it.' }],
    },
  )
})
