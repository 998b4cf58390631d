import { type DueKind, type DueWork, leaseSeconds } from '#server/data/due_work/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

// Where the database is distributed, the due work of an account is on the account's node, so that it commits with what it is
// for. Citus locks rows of one node at a time: each account's row is changed by a statement of its own.

/** As `claimDueWork`. What another worker has claimed meanwhile is due no more, and is left out. */
export async function claimOnNodes(
  database: Database,
  kind: DueKind,
  most: number,
  busy: readonly string[],
): Promise<DueWork[]> {
  const due = await database.run<{ owner: string }>(sql`
    select owner_id as owner
    from due_work
    where kind = ${kind} and due_at <= statement_timestamp() and owner_id <> all(${busy}::uuid[])
    order by due_at
    limit ${most}`)
  const claims = await Promise.allSettled(due.map(({ owner }) => claim(database, kind, owner)))
  const claimed = claims.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const failed = claims.find((one) => one.status === 'rejected')
  // What was claimed is done, whatever has become of the others.
  if (failed && claimed.length === 0) throw failed.reason
  return claimed
}

// Nodes number their transactions each for itself, so a claim has its time as its number.
function claim(database: Database, kind: DueKind, owner: string): Promise<DueWork[]> {
  return database.run<DueWork>(sql`
    update due_work
    set due_at = date_trunc('milliseconds', statement_timestamp()) + make_interval(secs => ${leaseSeconds}),
      claim = greatest(claim + 1, ${Date.now() * 1000}::bigint)
    where owner_id = ${owner} and kind = ${kind}
      and owner_id = any(array(
        select d.owner_id
        from due_work d
        where d.owner_id = ${owner} and d.kind = ${kind} and d.due_at <= statement_timestamp()
        for update skip locked
      ))
    returning owner_id as owner, kind, due_at as lease, claim`)
}

/** As `deleteDueWork`. */
export async function deleteOnNodes(
  database: Database,
  kind: DueKind,
  done: readonly DueWork[],
): Promise<void> {
  await each(done, ({ owner, lease, claim }) =>
    database.run(sql`
      delete from due_work
      where owner_id = ${owner} and kind = ${kind}
        and owner_id = any(array(
          select d.owner_id
          from due_work d
          where d.owner_id = ${owner} and d.kind = ${kind} and d.due_at = ${lease.toISOString()}::timestamptz
            and d.claim = ${claim}::bigint
          for update skip locked
        ))`),
  )
}

/** As `updateDueReleased`. */
export async function updateReleasedOnNodes(
  database: Database,
  kind: DueKind,
  works: readonly DueWork[],
): Promise<void> {
  await each(works, ({ owner, lease, claim }) => {
    const was = new Date(lease.getTime() - leaseSeconds * 1000).toISOString()
    return database.run(sql`
      update due_work set due_at = ${was}::timestamptz
      where owner_id = ${owner} and kind = ${kind} and due_at = ${lease.toISOString()}::timestamptz
        and claim = ${claim}::bigint`)
  })
}

/** As `listDueKinds`, by a statement of each kind, which reads one row of each shard. */
export async function listKindsOnNodes(
  database: Database,
  kinds: readonly DueKind[],
): Promise<DueKind[]> {
  const due = await Promise.all(
    kinds.map((kind) =>
      database.run<{ kind: DueKind }>(sql`
        select kind
        from due_work
        where kind = ${kind} and due_at <= statement_timestamp()
        order by due_at
        limit 1`),
    ),
  )
  return due.flatMap((rows) => rows.map((row) => row.kind))
}

/** Changes each row, and fails only after all have been tried. */
async function each(
  works: readonly DueWork[],
  change: (work: DueWork) => Promise<unknown>,
): Promise<void> {
  const changes = await Promise.allSettled(works.map(change))
  for (const one of changes) if (one.status === 'rejected') throw one.reason
}
