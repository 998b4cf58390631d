import type { Db } from '#server/database/db.ts'

/** Notes what a new list was generated from. */
export async function updateListMadeFrom(
  db: Db,
  list_id: string,
  made_from: Buffer,
): Promise<void> {
  await db.sql`
    update lists set made_from = ${made_from}
    where owner_id = ${db.owner} and list_id = ${list_id}`
}
