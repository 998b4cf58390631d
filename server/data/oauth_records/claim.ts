import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Consumes a record.
 *
 * @returns false if it is gone, or was consumed more than `grace` seconds before; with 0, one of several callers gets
 * true.
 */
export async function claimOauthRecord(
  database: Database,
  hash: Buffer,
  grace: number,
): Promise<boolean> {
  const rows = await database.run<{ consumed: boolean }>(
    sql`select consume_oauth_record(${hash}, ${grace}) as consumed`,
  )
  return only(rows).consumed
}
