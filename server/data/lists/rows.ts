import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import type { ListDefaults } from '#server/domain/list_defaults.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { isBlank } from '#server/domain/text.ts'

/** A list as the table keeps it. */
export interface ListRow extends ListDefaults {
  list_id: string
  name: string
  /** A saved view is made by ideas.discover.save and has no members of its own. */
  origin: 'manual' | 'saved_view'
  apply_matching_likes: boolean
  item_count: number
  people_count: number
  share_link_count: number
  updated_at: Date
  deleted_at: Date | null
}

/** What a `ListRow` is read from. */
export const listColumns = sql`
  list_id, name, origin, neighborhood_names, activity_names, custom_activity_names, when_preset, when_start,
  when_end, apply_matching_likes, item_count, people_count, share_link_count, updated_at, deleted_at`

/** A list as callers see it. */
export interface ListResource {
  ideas_list_handle: string
  name: string
  item_count: number
  people_count: number
  share_link_count: number
  updated_at: string
}

/** A list's defaults as callers see them. */
export interface DefaultsResource {
  neighborhood_names: string[]
  activity_names: string[]
  custom_activity_names: string[]
  when_preset: string | null
  when_start: string | null
  when_end: string | null
  apply_matching_likes: boolean
}

/** A list as callers see it. */
export function toList(row: ListRow): ListResource {
  return {
    ideas_list_handle: toHandle('list', row.list_id),
    name: row.name,
    item_count: row.item_count,
    people_count: row.people_count,
    share_link_count: row.share_link_count,
    updated_at: row.updated_at.toISOString(),
  }
}

/** A list's defaults as callers see them. */
export function toDefaults(row: ListRow): DefaultsResource {
  return {
    neighborhood_names: row.neighborhood_names,
    activity_names: row.activity_names,
    custom_activity_names: row.custom_activity_names,
    when_preset: row.when_preset,
    when_start: row.when_start?.toISOString() ?? null,
    when_end: row.when_end?.toISOString() ?? null,
    apply_matching_likes: row.apply_matching_likes,
  }
}

const pointer = '/ideas_list_handle'

/** The id behind an input's `ideas_list_handle`, or the field `at`. Errors: `reference_not_found`. */
export function listId(handle: string, at = pointer): string {
  const id = parseHandle('list', handle)
  if (id === null) throw fail('reference_not_found', { pointer: at })
  return id
}

/** Errors: `reference_not_found` for no row, and for a deleted list. */
export function existing(row: ListRow | undefined, at = pointer): ListRow {
  if (!row || row.deleted_at) throw fail('reference_not_found', { pointer: at })
  return row
}

/** Errors: `capability_retired` for a saved view: its filters never make memberships or audiences. */
export function refuseSavedView(list: ListRow): void {
  if (list.origin === 'saved_view') throw fail('capability_retired', { pointer })
}

/** The list of an id, deleted or not. */
export async function findList(db: Db, list_id: string): Promise<ListRow | undefined> {
  const [row] = await db.sql<ListRow>`
    select ${listColumns}
    from lists
    where owner_id = ${db.owner} and list_id = ${list_id}`
  return row
}

/** As `findList`, and nobody else changes the list until this transaction ends. */
export async function lockList(db: Db, list_id: string): Promise<ListRow | undefined> {
  const [row] = await db.sql<ListRow>`
    select ${listColumns}
    from lists
    where owner_id = ${db.owner} and list_id = ${list_id}
    for update`
  return row
}

/** Lists of these ids in the same order; deleted ones are left out. */
export async function listLists(db: Db, ids: readonly string[]): Promise<ListRow[]> {
  if (ids.length === 0) return []
  // `= any` is an index look-up whatever the planner knows of the table; a join with the ids is not.
  return db.sql<ListRow>`
    select ${listColumns}
    from lists
    where owner_id = ${db.owner} and list_id = any(${ids}::uuid[]) and deleted_at is null
    order by array_position(${ids}::uuid[], list_id)`
}

/** Selects the lists whose name has these words in it, newest change first; a blank text finds all. */
export function selectLists(owner: string, text: string): Statement {
  const named = isBlank(text) ? sql`` : sql`and strpos(name_key, ${nameKey(text)}) > 0`
  return sql`
    select list_id
    from lists
    where owner_id = ${owner} and deleted_at is null ${named}
    order by updated_at desc, list_id desc`
}
