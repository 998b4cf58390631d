import { type Intention, listIntentions } from '#server/data/likes/list_intentions.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { likeLabel } from '#server/domain/messages/friendship.ts'
import { tooManyLikes } from '#server/domain/messages/friendship_input.ts'
import type { FriendshipChoice } from '#generated/types.ts'

/** One retained intention of the account, as a review offers it. */
export interface Choice extends Intention {
  choice_id: string
  title: string
  label: string
  included: boolean
}

/** Nobody reads more than these, and one review could not contain them. */
const most = 4000

/**
 * The intentions the account has for these people, the like that changed last first. All are included except the
 * ones `excluded` names by choice_id.
 *
 * Errors: `subject_ambiguous` if there are more than a review can contain.
 */
export async function choicesFor(
  db: Db,
  people: readonly PersonRow[],
  excluded: readonly string[],
): Promise<Choice[]> {
  const found = await listIntentions(
    db,
    people.map(({ person_id }) => person_id),
  )
  if (found.length > most) throw fail('subject_ambiguous', { message: tooManyLikes(most) })
  const members = [...new Set(found.flatMap((intention) => intention.people))]
  const names = new Map(
    (await listPeople(db, members)).map(({ person_id, display_name }) => [person_id, display_name]),
  )
  return found.map(({ like_id, title, people: group }, index) => {
    const choice_id = `c${index + 1}`
    const company = group.flatMap((id) => names.get(id) ?? [])
    return {
      choice_id,
      like_id,
      people: group,
      title,
      label: likeLabel(title, company),
      included: !excluded.includes(choice_id),
    }
  })
}

/** @returns the titles of choices that concern a person, each like once. */
export function titlesFor(choices: readonly Choice[], person_id: string): string[] {
  return [
    ...new Map(
      choices
        .filter(({ people }) => people.includes(person_id))
        .map(({ like_id, title }) => [like_id, title]),
    ).values(),
  ]
}

/** A choice as callers see it. */
export function toChoice({ choice_id, label, included }: Choice): FriendshipChoice {
  return { choice_id, label, included }
}
