import type { DueKind, DueWork } from '#server/data/due_work/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Seconds a worker has for one account's work before another worker may claim it. */
const leaseSeconds = 60

/** Leases the due work of at most `most` accounts for a minute; work that another worker leased is left out. */
export async function claimDueWork(
  database: Database,
  kinds: readonly DueKind[],
  most: number,
): Promise<DueWork[]> {
  return database.run<DueWork>(sql`
    update due_work d
    set due_at = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${leaseSeconds})
    from (
      select owner_id, kind
      from due_work
      where kind = any(${[...kinds]}::text[]) and due_at <= clock_timestamp()
      order by due_at
      limit ${most}
      for update skip locked
    ) taken
    where d.owner_id = taken.owner_id and d.kind = taken.kind
    returning d.owner_id as owner, d.kind, d.due_at as lease`)
}
