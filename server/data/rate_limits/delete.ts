import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Deletes the buckets that have been full for an hour. */
export async function deleteIdleRates(database: Database): Promise<void> {
  await database.run(sql`delete from rate_limits where tat < now() - interval '1 hour'`)
}
