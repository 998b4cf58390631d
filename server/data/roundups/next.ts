import type { Db } from '#server/database/db.ts'

/** What is left to read for the roundups of an account. */
export interface NextRoundups {
  /** Whether one is due now that nobody has claimed. */
  due: boolean
  /** When one is due next, or the lease of who has claimed it ends; null where none is to be read. */
  next: Date | null
}

/** What is left to read for the roundups of this account. */
export async function findNextRoundups(db: Db): Promise<NextRoundups> {
  const [row] = await db.sql<NextRoundups>`
    select coalesce(bool_or(r.due_at <= now() and coalesce(r.lease_until <= now(), true)), false) as due,
      min(greatest(r.due_at, r.lease_until)) as next
    from roundups r
    where r.owner_id = ${db.owner} and r.due_at is not null`
  return row ?? { due: false, next: null }
}
