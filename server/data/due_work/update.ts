import type { DueWork } from '#server/data/due_work/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Ends a lease with more to do, due at `next`. Work that was queued during the lease stays due. */
export async function updateDueAt(
  database: Database,
  { owner, kind, lease }: DueWork,
  next: Date,
): Promise<void> {
  await database.run(sql`
    update due_work
    set due_at = ${next.toISOString()}
    where owner_id = ${owner} and kind = ${kind} and due_at = ${lease.toISOString()}`)
}

/** Ends a lease whose work failed; it is due again after this many seconds, by the database's clock. */
export async function updateDueAfter(
  database: Database,
  { owner, kind, lease }: DueWork,
  seconds: number,
): Promise<void> {
  await database.run(sql`
    update due_work
    set due_at = clock_timestamp() + make_interval(secs => ${seconds})
    where owner_id = ${owner} and kind = ${kind} and due_at = ${lease.toISOString()}`)
}
