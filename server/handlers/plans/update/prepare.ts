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
import { type ChangedPlan, changePlan, detailsOf, differing } from '#server/domain/plan_change.ts'
import { planChecksum } from '#server/domain/plan_checksum.ts'
import {
  type PlanFacts,
  planTitle,
  previewBody,
  visibleDescription,
} from '#server/domain/plan_content.ts'
import { spokenList } from '#server/domain/spoken_list.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('plans.update.prepare', async (context, input) => {
  const { db, timezone } = context
  const { plan_handle, changes } = input
  const plan = await lockHostedPlan(db, plan_handle)
  requireRevision(plan, input.expected_revision)
  requireExposed(plan, { capability: 'plans.draft.update', input: changesOfDraft(changes) })
  const { after: columns, twice } = changePlan(plan, changes, timezone)
  const after = { ...plan, ...columns }
  const differences = differing(plan, columns)

  // What guests cannot see is no news to them.
  const isVisible = planChecksum(plan) !== planChecksum(after)
  const roster = await listRoster(db, plan.plan_id)
  const present = roster.filter(({ rsvp_status }) => rsvp_status !== 'removed')
  const notify = (input.notify_recipients ?? false) && isVisible
  const data = {
    before: detailsOf(plan, differences),
    after: detailsOf(after, differences),
    affected: isVisible ? present.length : 0,
    notify,
  }
  const title = planTitle(plan)
  if (differences.length === 0) {
    return unchanged(data, { text: `${title} is so already; nothing was prepared.` })
  }

  const guests = notify ? await tellGuests(db, present) : []
  const told = namesReached(guests)
  const summary = `Change ${labelsOf(differences)} of ${title}${told && ` and tell ${told}`}`
  const prepared = await insertAction(db, context, {
    kind: 'plan.update',
    plan_id: plan.plan_id,
    summary,
    recipients: guests.map(toRecipient),
    content_preview: {
      ...previewOf(after, differences),
      ...(isVisible && { title: planTitle(after), body: previewBody(after) }),
    },
    payload: { columns, guests, again: { changes, notify_recipients: notify } },
    revision: plan.revision,
    checksum: planChecksum(plan),
  })
  return completed(
    { prepared, ...data },
    {
      text: `Ready: ${summary}. Nothing has changed; approve within 15 minutes.${byHandWords(guests)}${unreachableWords(guests)}`,
      confirmation: confirmationOf(prepared),
      disclosures: [
        ...(twice ? [shownTwice] : []),
        ...(isTooLate(after, differences) ? [tooLateToAnswer] : []),
      ],
    },
  )
})

const shownTwice = {
  name: 'plan.local_time_twice',
  text: 'The clocks show this time twice that day, because they are put back; the first is taken. Give scheduled_at to choose the other.',
}

/** Whether guests were to look at their answers again, and could not change them any more. */
function isTooLate(
  { rsvp_deadline, now }: { rsvp_deadline: Date | null; now: Date },
  columns: readonly (keyof ChangedPlan)[],
): boolean {
  return columns.includes('scheduled_at') && rsvp_deadline !== null && rsvp_deadline <= now
}

const tooLateToAnswer = {
  name: 'plan.deadline_passed',
  text: 'The deadline for answers has passed, so guests cannot say whether theirs still holds at the new time. Change rsvp_deadline too to let them.',
}

/** What recipients would see of a change: never a private plan's notes. */
function previewOf(after: PlanFacts, columns: readonly (keyof ChangedPlan)[]) {
  const { description: _, ...details } = detailsOf(after, columns)
  const tells = columns.includes('description_override') && !after.private_plan
  return { ...details, ...(tells && { description: visibleDescription(after) }) }
}

const labels: Record<keyof ChangedPlan, string> = {
  scheduled_at: 'the start',
  scheduled_ends_at: 'the end',
  meetup_at: 'the time to meet',
  meetup_location_text: 'the meeting point',
  rsvp_deadline: 'the deadline',
  capacity_min: 'the minimum',
  capacity_max: 'the room',
  title_override: 'the title',
  description_override: 'the description',
}

function labelsOf(columns: readonly (keyof ChangedPlan)[]): string {
  return spokenList(columns.map((column) => labels[column]))
}

/** Of the changes what plans.draft.update has a field for. */
function changesOfDraft(changes: object): Record<string, unknown> {
  const fields = new Set([
    'scheduled_at',
    'rsvp_deadline',
    'capacity_min',
    'capacity_max',
    'title_override',
    'description_override',
  ])
  return Object.fromEntries(Object.entries(changes).filter(([field]) => fields.has(field)))
}
