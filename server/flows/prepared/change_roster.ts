import type { Commit, CommitResult } from '#server/flows/prepared/commit.ts'
import { inviteGuests, messagesTo } from '#server/flows/prepared/invite_guests.ts'
import {
  byService,
  deliveriesOf,
  missedWords,
  planResult,
  tellingOf,
} from '#server/flows/prepared/outcome.ts'
import { commitPlan, lockPreparedPlan } from '#server/flows/prepared/prepared_plan.ts'
import type { Db } from '#server/database/db.ts'
import type { GuestRow } from '#server/data/invites/rows.ts'
import { updateInvitesRemoved } from '#server/data/invites/update.ts'
import { listRoster } from '#server/data/invites/list.ts'
import { only } from '#server/domain/only.ts'
import { insertOutgoing } from '#server/data/outgoing/insert.ts'
import type { NewOutgoing } from '#server/data/outgoing/insert.ts'
import { type ChosenGuest, namesOf, recheck, retell } from '#server/flows/plans/guests.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import { planContent } from '#server/domain/mail/content.ts'
import { planTitle } from '#server/domain/plan_content.ts'
import { isOrAre } from '#server/domain/spoken_list.ts'

/** What committing a change of the roster carries out. */
export interface RosterPayload {
  add: ChosenGuest[]
  remove: ChosenGuest[]
}

/**
 * Changes who is invited. Who is removed loses the link and, if the service invited them, is told; who was
 * removed earlier and is invited again begins anew with another link.
 *
 * Errors: `recipient_not_eligible`, those of `lockPreparedPlan`.
 */
export async function changeRoster(db: Db, commit: Commit): Promise<CommitResult> {
  const payload = commit.action.payload as unknown as RosterPayload
  const plan = await lockPreparedPlan(db, commit.action)
  // Who signed up by the plan's link in the meantime is a guest already; that raises no revision.
  const roster = await listRoster(db, plan.plan_id)
  const present = new Set(
    roster.filter((one) => one.rsvp_status !== 'removed').map(({ person_id }) => person_id),
  )
  const add = payload.add.filter(({ person_id }) => !present.has(person_id))
  const remove = payload.remove.filter(({ person_id }) => present.has(person_id))
  const added = await recheck(db, add)
  const removed = await retell(
    db,
    remove.filter(({ delivery }) => delivery === 'service'),
  )

  const reachesByService = byService(added.reached).length > 0
  const changed = await commitPlan(db, plan, { state: reachesByService ? 'active' : plan.state })
  const farewells = await removeGuests(db, commit, changed, roster, remove, removed.reached)
  const { messages, share_links } = await inviteGuests(db, commit, changed, added.reached)
  await insertOutgoing(db, commit.seal, [...farewells, ...messages])
  const now = only(await listPlans(db, [plan.plan_id]))
  await insertReplication(db, 'plan', plan.plan_id, now.version)
  return planResult(now, 'plan.roster_changed', 'messages', {
    deliveries: [...deliveriesOf(added), ...deliveriesOf(removed)],
    share_links,
    text: `${textOf(planTitle(now), added.reached, remove)}${tellingOf(removed)}${passOn(added.reached)}${missedWords(added.unreached)}`,
  })
}

async function removeGuests(
  db: Db,
  commit: Commit,
  plan: PlanRow,
  roster: readonly GuestRow[],
  remove: readonly ChosenGuest[],
  told: readonly ChosenGuest[],
): Promise<NewOutgoing[]> {
  if (remove.length === 0) return []
  const people = new Set(remove.map(({ person_id }) => person_id))
  const ids = roster
    .filter(({ person_id }) => people.has(person_id))
    .map(({ invite_id }) => invite_id)
  const removed = await updateInvitesRemoved(db, plan.plan_id, ids)
  return messagesTo(commit, plan, byService(told), removed, new Map(), () => ({
    kind: 'plan_removed',
    plan: planContent(plan, commit.display_name),
  }))
}

/** What has changed, as a sentence without its full stop. */
function textOf(
  title: string,
  added: readonly ChosenGuest[],
  removed: readonly ChosenGuest[],
): string {
  const parts = [
    ...(added.length > 0 ? [`${namesOf(added)} ${isOrAre(added.length)} invited to ${title}`] : []),
    ...(removed.length > 0
      ? [`${namesOf(removed)} ${isOrAre(removed.length)} invited no longer`]
      : []),
  ]
  return parts.length > 0 ? parts.join('; ') : `The roster of ${title} is as it was`
}

/** Who is to be given a link by the host, as a sentence after others; empty for nobody. */
function passOn(added: readonly ChosenGuest[]): string {
  const names = namesOf(added.filter(({ delivery }) => delivery === 'manual_share'))
  return names && ` Share the link with ${names} yourself.`
}
