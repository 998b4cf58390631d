import type { LockedReversible, ReversibleKind } from '#server/data/reversible_actions/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Locks a reversible action of this account until the transaction ends, whatever its state. */
export async function lockReversible<Before>(
  db: Db,
  kind: ReversibleKind,
  reversible_id: string,
): Promise<LockedReversible<Before> | undefined> {
  const [row] = await db.sql<LockedReversible<Before>>`
    select reversible_id, before, created_at, undone_at is not null as used, expires_at <= now() as overdue
    from reversible_actions
    where owner_id = ${db.owner} and reversible_id = ${reversible_id} and kind = ${kind}
    for update`
  return row
}
