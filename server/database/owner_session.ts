import { once } from 'node:events'
import { copyIn } from '#server/database/backup/copy.ts'
import { isDistributed } from '#server/database/citus/nodes.ts'
import { openClient } from '#server/database/open_client.ts'
import { rolesOf } from '#server/database/roles.ts'
import type { Statement } from '#server/database/sql.ts'
import { parsers } from '#server/database/values.ts'

/** One connection as the role that owns the tables, for what an operator changes: catalogs, and never people's rows. */
export interface OwnerSession {
  /** Whether rows of the database are on other nodes, too. */
  readonly isDistributed: boolean
  /** Runs a statement and returns its rows. */
  run<Row>(statement: Statement): Promise<Row[]>
  /** Runs a statement and returns how many rows it changed. */
  change(statement: Statement): Promise<number>
  /** Runs a `copy … from stdin` with rows in the text format of PostgreSQL. */
  copy(statement: string, rows: string): Promise<void>
  /** Runs work in a transaction, which is rolled back if it throws. Calls must not overlap. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Opens a session. `url` must reach PostgreSQL itself, or a pooler that keeps sessions. Throws one line where it cannot be
 * reached.
 */
export async function openOwnerSession(url: string, brand: string): Promise<OwnerSession> {
  const client = await openClient(url, {
    application_name: `${brand} inventory`,
    keepAlive: true,
    types: parsers,
  })
  await client.query(`set role ${rolesOf(brand).owner}`)
  await client.query(`set lock_timeout = '30s'; set timezone = 'UTC'; set statement_timeout = 0`)
  const distributed = await isDistributed(client)
  const ask = ({ text, values }: Statement) =>
    client.query<Record<string, unknown>>({ text, values: [...values] })
  return {
    isDistributed: distributed,
    async run<Row>(statement: Statement) {
      return (await ask(statement)).rows as Row[]
    },
    async change(statement) {
      return (await ask(statement)).rowCount ?? 0
    },
    async copy(statement, rows) {
      const copying = copyIn(client, statement)
      const finished = once(copying, 'finish')
      copying.end(rows)
      await finished
    },
    async transaction(work) {
      await client.query('begin')
      try {
        const result = await work()
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    },
    close: () => client.end(),
  }
}
