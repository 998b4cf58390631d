import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { requireExposed, requireRevision } from '#server/flows/plans/requirements.ts'
import { removeTheDraft } from '#server/domain/messages/plans.ts'
import { planCancel } from '#server/flows/prepared/plan_cancel.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.cancel.prepare', async (context, input) => {
  const plan = await lockHostedPlan(context.db, input.plan_handle)
  requireRevision(plan, input.expected_revision)
  requireExposed(plan, {
    capability: 'plans.draft.delete',
    advice: removeTheDraft,
    next: [{ capability: 'plans.discard' }],
  })
  const { prepared, presentation } = await planCancel.prepare(context, plan, {})
  return completed({ prepared, recipients: prepared.recipients }, presentation)
})
