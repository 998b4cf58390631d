import type { OauthRecord } from '#server/data/oauth_records/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** @returns the record with this hash; null if it has ended or never was. */
export async function findOauthRecord(
  database: Database,
  hash: Buffer,
): Promise<OauthRecord | null> {
  const [record] = await database.run<OauthRecord>(
    sql`select grant_id, owner_id, payload, consumed_for from find_oauth_record(${hash})`,
  )
  return record ?? null
}
