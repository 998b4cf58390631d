import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { type ListRow, listColumns } from '#server/data/lists/rows.ts'
import type { ListDefaults } from '#server/domain/list_defaults.ts'
import { only } from '#server/domain/only.ts'
import { nameKey } from '#server/domain/name_key.ts'

// `clock_timestamp()` where a lock was waited for: the transaction may have begun before the change that
// held it, and a list's `updated_at` must never go back.

/** A list that was written, and whether another one of the account bears its name. */
export interface NamedList extends ListRow {
  name_shared: boolean
}

/** What a list is made of. */
export interface NewList extends ListDefaults {
  name: string
  apply_matching_likes: boolean
  people_count: number
}

/** Makes a list without ideas under an id of `newId`. Who it is for and its directions are written beside it. */
export async function insertList(db: Db, list_id: string, list: NewList): Promise<NamedList> {
  const key = nameKey(list.name)
  const rows = await db.sql<NamedList>`
    insert into lists (owner_id, list_id, name, name_key, origin, neighborhood_names, activity_names,
      custom_activity_names, when_preset, when_start, when_end, apply_matching_likes, people_count)
    values (${db.owner}, ${list_id}, ${list.name}, ${key}, 'manual', ${list.neighborhood_names},
      ${list.activity_names}, ${list.custom_activity_names}, ${list.when_preset},
      ${list.when_start?.toISOString() ?? null}, ${list.when_end?.toISOString() ?? null},
      ${list.apply_matching_likes}, ${list.people_count})
    returning list_id, name, origin, neighborhood_names, activity_names, custom_activity_names, when_preset,
      when_start, when_end, apply_matching_likes, item_count, people_count, share_link_count, updated_at,
      deleted_at, exists (
        select from lists other
        where other.owner_id = ${db.owner} and other.name_key = ${key} and other.deleted_at is null
      ) as name_shared`
  return only(rows)
}

/** Copies a list with its ideas, people, defaults and directions under another name; nothing of its sharing. */
export async function copyList(db: Db, source_id: string, name: string): Promise<NamedList> {
  const list_id = newId()
  const key = nameKey(name)
  const rows = await db.sql<NamedList>`
    with held as (
      select i.idea_id, m.position
      from list_ideas m
      join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
      where m.owner_id = ${db.owner} and m.list_id = ${source_id} and i.state = 'active'
      for share of i
    ),
    known as (
      select p.person_id, m.added_at
      from list_people m
      join people p on p.owner_id = m.owner_id and p.person_id = m.person_id
      where m.owner_id = ${db.owner} and m.list_id = ${source_id} and p.deleted_at is null
      for share of p
    ),
    ideas_copied as (
      insert into list_ideas (owner_id, list_id, idea_id, position, added_at)
      select ${db.owner}, ${list_id}, idea_id, position, now() from held
    ),
    people_copied as (
      insert into list_people (owner_id, list_id, person_id, added_at)
      select ${db.owner}, ${list_id}, person_id, added_at from known
    ),
    directions_copied as (
      insert into list_directions (owner_id, list_id, ordinal, text, planning_status, updated_at)
      select owner_id, ${list_id}, ordinal, text, planning_status, updated_at
      from list_directions
      where owner_id = ${db.owner} and list_id = ${source_id}
    )
    insert into lists (owner_id, list_id, name, name_key, origin, neighborhood_names, activity_names,
      custom_activity_names, when_preset, when_start, when_end, apply_matching_likes, item_count,
      people_count, share_link_count, created_at, updated_at)
    select owner_id, ${list_id}, ${name}, ${key}, origin, neighborhood_names, activity_names,
      custom_activity_names, when_preset, when_start, when_end, apply_matching_likes,
      (select count(*) from held), (select count(*) from known), 0, now(), now()
    from lists
    where owner_id = ${db.owner} and list_id = ${source_id}
    returning ${listColumns}, exists (
        select from lists other
        where other.owner_id = ${db.owner} and other.name_key = ${key} and other.deleted_at is null
      ) as name_shared`
  return only(rows)
}

/** Gives a list another name. The caller holds its lock. */
export async function updateListName(db: Db, list_id: string, name: string): Promise<NamedList> {
  const key = nameKey(name)
  const rows = await db.sql<NamedList>`
    update lists
    set name = ${name}, name_key = ${key}, updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id = ${list_id}
    returning ${listColumns}, exists (
        select from lists other
        where other.owner_id = ${db.owner} and other.name_key = ${key} and other.deleted_at is null
          and other.list_id <> ${list_id}
      ) as name_shared`
  return only(rows)
}

/** Sets a list's defaults as a whole. The caller holds its lock. */
export async function updateDefaults(
  db: Db,
  list_id: string,
  defaults: ListDefaults,
): Promise<ListRow> {
  const rows = await db.sql<ListRow>`
    update lists
    set neighborhood_names = ${defaults.neighborhood_names},
      activity_names = ${defaults.activity_names},
      custom_activity_names = ${defaults.custom_activity_names},
      when_preset = ${defaults.when_preset},
      when_start = ${defaults.when_start?.toISOString() ?? null},
      when_end = ${defaults.when_end?.toISOString() ?? null},
      updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id = ${list_id}
    returning ${listColumns}`
  return only(rows)
}

/** Hides a list for good; its rows stay. The caller holds its lock. */
export async function deleteList(db: Db, list_id: string): Promise<void> {
  await db.sql`
    update lists
    set deleted_at = clock_timestamp(), updated_at = clock_timestamp(), share_link_count = 0
    where owner_id = ${db.owner} and list_id = ${list_id}`
}
