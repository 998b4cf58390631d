import { removeFromLikes } from '#server/data/likes/intentions.ts'
import { admissionOf } from '#server/domain/connection_invitation.ts'
import { updateInvitationsClosed } from '#server/data/connection_invitations/update.ts'
import { lockInvitation } from '#server/data/connection_invitations/lock.ts'
import { listOpenInvitations, listPeopleInvited } from '#server/data/connection_invitations/list.ts'
import { findInvitation } from '#server/data/connection_invitations/find.ts'
import type { Db } from '#server/database/db.ts'
import { choicesFor } from '#server/flows/friendship/choices.ts'
import {
  type Applied,
  likesRemovable,
  type Review,
  type SubjectOf,
} from '#server/flows/friendship/review.ts'
import type { OpenLink } from '#server/data/links/rows.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { spokenList } from '#server/domain/spoken_list.ts'

type Subject = SubjectOf<'close_invitation'>

/**
 * The invitation of a link of this account's, or every one that still admits one of these people.
 * Errors: `reference_not_found` for somebody else's, `subject_required` where none is meant.
 */
export async function closingOf(
  db: Db,
  link: OpenLink | null,
  people: readonly PersonRow[],
): Promise<Subject> {
  if (link) {
    if (link.owner !== db.owner) {
      throw fail('reference_not_found', { pointer: '/invitation_token' })
    }
    return { operation: 'close_invitation', invitations: [link.subject_id] }
  }
  const invitations = await listOpenInvitations(
    db,
    people.map(({ person_id }) => person_id),
  )
  if (invitations.length === 0) {
    throw fail('subject_required', {
      pointer: people.length === 0 ? '/invitation_token' : '/people_handles',
      message:
        people.length === 0
          ? 'Say in invitation_token which invitation to close, or in people_handles whose.'
          : 'No invitation that names them admits anybody now.',
    })
  }
  return { operation: 'close_invitation', invitations }
}

/** What closing would do. */
export async function reviewClosing(
  db: Db,
  { invitations }: Subject,
  excluded: readonly string[],
): Promise<Review> {
  const rows = []
  const named = new Map<string, PersonRow>()
  for (const id of invitations) {
    const row = await findInvitation(db, id)
    if (row) rows.push(row)
    for (const person of await listPeopleInvited(db, id)) named.set(person.person_id, person)
  }
  const friends = [...named.values()].filter((one) => one.classification === 'friend_in_mind')
  const choices = await choicesFor(db, friends, excluded)
  const whose = named.size === 0 ? '' : ` made for ${namesOf([...named.values()])}`
  return {
    consequences: [
      {
        code: 'link_closes',
        message: `Nobody can join by ${rows.length === 1 ? 'the link' : `the ${rows.length} links`}${whose} any more. Whoever joined before stays connected.`,
      },
      ...likesRemovable(choices, friends),
    ],
    choices,
    identity_choices: [],
    basis: rows.map((row) => [row.invitation_id, row.state]),
    text: `Closing would let nobody join by ${rows.length === 1 ? 'the link' : 'the links'} any more. Nothing has changed.`,
  }
}

/** Holds the invitations until the transaction ends. */
export async function lockClosing(db: Db, { invitations }: Subject): Promise<void> {
  for (const id of [...invitations].sort()) await lockInvitation(db, id)
}

/** Whether all of them are closed already. */
export async function isClosed(db: Db, { invitations }: Subject): Promise<boolean> {
  for (const id of invitations) {
    const row = await findInvitation(db, id)
    if (!row || admissionOf(row) !== 'closed') return false
  }
  return true
}

/** What is answered where they are closed. */
export const closed: Applied = {
  result: 'closed',
  people: [],
  changed: false,
  text: 'Nobody can join by the link any more.',
}

/** Lets nobody join any more. */
export async function applyClosing(
  db: Db,
  { invitations }: Subject,
  { choices }: Review,
  remove: boolean,
): Promise<Applied> {
  await updateInvitationsClosed(db, invitations)
  if (remove) {
    const people = new Set<string>()
    for (const id of invitations) {
      for (const { person_id, classification } of await listPeopleInvited(db, id)) {
        if (classification === 'friend_in_mind') people.add(person_id)
      }
    }
    await removeFromLikes(
      db,
      [...people],
      choices.filter(({ included }) => included),
    )
  }
  return { ...closed, changed: true }
}

function namesOf(people: readonly PersonRow[]): string {
  return spokenList(people.map(({ display_name }) => display_name))
}
