import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { refreshDraftPlace } from '#server/flows/plans/drafts.ts'
import { prepareSending, requireSendable, sendingTo } from '#server/flows/plans/sending.ts'
import { isReviewed } from '#server/domain/plan_review.ts'
import { updateReviewed } from '#server/data/plans/update.ts'
import { fail } from '#server/domain/failure.ts'
import { isDraft } from '#server/domain/plan_state.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.invitation.prepare', async (context, input) => {
  const { db } = context
  const { plan_handle } = input
  if (plan_handle === undefined) throw fail('subject_required', { pointer: '/plan_handle' })
  const held = await lockHostedPlan(db, plan_handle)
  const people = await sendingTo(db, held, input)
  if (isDraft(held) && !(held.scheduled_at && held.scheduled_at > held.now)) {
    throw fail('timing_required', {
      pointer: '/plan_handle',
      message: held.scheduled_at ? 'The draft’s start has passed.' : 'The draft has no start yet.',
      prerequisite: { capability: 'plans.draft.update', input: { plan_handle } },
    })
  }
  requireSendable(held)
  const plan = isReviewed(held) ? held : await updateReviewed(db, await refreshDraftPlace(db, held))
  const { data, presentation } = await prepareSending(db, context, plan, people, input)
  return completed(data, presentation)
})
