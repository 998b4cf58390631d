import { lockHostedPlan, requireExposed, requireRevision } from '#server/flows/plans/hosted.ts'
import { listRoster } from '#server/data/invites/list.ts'
import {
  byHandWords,
  namesReached,
  tellGuests,
  toRecipient,
  unreachableWords,
} from '#server/flows/plans/guests.ts'
import { confirmationOf, insertAction } from '#server/data/prepared_actions/rows.ts'
import { planChecksum } from '#server/domain/plan_checksum.ts'
import { planTitle, previewBody } from '#server/domain/plan_content.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.cancel.prepare', async (context, input) => {
  const { db } = context
  const plan = await lockHostedPlan(db, input.plan_handle)
  requireRevision(plan, input.expected_revision)
  requireExposed(plan, { capability: 'plans.draft.delete' })
  const roster = await listRoster(db, plan.plan_id)
  const guests = await tellGuests(
    db,
    roster.filter(({ rsvp_status }) => rsvp_status !== 'removed'),
  )

  const title = planTitle(plan)
  const told = namesReached(guests)
  const recipients = guests.map(toRecipient)
  const prepared = await insertAction(db, context, {
    kind: 'plan.cancel',
    plan_id: plan.plan_id,
    summary: `Cancel ${title}${told && ` and tell ${told}`}`,
    recipients,
    content_preview: {
      title,
      body: `${context.display_name} has canceled this plan.\n\n${previewBody(plan)}`.trim(),
    },
    payload: { guests },
    revision: plan.revision,
    checksum: planChecksum(plan),
  })
  return completed(
    { prepared, recipients },
    {
      text: `Ready to cancel ${title}${told && ` and tell ${told}`}. Nothing has changed; approve within 15 minutes.${byHandWords(guests)}${unreachableWords(guests)}`,
      confirmation: confirmationOf(prepared),
    },
  )
})
