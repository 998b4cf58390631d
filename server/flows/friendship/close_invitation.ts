import { findInvitation } from '#server/data/connection_invitations/find.ts'
import { listOpenInvitations, listPeopleInvited } from '#server/data/connection_invitations/list.ts'
import { lockInvitation } from '#server/data/connection_invitations/lock.ts'
import { updateInvitationsClosed } from '#server/data/connection_invitations/update.ts'
import { removeFromLikes } from '#server/flows/likes/remove_people.ts'
import type { OpenLink } from '#server/data/links/rows.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { admissionOf } from '#server/domain/people/connection_invitation.ts'
import { fail } from '#server/domain/basics/failure.ts'
import * as say from '#server/domain/messages/friendship_end.ts'
import {
  noOpenInvitation,
  sayWhichInvitationToClose,
} from '#server/domain/messages/friendship_input.ts'
import { choicesFor } from '#server/flows/friendship/choices.ts'
import {
  type Applied,
  likesRemovable,
  namesOf,
  type Review,
  type ReviewSubjectOf,
} from '#server/flows/friendship/review.ts'

type CloseSubject = ReviewSubjectOf<'close_invitation'>

/**
 * The invitation of a link of this account, or every open one that names one of these people.
 *
 * Errors: `reference_not_found` for another account's invitation, `subject_required` if there is nothing to close.
 */
export async function closeSubject(
  db: Db,
  link: OpenLink | null,
  people: readonly PersonRow[],
): Promise<CloseSubject> {
  if (link) {
    if (link.owner !== db.owner) {
      throw fail('reference_not_found', { pointer: '/invitation_token' })
    }
    return { operation: 'close_invitation', invitations: [link.subject_id] }
  }
  const ids = people.map(({ person_id }) => person_id)
  const invitations = await listOpenInvitations(db, ids)
  if (invitations.length > 0) return { operation: 'close_invitation', invitations }
  throw people.length === 0
    ? fail('subject_required', { pointer: '/invitation_token', message: sayWhichInvitationToClose })
    : fail('subject_required', { pointer: '/people_handles', message: noOpenInvitation })
}

/** What closing would do. */
export async function reviewClose(
  db: Db,
  { invitations }: CloseSubject,
  excluded: readonly string[],
): Promise<Review> {
  const rows = []
  const named = new Map<string, PersonRow>()
  for (const id of invitations) {
    const row = await findInvitation(db, id)
    if (row) rows.push(row)
    for (const person of await listPeopleInvited(db, id)) named.set(person.person_id, person)
  }
  const people = [...named.values()]
  const friends = people.filter((one) => one.classification === 'friend_in_mind')
  const choices = await choicesFor(db, friends, excluded)
  return {
    consequences: [
      { code: 'link_closes', message: say.linkCloses(rows.length, namesOf(people)) },
      ...likesRemovable(choices, friends),
    ],
    choices,
    identity_choices: [],
    basis: rows.map((row) => [row.invitation_id, row.state]),
    text: say.reviewOfClose(rows.length),
  }
}

/** Locks the invitations until the transaction ends. */
export async function lockClose(db: Db, { invitations }: CloseSubject): Promise<void> {
  for (const id of [...invitations].sort()) await lockInvitation(db, id)
}

/** @returns the answer if all of them are closed already; null if not. */
export async function findClosed(db: Db, subject: CloseSubject): Promise<Applied | null> {
  for (const id of subject.invitations) {
    const row = await findInvitation(db, id)
    if (!row || admissionOf(row) !== 'closed') return null
  }
  return closedAnswer(subject)
}

/** Closes the invitations, so that nobody else joins. */
export async function applyClose(
  db: Db,
  subject: CloseSubject,
  { choices }: Review,
  remove: boolean,
): Promise<Applied> {
  const { invitations } = subject
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
  return { ...closedAnswer(subject), changed: true }
}

function closedAnswer({ invitations }: CloseSubject): Applied {
  const text = say.linksAreClosed(invitations.length)
  return { result: 'closed', people: [], changed: false, text }
}
