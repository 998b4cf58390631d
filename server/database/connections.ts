import type { Pool, QueryConfig } from 'pg'
import {
  nowhere,
  type RoutedClient,
  type Routing,
  type Use,
} from '#server/database/citus/routing.ts'
import { makeShares, tooLate } from '#server/database/shares.ts'
import type { Statement } from '#server/database/sql.ts'

/** A connection that one transaction, or one statement, uses. */
export interface Connection extends RoutedClient {
  /** Gives it back; a connection that is `broken` is closed. Call it once. */
  release(broken?: boolean): void
}

/** The connections of one process. */
export interface Connections {
  /**
   * Waits for a connection, in the name of an account, or of anyone else who has a share (shares.ts). Rejects if
   * there is none within five seconds. Where connections are routed, it leads to the node of the bucket of the rate
   * limits, or else of the account.
   */
  connect(account: string, use?: Use): Promise<Connection>
  /** Is told that shards have moved: where they are is asked again. */
  moved(): void
  /** A query as it is sent: named, so that a connection parses each text once, unless names get lost on the way. */
  queryOf(statement: Statement): QueryConfig
  /** Whether rows of the database are on several nodes. */
  isDistributed(): boolean | Promise<boolean>
}

/** How long a caller waits for a connection, in milliseconds: for its turn, and until a new one is open. */
export const connectionTimeout = 5_000

/** One account leaves this many connections to the others. */
const leftToOthers = 4

/** What connections are made of. */
export interface ConnectionsOptions {
  readonly pool: Pool
  /** The most that are used at once. */
  readonly connections: number
  /** Whether names are kept. */
  readonly isNamed: () => boolean
  readonly isDistributed: () => boolean | Promise<boolean>
  /** Null where every connection leads to one node. */
  readonly routing: Routing | null
}

/** Shares the connections of a pool, and of those of other nodes where there are several. */
export function makeConnections({
  pool,
  connections,
  isNamed,
  isDistributed,
  routing,
}: ConnectionsOptions): Connections {
  const shares = makeShares(connections, Math.max(1, connections - leftToOthers))
  return {
    isDistributed,
    moved: () => routing?.forget(),
    queryOf: ({ text, name, values }) => ({
      text,
      name: isNamed() ? name : '',
      values: [...values],
    }),
    async connect(account, use) {
      const since = performance.now()
      const share = await shares.take(account, connectionTimeout)
      const connecting = routing === null ? connectTo(pool) : routing.connect(account, use)
      try {
        const left = connectionTimeout - (performance.now() - since)
        const routed = await within(left, connecting)
        return {
          ...routed,
          release(broken) {
            routed.client.release(broken)
            share.free()
          },
        }
      } catch (error) {
        // One that opens later is the next caller's.
        connecting.then(({ client }) => client.release()).then(share.free, share.free)
        throw error
      }
    },
  }
}

/** A connection of a pool that leads to no node of Citus. */
async function connectTo(pool: Pool): Promise<RoutedClient> {
  return { ...nowhere, client: await pool.connect() }
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(tooLate)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
