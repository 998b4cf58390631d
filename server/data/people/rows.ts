import { containing } from '#server/database/containing.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { type FailureDetail, fail, refuse } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { isBlank, readText } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'

/** People an ambiguous name is answered with at most. */
const mostCandidates = 25

/** A saved person as the table keeps them. */
export interface PersonRow {
  person_id: string
  display_name: string
  name_key: string
  classification: 'connected' | 'friend_in_mind'
  aliases: string[]
  alias_keys: string[]
  created_at: Date
  updated_at: Date
}

/** What a `PersonRow` is read from; `people` is `p` there. */
export const personColumns = sql`
  p.person_id, p.display_name, p.name_key, p.classification, p.aliases, p.alias_keys, p.created_at,
  p.updated_at`

/** A saved person as callers see them. */
export interface PersonResource {
  person_handle: string
  display_name: string
  classification: 'connected' | 'friend_in_mind'
}

/** A person as callers see them. */
export function toPerson(row: PersonRow): PersonResource {
  return {
    person_handle: toHandle('person', row.person_id),
    display_name: row.display_name,
    classification: row.classification,
  }
}

/** People of these ids in the same order; deleted ones are left out. */
export async function listPeople(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return []
  return db.sql<PersonRow>`
    select ${personColumns}
    from people p
    where owner_id = ${db.owner} and person_id = any(${ids}::uuid[]) and deleted_at is null
    order by array_position(${ids}::uuid[], person_id)`
}

/** Everybody whose name or alias is one of these, by `nameKey`. */
export async function listPeopleNamed(db: Db, names: readonly string[]): Promise<PersonRow[]> {
  const keys = names.map(nameKey)
  return db.sql<PersonRow>`
    select ${personColumns}
    from people p
    where owner_id = ${db.owner}
      and deleted_at is null
      and (name_key = any(${keys}::text[]) or alias_keys && ${keys}::text[])
    order by display_name, person_id`
}

/** Those of `people` who answer to a name: by display name, else by alias. */
export function answeringTo(people: readonly PersonRow[], name: string): PersonRow[] {
  const key = nameKey(name)
  const exact = people.filter((person) => person.name_key === key)
  return exact.length > 0 ? exact : people.filter((person) => person.alias_keys.includes(key))
}

/** The one person of a handle. Errors: `reference_not_found`. */
export async function requirePerson(db: Db, handle: string, pointer: string): Promise<PersonRow> {
  const [person] = await findPeople(db, [handle], () => pointer)
  if (!person) throw fail('reference_not_found', { pointer })
  return person
}

async function findPeople(
  db: Db,
  handles: readonly string[],
  pointer: (index: number) => string,
): Promise<PersonRow[]> {
  const ids = handles.map((handle, index) => {
    const id = parseHandle('person', handle)
    if (id === null) throw fail('reference_not_found', { pointer: pointer(index) })
    return id
  })
  const rows = await listPeople(db, ids)
  const found = new Map(rows.map((row) => [row.person_id, row]))
  const missing = ids.findIndex((id) => !found.has(id))
  if (missing >= 0) throw fail('reference_not_found', { pointer: pointer(missing) })
  return [...found.values()]
}

/** The input fields people were named in, for pointers. */
export interface PeopleFields {
  handles?: string
  names?: string
}

/**
 * The saved people that handles and names mean, each once, in the order given.
 *
 * Errors: `reference_not_found` for a handle, `person_unresolved` (every unknown name at once) and
 * `person_ambiguous` (with the candidates) for names, both with the prerequisite
 * `relationships.people.ensure`, `input_invalid` for a blank name. None tells whether such a person has
 * an account.
 */
export async function resolvePeople(
  db: Db,
  handles: readonly string[] = [],
  names: readonly string[] = [],
  fields: PeopleFields = {},
): Promise<PersonRow[]> {
  const byHandle = `/${fields.handles ?? 'person_handles'}`
  const byName = `/${fields.names ?? 'person_names'}`
  const [direct, named] = await Promise.all([
    findPeople(db, handles, (index) => `${byHandle}/${index}`),
    byNames(db, names, (index) => `${byName}/${index}`),
  ])
  return [...new Map([...direct, ...named].map((person) => [person.person_id, person])).values()]
}

/** The one person a handle or a name means; null where neither is given. Errors as `resolvePeople`. */
export async function resolvePerson(
  db: Db,
  handle: string | undefined,
  name: string | undefined,
  fields: PeopleFields = {},
): Promise<PersonRow | null> {
  if (handle !== undefined)
    return requirePerson(db, handle, `/${fields.handles ?? 'person_handle'}`)
  if (name === undefined) return null
  const [person] = await byNames(db, [name], () => `/${fields.names ?? 'person_name'}`)
  return person ?? null
}

async function byNames(
  db: Db,
  names: readonly string[],
  pointer: (index: number) => string,
): Promise<PersonRow[]> {
  if (names.length === 0) return []
  const violations: Violation[] = []
  for (const [index, name] of names.entries()) readText(name, pointer(index), violations)
  refuse(violations)
  const saved = await listPeopleNamed(db, names)
  const matches = names.map((name, index) => ({ name, index, people: answeringTo(saved, name) }))
  const unknown = matches.filter(({ people }) => people.length === 0)
  if (unknown[0]) {
    throw personUnresolved([...new Set(unknown.map(({ name }) => name))], pointer(unknown[0].index))
  }
  const ambiguous = matches.find(({ people }) => people.length > 1)
  if (ambiguous) {
    const { name, people, index } = ambiguous
    throw personAmbiguous(name, people, pointer(index), ensuring([name]))
  }
  return matches.flatMap(({ people }) => people)
}

/** What is answered where nobody among the saved people has one of these names. */
export function personUnresolved(names: string[], pointer: string) {
  return fail('person_unresolved', {
    pointer,
    message: `Nobody among the saved people is named ${names.map((name) => `“${name}”`).join(', ')}.`,
    prerequisite: ensuring(names),
  })
}

/** The call that makes sure of people of these names. */
export function ensuring(names: string[]) {
  return { capability: 'relationships.people.ensure', input: { names } }
}

/** What is answered where a name means several people. */
export function personAmbiguous(
  name: string,
  people: readonly PersonRow[],
  pointer: string,
  prerequisite?: FailureDetail['prerequisite'],
) {
  return fail('person_ambiguous', {
    pointer,
    message: `More than one saved person answers to “${name}”.`,
    candidates: people.slice(0, mostCandidates).map((person) => ({ ...toPerson(person) })),
    ...(prerequisite && { prerequisite }),
  })
}

/** Selects the saved people whose name or alias has these words in it, by name; a blank name finds all. */
export function selectPeople(
  owner: string,
  filter: { name?: string | undefined; classification: 'all' | PersonRow['classification'] },
): Statement {
  const pattern = isBlank(filter.name ?? '') ? null : containing(nameKey(filter.name ?? ''))
  const classification = filter.classification === 'all' ? null : filter.classification
  return sql`
    select person_id
    from people
    where owner_id = ${owner}
      and deleted_at is null
      and (${classification}::text is null or classification = ${classification})
      and (${pattern}::text is null
        or name_key like ${pattern}
        or exists (select from unnest(alias_keys) alias where alias like ${pattern}))
    order by name_key, person_id`
}
