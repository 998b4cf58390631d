import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Records the ring of this process, newest first, in place of the ring before, if they have a key in common or the
 * database knows no ring yet.
 *
 * @returns whether it did; if not, the database was used with other keys.
 */
export async function claimKeyRing(
  database: Database,
  fingerprints: readonly string[],
): Promise<boolean> {
  const rows = await database.run(
    sql`insert into key_fingerprints as k (id, fingerprints)
    values (1, ${fingerprints}::text[])
    on conflict (id) do update set fingerprints = excluded.fingerprints, written_at = excluded.written_at
    where k.fingerprints && excluded.fingerprints
    returning 1`,
  )
  return rows.length > 0
}
