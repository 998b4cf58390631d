import type { Db } from '#server/database/db.ts'
import type { MembershipMode } from '#server/domain/lists/membership.ts'

/** Changes which people a list is for, and the list's count. The caller has locked the list. */
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
      insert into list_people as m (owner_id, list_id, person_id, added_at)
      select me.owner_id, ${list_id}, given.person_id, clock_timestamp()
      from accounts me, unnest(${ids}::uuid[]) as given (person_id)
      where me.owner_id = ${db.owner}
      on conflict do nothing
      returning person_id
    )
    update lists
    set people_count = people_count + (select count(*) from joined), updated_at = (select clock_timestamp())
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
    set people_count = people_count - (select count(*) from gone), updated_at = (select clock_timestamp())
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
      select me.owner_id, ${list_id}, given.person_id, clock_timestamp()
      from accounts me, unnest(${ids}::uuid[]) as given (person_id)
      where me.owner_id = ${db.owner}
      on conflict do nothing
    )
    update lists
    set people_count = cardinality(${ids}::uuid[]), updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id = ${list_id}`
}
