import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** What is left to do of the rows of an account. */
export interface NextDue {
  /** Whether one is due now that nobody has claimed. */
  due: boolean
  /** When one is due next, or the lease of who has claimed it ends; null where none is to be done. */
  next: Date | null
}

/** The tables whose rows are due at `due_at`, and are claimed until `lease_until`. */
const tables = { discovery_runs: sql`discovery_runs`, roundups: sql`roundups` }

/** What is left to do of this account's rows of a table. */
export async function findNextDue(db: Db, table: keyof typeof tables): Promise<NextDue> {
  const [row] = await db.sql<NextDue>`
    select coalesce(bool_or(r.due_at <= now() and coalesce(r.lease_until <= now(), true)), false) as due,
      min(greatest(r.due_at, r.lease_until)) as next
    from ${tables[table]} r
    where r.owner_id = ${db.owner} and r.due_at is not null`
  return row ?? { due: false, next: null }
}
