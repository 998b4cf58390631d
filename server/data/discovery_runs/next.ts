import type { Db } from '#server/database/db.ts'

/** What the service still has to look for. */
export interface NextRuns {
  /** Whether one is due now that nobody has claimed. */
  due: boolean
  /** When one is due next, or the lease of who has claimed it ends; null where none is. */
  next: Date | null
}

/** What the service still has to look for, for this account. */
export async function findNextRuns(db: Db): Promise<NextRuns> {
  const [row] = await db.sql<NextRuns>`
    select coalesce(bool_or(r.due_at <= now() and coalesce(r.lease_until <= now(), true)), false) as due,
      min(greatest(r.due_at, r.lease_until)) as next
    from discovery_runs r
    where r.owner_id = ${db.owner} and r.due_at is not null`
  return row ?? { due: false, next: null }
}
