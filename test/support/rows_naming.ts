import pg from 'pg'

/** What of an account is in the database, table by table: rows that it owns, or that name it in any column. */
export async function rowsNaming(
  superuserUrl: string,
  text: string,
): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const found: Record<string, number> = {}
    for (const { name } of rows) {
      const { rows: counted } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${name} t where t::text ilike '%' || $1 || '%'`,
        [text],
      )
      const count = counted[0]?.count ?? 0
      if (count > 0) found[name] = count
    }
    return found
  } finally {
    await client.end()
  }
}
