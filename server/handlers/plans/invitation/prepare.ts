import { updateReviewed } from '#server/data/plans/update.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { startRequired } from '#server/domain/messages/drafts.ts'
import { isReviewed } from '#server/domain/plans/review.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import { refreshDraftPlace } from '#server/flows/plans/drafts.ts'
import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { prepareSending, requireReady, sendingTo } from '#server/flows/plans/sending.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.invitation.prepare', async (context, input) => {
  const { db } = context
  const { plan_handle } = input
  if (plan_handle === undefined) throw fail('subject_required', { pointer: '/plan_handle' })
  const found = await lockHostedPlan(db, plan_handle)
  if (isDraft(found) && !(found.scheduled_at && found.scheduled_at > found.now)) {
    throw fail('timing_required', {
      pointer: '/plan_handle',
      message: startRequired(found.scheduled_at),
      prerequisite: {
        capability: 'plans.draft.update',
        input: { plan_handle },
        needs: ['scheduled_at'],
      },
    })
  }
  const people = await sendingTo(db, found, input)
  requireReady(found, input.action)
  const plan =
    !isDraft(found) || isReviewed(found)
      ? found
      : await updateReviewed(db, await refreshDraftPlace(db, found))
  const { data, presentation } = await prepareSending(context, plan, people, input)
  return completed(data, presentation)
})
