import { requirePerson } from '#server/data/people/find.ts'
import { listPeople, listPeopleNamed, listPersonIdsMatching } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { peopleNamed } from '#server/domain/people/named.ts'
import { plainLetters } from '#server/domain/basics/plain_letters.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { requireAgreement } from '#server/flows/people/agree.ts'
import { ensureCall } from '#server/domain/people/calls.ts'
import { personAmbiguous, personUnresolved } from '#server/flows/people/failures.ts'

/** How many people a text is matched with at most. */
const maxMatches = 25

const handlePointer = '/person_handle'

const wordsPointer = '/person_query'

/**
 * The one saved person that `person_handle` or the text of `person_query` means; null where neither is
 * given.
 *
 * Errors: `reference_not_found`, `person_unresolved`, `person_ambiguous` with the candidates, and `input_invalid` on both
 * fields where they mean different people.
 */
export async function personByWords(
  db: Db,
  input: { person_handle?: string | undefined; person_query?: string | undefined },
): Promise<PersonRow | null> {
  const { person_handle, person_query: text } = input
  if (person_handle !== undefined) return personByHandle(db, person_handle, text)
  if (text === undefined) return null
  const pointer = wordsPointer
  const people = await peopleByWords(db, text)
  const [person, ...others] = people
  if (!person) throw personUnresolved([text], pointer)
  if (others.length > 0) throw await personAmbiguous(db, text, people, pointer, ensureCall([text]))
  return person
}

/**
 * The saved person of a handle. Errors: `reference_not_found`, and `input_invalid` on both fields where the text of
 * `person_query` is given and means other people.
 */
export async function personByHandle(
  db: Db,
  handle: string,
  text: string | undefined,
): Promise<PersonRow> {
  const person = await requirePerson(db, handle, handlePointer)
  if (text === undefined) return person
  const exact = isBlank(text) ? [] : peopleNamed(await listPeopleNamed(db, [text]), text)
  const fits =
    !isBlank(text) &&
    [person.name_key, ...person.alias_keys].some((key) =>
      plainLetters(key).includes(plainLetters(nameKey(text))),
    )
  const named = exact.length > 0 || !fits ? exact : [person]
  requireAgreement(person, named, { handle: handlePointer, name: wordsPointer })
  return person
}

/** The saved people with this name or alias; where there are none, those whose name or alias contains it. */
export async function peopleByWords(db: Db, text: string): Promise<PersonRow[]> {
  if (isBlank(text)) return []
  const [named, matching] = await Promise.all([
    listPeopleNamed(db, [text]),
    listPersonIdsMatching(db, text, maxMatches),
  ])
  const exact = peopleNamed(named, text)
  return exact.length > 0 ? exact : listPeople(db, matching)
}
