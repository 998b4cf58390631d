import { type FoundRow, foundColumns } from '#server/data/discovery_candidates/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Something that was found, and whether its run has expired; null where there is none of this id. */
export async function findFound(
  db: Db,
  found_id: string,
): Promise<(FoundRow & { expired: boolean }) | null> {
  const [row] = await db.sql<FoundRow & { expired: boolean }>`
    select ${foundColumns}, r.expires_at <= now() as expired
    from discovery_candidates c
    join discovery_runs r on r.owner_id = c.owner_id and r.run_id = c.run_id
    where c.owner_id = ${db.owner} and c.found_id = ${found_id}`
  return row ?? null
}
