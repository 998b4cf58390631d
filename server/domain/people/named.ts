import type { Called } from '#server/domain/basics/in_quotes.ts'
import { plainLetters } from '#server/domain/basics/plain_letters.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** What a person is found by. */
interface Named {
  /** The `nameKey` of the display name. */
  name_key: string
  /** The `nameKey` of each former name. */
  alias_keys: readonly string[]
}

/**
 * The people with this display name; where there are none, those who once had it; where there are none, those whose name
 * has the nearest letters, as “Łukasz” is called “Lukasz”.
 */
export function peopleNamed<Person extends Named>(
  people: readonly Person[],
  name: string,
): Person[] {
  const key = nameKey(name)
  const exact = people.filter((person) => person.name_key === key)
  if (exact.length > 0) return exact
  const former = people.filter((person) => person.alias_keys.includes(key))
  if (former.length > 0) return former
  const plain = plainLetters(key)
  return people.filter((person) => plainLetters(person.name_key) === plain)
}

/** The most characters that fields of several names take; a person's name may have more. */
const maxGivenLength = 120

/** Whether a name is so long that it may be the beginning of a longer one. */
export function isCutName(name: string): boolean {
  return [...name].length >= maxGivenLength
}

/** The beginning of a name, as far as such fields take it. */
export function cutName(name: string): string {
  return isCutName(name) ? [...name].slice(0, maxGivenLength).join('') : name
}

/** As `peopleNamed`, with the people whose longer name may have been cut to what a field takes. */
export function peopleGiven<Person extends Named>(
  people: readonly Person[],
  name: string,
): Person[] {
  const named = peopleNamed(people, name)
  if (!isCutName(name)) return named
  const key = nameKey(name)
  return people.filter((person) => named.includes(person) || person.name_key.startsWith(key))
}

/** The ids of these people, in the same order. */
export function idsOf(people: readonly { person_id: string }[]): string[] {
  return people.map(({ person_id }) => person_id)
}

/** What a sentence calls a person: a guest who signed up by a link, and was not renamed, as they chose to be called. */
export function calledBy(person: {
  display_name: string
  origin: 'saved' | 'sign_up'
  classification: string
}): Called {
  const { display_name, origin, classification } = person
  const isChosen = origin === 'sign_up' && classification !== 'connected'
  return isChosen ? { chosen: display_name } : display_name
}
