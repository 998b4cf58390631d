import makeKnex from 'knex'
import pg from 'pg'
import { registry } from '#generated/server/capabilities.ts'
import type { Database } from '#server/database/db.ts'
import { failureOf, withRetries } from '#server/database/retry.ts'
import { rolesOf } from '#server/database/roles.ts'
import type { Statement } from '#server/database/sql.ts'
import { setOwner, Transaction } from '#server/database/transaction.ts'
import { parsers } from '#server/database/values.ts'

/** How a database is opened. */
export interface DatabaseOptions {
  /** `postgresql://…` */
  url: string
  brand: string
  /** How many connections there may be; 16 by default. */
  connections?: number
  /** Called when an idle connection breaks. */
  onError?: (error: Error) => void
}

/** How long a request waits for another request's locks. After that it fails with `execution_in_progress`. */
const lockTimeout = `${registry.limits.lock_milliseconds}ms`

const statementTimeout = '10s'

/**
 * Opens the database. It connects with the first statement.
 *
 * Errors of all its functions: `execution_in_progress` if it waited too long for a lock, `dependency_unavailable` if
 * the database cannot be reached or refuses to work.
 */
export function openDatabase({ url, brand, connections, onError }: DatabaseOptions): Database {
  const roles = rolesOf(brand)
  // While closing, a connection may break before it is closed, which does not matter.
  let closing = false
  const pool = new pg.Pool({
    connectionString: url,
    application_name: brand,
    max: connections ?? 16,
    pipeline: true,
    types: parsers,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // Only for a network that fails silently: the server's own limit is shorter.
    query_timeout: 15_000,
  })
  // Without these, a connection that breaks would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => {
    if (!closing) onError?.(error)
  })
  const builder = makeKnex({ client: 'pg', compileSqlOnError: false })
  const begin = (owner: string, kind: string, asyncCommit = false, role: 'app' | 'relay' = 'app') =>
    // A literal SET LOCAL is the only form that is safe with poolers and with a sharded database.
    `begin ${kind}; set local role ${roles[role]}; ${setOwner(owner)}; ` +
    `set local lock_timeout = '${lockTimeout}'; set local statement_timeout = '${statementTimeout}'` +
    (asyncCommit ? '; set local synchronous_commit = off' : '')
  const inTransaction = <T>(
    owner: string,
    message: string,
    steps: (transaction: Transaction) => Promise<T>,
  ): Promise<T> =>
    withRetries(async () => {
      const transaction = new Transaction(owner, pool, builder, message)
      try {
        return await steps(transaction)
      } catch (error) {
        await transaction.rollback()
        throw error
      }
    })

  return {
    async read(owner, work) {
      const message = begin(owner, 'isolation level repeatable read read only')
      return inTransaction(owner, message, async (transaction) => {
        const result = await work(transaction)
        await transaction.finish()
        return result
      })
    },

    async write(owner, { first, work, last, asyncCommit, role }) {
      const message = begin(owner, 'isolation level read committed read write', asyncCommit, role)
      return inTransaction(owner, message, async (transaction) => {
        const rows = first ? transaction.run<never>(first) : Promise.resolve([])
        // Work that fails early may never await it.
        rows.catch(() => {})
        const result = await work(transaction, rows)
        await transaction.commit(last?.(result))
        return result
      })
    },

    async run<Row>({ text, name, values }: Statement) {
      try {
        const client = await pool.connect()
        try {
          const { rows } = await client.query<Row & pg.QueryResultRow>({
            text,
            name,
            values: [...values],
          })
          return rows
        } finally {
          client.release()
        }
      } catch (error) {
        throw failureOf(error)
      }
    },

    close() {
      closing = true
      return pool.end()
    },
  }
}
