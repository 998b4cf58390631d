import type pg from 'pg'
import { citusUrl } from '#test/support/citus.ts'

// What a test does to a database behind the service: triggers, which Citus takes only for the parts of a table.

/** Runs statements where the rows of people are: on each worker of Citus, or on the one node. @returns what each says. */
export async function onNodes(client: pg.Client, statements: string): Promise<string[]> {
  if (citusUrl === null) {
    const { rows = [] } = await client.query<{ result: unknown }>(statements)
    return rows.map(({ result }) => String(result))
  }
  // What a worker makes, it would make on the others too. The first result is the one that comes back.
  const alone = /^select/.test(statements) ? '' : 'set citus.enable_ddl_propagation = off; '
  const workers = 'select success, result from run_command_on_workers($1)'
  return resultsOf(client, workers, [alone + statements])
}

/** Runs a statement for a table, or for each part of it on the workers of Citus: `%s` in it is the name. */
export async function onParts(client: pg.Client, table: string, statement: string): Promise<void> {
  if (citusUrl === null) await client.query(statement.replace('%s', table))
  else {
    const parts = 'select success, result from run_command_on_shards($1::regclass, $2)'
    await resultsOf(client, parts, [table, statement])
  }
}

async function resultsOf(client: pg.Client, query: string, values: string[]): Promise<string[]> {
  const { rows } = await client.query<{ success: boolean; result: string }>(query, values)
  for (const { success, result } of rows) if (!success) throw new Error(result)
  return rows.map(({ result }) => result)
}
