import { listPointer } from '#server/data/lists/find.ts'
import { type ListRow, listColumnsOf } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Statement } from '#server/database/sql.ts'
import { fail } from '#server/domain/basics/failure.ts'

/**
 * Locks the list of an id until the transaction ends and returns it. Errors: `reference_not_found`, also for
 * a deleted list.
 */
export async function lockList(db: Db, list_id: string, pointer = listPointer): Promise<ListRow> {
  const row = await lockListOrDeleted(db, list_id)
  if (!row || row.deleted_at) throw fail('reference_not_found', { pointer })
  return row
}

/** Locks the list of an id, deleted or not, until the transaction ends. */
export async function lockListOrDeleted(db: Db, list_id: string): Promise<ListRow | undefined> {
  const [row] = await db.sql<ListRow>`
    select ${listColumnsOf(db.owner)}
    from lists
    where owner_id = ${db.owner} and list_id = ${list_id}
    for update`
  return row
}

/** The same for the list whose id a statement selects; null where it selects none. */
export async function lockSelectedList(db: Db, list_id: Statement): Promise<ListRow | null> {
  const [row] = await db.sql<ListRow>`
    select ${listColumnsOf(db.owner)}
    from lists
    where owner_id = ${db.owner} and list_id = (${list_id})
    for update`
  return row ?? null
}

/** Locks the lists of these ids until the transaction ends, so that their items may change; deleted lists are left out. */
export async function lockListsById(
  db: Db,
  ids: readonly string[],
): Promise<Pick<ListRow, 'list_id' | 'origin'>[]> {
  if (ids.length === 0) return []
  return db.sql<Pick<ListRow, 'list_id' | 'origin'>>`
    select list_id, origin
    from lists
    where owner_id = ${db.owner} and list_id = any(${[...ids]}::uuid[]) and deleted_at is null
    order by list_id
    for no key update`
}

/** Keeps a list from being deleted until the transaction ends; false where there is no such list. */
export async function lockListKey(db: Db, list_id: string): Promise<boolean> {
  const rows = await db.sql`
    select from lists where owner_id = ${db.owner} and list_id = ${list_id} and deleted_at is null
    for key share`
  return rows.length > 0
}
