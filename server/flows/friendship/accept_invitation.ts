import { lockAccounts } from '#server/data/accounts/lock.ts'
import { insertJoin } from '#server/data/connection_invitations/insert.ts'
import { lockInvitation } from '#server/data/connection_invitations/lock.ts'
import { findConnection } from '#server/data/connections/find.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import { listPeople } from '#server/data/people/list.ts'
import { lockPerson } from '#server/data/people/lock.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { removeFromLikes } from '#server/flows/likes/remove_people.ts'
import type { Db } from '#server/database/db.ts'
import { selectPlanOfInvite } from '#server/data/invites/select.ts'
import { lockSelectedPlan } from '#server/data/plans/lock.ts'
import { keepInvite } from '#server/flows/plans/keep_invite.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { areConnected } from '#server/domain/messages/friendship.ts'
import { only } from '#server/domain/basics/only.ts'
import type { AcceptanceSubject } from '#server/flows/friendship/acceptance_subject.ts'
import type { Choice } from '#server/flows/friendship/choices.ts'
import { connect } from '#server/flows/friendship/connect.ts'
import { type Applied, namesOf, type Review } from '#server/flows/friendship/review.ts'
import { findHostPerson, requireAccess } from '#server/flows/friendship/review_acceptance.ts'

/** Locks both accounts, the invitation and the people the two are to each other until the transaction ends. */
export async function lockAcceptance(db: Db, subject: AcceptanceSubject): Promise<void> {
  await lockAccounts(db, [subject.host])
  await db.as(subject.host, async (there) => {
    const { invitation_id } = subject
    if (subject.by !== 'invite') await lockInvitation(there, invitation_id)
    else await lockSelectedPlan(there, selectPlanOfInvite(there.owner, invitation_id))
    if (subject.identity !== null) await lockPerson(there, toHandle('person', subject.identity))
  })
  if (subject.own !== null) await lockPerson(db, toHandle('person', subject.own))
}

/** @returns the answer if the two are connected already; null if not. */
export async function findConnected(db: Db, { host }: AcceptanceSubject): Promise<Applied | null> {
  const connection = await findConnection(db, host)
  if (connection?.state !== 'active') return null
  const people = await listPeople(db, [connection.person_id])
  return { result: 'connected', people, changed: false, text: areConnected(namesOf(people)) }
}

/**
 * Connects the account with the host. The caller has taken the locks and repeated the review.
 *
 * Errors: `review_stale` if the invitation does not exist any more.
 */
export async function applyAcceptance(
  db: Db,
  subject: AcceptanceSubject,
  { choices }: Review,
  remove: boolean,
  own_name: string,
): Promise<Applied> {
  const { host: peer_owner, invitation_id } = subject
  const access = await requireAccess(db, subject)
  const joiner = db.owner
  const peer_person_id = await db.as(peer_owner, async (there) => {
    const person_id =
      subject.identity ??
      access.former?.person_id ??
      only(await insertPeople(there, [own_name])).person_id
    const join = { peer_owner: joiner, person_id, display_name: own_name }
    if (subject.by === 'invite') await keepInvite(there, invitation_id, joiner)
    else await insertJoin(there, invitation_id, join)
    return person_id
  })
  const host =
    (await findHostPerson(db, subject)) ?? only(await insertPeople(db, [access.host_name]))
  await connect(db, { person_id: host.person_id, peer_owner, peer_person_id })
  await removeFromLikes(db, [host.person_id], choicesToRemove(choices, remove))
  await db.as(peer_owner, (there) => removeFromLikes(there, [peer_person_id], access.row.excluded))
  const done = await findConnected(db, subject)
  if (!done) throw new Error('The connection that was just made does not exist.')
  return { ...done, changed: true }
}

/** The intentions the host is removed from: those left out and, with `remove`, the others too. */
function choicesToRemove(choices: readonly Choice[], remove: boolean): Choice[] {
  return choices.filter(({ included }) => remove || !included)
}

/** The connected people of an answer, as callers see them. */
export function toConnections({ people }: Applied) {
  return people.map(toPerson)
}
