import type { Db } from '#server/database/db.ts'
import {
  type PeopleFields,
  type PersonRow,
  personColumns,
  resolvePeople,
} from '#server/data/people/rows.ts'
import type { MembershipMode } from '#server/domain/membership.ts'

/** The people of a list, by name. */
export async function listMembers(db: Db, list_id: string): Promise<PersonRow[]> {
  return db.sql<PersonRow>`
    select ${personColumns}
    from list_people m
    join people p on p.owner_id = m.owner_id and p.person_id = m.person_id
    where m.owner_id = ${db.owner} and m.list_id = ${list_id} and p.deleted_at is null
    order by p.name_key, p.display_name, p.person_id`
}

/**
 * The saved people that `person_handles` and `person_names` (or other `fields`) mean; none of them is deleted until this
 * transaction ends. Errors: as `resolvePeople`.
 */
export async function lockPeople(
  db: Db,
  handles?: readonly string[],
  names?: readonly string[],
  fields?: PeopleFields,
): Promise<PersonRow[]> {
  const people = await resolvePeople(db, handles, names, fields)
  if (people.length === 0) return []
  const rows = await db.sql<{ person_id: string }>`
    select person_id
    from people
    where owner_id = ${db.owner} and person_id = any(${idsOf(people)}::uuid[]) and deleted_at is null
    order by person_id
    for share`
  const held = new Set(rows.map(({ person_id }) => person_id))
  return people.filter(({ person_id }) => held.has(person_id))
}

/** The ids of these people, in the same order. */
export function idsOf(people: readonly PersonRow[]): string[] {
  return people.map(({ person_id }) => person_id)
}

/** Puts people in a list that was just made with their count. The caller holds them. */
export async function insertMembers(
  db: Db,
  list_id: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db.sql`
    insert into list_people (owner_id, list_id, person_id)
    select ${db.owner}, ${list_id}, person_id
    from unnest(${ids}::uuid[]) as given (person_id)`
}

/** Which of these people are in a list. */
export async function membersAmong(
  db: Db,
  list_id: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.sql<{ person_id: string }>`
    select person_id
    from list_people
    where owner_id = ${db.owner} and list_id = ${list_id} and person_id = any(${ids}::uuid[])`
  return new Set(rows.map(({ person_id }) => person_id))
}

/** Changes which people are in a list, and the list's count with it. The caller holds the list's lock. */
export function updateMembers(
  db: Db,
  list_id: string,
  mode: MembershipMode,
  ids: readonly string[],
): Promise<unknown> {
  if (mode === 'add') return addMembers(db, list_id, ids)
  return mode === 'remove' ? removeMembers(db, list_id, ids) : replaceMembers(db, list_id, ids)
}

function addMembers(db: Db, list_id: string, ids: readonly string[]) {
  return db.sql`
    with joined as (
      insert into list_people (owner_id, list_id, person_id, added_at)
      select ${db.owner}, ${list_id}, person_id, clock_timestamp()
      from unnest(${ids}::uuid[]) as given (person_id)
      on conflict do nothing
      returning person_id
    )
    update lists
    set people_count = people_count + (select count(*) from joined), updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id = ${list_id}`
}

function removeMembers(db: Db, list_id: string, ids: readonly string[]) {
  return db.sql`
    with gone as (
      delete from list_people
      where owner_id = ${db.owner} and list_id = ${list_id} and person_id = any(${ids}::uuid[])
      returning person_id
    )
    update lists
    set people_count = people_count - (select count(*) from gone), updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id = ${list_id}`
}

function replaceMembers(db: Db, list_id: string, ids: readonly string[]) {
  return db.sql`
    with gone as (
      delete from list_people
      where owner_id = ${db.owner} and list_id = ${list_id} and person_id <> all(${ids}::uuid[])
    ),
    joined as (
      insert into list_people (owner_id, list_id, person_id, added_at)
      select ${db.owner}, ${list_id}, person_id, clock_timestamp()
      from unnest(${ids}::uuid[]) as given (person_id)
      on conflict do nothing
    )
    update lists
    set people_count = cardinality(${ids}::uuid[]), updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id = ${list_id}`
}
