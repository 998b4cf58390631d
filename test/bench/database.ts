import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { registry } from '#generated/server/capabilities.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { startEmbedded } from '#server/database/embedded/open.ts'
import { migrate } from '#server/database/migrate.ts'
import { insertToken } from '#server/data/tokens/insert.ts'

const { brand } = registry

/** A PostgreSQL of the benchmark's own, as durable as the embedded one always is. */
export async function startBenchDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  chmodSync(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, brand, settings: { max_connections: '200' } })
  await migrate(embedded.url, brand)
  const database = openDatabase({ url: embedded.url, brand })
  return {
    database,
    url: embedded.url,
    superuserUrl: superuserOf(embedded.superuserUrl),
    async account(name: string) {
      const email = `${name}-${randomUUID()}@example.test`
      const account = await insertAccount(database, {
        display_name: name,
        email,
        timezone: 'Europe/Berlin',
      })
      const abilities = ['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit']
      const { token } = await insertToken(database, account, { abilities, days: 1 })
      return { owner: account.owner, token }
    },
    async stop() {
      await database.close()
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type BenchDatabase = Awaited<ReturnType<typeof startBenchDatabase>>

function superuserOf(url: string): string {
  const at = new URL(url)
  at.pathname = `/${brand}`
  return at.href
}

/** Fills an account with ideas, and with a list for every twenty of them, a hundred at most. */
export async function fill(superuserUrl: string, owner: string, ideas: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(
    `insert into ideas (owner_id, idea_id, kind, title, title_key, description, custom_activity_name,
       fixed_when, event_start_at, updated_at)
     select $1, gen_random_uuid(), case when n % 3 = 0 then 'event' else 'place' end, 'Idea ' || n, 'idea ' || n,
       'Worth an evening, number ' || n, 'Walking', null,
       case when n % 3 = 0 then now() + n * interval '1 minute' end, now() - n * interval '1 second'
     from generate_series(1, $2::int) n`,
    [owner, ideas],
  )
  await client.query(
    `insert into lists (owner_id, list_id, name, name_key, updated_at)
     select $1, gen_random_uuid(), 'List ' || n, 'list ' || n, now() - n * interval '1 minute'
     from generate_series(1, least(100, $2::int / 20)) n`,
    [owner, ideas],
  )
  await client.query(
    `insert into list_ideas (owner_id, list_id, idea_id, position)
     select $1, l.list_id, i.idea_id, i.n
     from (select idea_id, row_number() over (order by updated_at desc) n from ideas where owner_id = $1) i
     join (select list_id, row_number() over () n, count(*) over () all_lists from lists where owner_id = $1) l
       on l.n = 1 + i.n % l.all_lists
     where i.n <= 2000`,
    [owner],
  )
  await client.query(
    `update lists l
     set item_count = (select count(*) from list_ideas m where m.owner_id = l.owner_id and m.list_id = l.list_id)
     where owner_id = $1`,
    [owner],
  )
  await client.query('vacuum analyze')
  await client.end()
}

/** A key nobody has used. */
export function newKey(): string {
  return randomBytes(12).toString('hex')
}
