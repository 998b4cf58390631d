import { type Intention, listIntentions } from '#server/data/likes/intentions.ts'
import type { Db } from '#server/database/db.ts'
import { listPeople, type PersonRow } from '#server/data/people/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { spokenList } from '#server/domain/spoken_list.ts'

/** One retained intention of the account's, as a review offers it. */
export interface Choice extends Intention {
  choice_id: string
  title: string
  label: string
  included: boolean
}

/** More than these nobody reads, and one review could not hold. */
const most = 4000

/**
 * The intentions the account has for these people, the like that changed last first. All are included but
 * those named in `excluded`, by choice_id.
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
  if (found.length > most) {
    throw fail('subject_ambiguous', {
      message: `There are more than ${most} likes to be reviewed. Name fewer people.`,
    })
  }
  const members = [...new Set(found.flatMap((intention) => intention.people))]
  const names = new Map(
    (await listPeople(db, members)).map(({ person_id, display_name }) => [person_id, display_name]),
  )
  return found.map(({ like_id, title, people: group }, index) => {
    const choice_id = `c${index + 1}`
    const company = group.flatMap((id) => names.get(id) ?? [])
    const label = `${title}, with ${spokenList(company)}`
    return {
      choice_id,
      like_id,
      people: group,
      title,
      label,
      included: !excluded.includes(choice_id),
    }
  })
}

/** The titles of choices that concern a person, each once. */
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
export function toChoice({ choice_id, label, included }: Choice) {
  return { choice_id, label, included }
}
