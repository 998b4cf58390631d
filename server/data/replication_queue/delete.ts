import type { QueuedReplication } from '#server/data/replication_queue/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Removes a replication from the queue, unless a later change has raised its version. It is sent with the commit. */
export function deleteReplication(db: Db, { kind, source_id, version }: QueuedReplication): void {
  db.atCommit(sql`
    delete from relay_marks
    where owner_id = ${db.owner} and kind = ${kind} and source_id = ${source_id}
      and version <= ${version}`)
}
