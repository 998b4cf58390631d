import { snapshot_ids, snapshot_minutes } from '#server/data/snapshots/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { uuidArray, uuidsIn } from '#server/database/uuid_array.ts'
import { only } from '#server/domain/basics/only.ts'
import {
  type FrozenList,
  lineageOf,
  type Snapshot,
  type SnapshotPage,
} from '#server/domain/calls/snapshot.ts'

/** What a snapshot is taken of. */
export interface NewSnapshot {
  id: string
  /** The list it belongs to. */
  capability: string
  /** The constraints of the list, as JSON. */
  constraints: string
  /** Selects the ids, in order and without a limit. */
  statement: Statement
  /** The snapshot that it continues; null for a list's first. */
  before: Snapshot | null
  /** How many ids are on its first page. */
  size: number
}

/**
 * Inserts a snapshot of the first 500 ids that a statement selects, all in one statement. In one that continues a list,
 * the ids of the snapshots before are left out: what matches all the time while a list is read is so in one of its
 * snapshots, however its place in the order changes.
 *
 * @returns its first page.
 */
export async function insertSnapshot(
  db: Db,
  { id, capability, constraints, statement, before, size }: NewSnapshot,
): Promise<SnapshotPage> {
  const earlier = before ? lineageOf(before) : []
  const matching = before ? further(db.owner, statement, earlier) : statement
  // It reads the account so that the owner comes from a table, as a sharded database needs it.
  const rows = await db.run<Omit<SnapshotPage, 'id'>>(sql`
    insert into snapshots as s (owner_id, snapshot_id, capability, constraints, ids, earlier, cut, expires_at)
    select a.owner_id, ${id}, ${capability}, ${constraints}, found.ids[:${snapshot_ids}::integer],
      ${earlier}::uuid[], cardinality(found.ids) > ${snapshot_ids},
      now() + make_interval(mins => ${snapshot_minutes})
    from accounts a, (
      select coalesce(array_agg(listed.id), '{}') as ids
      from (${matching} limit ${snapshot_ids + 1}) as listed (id)
    ) found
    where a.owner_id = ${db.owner}
    returning ids[:${size}::integer] as ids, cardinality(ids) as count, earlier, cut, constraints, expires_at`)
  return { id, ...only(rows) }
}

/** What a snapshot of a computed list is made of. */
export interface NewFrozenSnapshot {
  id: string
  /** The list it belongs to. */
  capability: string
  /** The constraints of the list, as JSON. */
  constraints: string
  list: FrozenList<unknown>
  /** The snapshots that it continues, the first one first; none for a list's first. */
  earlier: readonly string[]
  /** How many ids are on its first page. */
  size: number
}

/**
 * Inserts a snapshot of a list that was computed, however many ids it has. It is sent with the commit.
 *
 * @returns its first page.
 */
export function insertFrozenSnapshot(
  db: Db,
  { id, capability, constraints, list, earlier, size }: NewFrozenSnapshot,
): SnapshotPage {
  const { ids, facts, now, minutes = snapshot_minutes, cut = false } = list
  const expires_at = new Date(now.getTime() + minutes * 60_000)
  db.atCommit(sql`
    insert into snapshots (owner_id, snapshot_id, capability, constraints, ids, earlier, cut, facts, expires_at)
    values (${db.owner}, ${id}, ${capability}, ${constraints}, ${uuidArray(ids)}::uuid[],
      ${uuidArray(earlier)}::uuid[], ${cut}, ${JSON.stringify(facts)}::jsonb, ${expires_at.toISOString()})`)
  const inBytes = ids instanceof Uint8Array
  return {
    id,
    ids: inBytes ? uuidsIn(ids, size) : ids.slice(0, size),
    count: inBytes ? ids.length / 16 : ids.length,
    constraints,
    expires_at,
    earlier: [...earlier],
    cut,
  }
}

function further(owner: string, statement: Statement, earlier: readonly string[]): Statement {
  return sql`
    select listed.id
    from (
      select matching.id, row_number() over () as place
      from (${statement}) as matching (id)
    ) listed
    where listed.id not in (
      select unnest(s.ids)
      from snapshots s
      where s.owner_id = ${owner} and s.snapshot_id = any(${earlier}::uuid[])
    )
    order by listed.place`
}
