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
    select array_to_string(ids, ',') as ids, array_to_string(earlier, ',') as earlier, cut, constraints,
      expires_at, expires_at <= now() as expired
    from snapshots
    where owner_id = ${db.owner} and snapshot_id = ${id} and capability = ${capability}`
  return row ? { id, ...row } : null
}

/** What a new snapshot gets from the database. */
export interface FoundIds extends Pick<Snapshot, 'ids' | 'cut'> {
  /** The transaction's time. */
  now: Date
}

/** The first 500 ids that a statement selects, with commas between them, and whether it selects more. */
export async function findIds(db: Db, statement: Statement): Promise<FoundIds> {
  return foundBy(db, sql`${statement} limit ${snapshot_ids + 1}`)
}

/**
 * As `findIds`, without the ids of these snapshots. What matches all the time while a list is read is so in one
 * of its snapshots, however its place in the order changes.
 */
export async function findFurtherIds(
  db: Db,
  statement: Statement,
  earlier: readonly string[],
): Promise<FoundIds> {
  return foundBy(
    db,
    sql`
      select listed.id
      from unnest(array(${statement})) with ordinality as listed (id, place)
      where listed.id not in (
        select unnest(s.ids)
        from snapshots s
        where s.owner_id = ${db.owner} and s.snapshot_id = any(${[...earlier]}::uuid[])
      )
      order by listed.place
      limit ${snapshot_ids + 1}`,
  )
}

async function foundBy(db: Db, statement: Statement): Promise<FoundIds> {
  const rows = await db.run<FoundIds>(sql`
    select array_to_string(found.ids[:${snapshot_ids}::integer], ',') as ids,
      cardinality(found.ids) > ${snapshot_ids} as cut, now() as now
    from (select array(${statement}) as ids) found`)
  return only(rows)
}
