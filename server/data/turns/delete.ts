import type { Db } from '#server/database/db.ts'

/** Deletes the claim of a turn that was refused, so that its key may be sent again. */
export async function deleteTurn(db: Db, turn_id: string): Promise<void> {
  await db.sql`delete from turns where owner_id = ${db.owner} and turn_id = ${turn_id}`
}
