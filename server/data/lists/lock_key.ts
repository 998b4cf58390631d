import type { Db } from '#server/database/db.ts'

/** Keeps a list from being deleted until the transaction ends; false where there is no such list. */
export async function lockListKey(db: Db, list_id: string): Promise<boolean> {
  const rows = await db.sql`
    select from lists where owner_id = ${db.owner} and list_id = ${list_id} and deleted_at is null
    for key share`
  return rows.length > 0
}
