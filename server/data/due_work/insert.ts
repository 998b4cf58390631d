import type { DueKind } from '#server/data/due_work/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** A millisecond before the row is due. Citus takes no time minus an interval here, which depends on the time zone. */
export const sooner = sql`(due_work.due_at at time zone 'UTC' - interval '1 millisecond') at time zone 'UTC'`

/**
 * Queues work of a kind for this account, due at `due_at`, or now where none is given. It locks the account's
 * row of that kind, so it is sent with the commit. A row that is there becomes due a millisecond
 * earlier at least: a worker that has leased it sees that something was queued, even if that is due after the lease.
 */
export function insertDueWork(db: Db, kind: DueKind, due_at: Date | null = null): void {
  db.atCommit(sql`
    insert into due_work (owner_id, kind, due_at)
    values (${db.owner}, ${kind}, coalesce(${due_at?.toISOString() ?? null}::timestamptz, now()))
    on conflict (owner_id, kind) do update set due_at = least(${sooner}, excluded.due_at)`)
}

/** The statement that makes the retention of an account due within a day; sent together with the commit. */
export function insertRetentionVisit(owner: string): Statement {
  return sql`
    insert into due_work (owner_id, kind, due_at)
    values (${owner}, 'retention', now() + interval '1 day')
    on conflict (owner_id, kind) do update set due_at = excluded.due_at
      where due_work.due_at > excluded.due_at`
}
