import { removeFromLikes } from '#server/data/likes/intentions.ts'
import { admissionDays, sharedPlaces } from '#server/domain/connection_invitation.ts'
import { insertInvitation } from '#server/data/connection_invitations/insert.ts'
import { listConnectionRows } from '#server/data/connections/list.ts'
import type { Db } from '#server/database/db.ts'
import { choicesFor } from '#server/flows/friendship/choices.ts'
import {
  about,
  type Applied,
  likesRemovable,
  likesShown,
  type Review,
  type SubjectOf,
} from '#server/flows/friendship/review.ts'
import { newId } from '#server/database/id.ts'
import { listPeople, type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { spokenList } from '#server/domain/spoken_list.ts'
import type { FriendshipConsequence } from '#generated/types.ts'

type Subject = SubjectOf<'create_invitation'>

interface Wanted {
  mode?: 'individual' | 'shared' | undefined
  preview_enabled?: boolean | undefined
}

/** Errors: `subject_required` for somebody connected already, `subject_ambiguous` for several by one place. */
export function invitationTo(people: readonly PersonRow[], wanted: Wanted): Subject {
  const connected = people.find(({ classification }) => classification === 'connected')
  if (connected) {
    throw fail('subject_required', {
      pointer: '/people_handles',
      message: `${connected.display_name} is a Connected Friend already. Name Friends in Mind only.`,
    })
  }
  const mode = wanted.mode ?? (people.length > 1 ? 'shared' : 'individual')
  if (mode === 'individual' && people.length > 1) {
    throw fail('subject_ambiguous', {
      pointer: '/people_handles',
      message:
        'An individual invitation is for one person. Name one of them, or make a shared invitation.',
      candidates: people.slice(0, 25).map((person) => ({ ...toPerson(person) })),
    })
  }
  return {
    operation: 'create_invitation',
    invitation_id: newId(),
    people: people.map(({ person_id }) => person_id),
    mode,
    preview_enabled: wanted.preview_enabled ?? false,
  }
}

/** What making the link would do. */
export async function reviewCreation(
  db: Db,
  subject: Subject,
  excluded: readonly string[],
): Promise<Review> {
  const people = await listPeople(db, subject.people)
  const choices = await choicesFor(db, people, excluded)
  const titles = [
    ...new Map(
      choices.filter(({ included }) => included).map(({ like_id, title }) => [like_id, title]),
    ).values(),
  ]
  return {
    consequences: [
      made(people),
      admits(subject),
      ...shown(subject, people, titles),
      ...likesShown(choices, people),
      ...likesRemovable(choices, people),
    ],
    choices,
    identity_choices: [],
    // Somebody who was deleted, or connected meanwhile, makes it another step.
    basis: [
      people.map(({ person_id, classification }) => [person_id, classification]),
      (await listConnectionRows(db, subject.people)).map(({ version }) => version),
    ],
    text: `Making the link would let ${people.length === 0 ? 'whoever has it' : namesOf(people)} connect${
      titles.length === 0
        ? ''
        : ` and see ${titles.length === 1 ? 'one like' : `${titles.length} likes`}`
    }. Nothing has changed.`,
  }
}

function made(people: readonly PersonRow[]): FriendshipConsequence {
  const code = 'link_created'
  const [first, ...others] = people
  if (first && others.length === 0) {
    const message = `A link is made that you can pass on to ${first.display_name}. The service sends it to nobody.`
    return about(first, code, message)
  }
  const to = first ? ` to ${namesOf(people)}` : ''
  return {
    code,
    message: `A link is made that you can pass on${to}. The service sends it to nobody.`,
  }
}

function admits(subject: Subject): FriendshipConsequence {
  const places = placesOf(subject)
  const message = `The first ${places === 1 ? 'one' : places} to join by the link ${
    places === 1 ? 'is' : 'are'
  } connected with you, whoever that is: a link proves nobody's identity. It admits people for ${admissionDays} days, until you close it.`
  return { code: 'link_admits', message }
}

function shown(
  { preview_enabled }: Subject,
  people: readonly PersonRow[],
  titles: readonly string[],
): FriendshipConsequence[] {
  const named = people.length === 0 ? '' : ` and that you know ${namesOf(people)}, by these names`
  const preview =
    preview_enabled && titles.length > 0
      ? ', with up to three titles of the likes included here'
      : ''
  return [
    {
      code: 'link_shows',
      message: `Whoever has the link sees your name${named}${preview}, and the names of those who joined.`,
    },
  ]
}

function placesOf({ mode, people }: Subject): number {
  if (mode === 'individual') return 1
  return people.length > 0 ? people.length : sharedPlaces
}

/** Makes the link. Null where this very review was applied before. */
export async function applyCreation(
  db: Db,
  subject: Subject,
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
  const text = 'The link is ready to be passed on. The service has sent nothing.'
  return { result: 'link_ready', link, people: [], changed: true, text }
}

function namesOf(people: readonly PersonRow[]): string {
  return spokenList(people.map(({ display_name }) => display_name))
}
