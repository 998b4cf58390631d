import { type ListRow, listColumns } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { PlanningDefaults } from '#server/domain/list_defaults.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { only } from '#server/domain/only.ts'

/** A list that was written, and whether another list of the account has the same name. */
export interface NamedList extends ListRow {
  name_shared: boolean
}

/** What a new list says. */
export interface NewList extends PlanningDefaults {
  name: string
  apply_matching_likes: boolean
  people_count: number
}

/** Adds a list without ideas, under an id of `newId`. The caller adds its people and directions. */
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

/** Copies a list under another name, with its ideas, people, defaults and directions and without its shares. */
export async function insertListCopy(db: Db, source_id: string, name: string): Promise<NamedList> {
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
