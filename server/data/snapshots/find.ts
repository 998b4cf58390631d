import { snapshot_ids } from '#server/data/snapshots/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { only } from '#server/domain/only.ts'
import type { Snapshot } from '#server/domain/snapshot.ts'

/** A snapshot as it is stored; an expired one stays for a day. */
export interface FoundSnapshot extends Snapshot {
  expired: boolean
}

/** A snapshot of a list of this account; null where it does not exist. `capability` is the list it was taken of. */
export async function findSnapshot(
  db: Db,
  capability: string,
  id: string,
): Promise<FoundSnapshot | null> {
  const [row] = await db.sql<Omit<FoundSnapshot, 'id'>>`
    select array_to_string(ids, ',') as ids, constraints, expires_at, expires_at <= now() as expired
    from snapshots
    where owner_id = ${db.owner} and snapshot_id = ${id} and capability = ${capability}`
  return row ? { id, ...row } : null
}

/** The first 500 ids that a statement selects, with commas between them, and the transaction's time. */
export async function findIds(db: Db, statement: Statement): Promise<{ ids: string; now: Date }> {
  const rows = await db.run<{ ids: string; now: Date }>(sql`
    select array_to_string(array(${statement} limit ${snapshot_ids}), ',') as ids, now() as now`)
  return only(rows)
}
