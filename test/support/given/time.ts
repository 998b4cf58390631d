import pg from 'pg'
import { type Statement, sql } from '#server/database/sql.ts'

/** An instant so much earlier, such as `2 days`: Citus subtracts in an update only from a time without a zone. */
export function earlier(column: Statement, time: string): Statement {
  return sql`(${column} at time zone 'UTC' - ${time}::interval) at time zone 'UTC'`
}

/**
 * Lets this much time pass: every instant of every row becomes that much earlier, and the database's clock stays. What
 * a sealed text or a token says is not changed.
 */
export async function letPass(superuserUrl: string, time: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ statement: string }>(
      `select format(
         'update %I set %s', c.table_name,
         string_agg(format('%1$I = (%1$I at time zone ''UTC'' - interval %2$L) at time zone ''UTC''', c.column_name, $1::text), ', ')
       ) as statement
       from information_schema.columns c
       join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
       where c.table_schema = 'public' and c.data_type = 'timestamp with time zone'
         and c.table_name not like 'knex%'
       group by c.table_name`,
      [time],
    )
    for (const { statement } of rows) await client.query(statement)
  } finally {
    await client.end()
  }
}
