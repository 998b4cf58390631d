import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Deletes links, sessions and known browsers that have ended, at most `most` of each. */
export async function deleteEndedSignIns(database: Database, most: number): Promise<void> {
  await database.run(sql`select delete_sign_ins(${most})`)
}
