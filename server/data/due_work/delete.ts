import { deleteOnNodes } from '#server/data/due_work/on_nodes.ts'
import type { DueKind, DueWork } from '#server/data/due_work/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Ends leases of one kind with nothing left to do. Work that was queued during the lease stays due, and so does work
 * that is being queued at this moment, and work that was claimed again.
 */
export async function deleteDueWork(
  database: Database,
  kind: DueKind,
  done: readonly DueWork[],
): Promise<void> {
  if (await database.isDistributed()) return deleteOnNodes(database, kind, done)
  await database.run(sql`
    delete from due_work
    where kind = ${kind}
      and owner_id = any(array(
        select d.owner_id
        from unnest(
          ${done.map(({ owner }) => owner)}::uuid[],
          ${done.map(({ lease }) => lease.toISOString())}::timestamptz[],
          ${done.map(({ claim }) => claim)}::bigint[]
        ) as done (owner_id, lease, claim)
        join due_work d on d.owner_id = done.owner_id and d.kind = ${kind}
          and d.due_at = done.lease and d.claim = done.claim
        for update of d skip locked
      ))`)
}
