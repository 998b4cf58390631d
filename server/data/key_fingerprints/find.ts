import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** @returns the fingerprints of the keys that the database is used with, newest first; none before its first start. */
export async function findKeyRing(database: Database): Promise<readonly string[]> {
  const [row] = await database.run<{ fingerprints: string[] }>(
    sql`select fingerprints from key_fingerprints where id = 1`,
  )
  return row?.fingerprints ?? []
}
