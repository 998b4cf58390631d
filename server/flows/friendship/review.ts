import { digestOf } from '#server/domain/digest.ts'
import { type Choice, titlesFor } from '#server/flows/friendship/choices.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { spokenList } from '#server/domain/spoken_list.ts'
import type { FriendshipConsequence, IdentityChoice } from '#generated/types.ts'

/** What a step is about, once the input's references are resolved. Ids, never handles: it is sealed. */
export type Subject =
  | {
      operation: 'create_invitation'
      /** The invitation's id to be: by it a review is applied once. */
      invitation_id: string
      people: string[]
      mode: 'individual' | 'shared'
      preview_enabled: boolean
    }
  | {
      operation: 'accept_invitation'
      host: string
      invitation_id: string
      /** Whom of the host's people the account is; null for nobody listed. */
      identity: string | null
      /** Whom of the account's own people the host is; null for nobody yet. */
      own: string | null
    }
  | { operation: 'disconnect'; people: string[] }
  | { operation: 'close_invitation'; invitations: string[] }

/** What a review of one operation is about. */
export type SubjectOf<Operation> = Extract<Subject, { operation: Operation }>

/** What applying a step would do, as things stand. */
export interface Review {
  consequences: FriendshipConsequence[]
  choices: Choice[]
  /** Whom of the host's people the caller may be. */
  identity_choices: IdentityChoice[]
  /** What else it stands on and does not show, such as versions. */
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
  /** False where it was so already. */
  changed: boolean
  text: string
}

/** The choices a review offers: what a repeated review's exclusions refer to. */
export function choicesDigest({ choices }: Review): string {
  return digestOf(choices.map(({ like_id, people, label }) => [like_id, people, label]))
}

/** Everything the user was shown and everything it stands on: another one where any of it has changed. */
export function fingerprint(subject: Subject, review: Review): string {
  const { consequences, choices, basis } = review
  return digestOf([subject, consequences, choices, basis])
}

/** A consequence that concerns one saved person. */
export function about(person: PersonRow, code: string, message: string): FriendshipConsequence {
  return { code, message, person: toPerson(person) }
}

/** What connecting means for likes: which can be seen from then on, and which the person is taken out of. */
export function likesShown(
  choices: readonly Choice[],
  people: readonly PersonRow[],
): FriendshipConsequence[] {
  const shown = choices.filter(({ included }) => included)
  const left = choices.filter(({ included }) => !included)
  return people.flatMap((person) => {
    const { display_name: name, person_id } = person
    const visible = titlesFor(shown, person_id)
    const hidden = titlesFor(left, person_id)
    return [
      ...(visible.length === 0
        ? []
        : [
            about(
              person,
              'likes_become_visible',
              `After connecting, ${name} can see ${quoted(visible)} among your likes.`,
            ),
          ]),
      ...(hidden.length === 0
        ? []
        : [
            about(
              person,
              'likes_left_out',
              `On connecting, ${name} is taken out of your likes as they were left out here: ${quoted(hidden)}.`,
            ),
          ]),
    ]
  })
}

/** What remove_from_likes would do beside it. */
export function likesRemovable(
  choices: readonly Choice[],
  people: readonly PersonRow[],
): FriendshipConsequence[] {
  const included = choices.filter((choice) => choice.included)
  return people.flatMap((person) => {
    const titles = titlesFor(included, person.person_id)
    if (titles.length === 0) return []
    const message = `With remove_from_likes, ${person.display_name} is taken out of these likes of yours: ${quoted(titles)}. Without it they stay as they are.`
    return [about(person, 'likes_removable', message)]
  })
}

function quoted(titles: readonly string[]): string {
  return spokenList(titles.map((title) => `“${title}”`))
}
