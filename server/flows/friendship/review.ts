import { type Choice, titlesFor } from '#server/flows/friendship/choices.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { digestOf } from '#server/domain/basics/digest.ts'
import * as say from '#server/domain/messages/friendship.ts'
import type { FriendshipConsequence, IdentityChoice } from '#generated/types.ts'

/**
 * What a review is about, once the input's references are resolved. It holds ids, never handles, because it is
 * sealed in the review's token.
 */
export type ReviewSubject =
  | {
      operation: 'create_invitation'
      /** The id the invitation will have: it makes sure that a review is applied once. */
      invitation_id: string
      people: string[]
      mode: 'individual' | 'shared'
      preview_enabled: boolean
    }
  | {
      operation: 'accept_invitation'
      host: string
      /** Of the invitation to connect; of the guest's invite where it is one to a plan. */
      invitation_id: string
      /** That it is an invitation to a plan. */
      by?: 'invite'
      /** Which of the host's people the account is; null for somebody new. */
      identity: string | null
      /** Which of the account's own people the host is; null for somebody new. */
      own: string | null
    }
  | { operation: 'disconnect'; people: string[] }
  | { operation: 'close_invitation'; invitations: string[] }

/** What a review of one operation is about. */
export type ReviewSubjectOf<Operation> = Extract<ReviewSubject, { operation: Operation }>

/** What applying a step would do as things are now. */
export interface Review {
  consequences: FriendshipConsequence[]
  choices: Choice[]
  /** Which of the host's people the caller may be. */
  identity_choices: IdentityChoice[]
  /** What else the review depends on and does not show, such as versions. */
  basis: unknown
  /** One sentence for the user. */
  text: string
}

/** What a step did. */
export interface Applied {
  result: 'link_ready' | 'connected' | 'disconnected' | 'closed'
  link?: { token: string; expires_at: Date }
  /** Those who were connected or disconnected, as they are now. */
  people: PersonRow[]
  /** False if there was nothing to change. */
  changed: boolean
  text: string
}

/** @returns a digest of the choices a review offers, which the exclusions of a repeated review refer to. */
export function choicesDigest({ choices }: Review): string {
  return digestOf(choices.map(({ like_id, people, label }) => [like_id, people, label]))
}

/** @returns a digest of everything the user was shown and everything it depends on; it differs if any of it changed. */
export function fingerprint(subject: ReviewSubject, review: Review): string {
  const { consequences, choices, basis } = review
  return digestOf([subject, consequences, choices, basis])
}

/** A consequence that concerns one saved person. */
export function consequenceFor(
  person: PersonRow,
  code: string,
  message: string,
): FriendshipConsequence {
  return { code, message, person: toPerson(person) }
}

/** What connecting means for likes: which of them each person can see afterwards, and which they are removed from. */
export function likesShown(
  choices: readonly Choice[],
  people: readonly PersonRow[],
): FriendshipConsequence[] {
  const included = choices.filter((choice) => choice.included)
  const leftOut = choices.filter((choice) => !choice.included)
  return people.flatMap((person) => [
    ...titled(person, included, 'likes_become_visible', say.likesBecomeVisible),
    ...titled(person, leftOut, 'likes_left_out', say.likesLeftOut),
  ])
}

/** What `remove_from_likes` would do in addition. */
export function likesRemovable(
  choices: readonly Choice[],
  people: readonly PersonRow[],
): FriendshipConsequence[] {
  const included = choices.filter((choice) => choice.included)
  return people.flatMap((person) => titled(person, included, 'likes_removable', say.likesRemovable))
}

/** One consequence with the titles of the choices that concern a person; empty if there are none. */
function titled(
  person: PersonRow,
  choices: readonly Choice[],
  code: string,
  message: (name: string, titles: readonly string[]) => string,
): FriendshipConsequence[] {
  const titles = titlesFor(choices, person.person_id)
  if (titles.length === 0) return []
  return [consequenceFor(person, code, message(person.display_name, titles))]
}

/** @returns the display names of people. */
export function namesOf(people: readonly PersonRow[]): string[] {
  return people.map(({ display_name }) => display_name)
}
