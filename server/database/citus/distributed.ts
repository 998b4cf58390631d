import { type Statement, sql } from '#server/database/sql.ts'

/** Whether rows of the database that `run` asks are on other nodes, where a connection to this one does not find them all. */
export async function hasRowsOnNodes(
  run: <Row>(statement: Statement) => Promise<Row[]>,
): Promise<boolean> {
  const [known] = await run<{ known: boolean }>(
    sql`select to_regclass('pg_catalog.pg_dist_partition') is not null as known`,
  )
  if (!known?.known) return false
  const tables = await run(sql`select from pg_catalog.pg_dist_partition limit 1`)
  return tables.length > 0
}
