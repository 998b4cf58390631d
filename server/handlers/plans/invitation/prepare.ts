import { holdHosted } from '#server/data/hosted_plan.ts'
import { prepareSending, requireSendable, sendingDisclosures } from '#server/data/plan_sending.ts'
import { isReviewed, reviewPlan, toPlan } from '#server/data/plans.ts'
import { confirmationOf } from '#server/data/prepared_actions.ts'
import { fail } from '#server/domain/failure.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.invitation.prepare', async (context, input) => {
  const { db } = context
  const { plan_handle } = input
  if (plan_handle === undefined) throw fail('subject_required', { pointer: '/plan_handle' })
  const held = await holdHosted(db, plan_handle)
  requireSendable(held)
  if (held.scheduled_at === null && !isReviewed(held)) {
    throw fail('timing_required', {
      pointer: '/plan_handle',
      message: 'The draft has no time yet.',
      prerequisite: { capability: 'plans.draft.update', input: { plan_handle } },
    })
  }
  const plan = isReviewed(held) ? held : await reviewPlan(db, held)
  const { prepared, text } = await prepareSending(db, context, plan, input)
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
