import type { Db } from '#server/data/db.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'

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

/** A saved person as callers see them. */
export interface PersonResource {
  person_handle: string
  display_name: string
  classification: 'connected' | 'friend_in_mind'
}

export function toPerson(row: PersonRow): PersonResource {
  return {
    person_handle: toHandle('person', row.person_id),
    display_name: row.display_name,
    classification: row.classification,
  }
}

/** People of these ids in the same order; deleted ones are left out. */
export async function loadPeople(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return []
  return db.sql<PersonRow>`
    select p.person_id, display_name, name_key, classification, aliases, alias_keys, created_at, updated_at
    from unnest(${ids}::uuid[]) with ordinality as wanted (person_id, place)
    join people p on p.owner_id = ${db.owner} and p.person_id = wanted.person_id
    where p.deleted_at is null
    order by place`
}

/** Everybody whose name or alias is one of these, by `nameKey`. */
export async function peopleNamed(db: Db, names: readonly string[]): Promise<PersonRow[]> {
  const keys = names.map(nameKey)
  return db.sql<PersonRow>`
    select person_id, display_name, name_key, classification, aliases, alias_keys, created_at, updated_at
    from people
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
export async function findPerson(db: Db, handle: string, pointer: string): Promise<PersonRow> {
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
  const rows = await loadPeople(db, ids)
  const found = new Map(rows.map((row) => [row.person_id, row]))
  const missing = ids.findIndex((id) => !found.has(id))
  if (missing >= 0) throw fail('reference_not_found', { pointer: pointer(missing) })
  return [...found.values()]
}

/** The input fields people were named in, for pointers. */
interface PeopleFields {
  handles?: string
  names?: string
}

/**
 * The saved people that handles and names mean, each once, in the order given.
 *
 * Errors: `reference_not_found` for a handle, `person_unresolved` (every unknown name at once, with the
 * prerequisite `relationships.people.ensure`) and `person_ambiguous` (with the candidates) for names.
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
    names.length > 0 ? peopleNamed(db, names) : [],
  ])
  const matches = names.map((name, index) => ({ name, index, people: answeringTo(named, name) }))
  const unresolved = matches.filter(({ people }) => people.length === 0)
  if (unresolved.length > 0) throw personUnresolved(unresolved, byName)
  const ambiguous = matches.find(({ people }) => people.length > 1)
  if (ambiguous) {
    throw fail('person_ambiguous', {
      pointer: `${byName}/${ambiguous.index}`,
      message: `More than one saved person answers to “${ambiguous.name}”.`,
      candidates: ambiguous.people.map((person) => ({ ...toPerson(person) })),
    })
  }
  const all = [...direct, ...matches.flatMap(({ people }) => people)]
  return [...new Map(all.map((person) => [person.person_id, person])).values()]
}

function personUnresolved(unresolved: { name: string; index: number }[], pointer: string) {
  const names = [...new Set(unresolved.map(({ name }) => name))]
  return fail('person_unresolved', {
    pointer: `${pointer}/${unresolved[0]?.index ?? 0}`,
    message: `Nobody among the saved people is named ${names.map((name) => `“${name}”`).join(', ')}.`,
    prerequisite: { capability: 'relationships.people.ensure', input: { names } },
  })
}
