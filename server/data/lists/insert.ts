import { isShownIdea } from '#server/data/ideas/select.ts'
import { toSearchValues } from '#server/data/finding/vectors.ts'
import { type ListRow, listColumnsOf } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { PlanningDefaults } from '#server/domain/lists/defaults.ts'
import { searchOfList } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { only } from '#server/domain/basics/only.ts'

/** A list that was written, and whether another list of the account has the same name. */
export interface NamedList extends ListRow {
  name_shared: boolean
}

/** What a new list says. */
export interface NewList extends PlanningDefaults {
  name: string
  apply_matching_likes: boolean
  people_count: number
  /** Of its own: `manual` where it is left out. */
  origin?: ListRow['origin']
  view_filters?: ListRow['view_filters']
}

/** Adds a list without ideas, under an id of `newId`. The caller adds its people and directions. */
export async function insertList(db: Db, list_id: string, list: NewList): Promise<NamedList> {
  const key = nameKey(list.name)
  const { origin = 'manual', view_filters = null } = list
  // Citus inserts before it looks for other lists.
  const made = await db.sql<Pick<NamedList, 'updated_at' | 'name_shared'>>`
    with made as (
      insert into lists (owner_id, list_id, name, name_key, origin, neighborhood_names, activity_names,
        custom_activity_names, when_preset, when_start, when_end, apply_matching_likes, people_count,
        view_filters, search, search_version)
      values (${db.owner}, ${list_id}, ${list.name}, ${key}, ${origin}, ${list.neighborhood_names},
        ${list.activity_names}, ${list.custom_activity_names}, ${list.when_preset},
        ${list.when_start?.toISOString() ?? null}, ${list.when_end?.toISOString() ?? null},
        ${list.apply_matching_likes}, ${list.people_count},
        ${view_filters === null ? null : JSON.stringify(view_filters)}::jsonb,
        ${toSearchValues(searchOfList(list))})
      returning updated_at
    )
    select (select updated_at from made) as updated_at, exists (
        select from lists other
        where other.owner_id = ${db.owner} and other.name_key = ${key} and other.deleted_at is null
          and other.list_id <> ${list_id}
      ) as name_shared
    from accounts
    where owner_id = ${db.owner}`
  const none = { item_count: 0, share_link_count: 0, deleted_at: null }
  return { ...list, ...none, ...only(made), list_id, origin, view_filters }
}

/** Copies a list under another name, with its ideas, people, defaults and directions and without its shares. */
export async function insertListCopy(db: Db, source: ListRow, name: string): Promise<NamedList> {
  const source_id = source.list_id
  const list_id = newId()
  const key = nameKey(name)
  const { owner } = db
  // One after the other, for the foreign keys, and sent together.
  const [, , , , rows] = await Promise.all([
    db.sql`
      insert into lists as l (owner_id, list_id, name, name_key, origin, neighborhood_names, activity_names,
        custom_activity_names, when_preset, when_start, when_end, apply_matching_likes, view_filters,
        created_at, updated_at, search, search_version)
      select s.owner_id, ${list_id}, ${name}, ${key}, s.origin, s.neighborhood_names, s.activity_names,
        s.custom_activity_names, s.when_preset, s.when_start, s.when_end, s.apply_matching_likes, s.view_filters,
        now(), now(), ${toSearchValues(searchOfList({ ...source, name }))}
      from lists s
      where s.owner_id = ${owner} and s.list_id = ${source_id}`,
    db.sql`
      insert into list_ideas as c (owner_id, list_id, idea_id, position, added_at)
      select m.owner_id, ${list_id}, m.idea_id, m.position, now()
      from list_ideas m
      join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
      where m.owner_id = ${owner} and m.list_id = ${source_id} and i.state = 'active'
        and ${isShownIdea(owner)}
      for share of i`,
    db.sql`
      insert into list_people as c (owner_id, list_id, person_id, added_at)
      select m.owner_id, ${list_id}, m.person_id, m.added_at
      from list_people m
      join people p on p.owner_id = m.owner_id and p.person_id = m.person_id
      where m.owner_id = ${owner} and m.list_id = ${source_id} and p.deleted_at is null
      for share of p`,
    db.sql`
      insert into list_directions as c (owner_id, list_id, ordinal, text, planning_status, updated_at)
      select d.owner_id, ${list_id}, d.ordinal, d.text, d.planning_status, d.updated_at
      from list_directions d
      where d.owner_id = ${owner} and d.list_id = ${source_id}`,
    db.sql<NamedList>`
      update lists
      set item_count = (
          select count(*) from list_ideas m where m.owner_id = ${owner} and m.list_id = ${list_id}
        ),
        people_count = (
          select count(*) from list_people m where m.owner_id = ${owner} and m.list_id = ${list_id}
        )
      where owner_id = ${owner} and list_id = ${list_id}
      returning ${listColumnsOf(owner)}, exists (
          select from lists other
          where other.owner_id = ${owner} and other.name_key = ${key} and other.deleted_at is null
            and other.list_id <> ${list_id}
        ) as name_shared`,
  ])
  return only(rows)
}
