import { removeFromLikes } from '#server/data/likes/intentions.ts'
import { listConnectionRows } from '#server/data/connections/list.ts'
import { disconnect } from '#server/flows/friendship/connect.ts'
import { lockAccounts } from '#server/data/accounts/lock.ts'
import type { Db } from '#server/database/db.ts'
import { choicesFor } from '#server/flows/friendship/choices.ts'
import {
  about,
  type Applied,
  likesRemovable,
  type Review,
  type SubjectOf,
} from '#server/flows/friendship/review.ts'
import { listPeople, type PersonRow } from '#server/data/people/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { spokenList } from '#server/domain/spoken_list.ts'

type Subject = SubjectOf<'disconnect'>

/** Errors: `subject_required` where nobody is named, or somebody who is not connected. */
export function disconnectTargets(people: readonly PersonRow[]): Subject {
  const [first] = people
  if (!first) {
    throw fail('subject_required', {
      pointer: '/person_handle',
      message: 'Say in person_handle whom to disconnect from.',
    })
  }
  const other = people.find(({ classification }) => classification !== 'connected')
  if (other) {
    throw fail('subject_required', {
      pointer: '/person_handle',
      message: `${other.display_name} is a Friend in Mind, so there is no connection to end. Name a Connected Friend.`,
    })
  }
  return { operation: 'disconnect', people: people.map(({ person_id }) => person_id) }
}

/** What parting would do. */
export async function reviewDisconnect(
  db: Db,
  subject: Subject,
  excluded: readonly string[],
): Promise<Review> {
  const people = await listPeople(db, subject.people)
  const choices = await choicesFor(db, people, excluded)
  return {
    consequences: [
      ...people.flatMap((person) => {
        const { display_name: name } = person
        return [
          about(
            person,
            'disconnected',
            `You and ${name} are no longer connected. Each of you keeps the other as a Friend in Mind.`,
          ),
          about(
            person,
            'likes_withdrawn',
            `${name} no longer sees your likes, nor you those of ${name}.`,
          ),
          about(
            person,
            'list_shares_end',
            `Links to lists that you shared with ${name}, or ${name} with you, no longer open.`,
          ),
          about(
            person,
            'invites_stay',
            `Invitations to plans that were sent before stay as they are; new ones cannot be delivered to ${name}.`,
          ),
          about(
            person,
            'old_links_end',
            `Links made before cannot connect you with ${name} again; only a new one can.`,
          ),
        ]
      }),
      ...likesRemovable(choices, people),
    ],
    choices,
    identity_choices: [],
    basis: await versionsOf(db, subject.people),
    text: `Disconnecting would end your connection with ${namesOf(people)}. Nothing has changed.`,
  }
}

/** Parts the account from these people. The accounts are held from here on. */
export async function lockDisconnect(db: Db, subject: Subject): Promise<void> {
  const rows = await listConnectionRows(db, subject.people)
  await lockAccounts(
    db,
    rows.map(({ peer_owner }) => peer_owner),
  )
}

/** Whether all of them have been parted from already. */
export async function isDisconnected(db: Db, { people }: Subject): Promise<boolean> {
  const rows = await listConnectionRows(db, people)
  return rows.length === people.length && rows.every(({ state }) => state === 'disconnected')
}

/** Parts the account from them. The caller holds the accounts. */
export async function applyDisconnect(
  db: Db,
  subject: Subject,
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
  return { ...(await parted(db, subject)), changed: true }
}

/** How it is after parting. */
export async function parted(db: Db, { people: ids }: Subject): Promise<Applied> {
  const people = await listPeople(db, ids)
  const text = `You and ${namesOf(people)} are no longer connected. Nobody was notified.`
  return { result: 'disconnected', people, changed: false, text }
}

async function versionsOf(db: Db, people: readonly string[]) {
  const rows = await listConnectionRows(db, people)
  return rows.map(({ person_id, version, state }) => [person_id, version, state])
}

function namesOf(people: readonly PersonRow[]): string {
  return spokenList(people.map(({ display_name }) => display_name))
}
