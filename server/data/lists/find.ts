import { type ListRow, listColumnsOf } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** Where an input names its list, unless a caller says otherwise. */
export const listPointer = '/ideas_list_handle'

/** The id in a list's handle. Errors: `reference_not_found` for anything that is not such a handle. */
export function requireListId(handle: string, pointer = listPointer): string {
  const id = parseHandle('list', handle)
  if (id === null) throw fail('reference_not_found', { pointer })
  return id
}

/** The list of an id, deleted or not. */
export async function findList(db: Db, list_id: string): Promise<ListRow | undefined> {
  const [row] = await db.sql<ListRow>`
    select ${listColumnsOf(db.owner)}
    from lists
    where owner_id = ${db.owner} and list_id = ${list_id}`
  return row
}

/** The list of an id. Errors: `reference_not_found`, also for a deleted list. */
export async function requireList(
  db: Db,
  list_id: string,
  pointer = listPointer,
): Promise<ListRow> {
  const row = await findList(db, list_id)
  if (!row || row.deleted_at) throw fail('reference_not_found', { pointer })
  return row
}
