import type { Database, Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** What waits for a worker: copies to be carried to other accounts, mail to be sent. */
export type DueKind = 'relay' | 'mail'

/** Seconds somebody has for one account's work before another takes it up. */
const leaseSeconds = 60

/** One account's work, leased. */
export interface DueWork {
  owner: string
  kind: DueKind
  /** Names the lease. */
  lease: Date
}

/**
 * Says that this account has work of a kind from now on, or from `due_at` on. It takes a lock on the
 * account's mark, so it stands last in a transaction.
 */
export async function markDue(db: Db, kind: DueKind, due_at: Date | null = null): Promise<void> {
  await db.sql`
    insert into due_work (owner_id, kind, due_at)
    values (${db.owner}, ${kind}, coalesce(${due_at?.toISOString() ?? null}::timestamptz, now()))
    on conflict (owner_id, kind) do update set due_at = least(due_work.due_at, excluded.due_at)`
}

/** Takes up to `most` accounts whose work is due, for a minute; another worker takes others. */
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

/**
 * Ends a lease: `next` says when there is more to do, null that nothing is left. A mark that came in
 * between stays.
 */
export async function finishDueWork(
  database: Database,
  { owner, kind, lease }: DueWork,
  next: Date | null,
): Promise<void> {
  const mine = sql`owner_id = ${owner} and kind = ${kind} and due_at = ${lease.toISOString()}`
  if (next === null) await database.run(sql`delete from due_work where ${mine}`)
  else await database.run(sql`update due_work set due_at = ${next.toISOString()} where ${mine}`)
}

/** Ends a lease whose work failed: it is due again in so many seconds, by the database's clock. */
export async function postponeDueWork(
  database: Database,
  { owner, kind, lease }: DueWork,
  seconds: number,
): Promise<void> {
  await database.run(sql`
    update due_work
    set due_at = clock_timestamp() + make_interval(secs => ${seconds})
    where owner_id = ${owner} and kind = ${kind} and due_at = ${lease.toISOString()}`)
}
