import { requirePeople, requirePerson } from '#server/data/people/find.ts'
import { listPeople, listPeopleNamed, listPersonIdsMatching } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { isCutName, peopleGiven } from '#server/domain/people/named.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { requireAgreement } from '#server/flows/people/agree.ts'
import { ensureCall } from '#server/domain/people/calls.ts'
import { personAmbiguous, personUnresolved } from '#server/flows/people/failures.ts'

/** How many people are named that somebody may have meant. */
export const maxNear = 3

/** How many people a name that may be cut is compared with at most. */
const maxBegun = 25

/** The input fields in which people are named, for the pointers of failures. */
export interface PeopleFields {
  handles?: string
  names?: string
}

/** People that handles and names may mean besides the saved ones, such as the guests of a plan. */
type Others = readonly PersonRow[]

/**
 * The saved people that handles and names mean, each once, in the order given.
 *
 * Errors: `reference_not_found` for a handle; for names `input_invalid` where one is blank,
 * `person_unresolved` with every unknown name, and `person_ambiguous` with the candidates, the last two with
 * the prerequisite `relationships.people.ensure`. No error reveals whether a person has an account.
 *
 * A name means one of the `others` only where no saved person has it.
 */
export async function resolvePeople(
  db: Db,
  handles: readonly string[] = [],
  names: readonly string[] = [],
  fields: PeopleFields = {},
  others: Others = [],
): Promise<PersonRow[]> {
  const byHandle = `/${fields.handles ?? 'person_handles'}`
  const byName = `/${fields.names ?? 'person_names'}`
  const [direct, named] = await Promise.all([
    requirePeople(db, handles, (index) => `${byHandle}/${index}`, others),
    peopleByNames(db, names, (index) => `${byName}/${index}`, others),
  ])
  return [...new Map([...direct, ...named].map((person) => [person.person_id, person])).values()]
}

/**
 * The one person that a handle or a name means; null where neither is given. Errors: as `resolvePeople`, and
 * `input_invalid` on both fields where they mean different people.
 */
export async function resolvePerson(
  db: Db,
  handle: string | undefined,
  name: string | undefined,
  fields: PeopleFields = {},
): Promise<PersonRow | null> {
  const byHandle = `/${fields.handles ?? 'person_handle'}`
  const byName = `/${fields.names ?? 'person_name'}`
  if (handle === undefined) {
    if (name === undefined) return null
    const [person] = await peopleByNames(db, [name], () => byName)
    return person ?? null
  }
  const person = await requirePerson(db, handle, byHandle)
  if (name !== undefined) {
    const named = peopleGiven(await listPeopleGiven(db, [name]), name)
    requireAgreement(person, named, { handle: byHandle, name: byName })
  }
  return person
}

/** As `listPeopleNamed`, and of names that may be cut the people whose names contain one. */
export async function listPeopleGiven(db: Db, names: readonly string[]): Promise<PersonRow[]> {
  const people = await listPeopleNamed(db, names)
  for (const name of names.filter(isCutName))
    people.push(...(await listPeople(db, await listPersonIdsMatching(db, name, maxBegun))))
  return [...new Map(people.map((person) => [person.person_id, person])).values()]
}

async function peopleByNames(
  db: Db,
  names: readonly string[],
  pointer: (index: number) => string,
  others: Others = [],
): Promise<PersonRow[]> {
  if (names.length === 0) return []
  const violations: Violation[] = []
  for (const [index, name] of names.entries()) readText(name, pointer(index), violations)
  refuse(violations)
  const saved = await listPeopleGiven(db, names)
  const matches = names.map((name, index) => {
    const known = peopleGiven(saved, name)
    return { name, index, people: known.length > 0 ? known : peopleGiven(others, name) }
  })
  const unknown = matches.filter(({ people }) => people.length === 0)
  const [first] = unknown
  if (first) {
    const near = await listPeople(db, await listPersonIdsMatching(db, first.name, maxNear))
    throw personUnresolved(
      [...new Set(unknown.map(({ name }) => name))],
      pointer(first.index),
      near.map((person) => person.display_name),
    )
  }
  const ambiguous = matches.find(({ people }) => people.length > 1)
  if (ambiguous) {
    const { name, people, index } = ambiguous
    throw await personAmbiguous(db, name, people, pointer(index), ensureCall([name]))
  }
  return matches.flatMap(({ people }) => people)
}
