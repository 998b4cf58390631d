import type { Pool, PoolClient } from 'pg'
import { hasRowsOnNodes } from '#server/database/citus/distributed.ts'
import {
  findPlacements,
  findShards,
  type Shard,
  type Shards,
} from '#server/database/citus/shards.ts'
import type { Statement } from '#server/database/sql.ts'
import { isUuid } from '#server/domain/basics/handle.ts'

/** A connection to a node, and what is there. */
export interface RoutedClient {
  readonly client: PoolClient
  /** The shards of an account if this node holds them; null if it does not. */
  shardOf(owner: string): Shard | null
  /** The shard of a bucket if it is that of the bucket that was asked for; null if it is not, or not known. */
  shardOfBucket(bucket: Uint8Array): Shard | null
}

/** What a connection is for, besides an account. */
export interface Use {
  /** A bucket of the rate limits. */
  readonly bucket?: Uint8Array | undefined
  /** Accounts of any shards of one node. */
  readonly together?: boolean
}

/** Connections to the nodes that hold accounts. */
export interface Routing {
  /**
   * A connection to the node of a bucket of the rate limits, or else of an account: the usual one where that is not known or
   * cannot be reached.
   */
  connect(account: string, use?: Use): Promise<RoutedClient>
  /** @returns the same text for accounts that are on one node, as far as it is known. */
  nodeOf(owner: string): string
  /** @returns the same text for buckets that are in one shard, as far as it is known. */
  shardOfBucket(bucket: Uint8Array): string
  /** Asks again where everything is, before the next connection is made. */
  forget(): void
  close(): Promise<void>
}

/** What connections are routed with. */
export interface RoutingOptions {
  /** Connections to the usual node. */
  readonly pool: Pool
  /** Makes connections to a node, at the address that Citus has of it; `usual` is the one that `pool` leads to. */
  readonly openPool: (host: string, port: number, usual: boolean) => Pool
  /** Asks the usual node, on a connection that no share of an account counts. */
  readonly run: <Row>(statement: Statement) => Promise<Row[]>
}

/** What is known of nodes. */
interface Known {
  /** Null where the database is not distributed. */
  readonly shards: Shards | null
  /** As the database gave them. */
  readonly placements: string
  /** When it was asked, in milliseconds. */
  readonly at: number
}

/** For how long what is known of nodes is used before it is asked again, in milliseconds. */
const knownFor = 5_000

/** For how long a node that could not be reached is not tried, in milliseconds. */
const avoidedFor = 5_000

/** What a connection has that leads to no node in particular. */
export const nowhere = { shardOf: () => null, shardOfBucket: () => null } as const

/**
 * How many pools of connections a node has. Each has some of the shards: a connection plans a statement some times for each
 * shard, and keeps the plan.
 */
const poolsOfNode = 8

/** Makes connections to the nodes that hold accounts. Where the database has one node, all lead to it. */
export function makeRouting({ pool, openPool, run }: RoutingOptions): Routing {
  const pools = new Map<string, Pool>()
  const avoided = new Map<number, number>()
  let known: Known | null = null
  /** The same, also after it was to be forgotten. */
  let last: Known | null = null
  let asking: Promise<void> | null = null

  const ask = async () => {
    const at = performance.now()
    const distributed = await hasRowsOnNodes(run)
    const placements = distributed ? await findPlacements(run) : ''
    const before = last
    const isSame = before?.placements === placements
    const shards = isSame || !distributed ? null : await findShards(run)
    last = isSame ? { ...before, at } : { shards, placements, at }
    known = last
  }
  const refresh = () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
  const current = async (): Promise<Shards | null> => {
    // Without an answer, the usual node is asked, and says what is the matter.
    if (known === null) await refresh().catch(() => {})
    else if (known.shards !== null && performance.now() - known.at > knownFor) {
      refresh().catch(() => {})
    }
    return known?.shards ?? null
  }
  const poolOf = (shards: Shards, { group, index }: Shard, together: boolean): Pool | null => {
    const node = shards.nodes.get(group)
    if (!node || (avoided.get(group) ?? 0) > performance.now()) return null
    const at = [node.host, node.port, together ? 'together' : index % poolsOfNode].join(' ')
    const opened = pools.get(at) ?? openPool(node.host, node.port, node.here)
    pools.set(at, opened)
    return opened
  }
  const clientOf = async (shards: Shards, shard: Shard, together: boolean) => {
    try {
      return (await poolOf(shards, shard, together)?.connect()) ?? null
    } catch {
      avoided.set(shard.group, performance.now() + avoidedFor)
      return null
    }
  }

  return {
    async connect(account, { bucket, together = false } = {}) {
      const isPlaced = bucket !== undefined || isUuid(account)
      const shards = isPlaced ? await current() : null
      const wanted = bucket ? shards?.ofBucket(bucket) : shards?.ofAccount(account)
      const own = shards && wanted ? await clientOf(shards, wanted, together) : null
      if (own === null) return { ...nowhere, client: await pool.connect() }
      const shardOf = (owner: string) => {
        const shard = shards?.ofAccount(owner) ?? null
        return shard?.group === wanted?.group ? shard : null
      }
      const shardOfBucket = (one: Uint8Array) => {
        const shard = bucket ? (shards?.ofBucket(one) ?? null) : null
        return shard === wanted ? shard : null
      }
      return { client: own, shardOf, shardOfBucket }
    },

    shardOfBucket(bucket) {
      const shard = known?.shards?.ofBucket(bucket)
      return shard ? `${shard.group} ${shard.index}` : Buffer.from(bucket).toString('hex')
    },

    nodeOf: (owner) => String(known?.shards?.ofAccount(owner)?.group ?? ''),

    forget() {
      known = null
    },

    async close() {
      await Promise.all([...pools.values()].map((opened) => opened.end()))
    },
  }
}
