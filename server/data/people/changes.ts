import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { parseHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'

/** Former names that are kept, the last ones. */
const mostAliases = 20

/**
 * Adds people of these names, in one statement; the rows come back in the same order. Friends in Mind,
 * unless the caller knows of a connection.
 */
export async function insertPeople(
  db: Db,
  names: readonly string[],
  classification: PersonRow['classification'] = 'friend_in_mind',
): Promise<PersonRow[]> {
  const ids = names.map(() => newId())
  const keys = names.map(nameKey)
  const [now] = await Promise.all([
    db.now(),
    db.sql`
      insert into people (owner_id, person_id, display_name, name_key, classification, created_at, updated_at)
      select ${db.owner}, person_id, display_name, name_key, ${classification}, now(), now()
      from unnest(${ids}::uuid[], ${[...names]}::text[], ${keys}::text[])
        as given (person_id, display_name, name_key)`,
  ])
  return names.map((display_name, index) => ({
    person_id: ids[index] ?? '',
    display_name,
    name_key: keys[index] ?? '',
    classification,
    aliases: [],
    alias_keys: [],
    created_at: now,
    updated_at: now,
  }))
}

/** Holds a person's row until the transaction ends, for a change that depends on what it says. */
export async function lockPerson(db: Db, handle: string): Promise<void> {
  const id = parseHandle('person', handle)
  if (id === null) return
  await db.sql`
    select from people where owner_id = ${db.owner} and person_id = ${id} for no key update`
}

/**
 * Holds a person and the lists they are on until the transaction ends. The lists first, in one order:
 * whoever changes a list's people holds the list before the person.
 */
export async function lockPersonWithLists(db: Db, handle: string): Promise<void> {
  const id = parseHandle('person', handle)
  if (id === null) return
  await db.sql`
    select from lists
    where owner_id = ${db.owner}
      and list_id in (select list_id from list_people where owner_id = ${db.owner} and person_id = ${id})
    order by list_id
    for no key update`
  await lockPerson(db, handle)
}

/** Gives a person another name; the former one stays as an alias. The caller holds the person. */
export async function updatePersonName(
  db: Db,
  person: PersonRow,
  name: string,
): Promise<PersonRow> {
  const name_key = nameKey(name)
  const former = new Map(
    [person.display_name, ...person.aliases].map((alias) => [nameKey(alias), alias]),
  )
  former.delete(name_key)
  const aliases = [...former.values()].slice(0, mostAliases)
  const alias_keys = [...former.keys()].slice(0, mostAliases)
  await db.sql`
    update people
    set display_name = ${name}, name_key = ${name_key}, aliases = ${aliases}, alias_keys = ${alias_keys},
      updated_at = clock_timestamp()
    where owner_id = ${db.owner} and person_id = ${person.person_id}`
  return { ...person, display_name: name, name_key, aliases, alias_keys }
}

/**
 * Removes a person from the directory and from every list, whose counts follow. The caller holds the
 * person and the lists.
 */
export async function deletePerson(db: Db, person: PersonRow): Promise<void> {
  await db.sql`
    with gone as (
      update people
      set deleted_at = clock_timestamp(), updated_at = clock_timestamp()
      where owner_id = ${db.owner} and person_id = ${person.person_id}
    ), left_lists as (
      delete from list_people
      where owner_id = ${db.owner} and person_id = ${person.person_id}
      returning list_id
    )
    update lists
    set people_count = people_count - 1, updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id in (select list_id from left_lists)`
}
