import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { openBackup } from '#server/database/backup/read.ts'
import { restoreBackup } from '#server/database/backup/restore.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrationNames } from '#server/database/migration_files.ts'
import { writeBackup } from '#server/database/backup/write.ts'
import { asSuperuser, makeDatabase, runningCluster } from '#test/support/cluster.ts'
import { aParty, aSentPlan } from '#test/support/given/actions.ts'
import { aStoredFile } from '#test/support/given/media.ts'
import { startNetwork } from '#test/support/network.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, type AnswerBody, useAccount, useWorld } from '#test/support/world.ts'
import { brand } from '#test/support/postgres/answer.ts'

const world = useWorld({ plain_database: true })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const made: string[] = []
let backup: string

/** Writes of one lane, with their keys. */
interface Write {
  account: Account
  key: string
  name: string
  execution_id: string
}

let acknowledged: Write[]
/** How many of them were acknowledged before the backup began. */
let before: number

beforeAll(async () => {
  const writes: Write[] = []
  let writing = true
  const lane = async (account: Account) => {
    while (writing) {
      const [key, name] = [randomUUID(), `Łódź \\. ${randomUUID()}`]
      const { body } = await account.call(
        'ideas.lists.create',
        { name, directions: ['\\N'] },
        { key },
      )
      writes.push({ account, key, name, execution_id: body.execution_id })
    }
  }
  const lanes = Promise.all([sam, sam, sam, ada, ada, ada].map(lane))
  while (writes.length < 60) await new Promise((resolve) => setTimeout(resolve, 5))
  before = writes.length
  acknowledged = writes
  backup = await write('under_load')
  writing = false
  await lanes
})

afterAll(async () => {
  const { superuserUrl } = await runningCluster()
  for (const name of made) await asSuperuser(superuserUrl, `drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

async function write(name: string, url = world.superuser_url): Promise<string> {
  const path = join(folder, name)
  await writeBackup({ url, brand, keys: [], path })
  return path
}

/** An empty database of the service's own user, who is no superuser. */
async function emptyDatabase(): Promise<{ url: string; superuserUrl: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  made.push(name)
  const { superuserUrl } = await runningCluster()
  await asSuperuser(superuserUrl, `create database ${name} owner ${brand}`)
  const of = (given: string) => Object.assign(new URL(given), { pathname: `/${name}` }).href
  return { url: of(world.database_url), superuserUrl: of(superuserUrl) }
}

async function restore(path: string, url: string) {
  return restoreBackup(await openBackup(path), { url, brand, keys: [] })
}

/** The text of a backup without its first line. */
function bodyOf(path: string): string {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .replace(/^.*\n\n/, '')
}

function rowsIn(path: string, table: string): string {
  const tables = bodyOf(path).split('\n\n')
  return tables.find((text) => text.startsWith(`COPY public.${table} `)) ?? ''
}

async function rowsOf(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(query).finally(() => client.end())
  return rows
}

test('a backup under load holds one moment: all that was acknowledged before it, and of each write all or nothing', async () => {
  const { url, superuserUrl } = await emptyDatabase()
  const { counts } = await restore(backup, url)
  expect(counts.lists).toBeGreaterThanOrEqual(before)
  const names = await rowsOf(superuserUrl, 'select name from lists')
  const kept = new Set(names.map(({ name }) => name))
  expect(acknowledged.slice(0, before).filter(({ name }) => !kept.has(name))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(before)
  const [halves] = await rowsOf(
    superuserUrl,
    `select (select count(*)::int from lists) as lists,
       (select count(*)::int from list_directions where text = '\\N') as directions,
       (select count(*)::int from idempotency_keys) as keys,
       (select count(*)::int from executions) as executions,
       (select count(*)::int from audit) as audit`,
  )
  const { lists } = counts
  expect(halves).toEqual({ lists, directions: lists, keys: lists, executions: lists, audit: lists })
})

test('after a restore tokens work, a replay has no second effect, and two accounts see only theirs', async () => {
  const { url, superuserUrl } = await emptyDatabase()
  await restore(backup, url)
  const service = await startTestServer(url)
  try {
    const at = (
      account: Account,
      id: string,
      input: object,
      key: string,
    ): Promise<AnswerBody<Data<'ideas.lists.query'>>> =>
      fetch(`${service.url}/api/v2/capabilities/${id}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${account.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(input),
      }).then((response) => response.json() as Promise<AnswerBody<Data<'ideas.lists.query'>>>)
    for (const { account, key, name, execution_id } of acknowledged.slice(0, 12)) {
      const again = await at(account, 'ideas.lists.create', { name, directions: ['\\N'] }, key)
      expect(again).toMatchObject({ status: 'completed', replayed: true, execution_id })
    }
    for (const account of [sam, ada]) {
      const own = await rowsOf(
        superuserUrl,
        `select name from lists where owner_id = '${account.owner}'`,
      )
      expect(own.length).toBeGreaterThan(0)
      const mine = new Set(own.map(({ name }) => name))
      const { data } = await at(account, 'ideas.lists.query', { limit: 25 }, randomUUID())
      expect(data.items.length).toBeGreaterThan(0)
      expect(data.items.filter(({ name }: { name: string }) => !mine.has(name))).toEqual([])
      const other = account === sam ? ada : sam
      const seen = await service.runtime.database.read(
        account.owner,
        (db) => db.sql`select from lists where owner_id = ${other.owner}`,
      )
      expect(seen).toEqual([])
    }
  } finally {
    await service.close({ grace: 0, limit: 0 })
  }
})

test('every row of every table comes back as it was, mail that waits included', async () => {
  const { sam: host, friends } = await aParty(world)
  await aSentPlan(host, [friends.ada, friends.mira])
  const path = await write('every_row')
  const { url, superuserUrl } = await emptyDatabase()
  const { counts } = await restore(path, url)
  expect(counts.outgoing).toBeGreaterThan(0)
  expect(bodyOf(await write('once_more', superuserUrl)) === bodyOf(path)).toBe(true)
  for (const table of ['accounts', 'lists', 'outgoing', 'tokens', 'links', 'activities']) {
    const hash = `select md5(string_agg(t::text, ',' order by t::text)) from ${table} t`
    expect(await rowsOf(superuserUrl, hash), table).toEqual(await rowsOf(world.superuser_url, hash))
  }
})

test('a backup of an older release is restored as it was then, and the newer migrations run on its rows', async () => {
  const then = migrationNames().filter((name) => name < '0009')
  const old = await emptyDatabase()
  await migrate(old.url, brand, then)
  await asSuperuser(
    old.superuserUrl,
    `insert into lists (owner_id, list_id, name, name_key) values (gen_random_uuid(), gen_random_uuid(), 'a', 'a');
     insert into snapshots (owner_id, snapshot_id, capability, constraints, ids, expires_at)
     values (gen_random_uuid(), gen_random_uuid(), 'ideas.lists.query', '{}', '{}', now())`,
  )
  const path = await write('older', old.superuserUrl)
  const { url, superuserUrl } = await emptyDatabase()
  const { migrations } = await restore(path, url)
  expect(migrations).toEqual(migrationNames().filter((name) => name >= '0009'))
  expect(await rowsOf(superuserUrl, 'select name from lists')).toEqual([{ name: 'a' }])
  // A column of a later migration.
  expect(await rowsOf(superuserUrl, 'select earlier from snapshots')).toEqual([{ earlier: [] }])
})

test('a database that has rows is refused in one line, and keeps them', async () => {
  const database = await makeDatabase()
  const name = new URL(database.url).pathname.slice(1)
  made.push(name)
  await asSuperuser(
    database.superuserUrl,
    `insert into lists (owner_id, list_id, name, name_key) values (gen_random_uuid(), gen_random_uuid(), 'a', 'a')`,
  )
  await expect(restore(backup, database.url)).rejects.toThrow(/^The database is not empty: .*\.$/)
  expect(await rowsOf(database.superuserUrl, 'select name from lists')).toEqual([{ name: 'a' }])
  const [{ forced } = {}] = await rowsOf(
    database.superuserUrl,
    `select relforcerowsecurity as forced from pg_class where relname = 'lists'`,
  )
  expect(forced).toBe(true)

  const foreign = await emptyDatabase()
  await asSuperuser(foreign.superuserUrl, 'create table other (id int)')
  await expect(restore(backup, foreign.url)).rejects.toThrow(/^The database is not empty: /)
})

test('nothing is restored into a database whose rows are on several nodes', async () => {
  const { url, superuserUrl } = await emptyDatabase()
  await asSuperuser(
    superuserUrl,
    `set allow_system_table_mods = on;
     create table pg_catalog.pg_dist_partition as select 'pg_class'::regclass as logicalrelid;
     grant select on pg_catalog.pg_dist_partition to public`,
  )
  await expect(restore(backup, url)).rejects.toThrow(
    /^The tables of this database are distributed over several nodes: .*\.$/,
  )
})

test('a damaged or shortened file restores nothing, and the database can be used for the next try', async () => {
  const { url, superuserUrl } = await emptyDatabase()
  const bytes = readFileSync(backup)
  const text = gunzipSync(bytes).toString('utf8')
  const damaged: Record<string, Buffer> = {
    cut: bytes.subarray(0, bytes.length - 100),
    endless: gzipSync(text.slice(0, text.indexOf('\n-- complete'))),
    short: gzipSync(text.replace(/(COPY public\.executions .*\n).*\n/, '$1')),
    orphans: gzipSync(text.replace(/(COPY public\.lists .*\n)[\s\S]*?\n\\\./, '$1\\.')),
    foreign: gzipSync(text.replace('"brand":"service"', '"brand":"other"')),
    newer: gzipSync(text.replace('"migrations":[', '"migrations":["9999_later.sql",')),
    other: Buffer.from('PGDMP'),
  }
  for (const [name, content] of Object.entries(damaged)) {
    const path = join(folder, name)
    writeFileSync(path, content)
    const refusal = await restore(path, url).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    expect(refusal, name).toMatch(/^(.* is damaged|.* is not a backup|The backup is)[^\n]*$/)
    const tables = `select tablename from pg_tables where schemaname = 'public'`
    expect(await rowsOf(superuserUrl, tables), name).toEqual([])
  }
  const { counts } = await restore(backup, url)
  expect(counts.lists).toBeGreaterThanOrEqual(before)
})

test('a backup that loses its database ends with an error, and leaves no file', async () => {
  const network = await startNetwork(world.superuser_url)
  const path = join(folder, 'lost')
  const attempt = writeBackup({ url: network.url, brand, keys: [], path })
  const ended = attempt.then(
    () => 'written',
    () => 'failed',
  )
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 1))
  network.cut()
  expect(await ended).toBe('failed')
  expect(existsSync(path)).toBe(false)
  await network.close()
})

test.skipIf(process.platform === 'win32').each([1, 2, 8])(
  'a backup that finds no room after %d blocks says so in one line, and leaves no file',
  (blocks) => {
    const path = join(folder, `full-${blocks}`)
    const program = `
      import { writeBackup } from '#server/database/backup/write.ts'
      const [url, brand, path] = process.argv.slice(1)
      writeBackup({ url, brand, path, keys: [] }).catch((error) => process.stdout.write(error.message))`
    const run = [process.execPath, '--input-type=module', '--eval', program]
    const given = [world.superuser_url, brand, path]
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', ...run, '--', ...given],
      { encoding: 'utf8', timeout: 30_000 },
    )
    expect([stdout, stderr]).toEqual([`${path} cannot be written (EFBIG).`, ''])
    expect(existsSync(path)).toBe(false)
  },
)

test('a user that policies restrict is refused a backup instead of getting a part of it', async () => {
  const path = join(folder, 'restricted')
  const attempt = writeBackup({ url: world.database_url, brand, keys: [], path })
  await expect(attempt).rejects.toThrow(
    /^The database user may not read every account's rows .*\.$/,
  )
  expect(() => readFileSync(path)).toThrow('ENOENT')
})

test('a user who may only read everything writes the same backup as a superuser', async () => {
  const role = `reader_${randomUUID().slice(0, 8)}`
  await asSuperuser(
    world.superuser_url,
    `create role ${role} login bypassrls; grant pg_read_all_data to ${role}`,
  )
  const url = new URL(world.superuser_url)
  url.username = role
  const path = await write('by_reader', url.href)
  const bySuperuser = await write('by_superuser')
  for (const table of ['accounts', 'lists', 'executions', 'account_emails', 'links']) {
    const read = rowsIn(path, table)
    expect(read.length, table).toBeGreaterThan(100)
    expect(read === rowsIn(bySuperuser, table), table).toBe(true)
  }
  await asSuperuser(world.superuser_url, `revoke pg_read_all_data from ${role}; drop role ${role}`)
})

test('large files come back as they were, and in good time', async () => {
  const content = randomBytes(8 * 1024 * 1024)
  const ids = [
    await aStoredFile(world, sam, { content }),
    await aStoredFile(world, sam, { content }),
  ]
  const path = await write('files')
  const { url, superuserUrl } = await emptyDatabase()
  const { counts } = await restore(path, url)
  expect(counts.media_bytes).toBe(2)
  const rows = await rowsOf(superuserUrl, 'select media_id, content from media_bytes')
  expect(new Set(rows.map(({ media_id }) => media_id))).toEqual(new Set(ids))
  for (const row of rows) expect(content.equals(row['content'] as Buffer)).toBe(true)
}, 60_000)
