import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { sql } from '#server/database/sql.ts'
import { citusUrl } from '#test/support/citus.ts'
import { asSuperuser, type TestDatabase } from '#test/support/cluster.ts'
import { startNetwork } from '#test/support/network.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { brand } from '#test/support/postgres/answer.ts'

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await makeRunDatabase()
  database = openDatabase({ url: place.url, brand })
})

afterAll(async () => {
  await database.close()
  await place.drop()
})

const unavailable = { code: 'dependency_unavailable' }

async function aList(owner: string): Promise<void> {
  const list = sql`insert into lists (owner_id, list_id, name, name_key) values (${owner}, ${newId()}, 'a', 'a')`
  await database.write(owner, { work: (db) => db.run(list) })
}

const renameOf = (owner: string) => sql`update lists set name = 'b' where owner_id = ${owner}`

/** Milliseconds until it ended, and how. */
async function timed(work: Promise<unknown>): Promise<{ took: number; error: unknown }> {
  const since = performance.now()
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return { took: performance.now() - since, error }
}

test('a transaction of a process that froze loses its locks within nine seconds', async () => {
  const sam = newId()
  await aList(sam)
  // A frozen process sends nothing, but its machine goes on answering for the connection.
  const frozen = database.write(sam, {
    work: async (db) => {
      await db.run(renameOf(sam))
      await pause(10_000)
      await db.now()
    },
  })
  const ended = timed(frozen)
  await pause(100)
  const meanwhile = database.write(sam, { work: (db) => db.run(renameOf(sam)) })
  await expect(meanwhile).rejects.toMatchObject({ code: 'dependency_unavailable' })
  await pause(7_400)
  await database.write(sam, { work: (db) => db.run(renameOf(sam)) })
  expect((await ended).error).toMatchObject(unavailable)
}, 30_000)

test('calls of one account that all wait for a lock leave connections to the others', async () => {
  const [loud, quiet] = [newId(), newId()]
  await aList(loud)
  const lock = new pg.Client(place.superuserUrl)
  await lock.connect()
  await lock.query(`begin; update lists set name = 'c' where owner_id = '${loud}'`)
  const waiting = Array.from({ length: 60 }, () =>
    timed(database.write(loud, { work: (db) => db.run(renameOf(loud)) })),
  )
  await pause(200)
  const answered = database.read(quiet, (db) => db.now()).then(() => 'the other')
  expect(await Promise.race([answered, ...waiting])).toBe('the other')
  await lock.query('rollback')
  await lock.end()
  await Promise.all(waiting)
})

test('a network that loses every byte is noticed in five seconds, by work that has begun and by work that begins', async () => {
  const network = await startNetwork(place.url)
  const remote = openDatabase({ url: network.url, brand, connections: 8 })
  const read = () => timed(remote.read(newId(), (db) => db.now()))
  const write = () =>
    timed(
      remote.write(newId(), {
        work: async (db) => {
          await db.now()
          await pause(300)
          await db.sql`select 1`
        },
      }),
    )
  await Promise.all([read(), read(), read(), remote.run(sql`select 1`)])
  const begun = write()
  await pause(100)
  network.lose()
  const all = await Promise.all([
    begun,
    ...Array.from({ length: 12 }, read),
    ...Array.from({ length: 12 }, write),
    timed(remote.run(sql`select 1`)),
  ])
  for (const { took, error } of all) {
    expect(error).toMatchObject(unavailable)
    expect(took).toBeLessThan(9_000)
  }
  network.restore()
  expect(await read()).toMatchObject({ error: null })
  await remote.close()
  await network.close()
}, 30_000)

test('a statement of its own waits for a lock and runs no longer than those of a transaction', async () => {
  const [settings] = await database.run(sql`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('tcp_keepalives_idle') as tcp`)
  // The run's own PostgreSQL is reached without TCP.
  const tcp = citusUrl === null ? '0' : '5'
  expect(settings).toEqual({ lock: '1500ms', statement: '4s', idle: '8s', tcp })
  const slow = await timed(database.run(sql`select pg_sleep(20)`))
  expect(slow.error).toMatchObject(unavailable)
})

test('a server that has come to read only is unavailable, and is left for the next one', async () => {
  const name = new URL(place.url).pathname.slice(1)
  const { href: another } = Object.assign(new URL(place.superuserUrl), { pathname: '/postgres' })
  const remote = openDatabase({ url: place.url, brand, connections: 1 })
  const count = sql`insert into rate_limits (bucket, tat) values (${newId()}::text::bytea, now())`
  await asSuperuser(another, `alter database ${name} set default_transaction_read_only = on`)
  await expect(remote.run(count)).rejects.toMatchObject(unavailable)
  await asSuperuser(another, `alter database ${name} reset default_transaction_read_only`)
  // A connection that is kept would still be refused.
  await expect(remote.run(count)).resolves.toEqual([])
  await remote.close()
})
