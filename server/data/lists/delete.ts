import { type ListRow, listColumnsOf } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Marks a list as deleted; its rows stay. The caller has locked it and ended its shares.
 *
 * @returns when, as PostgreSQL writes it, to the microsecond.
 */
export async function deleteList(db: Db, list_id: string): Promise<string> {
  const rows = await db.sql<{ deleted_at: string }>`
    with gone as (
      update lists
      set deleted_at = (select clock_timestamp()), updated_at = (select clock_timestamp()), share_link_count = 0
      where owner_id = ${db.owner} and list_id = ${list_id}
      returning deleted_at
    )
    select to_json(deleted_at) #>> '{}' as deleted_at from gone`
  return only(rows).deleted_at
}

/**
 * Makes a list that was deleted at an instant one that is there again, with the ideas and people that it has. The caller
 * has locked it. @returns the list; null where it was not deleted then.
 */
export async function updateListRestored(
  db: Db,
  list_id: string,
  deleted_at: string,
): Promise<ListRow | null> {
  const [list] = await db.sql<ListRow>`
    update lists
    set deleted_at = null, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id = ${list_id} and deleted_at = ${deleted_at}::timestamptz
    returning ${listColumnsOf(db.owner)}`
  return list ?? null
}
