import type { QueuedReplication } from '#server/data/replication_queue/rows.ts'
import type { Db } from '#server/database/db.ts'

/** At most `most` queued replications of this account, the longest queued first. */
export async function listReplications(db: Db, most: number): Promise<QueuedReplication[]> {
  return db.sql<QueuedReplication>`
    select kind, source_id, version
    from relay_marks
    where owner_id = ${db.owner}
    order by marked_at, source_id
    limit ${most}`
}
