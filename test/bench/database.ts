import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { registry } from '#generated/server/capabilities.ts'
import { startEmbedded } from '#server/database/embedded/open.ts'
import { postgresCpu } from '#test/bench/process_cpu.ts'

const { brand } = registry

/** A PostgreSQL of the benchmark's own, as durable as the embedded one always is, with the migrations of a folder. */
export async function startBenchDatabase(folder = '.', settings: Record<string, string> = {}) {
  const { migrate, openDatabase, insertAccount, insertToken } = await serverOf(folder)
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  chmodSync(dataDir, 0o755)
  const embedded = await startEmbedded({
    dataDir,
    brand,
    settings: { max_connections: '200', ...settings },
  })
  await migrate(embedded.url, brand)
  const database = openDatabase({ url: embedded.url, brand })
  const superuserUrl = superuserOf(embedded.superuserUrl)
  const account = async (name: string): Promise<BenchAccount> => {
    const email = `${name}-${randomUUID()}@example.test`
    const made = await insertAccount(database, {
      display_name: name,
      email,
      timezone: 'Europe/Berlin',
    })
    const abilities = ['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit']
    const { token } = await insertToken(database, made, { abilities, days: 1 })
    return { owner: made.owner, token }
  }
  return {
    database,
    url: embedded.url,
    superuserUrl,
    /** CPU of all its processes so far, in microseconds. */
    cpu: postgresCpu(join(dataDir, 'postgres')),
    account,
    async accounts(count: number, name = 'caller'): Promise<BenchAccount[]> {
      const all: BenchAccount[] = []
      for (let at = 0; at < count; at += 1) all.push(await account(`${name}${at}`))
      return all
    },
    /** Runs statements that no role of the server may run. */
    async asSuperuser<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const client = new pg.Client({ connectionString: superuserUrl })
      await client.connect()
      try {
        return (await client.query<Row>(text, values)).rows
      } finally {
        await client.end()
      }
    },
    async stop() {
      await database.close()
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type BenchDatabase = Awaited<ReturnType<typeof startBenchDatabase>>

/** Somebody who calls. */
export interface BenchAccount {
  readonly owner: string
  readonly token: string
}

/** What a database needs from the server that uses it. */
async function serverOf(folder: string) {
  const at = (path: string) => pathToFileURL(resolve(folder, 'server', path)).href
  const parts: [
    typeof import('#server/database/migrate.ts'),
    typeof import('#server/database/open_database.ts'),
    typeof import('#server/data/accounts/insert.ts'),
    typeof import('#server/data/tokens/insert.ts'),
  ] = await Promise.all([
    import(at('database/migrate.ts')),
    import(at('database/open_database.ts')),
    import(at('data/accounts/insert.ts')),
    import(at('data/tokens/insert.ts')),
  ])
  return { ...parts[0], ...parts[1], ...parts[2], ...parts[3] }
}

function superuserOf(url: string): string {
  const at = new URL(url)
  at.pathname = `/${brand}`
  return at.href
}

/** Fills accounts with ideas, and with a list for every 25 of them, a hundred at most. */
export async function fill(
  bench: BenchDatabase,
  accounts: readonly BenchAccount[],
  ideas: number,
): Promise<void> {
  for (const { owner } of accounts) await fillOne(bench, owner, ideas)
  await bench.asSuperuser('vacuum analyze')
}

async function fillOne({ asSuperuser }: BenchDatabase, owner: string, ideas: number) {
  await asSuperuser(
    `insert into ideas (owner_id, idea_id, kind, title, title_key, description, custom_activity_name,
       fixed_when, event_start_at, updated_at)
     select $1, gen_random_uuid(), case when n % 3 = 0 then 'event' else 'place' end, 'Idea ' || n, 'idea ' || n,
       'Worth an evening, number ' || n, 'Walking', null,
       case when n % 3 = 0 then now() + n * interval '1 minute' end, now() - n * interval '1 second'
     from generate_series(1, $2::int) n`,
    [owner, ideas],
  )
  await asSuperuser(
    `insert into lists (owner_id, list_id, name, name_key, updated_at)
     select $1, gen_random_uuid(), 'List ' || n, 'list ' || n, now() - n * interval '1 minute'
     from generate_series(1, least(100, $2::int / 25)) n`,
    [owner, ideas],
  )
  await asSuperuser(
    `insert into list_ideas (owner_id, list_id, idea_id, position)
     select $1, l.list_id, i.idea_id, i.n
     from (select idea_id, row_number() over (order by updated_at desc) n from ideas where owner_id = $1) i
     join (select list_id, row_number() over () n, count(*) over () all_lists from lists where owner_id = $1) l
       on l.n = 1 + i.n % l.all_lists
     where i.n <= 2500`,
    [owner],
  )
  await asSuperuser(
    `update lists l
     set item_count = (select count(*) from list_ideas m where m.owner_id = l.owner_id and m.list_id = l.list_id)
     where owner_id = $1`,
    [owner],
  )
}
