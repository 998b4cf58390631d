import { listRoster } from '#server/data/invites/list.ts'
import { planUnchanged } from '#server/domain/messages/prepared.ts'
import {
  changePlan,
  concernsGuests,
  detailsOf,
  differing,
  isSeenByGuests,
} from '#server/domain/plans/change.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { presentGuests } from '#server/flows/plans/guests.ts'
import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { requireExposed, requireRevision } from '#server/flows/plans/requirements.ts'
import { planUpdate } from '#server/flows/prepared/plan_update.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('plans.update.prepare', async (context, input) => {
  const { changes } = input
  const plan = await lockHostedPlan(context.db, input.plan_handle)
  requireRevision(plan, input.expected_revision)
  requireExposed(plan, { capability: 'plans.draft.update', input: changesOfDraft(changes) })
  const columns = changePlan(plan, changes, context.timezone)
  const after = { ...plan, ...columns }
  const differences = differing(plan, columns)

  // Guests are not told of what they cannot see.
  const isVisible = isSeenByGuests(plan, after)
  const present = presentGuests(await listRoster(context.db, plan.plan_id))
  const affected = isVisible ? present.length : 0
  const asked = input.notify_recipients
  const notify = isVisible && (asked ?? concernsGuests(plan, columns))
  const data = {
    before: detailsOf(plan, differences),
    after: detailsOf(after, differences),
    affected,
    notify: notify && affected > 0,
  }
  if (differences.length === 0) return unchanged(data, { text: planUnchanged(planTitle(plan)) })
  const wanted = { changes, columns, isVisible, notify, asked, present }
  const { prepared, presentation } = await planUpdate.prepare(context, plan, wanted)
  return completed({ prepared, ...data }, presentation)
})

/** Of the changes what plans.draft.update has a field for. */
function changesOfDraft(changes: object): Record<string, unknown> {
  const fields = new Set([
    'scheduled_at',
    'scheduled_ends_at',
    'rsvp_deadline',
    'capacity_min',
    'capacity_max',
    'title_override',
    'description_override',
    'show_guest_list',
  ])
  return Object.fromEntries(Object.entries(changes).filter(([field]) => fields.has(field)))
}
