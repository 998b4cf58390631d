import { claimOnNodes } from '#server/data/due_work/on_nodes.ts'
import { type DueKind, type DueWork, leaseSeconds } from '#server/data/due_work/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Leases the due work of one kind of at most `most` accounts for a minute, the longest due first; work that another
 * worker leased is left out, and so are the accounts in `busy`. It reads no more rows than it leases and leaves out,
 * whatever else is due or will be.
 */
export async function claimDueWork(
  database: Database,
  kind: DueKind,
  most: number,
  busy: readonly string[] = [],
): Promise<DueWork[]> {
  if (await database.isDistributed()) return claimOnNodes(database, kind, most, busy)
  // One kind, and a clock that stands still: both are conditions of the index, and it gives the order. Ids of
  // transactions only rise, so a row that was deleted and queued anew is not claimed under an old number.
  return database.run<DueWork>(sql`
    update due_work
    set due_at = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${leaseSeconds}),
      claim = greatest(claim + 1, pg_current_xact_id()::text::bigint)
    where kind = ${kind}
      and owner_id = any(array(
        select owner_id
        from due_work
        where kind = ${kind} and due_at <= statement_timestamp() and owner_id <> all(${busy}::uuid[])
        order by due_at
        limit ${most}
        for update skip locked
      ))
    returning owner_id as owner, kind, due_at as lease, claim`)
}
