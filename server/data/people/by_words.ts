import type { Db } from '#server/database/db.ts'
import {
  answeringTo,
  ensuring,
  requirePerson,
  listPeople,
  type PersonRow,
  selectPeople,
  listPeopleNamed,
  personAmbiguous,
  personUnresolved,
} from '#server/data/people/rows.ts'
import { sql } from '#server/database/sql.ts'
import { isBlank } from '#server/domain/text.ts'

/** People that words are answered with at most. */
const most = 25

/**
 * The one saved person that `person_handle` or the words of `person_query` mean; null where neither is given.
 *
 * Errors: `reference_not_found`, `person_unresolved`, `person_ambiguous` with the candidates.
 */
export async function personByWords(
  db: Db,
  input: { person_handle?: string | undefined; person_query?: string | undefined },
): Promise<PersonRow | null> {
  const { person_handle, person_query: words } = input
  if (person_handle !== undefined) return requirePerson(db, person_handle, '/person_handle')
  if (words === undefined) return null
  const pointer = '/person_query'
  const people = await peopleByWords(db, words)
  const [person, ...others] = people
  if (!person) throw personUnresolved([words], pointer)
  if (others.length > 0) throw personAmbiguous(words, people, pointer, ensuring([words]))
  return person
}

/** The saved people whose name or alias is this, or else has these words in it. */
export async function peopleByWords(db: Db, words: string): Promise<PersonRow[]> {
  if (isBlank(words)) return []
  const [named, matching] = await Promise.all([
    listPeopleNamed(db, [words]),
    db.run<{ person_id: string }>(sql`
      ${selectPeople(db.owner, { name: words, classification: 'all' })} limit ${most}`),
  ])
  const exact = answeringTo(named, words)
  if (exact.length > 0) return exact
  return listPeople(
    db,
    matching.map(({ person_id }) => person_id),
  )
}
