import type { Db } from '#server/database/db.ts'
import type { MembershipMode } from '#server/domain/lists/membership.ts'

/**
 * Changes which ideas are in a list, and the list's count. What the person puts there is their own from then on, even if
 * a generated list saved it. The caller has locked the list.
 */
export function updateItems(
  db: Db,
  list_id: string,
  mode: MembershipMode,
  ids: readonly string[],
): Promise<unknown> {
  if (mode === 'add') return addItems(db, list_id, ids)
  return mode === 'remove' ? removeItems(db, list_id, ids) : replaceItems(db, list_id, ids)
}

function addItems(db: Db, list_id: string, ids: readonly string[]) {
  return db.sql`
    with joined as (
      insert into list_ideas as m (owner_id, list_id, idea_id, position, added_at)
      select me.owner_id, ${list_id}, given.idea_id, given.place + (
          select coalesce(max(position), 0)
          from list_ideas
          where owner_id = ${db.owner} and list_id = ${list_id}
        ), clock_timestamp()
      from accounts me, unnest(${ids}::uuid[]) with ordinality as given (idea_id, place)
      where me.owner_id = ${db.owner}
      on conflict do nothing
      returning idea_id
    ), touched as (
      update ideas set generated_for = null
      where owner_id = ${db.owner} and idea_id = any(${ids}::uuid[]) and generated_for is not null
    )
    update lists
    set item_count = item_count + (select count(*) from joined), updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id = ${list_id}`
}

function removeItems(db: Db, list_id: string, ids: readonly string[]) {
  return db.sql`
    with gone as (
      delete from list_ideas
      where owner_id = ${db.owner} and list_id = ${list_id} and idea_id = any(${ids}::uuid[])
      returning idea_id
    )
    update lists
    set item_count = item_count - (select count(*) from gone), updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id = ${list_id}`
}

function replaceItems(db: Db, list_id: string, ids: readonly string[]) {
  return db.sql`
    with gone as (
      delete from list_ideas
      where owner_id = ${db.owner} and list_id = ${list_id} and idea_id <> all(${ids}::uuid[])
    ),
    kept as (
      insert into list_ideas as m (owner_id, list_id, idea_id, position, added_at)
      select me.owner_id, ${list_id}, given.idea_id, given.place, clock_timestamp()
      from accounts me, unnest(${ids}::uuid[]) with ordinality as given (idea_id, place)
      where me.owner_id = ${db.owner}
      on conflict (owner_id, list_id, idea_id) do update set position = excluded.position
      returning idea_id
    ), touched as (
      update ideas set generated_for = null
      where owner_id = ${db.owner} and idea_id = any(${ids}::uuid[]) and generated_for is not null
    )
    update lists
    set item_count = (select count(*) from kept), updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id = ${list_id}`
}
