import { readFileSync } from 'node:fs'
import { loadModule, parseSync } from 'libpg-query'
import pg from 'pg'
import { expect, test } from 'vitest'
import { listPlacedTables } from '#server/database/citus/placement.ts'
import { newId } from '#server/database/id.ts'
import { listed } from '#server/database/isolation_rules.ts'
import { migrationNames, statementsOf } from '#server/database/migration_files.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { useWorld } from '#test/support/world.ts'

// What a distributed database needs beside the statements themselves (test/growth.test.ts).

await loadModule()
const world = useWorld({ worker: false })

function countOf(text: string): number {
  const parsed: { stmts?: unknown[] } = parseSync(text)
  return parsed.stmts?.length ?? 0
}

async function asked<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
  const client = new pg.Client(world.superuser_url)
  await client.connect()
  const { rows } = await client.query<Row>(query)
  await client.end()
  return rows
}

test('the owner is set by a message that has nothing else, as Citus repeats it on other nodes', async () => {
  const [sam, ada] = [newId(), newId()]
  const [messages = []] = await transactionsOf(() =>
    world.database.write(sam, {
      work: async (db) => {
        await db.sql`select 1`
        await db.as(ada, (there) => there.sql`select 1`)
      },
    }),
  )
  const sets = messages.flat().filter(({ text }) => /\bset\b/.test(text))
  const [begin, ...others] = sets.map(({ text }) => text)
  expect(begin).toMatch(/^begin .*; set local citus\.propagate_set_commands = 'local'$/)
  const toSam = `set local app.owner = '${sam}'`
  expect(others).toEqual([toSam, `set local app.owner = '${ada}'`, toSam])
})

const folder = new URL('../../../server/database/migrations/', import.meta.url)

function textOf(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8').replace(/\{\{(\w+)\}\}/g, 'r_$1')
}

test('each statement of a migration is a message of its own', () => {
  const counts = migrationNames().flatMap((name) => {
    const statements = statementsOf(textOf(name))
    expect(statements.length).toBe(countOf(textOf(name)))
    return statements.map(countOf)
  })
  expect(new Set(counts)).toEqual(new Set([1]))
})

test('a column is added without a constraint, which Citus adds by a statement of its own', () => {
  // Before these, no database was distributed.
  const later = migrationNames().filter((name) => name > '0018')
  const refused = later.flatMap((name) =>
    statementsOf(textOf(name)).filter((statement) => {
      const [, ...added] = statement.split(/\badd column\b/)
      return added.some((column) => /\b(check|references|unique|primary key)\b/.test(column))
    }),
  )
  expect(refused).toEqual([])
})

test('every function that reads people’s data is in plpgsql, which Citus plans statement by statement', async () => {
  const rows = await asked<{ name: string; source: string; language: string }>(`
    select f.proname as name, f.prosrc as source, l.lanname as language
    from pg_proc f
    join pg_language l on l.oid = f.prolang
    where f.pronamespace = 'public'::regnamespace`)
  const tables = await asked<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const others = [...listed.secret, ...listed.infrastructure, ...listed.catalog]
  const people = tables.map(({ name }) => name).filter((name) => !others.includes(name))
  const reads = new RegExp(`\\b(from|join|into|update) (${people.join('|')})\\b`)
  const readers = rows.filter(({ source }) => reads.test(source))
  expect(readers.map(({ name }) => name)).toContain('delete_audit')
  expect(readers.filter(({ language }) => language !== 'plpgsql')).toEqual([])
})

test('every table with rows of accounts is distributed by its owner, but for secrets, which are on one node', async () => {
  const client = new pg.Client(world.superuser_url)
  await client.connect()
  // Without Citus, nothing has been placed yet.
  await client.query(`
    create temporary view citus_tables as
    select null::regclass as table_name, null::text as citus_table_type where false`)
  const tables = await listPlacedTables(client)
  const { rows: owned } = await client.query<{ name: string }>(`
    select t.relname as name
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'owner_id'
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')`)
  const { rows: keys } = await client.query<{ of: string; to: string }>(`
    select conrelid::regclass::text as of, confrelid::regclass::text as to from pg_constraint where contype = 'f'`)
  await client.end()
  const placement = new Map(tables.map((table) => [table.name, table.placement]))
  const names = owned.map(({ name }) => name)
  const local = names.filter((name) => placement.get(name) !== 'distributed')
  expect(local.sort()).toEqual(
    [
      ...['account_emails', 'admissions', 'known_browsers', 'links', 'oauth_records'],
      ...['passkeys', 'recovery_codes', 'sessions', 'sign_in_links', 'tokens'],
    ].sort(),
  )
  expect(new Set(local.map((name) => placement.get(name)))).toEqual(new Set(['single']))
  const pages = ['account_notices', 'approvals', 'conversations', 'oauth_grants', 'turns']
  expect(pages.map((name) => [name, placement.get(name)])).toEqual(
    pages.map((name) => [name, 'distributed']),
  )
  const distributed = tables.filter((table) => table.placement === 'distributed')
  expect(distributed.filter(({ name }) => !names.includes(name)).map(({ name }) => name)).toEqual([
    'rate_limits',
  ])
  // A foreign key leads to rows on the same node, or on every node.
  const apart = keys.filter(
    ({ of, to }) => placement.get(to) !== 'reference' && placement.get(of) !== placement.get(to),
  )
  expect(apart).toEqual([])
})
