import { insertInvitation } from '#server/data/connection_invitations/insert.ts'
import { listConnectionRows } from '#server/data/connections/list.ts'
import { listPeople } from '#server/data/people/list.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { removeFromLikes } from '#server/flows/likes/remove_people.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { sharedPlaces } from '#server/domain/people/connection_invitation.ts'
import { fail } from '#server/domain/basics/failure.ts'
import * as say from '#server/domain/messages/friendship.ts'
import {
  alreadyConnectedFriend,
  individualIsForOne,
} from '#server/domain/messages/friendship_input.ts'
import { choicesFor } from '#server/flows/friendship/choices.ts'
import {
  type Applied,
  consequenceFor,
  likesRemovable,
  likesShown,
  namesOf,
  type Review,
  type ReviewSubjectOf,
} from '#server/flows/friendship/review.ts'
import { freeTimeShown } from '#server/flows/friendship/free_time.ts'
import type { FriendshipConsequence } from '#generated/types.ts'

type InvitationSubject = ReviewSubjectOf<'create_invitation'>

interface InvitationOptions {
  mode?: 'individual' | 'shared' | undefined
  preview_enabled?: boolean | undefined
}

/**
 * A new invitation for these people. Without a mode, one for several people is shared.
 *
 * Errors: `subject_required` for somebody who is connected already, `subject_ambiguous` for several people in an
 * individual invitation.
 */
export function invitationSubject(
  people: readonly PersonRow[],
  options: InvitationOptions,
): InvitationSubject {
  const pointer = '/people_handles'
  const connected = people.find(({ classification }) => classification === 'connected')
  if (connected) {
    const message = alreadyConnectedFriend(connected.display_name)
    throw fail('subject_required', { pointer, message })
  }
  const mode = options.mode ?? (people.length > 1 ? 'shared' : 'individual')
  if (mode === 'individual' && people.length > 1) {
    throw fail('subject_ambiguous', {
      pointer,
      message: individualIsForOne,
      candidates: people.slice(0, 25).map((person) => {
        const { person_handle, display_name } = toPerson(person)
        return { kind: 'person', person_handle, title: display_name }
      }),
    })
  }
  return {
    operation: 'create_invitation',
    invitation_id: newId(),
    people: people.map(({ person_id }) => person_id),
    mode,
    preview_enabled: options.preview_enabled ?? false,
  }
}

/** What making the link would do. */
export async function reviewInvitation(
  db: Db,
  subject: InvitationSubject,
  excluded: readonly string[],
): Promise<Review> {
  const people = await listPeople(db, subject.people)
  const names = namesOf(people)
  const choices = await choicesFor(db, people, excluded)
  const likes = new Set(choices.filter(({ included }) => included).map(({ like_id }) => like_id))
  const shown = {
    showsTitles: subject.preview_enabled && likes.size > 0,
    showsJoined: subject.mode === 'shared',
  }
  return {
    consequences: [
      linkCreated(people),
      { code: 'link_admits', message: say.linkAdmits(placesOf(subject)) },
      { code: 'link_shows', message: say.linkShows(names, shown) },
      ...(await freeTimeShown(db, people)),
      ...likesShown(choices, people),
      ...likesRemovable(choices, people),
    ],
    choices,
    identity_choices: [],
    // The review is stale once one of the people was deleted or connected.
    basis: [
      people.map(({ person_id, classification }) => [person_id, classification]),
      (await listConnectionRows(db, subject.people)).map(({ version }) => version),
    ],
    text: say.reviewOfCreation(names, likes.size),
  }
}

function linkCreated(people: readonly PersonRow[]): FriendshipConsequence {
  const code = 'link_created'
  const message = say.linkCreated(namesOf(people))
  const [first, ...others] = people
  return first && others.length === 0 ? consequenceFor(first, code, message) : { code, message }
}

/** How many people can join. */
function placesOf({ mode, people }: InvitationSubject): number {
  if (mode === 'individual') return 1
  return people.length > 0 ? people.length : sharedPlaces
}

/** Makes the link. @returns null if this same review was applied before. */
export async function applyInvitation(
  db: Db,
  subject: InvitationSubject,
  { choices }: Review,
  remove: boolean,
): Promise<Applied | null> {
  const included = choices.filter((choice) => choice.included)
  const link = await insertInvitation(db, {
    invitation_id: subject.invitation_id,
    mode: subject.mode,
    preview_enabled: subject.preview_enabled,
    places: placesOf(subject),
    like_ids: remove ? [] : [...new Set(included.map(({ like_id }) => like_id))],
    excluded: choices
      .filter((choice) => !choice.included)
      .map(({ like_id, people }) => ({ like_id, people })),
    people: subject.people,
  })
  if (!link) return null
  if (remove) await removeFromLikes(db, subject.people, included)
  return { result: 'link_ready', link, people: [], changed: true, text: say.linkIsReady }
}
