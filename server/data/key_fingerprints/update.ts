import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Records the ring of this process, newest first, whatever keys the database was used with. */
export async function updateKeyRing(
  database: Database,
  fingerprints: readonly string[],
): Promise<void> {
  await database.run(
    sql`insert into key_fingerprints (id, fingerprints) values (1, ${fingerprints}::text[])
    on conflict (id) do update set fingerprints = excluded.fingerprints, written_at = excluded.written_at`,
  )
}
