import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { QueuedReplication } from '#server/data/replication_queue/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Queues the replication of a plan or a like that has changed. Replication copies the state it finds when it
 * runs, so several changes of one source need one run. It is sent with the commit. A handler that calls it also
 * answers with `replicates`, so that the copies are written before its answer.
 */
export function insertReplication(
  db: Db,
  kind: QueuedReplication['kind'],
  source_id: string,
  version: number,
): void {
  db.atCommit(sql`
    insert into relay_marks (owner_id, kind, source_id, version)
    values (${db.owner}, ${kind}, ${source_id}, ${version})
    on conflict (owner_id, kind, source_id) do update
      set version = greatest(relay_marks.version, excluded.version)`)
  insertDueWork(db, 'relay')
}
