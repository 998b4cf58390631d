import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { openDatabase } from '#server/database/open_database.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { transactionsOf } from '#test/support/recorded.ts'
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

type Work = (db: Db) => Promise<unknown>

/** Writes a place, and then does something else in the same transaction. */
const writePlace =
  (owner: string, more: Work = async () => {}): Work =>
  async (db) => {
    await db.sql`
      insert into places (owner_id, place_id, name, name_key)
      values (${owner}, ${newId()}, 'Lido', 'lido')`
    return more(db)
  }

/** Writes of as many accounts at the same time, each of the kind `kind`; some do more. */
function writeAll(owners: readonly string[], kind: string, more: Record<number, Work> = {}) {
  return Promise.allSettled(
    owners.map((owner, at) =>
      database.write(owner, { shared: kind, work: writePlace(owner, more[at]) }),
    ),
  )
}

const accounts = (count: number) => Array.from({ length: count }, newId)

async function hasPlace(owner: string): Promise<boolean> {
  const rows = await database.read(owner, (db) => db.sql`select 1 from places`)
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows.length === 1
}

const isWrite = ({ text }: { text: string }) => text.includes('insert into places')

test('writes of many accounts at once share few transactions, and each account sees its own alone', async () => {
  const owners = accounts(30)
  const sent = await transactionsOf(() => writeAll(owners, 'many'))
  const writes = sent.map((batches) => batches.flat().filter(isWrite).length)
  expect(writes.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(writes.length).toBeLessThan(10)
  for (const owner of owners) expect(await hasPlace(owner)).toBe(true)
})

test('two writes of one account never share a transaction', async () => {
  const [owner = '', ...others] = accounts(8)
  const sent = await transactionsOf(() => writeAll([owner, owner, ...others, owner], 'one account'))
  for (const batches of sent) {
    const owners = batches
      .flat()
      .filter(isWrite)
      .map(({ values }) => values[0])
    expect(new Set(owners).size).toBe(owners.length)
  }
  const rows = await database.read(owner, (db) => db.sql`select 1 from places`)
  expect(rows).toHaveLength(3)
})

test('a write that fails fails alone', async () => {
  const owners = accounts(12)
  const ends = await writeAll(owners, 'failing', {
    5: () => Promise.reject(new Error('made by the test')),
    7: (db) => db.sql`select 1 / 0`,
  })
  for (const [at, owner] of owners.entries()) {
    const fails = at === 5 || at === 7
    expect(ends[at]?.status).toBe(fails ? 'rejected' : 'fulfilled')
    expect(await hasPlace(owner)).toBe(!fails)
  }
})

test('a write that waits for a lock keeps nobody else waiting', async () => {
  const owners = accounts(6)
  const [first = ''] = owners
  await database.write(first, { work: writePlace(first) })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const lock = (db: Db) => db.sql`select 1 from places where owner_id = ${db.owner} for update`
  let locked = () => {}
  const hasLock = new Promise<void>((resolve) => {
    locked = resolve
  })
  const holder = database.write(first, {
    async work(db) {
      await lock(db)
      locked()
      await held
    },
  })
  await hasLock
  const order: string[] = []
  const all = owners.map((owner) =>
    database
      .write(owner, {
        shared: 'locks',
        work: (db) => (owner === first ? lock(db) : writePlace(owner)(db)),
      })
      .then(() => order.push(owner)),
  )
  await Promise.all(all.slice(1))
  expect(order).not.toContain(first)
  release()
  await Promise.all([...all, holder])
  expect(order.at(-1)).toBe(first)
})

test('work for two accounts runs in a transaction of its own', async () => {
  const owners = accounts(6)
  const peer = newId()
  const forPeer = (db: Db) => db.as(peer, (there) => writePlace(peer)(there))
  const sent = await transactionsOf(async () => {
    const ends = await writeAll(owners, 'copies', { 3: forPeer })
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
  })
  const own = sent.filter((batches) => batches.flat().some(({ values }) => values[0] === peer))
  expect(own).toHaveLength(1)
  expect(own[0]?.flat().filter(isWrite)).toHaveLength(2)
  expect(await hasPlace(peer)).toBe(true)
  expect(await hasPlace(owners[3] ?? '')).toBe(true)
})

test('an error that work catches does not undo the others silently', async () => {
  const owners = accounts(5)
  const ends = await writeAll(owners, 'catching', {
    2: (db) => db.sql`select 1 / 0`.catch(() => 'caught'),
  })
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(await hasPlace(owners[2] ?? '')).toBe(false)
  expect(await hasPlace(owners[4] ?? '')).toBe(true)
})
