import { type FoundRow, foundColumns } from '#server/data/discovery_candidates/rows.ts'
import type { Db } from '#server/database/db.ts'

/** What a run found, in its order. */
export async function listFound(db: Db, run_id: string): Promise<FoundRow[]> {
  return db.sql<FoundRow>`
    select ${foundColumns}
    from discovery_candidates c
    where c.owner_id = ${db.owner} and c.run_id = ${run_id}
    order by c.ordinal`
}
