import type { Db } from '#server/database/db.ts'

/** Marks a list as deleted; its rows stay. The caller has locked it and ended its shares. */
export async function deleteList(db: Db, list_id: string): Promise<void> {
  await db.sql`
    update lists
    set deleted_at = (select clock_timestamp()), updated_at = (select clock_timestamp()), share_link_count = 0
    where owner_id = ${db.owner} and list_id = ${list_id}`
}
