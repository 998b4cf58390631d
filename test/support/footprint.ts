import pg from 'pg'

/** What there is of one account: for each table how many rows, and which transaction wrote last. */
export type Footprint = Record<string, string>

/** Looks at people's data from outside the service, past every policy. */
export interface Rows {
  /** By account, leaving out what is not there. One query. */
  footprints(): Promise<Map<string, Footprint>>
  /** Every row of an account, as text. */
  content(owner: string): Promise<string[]>
  end(): Promise<void>
}

/** Opens the view of a database; the URL must be the superuser's. */
export async function openRows(superuser_url: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: superuser_url })
  await client.connect()
  const found = await client.query<{ name: string }>(
    `select relname as name from pg_class where relforcerowsecurity and relkind in ('r', 'p') order by 1`,
  )
  const tables = found.rows.map(({ name }) => name)
  // A change writes a row anew, so that the last transaction shows changes that leave the count alone.
  const counts = tables.map(
    (table) =>
      `select owner_id, '${table}' as name, count(*) || ' rows, last by ' || max(xmin::text::bigint) as state from ${table} group by owner_id`,
  )
  const contents = tables.map(
    (table, at) =>
      `select ${at} as at, '${table} ' || t::text as row from ${table} t where owner_id = $1`,
  )
  // Both are long: they are parsed and planned once.
  const footprints = { name: 'footprints', text: counts.join(' union all ') }
  const content = { name: 'content', text: `${contents.join(' union all ')} order by at, row` }
  return {
    async footprints() {
      const { rows } = await client.query<{ owner_id: string; name: string; state: string }>(
        footprints,
      )
      const all = new Map<string, Footprint>()
      for (const { owner_id, name, state } of rows) {
        all.set(owner_id, { ...all.get(owner_id), [name]: state })
      }
      return all
    },
    async content(owner) {
      const { rows } = await client.query<{ row: string }>({ ...content, values: [owner] })
      return rows.map(({ row }) => row)
    },
    end: () => client.end(),
  }
}
