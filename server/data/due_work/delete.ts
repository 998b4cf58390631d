import type { DueWork } from '#server/data/due_work/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Ends a lease with nothing left to do. Work that was queued during the lease stays due. */
export async function deleteDueWork(
  database: Database,
  { owner, kind, lease }: DueWork,
): Promise<void> {
  await database.run(sql`
    delete from due_work
    where owner_id = ${owner} and kind = ${kind} and due_at = ${lease.toISOString()}`)
}
