import type { Db } from '#server/database/db.ts'
import type { SnapshotPage } from '#server/domain/calls/snapshot.ts'

/** A page of a snapshot as it is stored; an expired one stays for a day. */
export interface FoundPage<Facts> extends SnapshotPage {
  expired: boolean
  /** What was stored with a list that was computed; empty for others. */
  facts: Facts
}

/** Which snapshot of which list, and which of its ids. */
export interface PageOf {
  capability: string
  id: string
  offset: number
  size: number
}

/** A page of a snapshot of this account; null where it does not exist. */
export async function findSnapshotPage<Facts>(
  db: Db,
  { capability, id, offset, size }: PageOf,
): Promise<FoundPage<Facts> | null> {
  const [row] = await db.sql<Omit<FoundPage<Facts>, 'id'>>`
    select ids[${offset + 1}::integer:${offset + size}::integer] as ids, cardinality(ids) as count, earlier, cut,
      constraints, facts, expires_at, expires_at <= now() as expired
    from snapshots
    where owner_id = ${db.owner} and snapshot_id = ${id} and capability = ${capability}`
  return row ? { id, ...row } : null
}

/** All ids of these snapshots of this account. */
export async function findSnapshotIds(db: Db, snapshots: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ ids: string[] }>`
    select ids from snapshots where owner_id = ${db.owner} and snapshot_id = any(${[...snapshots]}::uuid[])`
  return rows.flatMap(({ ids }) => ids)
}
