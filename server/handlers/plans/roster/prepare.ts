import type { Db } from '#server/database/db.ts'
import { lockHostedPlan, refuseClosed, requireRevision } from '#server/flows/plans/hosted.ts'
import { listRoster } from '#server/data/invites/list.ts'
import { toGuest } from '#server/data/invites/rows.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import {
  chooseGuests,
  namesOf,
  refuseUnreachable,
  tellGuests,
  toRecipient,
  unreachableWords,
} from '#server/flows/plans/guests.ts'
import { recipientsNamed, requireReviewed, requireSendable } from '#server/flows/plans/sending.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { confirmationOf, insertAction } from '#server/data/prepared_actions/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { planChecksum } from '#server/domain/plan_checksum.ts'
import { planTitle, previewBody } from '#server/domain/plan_content.ts'
import { isDraft } from '#server/domain/plan_state.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'
import type { Input } from '#generated/types.ts'

/** The people named are the whole roster as it is wanted: who is not among them is to be removed. */
export default handler('plans.roster.prepare', async (context, input) => {
  const { db } = context
  const plan = await lockHostedPlan(db, input.plan_handle)
  const wanted = await wantedRoster(db, input)
  requireRevision(plan, input.expected_revision)
  requireChangeable(plan)
  const roster = await listRoster(db, plan.plan_id)
  const present = roster.filter(({ rsvp_status }) => rsvp_status !== 'removed')
  const added = without(wanted, present)
  const removed = without(present, wanted)
  const data = {
    current_roster: present.map(toGuest),
    add: added.map(toPerson),
    remove: removed.map(toPerson),
    manual_share: added
      .filter(({ classification }) => classification === 'friend_in_mind')
      .map(toPerson),
  }
  const title = planTitle(plan)
  if (added.length + removed.length === 0) {
    return unchanged(data, { text: `The roster of ${title} is so already; nothing was prepared.` })
  }

  const add = await chooseGuests(db, added)
  if (removed.length === 0) refuseUnreachable(add, '/recipient_names')
  const remove = await tellGuests(db, removed)
  const told = remove.filter(({ delivery }) => delivery === 'service')
  const summary = summaryOf(title, namesOf(added), namesOf(removed))
  const prepared = await insertAction(db, context, {
    kind: isDraft(plan) ? 'plan.send_invites' : 'plan.change_roster',
    plan_id: plan.plan_id,
    summary,
    recipients: [...add, ...told].map(toRecipient),
    content_preview: { title, body: previewBody(plan) },
    payload: {
      ...(isDraft(plan) ? { guests: add, public_description: null } : { add, remove }),
      again: againWith(plan, wanted),
    },
    revision: plan.revision,
    checksum: planChecksum(plan),
  })
  return completed(
    { prepared, ...data },
    {
      text: `Ready: ${summary}. Nothing has changed; approve within 15 minutes.${unreachableWords([...add, ...told])}`,
      confirmation: confirmationOf(prepared),
    },
  )
})

/** Errors: `plan_closed`, `draft_not_reviewed`, and what keeps a draft from being sent. */
function requireChangeable(plan: PlanRow): void {
  if (!isDraft(plan)) {
    refuseClosed(plan)
    return
  }
  requireSendable(plan)
  requireReviewed(plan)
}

/** What prepares it once more: a draft by the capability that sends it. */
function againWith(plan: PlanRow, wanted: readonly PersonRow[]) {
  const handles = wanted.map(({ person_id }) => toHandle('person', person_id))
  return isDraft(plan) ? { send_person_handles: handles } : { recipient_handles: handles }
}

async function wantedRoster(
  db: Db,
  { recipient_handles, recipient_names }: Input<'plans.roster.prepare'>,
): Promise<PersonRow[]> {
  if (recipient_handles || recipient_names) {
    return recipientsNamed(db, 'recipient', recipient_handles, recipient_names)
  }
  throw fail('clarification_required', {
    pointer: '/recipient_names',
    message: 'Who is to be on the roster? Name everybody, those who are on it already included.',
  })
}

function without<T extends PersonRow>(people: readonly T[], others: readonly PersonRow[]): T[] {
  const ids = new Set(others.map(({ person_id }) => person_id))
  return people.filter(({ person_id }) => !ids.has(person_id))
}

function summaryOf(title: string, added: string, removed: string): string {
  if (removed === '') return `Add ${added} to ${title}`
  if (added === '') return `Remove ${removed} from ${title}`
  return `Add ${added} to ${title} and remove ${removed} from it`
}
