import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Keeps a client that somebody uses for at least so many seconds from now on. */
export async function updateOauthRecordKept(
  database: Database,
  hash: Buffer,
  seconds: number,
): Promise<void> {
  await database.run(sql`select keep_oauth_record(${hash}, ${seconds})`)
}
