import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** What is left to do of the rows of an account. */
export interface NextDue {
  /** Whether one is due now that nobody has claimed. */
  due: boolean
  /** When one is due next, or the lease of who has claimed it ends; null where none is to be done. */
  next: Date | null
}

/** The tables whose rows are due at `due_at`, and are claimed until `lease_until`; and which of their rows are to be done. */
const tables = {
  captures: { rows: sql`captures`, isOpen: sql`r.state = 'accepted'` },
  discovery_runs: { rows: sql`discovery_runs`, isOpen: sql`r.due_at is not null` },
  roundups: { rows: sql`roundups`, isOpen: sql`r.due_at is not null` },
} as const

/** What is left to do of this account's rows of a table. */
export async function findNextDue(db: Db, table: keyof typeof tables): Promise<NextDue> {
  const { rows, isOpen } = tables[table]
  const [row] = await db.sql<NextDue>`
    select coalesce(min(greatest(r.due_at, r.lease_until)) <= now(), false) as due,
      min(greatest(r.due_at, r.lease_until)) as next
    from ${rows} r
    where r.owner_id = ${db.owner} and ${isOpen}`
  return row ?? { due: false, next: null }
}
