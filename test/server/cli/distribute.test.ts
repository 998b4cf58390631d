import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distributeArguments } from '#server/cli/distribute_arguments.ts'
import { distributeCommand } from '#server/cli/distribute_command.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { openBackup } from '#server/database/backup/read.ts'
import { restoreBackup } from '#server/database/backup/restore.ts'
import { writeBackup } from '#server/database/backup/write.ts'
import { distributeTables } from '#server/database/citus/distribute.ts'
import { checkCatalog } from '#server/database/isolation.ts'
import type { Db } from '#server/database/db.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrationNames } from '#server/database/migration_files.ts'
import { newId } from '#server/database/id.ts'
import { warningOfJit } from '#server/database/jit.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { sql } from '#server/database/sql.ts'
import { citusUrl, makeEmptyCitusDatabase } from '#test/support/citus.ts'
import { asSuperuser, runningCluster, template, type TestDatabase } from '#test/support/cluster.ts'
import { runHere } from '#test/support/run_here.ts'
import { brand } from '#test/support/postgres/answer.ts'

function run(...args: string[]) {
  return runHere(distributeCommand, args, {})
}

const node = ['--import', './server/preflight.mjs', 'server/cli/distribute.ts']

/** Runs the command as its own process. */
async function runAlone(...args: string[]) {
  const child = spawn(process.execPath, [...node, ...args], {
    env: { PATH: process.env.PATH },
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err }
}

test('it takes one URL and a number of shards', () => {
  const url = 'postgresql://service@coordinator:5432/service'
  expect(distributeArguments([url])).toEqual({ url, shards: 32 })
  expect(distributeArguments(['--shards', '8', url])).toEqual({ url, shards: 8 })
  for (const wrong of [[], ['service'], ['http://a/b'], [url, url], ['--shard', '8', url]]) {
    expect(() => distributeArguments(wrong)).toThrow(/^Usage: npm run distribute -- /)
  }
  for (const shards of ['0', '1025', '1.5', 'many']) {
    expect(() => distributeArguments(['--shards', shards, url])).toThrow(
      /^--shards must be a whole number from 1 to 1024\. Usage: /,
    )
  }
})

describe('a database that cannot be distributed is refused in one line', () => {
  const name = `plain_${randomBytes(8).toString('hex')}`
  const stranger = `stranger_${randomBytes(8).toString('hex')}`
  let superuserUrl = ''

  const urlFor = (user: string, database = name) => {
    const url = new URL(superuserUrl)
    url.username = user
    url.pathname = `/${database}`
    return url.href
  }

  beforeAll(async () => {
    superuserUrl = (await runningCluster()).superuserUrl
    await asSuperuser(superuserUrl, `create database ${name} owner ${template}`)
    await asSuperuser(superuserUrl, `create role ${stranger} login`)
  })

  afterAll(async () => {
    await asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`)
    await asSuperuser(superuserUrl, `drop role ${stranger}`)
  })

  test('where it is not migrated', async () => {
    expect(await runAlone(urlFor(template))).toEqual({
      out: '',
      err: 'This database is not migrated, 0001_people_ideas_lists.sql is missing: start the service on it once, then stop it.\n',
    })
  })

  test('where the user may not change the tables', async () => {
    const { err } = await run(urlFor(stranger, template))
    expect(err).toBe(
      `The database user ${stranger} may not change the tables: connect as the user of the service, a member of service_owner.\n`,
    )
  })

  test('where the extension is missing', async () => {
    const { err } = await run(urlFor(template, template))
    expect(err).toMatch(/^This database does not have Citus: .* "create extension citus" .*\n$/)
  })

  test('where it cannot be reached', async () => {
    expect((await run('postgresql://service@127.0.0.1:1/service')).err).toMatch(
      /^The database cannot be reached: .*\n$/,
    )
  })
})

test.skipIf(citusUrl !== null)('CITUS_URL leads to no Citus, so none was distributed', () => {})

describe.skipIf(citusUrl === null)('on a real Citus', { timeout: 300_000 }, () => {
  let place: TestDatabase
  const names = ['Ada', 'Jonas', 'Mira', 'Sam']
  const owners: string[] = []

  beforeAll(async () => {
    place = await makeEmptyCitusDatabase(citusUrl ?? '')
    await migrate(place.url, brand)
    const database = openDatabase({ url: place.url, brand })
    for (const display_name of names) {
      const email = `${display_name}@example.test`
      const facts = { display_name, email, timezone: 'Europe/Berlin' }
      owners.push((await insertAccount(database, facts)).owner)
    }
    await database.close()
  })

  afterAll(() => place.drop())

  /** The names that an account's transaction sees, asked without a condition. */
  async function seenBy(owner: string): Promise<string[]> {
    const database = openDatabase({ url: place.url, brand })
    const rows = await database.read(
      owner,
      (db) => db.sql<{ display_name: string }>`select display_name from accounts`,
    )
    await database.close()
    return rows.map(({ display_name }) => display_name)
  }

  test('it waits for no server: one that is connected must be stopped first', async () => {
    const database = openDatabase({ url: place.url, brand })
    await database.run(sql`select 1`)
    expect((await run(place.url)).err).toMatch(/^Stop every server and worker first: 1 of their /)
    await database.close()
  })

  test('every row moves to the shards, and each account sees its own', async () => {
    const { out, err } = await run('--shards', '4', place.url)
    expect(err).toBe('')
    expect(out).toMatch(/^Moved accounts, .*\n\d+ tables are distributed, \d+ are on every node, /)
    const seen = await Promise.all(owners.map(seenBy))
    expect(seen).toEqual(names.map((name) => [name]))
  })

  test('the shards have the policy, forced, and the coordinator keeps no rows', async () => {
    const rows = await asked(`
      select distinct result
      from run_command_on_shards('accounts', $$
        select relrowsecurity and relforcerowsecurity and exists (
          select from pg_policy where polrelid = c.oid and polname = 'owner_only'
        )
        from pg_class c where c.oid = '%s'::regclass
      $$)
      union all
      select pg_relation_size('accounts')::text`)
    expect(rows).toEqual([{ result: 't' }, { result: '0' }])
  })

  test('statements are compiled at no node, wherever a server connects', async () => {
    const nodes = await asked<{ port: number }>('select nodeport as port from pg_dist_node')
    for (const { port } of nodes) {
      const url = new URL(place.url)
      url.port = String(port)
      expect(await warningOfJit(url.href)).toBeNull()
    }
  })

  test('repeated, it changes nothing', async () => {
    const { out } = await run('--shards', '4', place.url)
    expect(out).toMatch(/^Nothing to change\.\n/)
  })

  test.each([
    ['', false],
    [', where accounts are routed to their nodes', true],
  ])(
    'a backup is of one moment on all nodes, while servers write, and can be restored and distributed%s',
    async (_, routed) => {
      const [ada = '', jonas = ''] = owners
      const database = openDatabase({ url: place.url, brand, routed })
      let ended = false
      // Each of these transactions writes to two accounts, on two nodes or one: a backup has both or neither.
      const both = async () => {
        for (let count = 1; !ended; count += 1) {
          await database.write(ada, {
            first: sql`
            insert into places (owner_id, place_id, name, name_key)
            values (${ada}, ${newId()}, 'Lido', 'lido')`,
            work: async (db, claiming) => {
              await claiming
              const rename = (there: Db) =>
                there.sql`update accounts set timezone = ${`Zone/${count}`} where owner_id = ${there.owner}`
              await rename(db)
              await db.as(jonas, rename)
            },
          })
        }
      }
      const writing = both()
      const path = join(tmpdir(), `${randomBytes(8).toString('hex')}.gz`)
      await writeBackup({ url: place.superuserUrl, brand, keys: [], path })
      ended = true
      await writing
      await database.close()
      const other = await makeEmptyCitusDatabase(citusUrl ?? '')
      const backup = await openBackup(path)
      const { counts } = await restoreBackup(backup, { url: other.url, brand, keys: [] })
      expect(counts['accounts']).toBe(names.length)
      expect((await run('--shards', '4', other.url)).out).toMatch(/^Moved accounts, /)
      const restored = openDatabase({ url: other.url, brand })
      const zoneOf = async (owner: string) => {
        const asked = await restored.read(
          owner,
          (db) => db.sql<{ timezone: string }>`select timezone from accounts`,
        )
        return asked.map(({ timezone }) => timezone)
      }
      const zones = [await zoneOf(ada), await zoneOf(jonas)]
      await restored.close()
      await other.drop()
      rmSync(path)
      expect(zones[0]?.join()).toMatch(/^Zone\/\d+$/)
      expect(zones[1]).toEqual(zones[0])
    },
  )

  test('nothing is restored into it', async () => {
    const header = {
      format: 1,
      brand,
      made_at: '',
      postgresql: '',
      migrations: [],
      keys: [],
    } as const
    const parts = async function* () {}
    await expect(
      restoreBackup({ header, parts }, { url: place.url, brand, keys: [] }),
    ).rejects.toThrow(/^The tables of this database are distributed /)
  })

  test('a table that an update adds is distributed when it is repeated', async () => {
    await asked(`
      set role service_owner;
      create table later (
        owner_id uuid not null, later_id uuid not null, list_id uuid, primary key (owner_id, later_id)
      );
      alter table later enable row level security;
      alter table later force row level security`)
    expect((await run(place.url)).out).toMatch(/^Moved later\.\n/)
  })

  test('a function that is older than the nodes is made on them, for those who may call it', async () => {
    await asked(`
      set citus.enable_ddl_propagation = off;
      set role service_owner;
      create function older() returns integer
      language plpgsql security definer set search_path = pg_catalog, pg_temp
      as 'begin return 1; end';
      revoke all on function older() from public;
      grant execute on function older() to service_app`)
    expect((await run(place.url)).err).toBe('')
    const rows = await asked<{ result: string }>(`
      select result
      from run_command_on_all_nodes($$
        select concat_ws(' ', proowner::regrole, has_function_privilege('public', oid, 'execute'),
          has_function_privilege('service_app', oid, 'execute'))
        from pg_proc where proname = 'older'
      $$)`)
    expect(rows.map(({ result }) => result)).toEqual(Array(3).fill('service_owner f t'))
  })

  test('an update migrates a distributed database', async () => {
    const older = await makeEmptyCitusDatabase(citusUrl ?? '')
    const later = migrationNames().filter((name) => name > '0018')
    await migrate(
      older.url,
      brand,
      migrationNames().filter((name) => !later.includes(name)),
    )
    const client = new pg.Client(older.url)
    await client.connect()
    await distributeTables(client, brand, 4)
    await client.end()
    expect(await migrate(older.url, brand)).toEqual(later)
    expect((await run(older.url)).out).toMatch(/^Moved account_mail, /)
    await checkCatalog(older.url, brand)
    await older.drop()
  })

  async function asked<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client(place.superuserUrl)
    await client.connect()
    const { rows } = await client.query<Row>(statement)
    await client.end()
    return rows
  }
})
