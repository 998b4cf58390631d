import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Deletes a record. */
export async function deleteOauthRecord(database: Database, hash: Buffer): Promise<void> {
  await database.run(sql`select delete_oauth_record(${hash})`)
}

/** Deletes records that have ended, at most `most`. */
export async function deleteEndedOauthRecords(database: Database, most: number): Promise<void> {
  await database.run(sql`select delete_oauth_records(${most})`)
}
