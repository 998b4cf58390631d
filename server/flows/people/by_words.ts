import { requirePerson } from '#server/data/people/find.ts'
import { listPeople, listPeopleNamed, listPersonIdsMatching } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { peopleNamed } from '#server/domain/people.ts'
import { isBlank } from '#server/domain/text.ts'
import { ensureCall, personAmbiguous, personUnresolved } from '#server/flows/people/failures.ts'

/** How many people a text is matched with at most. */
const mostMatches = 25

/**
 * The one saved person that `person_handle` or the text of `person_query` means; null where neither is
 * given.
 *
 * Errors: `reference_not_found`, `person_unresolved`, `person_ambiguous` with the candidates.
 */
export async function personByWords(
  db: Db,
  input: { person_handle?: string | undefined; person_query?: string | undefined },
): Promise<PersonRow | null> {
  const { person_handle, person_query: text } = input
  if (person_handle !== undefined) return requirePerson(db, person_handle, '/person_handle')
  if (text === undefined) return null
  const pointer = '/person_query'
  const people = await peopleByWords(db, text)
  const [person, ...others] = people
  if (!person) throw personUnresolved([text], pointer)
  if (others.length > 0) throw personAmbiguous(text, people, pointer, ensureCall([text]))
  return person
}

/** The saved people with this name or alias; where there are none, those whose name or alias contains it. */
export async function peopleByWords(db: Db, text: string): Promise<PersonRow[]> {
  if (isBlank(text)) return []
  const [named, matching] = await Promise.all([
    listPeopleNamed(db, [text]),
    listPersonIdsMatching(db, text, mostMatches),
  ])
  const exact = peopleNamed(named, text)
  return exact.length > 0 ? exact : listPeople(db, matching)
}
