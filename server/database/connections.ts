import type { Pool, PoolClient, QueryConfig } from 'pg'
import { makeShares, tooLate } from '#server/database/shares.ts'
import type { Statement } from '#server/database/sql.ts'

/** A connection that one transaction, or one statement, uses. */
export interface Connection {
  readonly client: PoolClient
  /** Gives it back; a connection that is `broken` is closed. Call it once. */
  release(broken?: boolean): void
}

/** The connections of one process. */
export interface Connections {
  /**
   * Waits for a connection, in the name of an account, or of anyone else who has a share (shares.ts). Rejects if
   * there is none within five seconds.
   */
  connect(account: string): Promise<Connection>
  /** A query as it is sent: named, so that a connection parses each text once, unless names get lost on the way. */
  queryOf(statement: Statement): QueryConfig
  /** Whether rows of the database are on several nodes. */
  isDistributed(): boolean | Promise<boolean>
}

/** How long a caller waits for a connection, in milliseconds: for its turn, and until a new one is open. */
export const connectionTimeout = 5_000

/** One account leaves this many connections to the others. */
const leftToOthers = 4

/** Shares the connections of a pool that has at most `connections` of them. `isNamed` says whether names are kept. */
export function makeConnections(
  pool: Pool,
  connections: number,
  isNamed: () => boolean,
  isDistributed: () => boolean | Promise<boolean>,
): Connections {
  const shares = makeShares(connections, Math.max(1, connections - leftToOthers))
  return {
    isDistributed,
    queryOf: ({ text, name, values }) => ({
      text,
      name: isNamed() ? name : '',
      values: [...values],
    }),
    async connect(account) {
      const since = performance.now()
      const share = await shares.take(account, connectionTimeout)
      const connecting = pool.connect()
      try {
        const client = await within(connectionTimeout - (performance.now() - since), connecting)
        return {
          client,
          release(broken) {
            client.release(broken)
            share.free()
          },
        }
      } catch (error) {
        // One that opens later is the next caller's.
        connecting.then((client) => client.release()).then(share.free, share.free)
        throw error
      }
    },
  }
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(tooLate)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
