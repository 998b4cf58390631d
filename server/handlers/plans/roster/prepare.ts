import { listRoster } from '#server/data/invites/list.ts'
import { type GuestRow, toGuest } from '#server/data/invites/rows.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { rosterUnchanged, whoIsOnTheRoster } from '#server/domain/messages/prepared.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import { presentGuests } from '#server/flows/plans/guests.ts'
import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import {
  refuseClosed,
  requireReviewed,
  requireRevision,
  requireSendable,
} from '#server/flows/plans/requirements.ts'
import { recipientsNamed } from '#server/flows/plans/sending.ts'
import { planChangeRoster } from '#server/flows/prepared/plan_change_roster.ts'
import { planSendInvites } from '#server/flows/prepared/plan_send_invites.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'
import type { Input } from '#generated/types.ts'

/** The people named are the whole roster as it is wanted: a guest who is not named is to be removed. */
export default handler('plans.roster.prepare', async (context, input) => {
  const { db } = context
  const plan = await lockHostedPlan(db, input.plan_handle)
  const present = presentGuests(await listRoster(db, plan.plan_id))
  const wanted = await wantedRoster(db, present, input)
  requireRevision(plan, input.expected_revision)
  requireChangeable(plan)
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
  if (added.length + removed.length === 0) {
    return unchanged(data, { text: rosterUnchanged(planTitle(plan)), enabled: [] })
  }
  const { prepared, presentation } = isDraft(plan)
    ? await planSendInvites.prepare(context, plan, {
        people: added,
        public_description: null,
        pointer: '/recipient_names',
      })
    : await planChangeRoster.prepare(context, plan, { wanted, added, removed })
  // Another roster would be prepared with other people, which only the caller knows.
  const enabled = isDraft(plan) ? commitOrReview : commitOnly
  return completed({ prepared, ...data }, { ...presentation, enabled })
})

const commitOnly = ['actions.commit'] as const

const commitOrReview = [...commitOnly, 'plans.draft.preview'] as const

/** Errors: `plan_closed`, `draft_not_reviewed`, and those of a draft that cannot be sent. */
function requireChangeable(plan: PlanRow): void {
  if (!isDraft(plan)) {
    refuseClosed(plan)
    return
  }
  requireSendable(plan)
  requireReviewed(plan)
}

/** Guests of the plan may stay on it though they were deleted, or are not among the host’s people since they signed up by a link. */
async function wantedRoster(
  db: Db,
  present: readonly GuestRow[],
  { recipient_handles, recipient_names }: Input<'plans.roster.prepare'>,
): Promise<PersonRow[]> {
  if (recipient_handles || recipient_names) {
    return recipientsNamed(db, 'recipient', recipient_handles, recipient_names, present)
  }
  throw fail('clarification_required', {
    pointer: '/recipient_names',
    message: whoIsOnTheRoster,
  })
}

function without<T extends PersonRow>(people: readonly T[], others: readonly PersonRow[]): T[] {
  const ids = new Set(others.map(({ person_id }) => person_id))
  return people.filter(({ person_id }) => !ids.has(person_id))
}
