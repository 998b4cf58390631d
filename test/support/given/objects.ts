import pg from 'pg'
import type { Account } from '#test/support/world.ts'

/** What belongs to people and may be changed with an object. */
const tables = [
  ...[
    'lists',
    'list_ideas',
    'list_people',
    'ideas',
    'places',
    'likes',
    'plans',
    'captures',
    'people',
  ],
  'list_shares',
]

/**
 * Every row of an account that a change of an object may touch, as text: without the times of changes, and without links
 * that were ended.
 */
export async function objectRows({ world, owner }: Account): Promise<string[]> {
  const client = new pg.Client({ connectionString: world.superuser_url })
  await client.connect()
  try {
    const parts = tables.map((table) => {
      const open = table === 'list_shares' ? 'and revoked_at is null' : ''
      return `select '${table} ' || (to_jsonb(t) - 'updated_at')::text as row from ${table} t where owner_id = $1 ${open}`
    })
    const { rows } = await client.query<{ row: string }>(
      `${parts.join(' union all ')} order by 1`,
      [owner],
    )
    return rows.map(({ row }) => row)
  } finally {
    await client.end()
  }
}
