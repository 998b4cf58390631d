import { lockAccounts } from '#server/data/accounts/lock.ts'
import { listConnectionRows } from '#server/data/connections/list.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { removeFromLikes } from '#server/flows/likes/remove_people.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import * as say from '#server/domain/messages/friendship_end.ts'
import { notConnected, sayWhoToDisconnect } from '#server/domain/messages/friendship_input.ts'
import { choicesFor } from '#server/flows/friendship/choices.ts'
import { disconnect } from '#server/flows/friendship/connect.ts'
import {
  type Applied,
  consequenceFor,
  likesRemovable,
  namesOf,
  type Review,
  type ReviewSubjectOf,
} from '#server/flows/friendship/review.ts'
import { freeTimeWithdrawn } from '#server/flows/friendship/free_time.ts'
import type { FriendshipConsequence } from '#generated/types.ts'

type DisconnectSubject = ReviewSubjectOf<'disconnect'>

/** Errors: `subject_required` if nobody is named, or somebody who is not connected. */
export function disconnectTargets(people: readonly PersonRow[]): DisconnectSubject {
  const pointer = '/person_handle'
  if (people.length === 0) throw fail('subject_required', { pointer, message: sayWhoToDisconnect })
  const other = people.find(({ classification }) => classification !== 'connected')
  if (other) {
    throw fail('subject_required', { pointer, message: notConnected(other.display_name) })
  }
  return { operation: 'disconnect', people: people.map(({ person_id }) => person_id) }
}

/** What disconnecting would do. */
export async function reviewDisconnect(
  db: Db,
  subject: DisconnectSubject,
  excluded: readonly string[],
): Promise<Review> {
  const people = await listPeople(db, subject.people)
  const choices = await choicesFor(db, people, excluded)
  return {
    consequences: [
      ...people.flatMap(consequencesFor),
      ...(await freeTimeWithdrawn(db, people)),
      ...likesRemovable(choices, people),
    ],
    choices,
    identity_choices: [],
    basis: await versionsOf(db, subject.people),
    text: say.reviewOfDisconnect(namesOf(people)),
  }
}

function consequencesFor(person: PersonRow): FriendshipConsequence[] {
  const { display_name: name } = person
  return [
    consequenceFor(person, 'disconnected', say.disconnected(name)),
    consequenceFor(person, 'likes_withdrawn', say.likesWithdrawn(name)),
    consequenceFor(person, 'list_shares_end', say.listSharesEnd(name)),
    consequenceFor(person, 'invites_stay', say.invitesStay(name)),
    consequenceFor(person, 'old_links_end', say.oldLinksEnd(name)),
  ]
}

/** Locks the account and the accounts of these people until the transaction ends. */
export async function lockDisconnect(db: Db, subject: DisconnectSubject): Promise<void> {
  const rows = await listConnectionRows(db, subject.people)
  await lockAccounts(
    db,
    rows.map(({ peer_owner }) => peer_owner),
  )
}

/** @returns the answer if all of them are disconnected already; null if not. */
export async function findDisconnected(
  db: Db,
  subject: DisconnectSubject,
): Promise<Applied | null> {
  const { people } = subject
  const rows = await listConnectionRows(db, people)
  const disconnected =
    rows.length === people.length && rows.every(({ state }) => state === 'disconnected')
  return disconnected ? disconnectedAnswer(db, subject) : null
}

/** Disconnects the account from these people. The caller has locked the accounts. */
export async function applyDisconnect(
  db: Db,
  subject: DisconnectSubject,
  { choices }: Review,
  remove: boolean,
): Promise<Applied> {
  for (const person_id of subject.people) await disconnect(db, person_id)
  if (remove) {
    await removeFromLikes(
      db,
      subject.people,
      choices.filter(({ included }) => included),
    )
  }
  return { ...(await disconnectedAnswer(db, subject)), changed: true }
}

async function disconnectedAnswer(db: Db, subject: DisconnectSubject): Promise<Applied> {
  const people = await listPeople(db, subject.people)
  const text = say.areDisconnected(namesOf(people))
  return { result: 'disconnected', people, changed: false, text }
}

async function versionsOf(db: Db, people: readonly string[]) {
  const rows = await listConnectionRows(db, people)
  return rows.map(({ person_id, version, state }) => [person_id, version, state])
}
