import { updateReleasedOnNodes } from '#server/data/due_work/on_nodes.ts'
import {
  type DueKind,
  type DueWork,
  type NextDue,
  leaseSeconds,
} from '#server/data/due_work/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Ends a lease with more to do. A time that has come already is put off by a second, by the database's clock: the run
 * could do nothing about what is due, so that it waits for another. Work that was queued during the lease stays due, and
 * a run that has lost its lease can only make the work due earlier.
 */
export async function updateDueAt(
  database: Database,
  { owner, kind, lease, claim }: DueWork,
  next: NextDue,
): Promise<void> {
  const again = next === 'again'
  const due_at = again ? null : next.toISOString()
  await database.run(sql`
    insert into due_work as d (owner_id, kind, due_at)
    values (${owner}, ${kind}, case when ${again} then clock_timestamp()
      else greatest(${due_at}::timestamptz, clock_timestamp() + interval '1 second') end)
    on conflict (owner_id, kind) do update
      set due_at = case when d.claim = ${claim}::bigint and d.due_at = ${lease.toISOString()}
        then excluded.due_at else least(d.due_at, excluded.due_at) end`)
}

/** Ends a lease whose work failed; it is due again after this many seconds, by the database's clock. */
export async function updateDueAfter(
  database: Database,
  { owner, kind, lease, claim }: DueWork,
  seconds: number,
): Promise<void> {
  await database.run(sql`
    update due_work
    set due_at = statement_timestamp() + make_interval(secs => ${seconds})
    where owner_id = ${owner} and kind = ${kind} and due_at = ${lease.toISOString()}::timestamptz
      and claim = ${claim}::bigint`)
}

/** Ends leases of one kind of which nothing was begun. The work is due since it was claimed, so it keeps its turn. */
export async function updateDueReleased(
  database: Database,
  kind: DueKind,
  works: readonly DueWork[],
): Promise<void> {
  if (await database.isDistributed()) return updateReleasedOnNodes(database, kind, works)
  await database.run(sql`
    update due_work d
    set due_at = d.due_at - make_interval(secs => ${leaseSeconds})
    from unnest(
      ${works.map(({ owner }) => owner)}::uuid[],
      ${works.map(({ lease }) => lease.toISOString())}::timestamptz[],
      ${works.map(({ claim }) => claim)}::bigint[]
    ) as work (owner_id, lease, claim)
    where d.owner_id = work.owner_id and d.kind = ${kind} and d.due_at = work.lease
      and d.claim = work.claim`)
}
