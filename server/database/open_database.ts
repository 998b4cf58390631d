import makeKnex from 'knex'
import pg from 'pg'
import { hasRowsOnNodes } from '#server/database/citus/distributed.ts'
import { makeRunOnBuckets } from '#server/database/citus/on_buckets.ts'
import { makeRouting } from '#server/database/citus/routing.ts'
import {
  type Connections,
  connectionTimeout,
  makeConnections,
} from '#server/database/connections.ts'
import type { Database, Steps } from '#server/database/db.ts'
import { inOneMessage } from '#server/database/one_message.ts'
import type { Pooler } from '#server/database/pooler.ts'
import {
  failureIfReadOnly,
  isConnectionLost,
  isNameLost,
  withRetries,
} from '#server/database/retry.ts'
import { rolesOf } from '#server/database/roles.ts'
import {
  queryTimeout,
  sessionSettings,
  transactionTimeouts,
} from '#server/database/session_settings.ts'
import { makeSharedWrites } from '#server/database/shared_writes.ts'
import type { Statement } from '#server/database/sql.ts'
import { Transaction } from '#server/database/transaction.ts'
import { parsers } from '#server/database/values.ts'

/** How a database is opened. */
export interface DatabaseOptions {
  /** `postgresql://…` */
  url: string
  brand: string
  /** How many connections there may be; 16 by default. */
  connections?: number
  /** What is in front of PostgreSQL; nothing by default. */
  pooler?: Pooler
  /** Whether an account is served at the node of Citus that has its rows; false by default. */
  routed?: boolean
  /** Called when an idle connection breaks. */
  onError?: (error: Error) => void
  /** Called once if a pooler is in front of PostgreSQL that `pooler` does not name. */
  onPooler?: () => void
}

/**
 * Where the database is distributed, Citus repeats each later `set local` on the other nodes, for their row-level
 * security; what comes before it stays here. PostgreSQL keeps it as a setting that nobody reads.
 */
const tellNodes = `set local citus.propagate_set_commands = 'local'`

const readWrite = 'isolation level read committed read write'

/** Writes that share a transaction wait for another's lock no longer than this. Alone, each waits by itself. */
const shortWait = `set local lock_timeout = '50ms'`

/** The share of statements that belong to no account. */
const nobody = ''

/**
 * Opens the database. It connects with the first statement.
 *
 * Errors of all its functions: `dependency_unavailable` if the database cannot be reached, refuses to work, or another
 * transaction held a lock for too long.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, brand, connections = 16, pooler = 'none', onError, onPooler } = options
  const { routed = false } = options
  const roles = rolesOf(brand)
  // While closing, a connection may break before it is closed, which does not matter.
  let closing = false
  const openPool = (at: string) => {
    const pool = new pg.Pool({
      connectionString: at,
      application_name: brand,
      max: connections,
      pipeline: true,
      types: parsers,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: connectionTimeout,
      // Only for a network that fails silently: PostgreSQL's own limit is shorter.
      query_timeout: queryTimeout,
    })
    pool.on('connect', (client) => {
      // Without this, a connection that breaks would end the process.
      client.on('error', () => {})
      // It goes out with the first statement. If it fails, the connection is broken, and the statement says so.
      const settings = routed ? `${sessionSettings}; ${nameShards}` : sessionSettings
      if (!pooled) client.query(settings).catch(() => {})
    })
    pool.on('error', (error) => {
      if (!closing) onError?.(error)
    })
    return pool
  }
  const pool = openPool(url)
  let pooled = pooler === 'transaction'
  const routing = routed
    ? makeRouting({
        pool,
        openPool: (host, port, usual) => openPool(usual ? url : urlOfNode(url, host, port)),
        run: (statement) => runAt(pool, statement),
      })
    : null
  const shared = makeConnections({
    pool,
    connections,
    isNamed: () => !pooled,
    isDistributed: () => isDistributed(),
    routing,
  })
  const ifPooled = (error: unknown): void => {
    if (pooled || !isNameLost(error)) return
    pooled = true
    onPooler?.()
  }
  const builder = makeKnex({ client: 'pg', compileSqlOnError: false })
  const begin = (kind: string, asyncCommit = false, role: 'app' | 'relay' = 'app') =>
    `begin ${kind}; set local role ${roles[role]}; ${transactionTimeouts}` +
    (asyncCommit ? '; set local synchronous_commit = off; ' : '; ') +
    tellNodes
  const inTransaction = <T>(
    owner: string,
    messages: [begin: string, beginBookkeeping?: string],
    steps: (transaction: Transaction) => Promise<T>,
  ): Promise<T> =>
    withRetries(async () => {
      const transaction = new Transaction(owner, shared, builder, ...messages)
      try {
        return await steps(transaction)
      } catch (error) {
        ifPooled(error)
        await transaction.rollback(error)
        throw error
      }
    })

  async function alone<T, First>(
    owner: string,
    { first, work, last, asyncCommit, role }: Steps<T, First>,
  ): Promise<T> {
    const message = begin(readWrite, asyncCommit, role)
    return inTransaction(owner, [message], async (transaction) => {
      const rows = first ? transaction.claim<never>(first) : Promise.resolve([])
      // Work that fails early may never await it.
      rows.catch(() => {})
      const result = await work(transaction, rows)
      await transaction.commit(last?.(result))
      return result
    })
  }
  const together: Connections = {
    ...shared,
    connect: (account) => shared.connect(account, { together: true }),
  }
  const share = makeSharedWrites({
    open: (owner) => new Transaction(owner, together, builder, `${begin(readWrite)}; ${shortWait}`),
    alone,
    onError: ifPooled,
    nodeOf: (owner) => routing?.nodeOf(owner) ?? '',
  })

  const run = <Row>(statement: Statement, account = nobody): Promise<Row[]> =>
    withRetries(async () => {
      const { client, release } = await shared.connect(account)
      const query = shared.queryOf(statement)
      try {
        // Through a pooler, the timeouts can be those of a transaction only.
        const [, result] = pooled
          ? await inOneMessage(client, [`begin; ${transactionTimeouts}`, query, 'commit'])
          : [null, await client.query<Row & pg.QueryResultRow>(query)]
        release()
        return result?.rows ?? []
      } catch (error) {
        ifPooled(error)
        const failure = failureIfReadOnly(error)
        release(isConnectionLost(error) || failure !== error)
        throw failure
      }
    })
  const runOnBuckets = makeRunOnBuckets({
    connections: shared,
    run,
    shardOf: (bucket) => routing?.shardOfBucket(bucket) ?? '',
  })
  let distributed: boolean | Promise<boolean> | null = null
  const isDistributed = () => {
    distributed ??= hasRowsOnNodes(run).then(
      (answer) => (distributed = answer),
      (error: unknown) => {
        distributed = null
        throw error
      },
    )
    return distributed
  }

  return {
    async read(owner, work, last) {
      const reading = begin('isolation level repeatable read read only')
      const bookkeeping = begin('isolation level repeatable read read write', true)
      return inTransaction(owner, [reading, bookkeeping], async (transaction) => {
        transaction.mayEnd(last)
        const result = await work(transaction)
        await transaction.finish()
        return result
      })
    },

    write: (owner, steps) =>
      steps.shared === undefined ? alone(owner, steps) : share(owner, steps.shared, steps),

    run,

    runOnBuckets,

    isDistributed,

    close() {
      closing = true
      return Promise.all([pool.end(), routing?.close()]).then(() => {})
    },
  }
}

/** Lets a connection change the parts of tables by their own names. PostgreSQL keeps it as a setting that nobody reads. */
const nameShards = 'set citus.enable_manual_changes_to_shards = on'

async function runAt<Row>(pool: pg.Pool, { text, name, values }: Statement): Promise<Row[]> {
  const { rows } = await pool.query<Row & pg.QueryResultRow>({ text, name, values: [...values] })
  return rows
}

/** The same database and user at another address. */
function urlOfNode(url: string, host: string, port: number): string {
  const other = new URL(url)
  other.hostname = host.includes(':') ? `[${host}]` : host
  other.port = String(port)
  return other.href
}
