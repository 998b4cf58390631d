import { toSearchUpdate } from '#server/data/finding/vectors.ts'
import type { NamedList } from '#server/data/lists/insert.ts'
import { type ListRow, listColumnsOf } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { PlanningDefaults } from '#server/domain/lists/defaults.ts'
import { searchOfList } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { only } from '#server/domain/basics/only.ts'

// A transaction that waited for a lock may have begun before the change it waited for. `clock_timestamp()`
// keeps a list's `updated_at` from going back; `now()` would not.

/** Gives a list another name. The caller has locked it. */
export async function updateListName(db: Db, list: ListRow, name: string): Promise<NamedList> {
  const key = nameKey(name)
  const { list_id } = list
  const rows = await db.sql<NamedList>`
    update lists
    set name = ${name}, name_key = ${key}, ${toSearchUpdate(searchOfList({ ...list, name }))},
      updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id = ${list_id}
    returning ${listColumnsOf(db.owner)}, exists (
        select from lists other
        where other.owner_id = ${db.owner} and other.name_key = ${key} and other.deleted_at is null
          and other.list_id <> ${list_id}
      ) as name_shared`
  return only(rows)
}

/** Replaces all of a list's defaults. The caller has locked it. */
export async function updateListDefaults(
  db: Db,
  list: ListRow,
  defaults: PlanningDefaults,
): Promise<ListRow> {
  const { list_id } = list
  const search = searchOfList({ ...list, ...defaults })
  const rows = await db.sql<ListRow>`
    update lists
    set neighborhood_names = ${defaults.neighborhood_names},
      activity_names = ${defaults.activity_names},
      custom_activity_names = ${defaults.custom_activity_names},
      when_preset = ${defaults.when_preset},
      when_start = ${defaults.when_start?.toISOString() ?? null},
      when_end = ${defaults.when_end?.toISOString() ?? null},
      ${toSearchUpdate(search)},
      updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id = ${list_id}
    returning ${listColumnsOf(db.owner)}`
  return only(rows)
}
