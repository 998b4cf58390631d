import { hashOfBytes } from '#server/database/citus/hash.ts'
import { anchor } from '#server/database/citus/placement.ts'
import {
  type ShardTables,
  type ShardText,
  shardTextOf,
  writeShardText,
} from '#server/database/citus/shard_text.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { remembered } from '#server/domain/basics/remembered.ts'

/** A statement as a connection sends it. */
export interface Sent {
  readonly text: string
  readonly name?: string
  readonly values?: unknown[]
}

/** The shards that rows with one range of hashes are in. */
export interface Shard {
  /** Citus's number of the node that holds them. */
  readonly group: number
  /** Which of the shards of its node it is, from 0. */
  readonly index: number
  /**
   * A statement that fails where the shards are no longer on the node that it asks, and so the transaction with it, even if
   * its commit is sent together (`meaningOfCheck`).
   */
  readonly check: Statement
  /** The same, which also keeps them there until the transaction ends, and waits while they move. */
  readonly keep: Statement
  /** The statement for these shards; null where it must go through Citus. */
  statementOf<Query extends Sent>(query: Query): Query | null
}

/** Where Citus has put rows, as one node knows it. */
export interface Shards {
  /** The nodes that hold rows, by their numbers. `here` is the one that was asked. */
  readonly nodes: ReadonlyMap<number, { host: string; port: number; here: boolean }>
  /** Where the rows of an account are; null if it is not known. */
  ofAccount(owner: string): Shard | null
  /** Where a bucket of the rate limits is. */
  ofBucket(bucket: Uint8Array): Shard | null
}

type Run = <Row>(statement: Statement) => Promise<Row[]>

interface FoundShard {
  name: string
  shard: string
  shard_id: string
  first: number
  group: number
  host: string
  port: number
  here: boolean
}

/**
 * Every table that Citus has divided by an account or a bucket, and each that all nodes have a copy of. A table of accounts
 * must keep rows to their owner by itself: what is written to a shard of another account would be lost.
 */
const shardsQuery = sql`
  select c.relname as name, shard_name(s.logicalrelid, s.shardid) as shard, s.shardid::text as shard_id,
    s.shardminvalue::integer as first, p.groupid as group, n.nodename as host, n.nodeport as port,
    p.groupid = l.groupid as here
  from pg_catalog.pg_dist_shard s
  join pg_catalog.pg_class c on c.oid = s.logicalrelid
  join pg_catalog.pg_dist_partition d on d.logicalrelid = s.logicalrelid
  join pg_catalog.pg_dist_placement p on p.shardid = s.shardid
  join pg_catalog.pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary' and n.isactive
  cross join pg_catalog.pg_dist_local_group l
  where d.partmethod = 'h' and d.colocationid in (
      select a.colocationid
      from pg_catalog.pg_dist_partition a
      where a.logicalrelid in (${anchor}::regclass, 'rate_limits'::regclass)
    ) and (c.relforcerowsecurity or c.relname = 'rate_limits')
    or d.partmethod = 'n' and d.repmodel = 't' and p.groupid = l.groupid
  order by s.shardminvalue::integer nulls first`

const placementsQuery = sql`
  select p.shardid::text as shard_id, p.groupid as group, n.nodename as host, n.nodeport as port
  from pg_catalog.pg_dist_shard s
  join pg_catalog.pg_dist_placement p on p.shardid = s.shardid
  join pg_catalog.pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary' and n.isactive
  where s.logicalrelid in (${anchor}::regclass, 'rate_limits'::regclass)
  order by p.shardid`

/** @returns a text that changes where rows move. It costs less than `findShards`. */
export async function findPlacements(run: Run): Promise<string> {
  return JSON.stringify(await run(placementsQuery))
}

const namesQuery = sql`
  select c.relname as name
  from pg_catalog.pg_dist_partition d
  join pg_catalog.pg_class c on c.oid = d.logicalrelid`

/** Asks where rows are. */
export async function findShards(run: Run): Promise<Shards> {
  const [found, all] = await Promise.all([
    run<FoundShard>(shardsQuery),
    run<{ name: string }>(namesQuery),
  ])
  const copies = new Map(
    found.filter(({ first }) => first === null).map(({ name, shard }) => [name, shard]),
  )
  const divided = found.filter(({ first }) => first !== null)
  const buckets = divided.filter(({ name }) => name === 'rate_limits')
  const owned = divided.filter(({ name }) => name !== 'rate_limits')
  const others = new Set(all.map(({ name }) => name))
  const nodes = new Map(divided.map(({ group, host, port, here }) => [group, { host, port, here }]))
  const ofAccounts = shardsOf(owned, copies, others)
  const ofBuckets = shardsOf(buckets, copies, others)
  return {
    nodes,
    ofAccount: (owner) => ofAccounts(Buffer.from(owner.replaceAll('-', ''), 'hex')),
    ofBucket: ofBuckets,
  }
}

/** How many texts are kept as they were written for shards. Each process has some hundreds. */
const maxTexts = 2_000

function shardsOf(
  found: readonly FoundShard[],
  copies: ReadonlyMap<string, string>,
  all: ReadonlySet<string>,
): (key: Uint8Array) => Shard | null {
  const owned = new Set(found.map(({ name }) => name))
  const tables: ShardTables = {
    owned,
    copied: new Set(copies.keys()),
    others: new Set([...all].filter((name) => !owned.has(name) && !copies.has(name))),
  }
  const textOf = remembered(maxTexts, (text) => shardTextOf(text, tables))
  const starts = [...new Set(found.map(({ first }) => first))].sort((one, other) => one - other)
  const counts = new Map<number, number>()
  const shards = starts.map((start) => {
    const own = found.filter(({ first }) => first === start)
    const [{ group } = { group: -1 }] = own
    const index = counts.get(group) ?? 0
    counts.set(group, index + 1)
    return makeShard(own, index, copies, textOf)
  })
  return (key) => {
    const hash = hashOfBytes(key)
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= hash) low = middle + 1
      else high = middle
    }
    return shards[low - 1] ?? null
  }
}

function makeShard(
  own: readonly FoundShard[],
  index: number,
  copies: ReadonlyMap<string, string>,
  textOf: (text: string) => ShardText | null,
): Shard | null {
  const [first] = own
  if (!first) return null
  const names = new Map([...copies, ...own.map(({ name, shard }) => [name, shard] as const)])
  const written = remembered(maxTexts, (text) => {
    const shardText = textOf(text)
    return shardText && writeShardText(shardText, names)
  })
  return {
    group: first.group,
    index,
    check: sql`
      select 1 / count(*)
      from pg_catalog.pg_dist_placement p
      join pg_catalog.pg_dist_local_group l on l.groupid = p.groupid
      where p.shardid = ${first.shard_id}::bigint`,
    keep: sql`select keep_shard(${first.shard_id}::bigint)`,
    statementOf(query) {
      const text = written(query.text)
      if (text === null) return null
      const name = query.name ? `${query.name}_${first.shard_id}` : ''
      return { ...query, text, name }
    },
  }
}
