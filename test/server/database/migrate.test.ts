import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookAtDatabase } from '#server/database/look.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { isMigrated, migrate } from '#server/database/migrate.ts'
import { migrationNames } from '#server/database/migration_files.ts'
import { sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { asSuperuser, makeDatabase, runningCluster, template } from '#test/support/cluster.ts'
import { brand } from '#test/support/postgres/answer.ts'

const { superuserUrl } = await runningCluster()
const name = `test_${randomBytes(8).toString('hex')}`
const stranger = `stranger_${randomBytes(8).toString('hex')}`

function urlFor(user: string): string {
  const url = new URL(superuserUrl)
  url.username = user
  url.pathname = `/${name}`
  return url.href
}

beforeAll(async () => {
  await asSuperuser(superuserUrl, `create database ${name} owner ${template}`)
  await asSuperuser(superuserUrl, `create role ${stranger} login`)
})

afterAll(async () => {
  await asSuperuser(superuserUrl, `drop database ${name} with (force)`)
  await asSuperuser(superuserUrl, `drop role ${stranger}`)
})

/** Resolves once somebody waits for a lock in the database of this name. */
async function whenWaiting(url: string, place: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (;;) {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
      [place],
    )
    if (rows.length > 0) break
    await pause(20)
  }
  await client.end()
}

test('a user who may not prepare the roles gets the SQL to run, in one line', async () => {
  const message = await migrate(urlFor(stranger), brand).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(message).not.toContain('\n')
  expect(message).toContain('Ask an administrator to run: ')
  expect(message).toContain(`grant service_owner to ${stranger}`)
  expect(message).toContain(`grant service_app to ${stranger}`)
  const { refused } = await lookAtDatabase(urlFor(stranger), brand)
  expect(refused).toBe(message)
})

test('a look at an empty database makes nothing, and says nothing where the roles can be made', async () => {
  const { refused, migrations } = await lookAtDatabase(urlFor(template), brand)
  expect([refused, migrations.ran]).toEqual([null, 0])
})

test('services that start at the same time migrate once', async () => {
  const ran = await Promise.all(Array.from({ length: 6 }, () => migrate(urlFor(template), brand)))
  expect(ran.flat()).toEqual(migrationNames())
})

test('items of an earlier release get new words by a job, and a database without any stays empty', async () => {
  const place = `words_${randomBytes(8).toString('hex')}`
  await asSuperuser(superuserUrl, `create database ${place} owner ${template}`)
  const url = new URL(urlFor(template))
  url.pathname = `/${place}`
  const names = migrationNames()
  await migrate(
    url.href,
    brand,
    names.filter((known) => known < '0034'),
  )
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    `insert into inventory_items (item_id, source, source_id, kind, name, name_key, content_hash, search)
     values (gen_random_uuid(), 'osm', '1', 'place', 'Kino', 'kino', '\\x00', '''kino''')`,
  )
  await migrate(url.href, brand)
  const due = `select owner_id from due_work where kind = 'item_words'`
  expect((await client.query(due)).rows).toHaveLength(1)
  await client.end()
  await asSuperuser(superuserUrl, `drop database ${place} with (force)`)
  const fresh = new pg.Client({ connectionString: urlFor(template) })
  await fresh.connect()
  expect((await fresh.query(due)).rows).toEqual([])
  await fresh.end()
})

test('a migration that loses a deadlock with a request runs again', async () => {
  const place = `deadlock_${randomBytes(8).toString('hex')}`
  await asSuperuser(superuserUrl, `create database ${place} owner ${template}`)
  const url = new URL(urlFor(template))
  url.pathname = `/${place}`
  // The last one has an index on a column that the one before adds.
  const later = ['0012_signed_up_people.sql', '0013_guest_lists_and_notes.sql', '0055_erasing.sql']
  await migrate(
    url.href,
    brand,
    migrationNames().filter((known) => !later.includes(known)),
  )
  const asked = new URL(superuserUrl)
  asked.pathname = `/${place}`
  const request = new pg.Client({ connectionString: asked.href })
  await request.connect()
  // The first session that looks for a deadlock loses it; on a busy machine that was the request.
  await request.query(`set deadlock_timeout = '1min'`)
  await request.query('begin; lock table plans in access share mode')
  const migrated = migrate(url.href, brand)
  await whenWaiting(superuserUrl, place)
  await request.query('lock table people in access share mode; commit')
  expect(await migrated).toEqual(later)
  await request.end()
  await asSuperuser(superuserUrl, `drop database ${place} with (force)`)
})

test('a migrated database is left as it is', async () => {
  expect(await migrate(urlFor(template), brand)).toEqual([])
})

test('a lock that a killed migration left behind does not stop the next start', async () => {
  await asSuperuser(
    urlFor('postgres'),
    `update knex_migrations_lock set is_locked = 1;
     delete from knex_migrations where name = '0002_catalogs.sql';
     truncate activities, neighborhoods`,
  )
  expect(await migrate(urlFor(template), brand)).toEqual(['0002_catalogs.sql'])
})

test('a migration that fails is rolled back, and says why in one line', async () => {
  await asSuperuser(
    urlFor('postgres'),
    `delete from knex_migrations where name = '0002_catalogs.sql'`,
  )
  const again = migrate(urlFor(template), brand)
  await expect(again).rejects.toThrow(/^The migrations failed.*activities_pkey.*$/)
  await asSuperuser(
    urlFor('postgres'),
    `insert into knex_migrations (name, batch, migration_time) values ('0002_catalogs.sql', 1, now())`,
  )
})

test('a migration that fails takes back those that ran before it', async () => {
  await asSuperuser(
    urlFor('postgres'),
    `delete from knex_migrations where name in ('0002_catalogs.sql', '0007_stopped_contacts.sql');
     truncate activities, neighborhoods`,
  )
  const again = migrate(urlFor(template), brand)
  await expect(again).rejects.toThrow(/^The migrations failed.*stopped_contacts.*$/)
  const database = openDatabase({ url: urlFor('postgres'), brand })
  const run = sql`select name from knex_migrations where name = '0002_catalogs.sql'
    union all select name from activities`
  expect(await database.run(run)).toEqual([])
  await database.close()
  await asSuperuser(
    urlFor('postgres'),
    `insert into knex_migrations (name, batch, migration_time) values ('0007_stopped_contacts.sql', 1, now())`,
  )
  expect(await migrate(urlFor(template), brand)).toEqual(['0002_catalogs.sql'])
})

test('an older version runs on a database that a newer one has migrated', async () => {
  await asSuperuser(
    urlFor('postgres'),
    `insert into knex_migrations (name, batch, migration_time) values ('9999_later.sql', 9, now())`,
  )
  expect(await migrate(urlFor(template), brand)).toEqual([])
  await asSuperuser(urlFor('postgres'), `delete from knex_migrations where name = '9999_later.sql'`)
})

test('the database says whether it is at this version', async () => {
  const database = openDatabase({ url: urlFor(template), brand })
  expect(await isMigrated(database)).toBe(true)
  const last = migrationNames().at(-1)
  await asSuperuser(urlFor('postgres'), `delete from knex_migrations where name = '${last}'`)
  expect(await isMigrated(database)).toBe(false)
  await database.close()
})

test('each name of the catalogs has the key by which it is looked up', async () => {
  const place = await makeDatabase()
  const database = openDatabase({ url: place.url, brand })
  const entries = await database.run<{ name: string; name_key: string }>(
    sql`select name, name_key from activities union all select name, name_key from neighborhoods`,
  )
  expect(entries.length).toBeGreaterThan(120)
  for (const entry of entries) expect(entry.name_key).toBe(nameKey(entry.name))
  await database.close()
  await place.drop()
})
