import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { behindRequests } from '#server/database/behind_requests.ts'
import type { Database } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { sql } from '#server/database/sql.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
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

/** Requests as a test wants them: whether some come, and whether one is under way. */
const requests = {
  areRecent: true,
  isUnderWay: false,
  waiting: [] as (() => void)[],
  passed(most: number): Promise<void> {
    if (!this.isUnderWay) return Promise.resolve()
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      setTimeout(resolve, most)
    })
  },
  end() {
    this.isUnderWay = false
    for (const go of this.waiting.splice(0)) go()
  },
}

beforeEach(() => {
  Object.assign(requests, { areRecent: true, isUnderWay: false, waiting: [] })
})

/** When a transaction was under way, by the database's clock. */
interface Span {
  readonly from: number
  readonly until: number
}

/** A transaction that takes so many milliseconds. */
async function sleepIn(on: Database, ms: number): Promise<Span> {
  return on.read(newId(), async (db) => {
    const at = async () => {
      const [row] = await db.sql<{ at: string }>`
        select extract(epoch from clock_timestamp()) * 1000 as at`
      return Number(row?.at)
    }
    const from = await at()
    await db.sql`select pg_sleep(${ms / 1000})`
    return { from, until: await at() }
  })
}

/** The most that were under way at the same time. */
function maxAtOnce(spans: readonly Span[]): number {
  const at = ({ from }: Span) =>
    spans.filter((other) => other.from <= from && from < other.until).length
  return Math.max(...spans.map(at))
}

/** On a machine however slow, no turn is over before its transaction. */
const patient = { requests: 20, turn: 60_000 }

test('while requests come, transactions take turns', async () => {
  const behind = behindRequests(database, requests, 1, patient)
  const spans = await Promise.all(Array.from({ length: 4 }, () => sleepIn(behind, 10)))
  expect(maxAtOnce(spans)).toBe(1)
})

test('as many go on at once as may', async () => {
  const behind = behindRequests(database, requests, 2, patient)
  const spans = await Promise.all(Array.from({ length: 6 }, () => sleepIn(behind, 30)))
  expect(maxAtOnce(spans)).toBe(2)
})

test('while none come, all go on at once', async () => {
  requests.areRecent = false
  const behind = behindRequests(database, requests, 1)
  const spans = await Promise.all(Array.from({ length: 4 }, () => sleepIn(behind, 500)))
  expect(maxAtOnce(spans)).toBe(4)
})

test('a transaction begins when no request is under way', async () => {
  requests.isUnderWay = true
  const behind = behindRequests(database, requests, 1)
  const order: string[] = []
  const statement = behind.run(sql`select 1`).then(() => order.push('statement'))
  await new Promise(setImmediate)
  order.push('request')
  requests.end()
  await statement
  expect(order).toEqual(['request', 'statement'])
})

test('requests that never pause hold nothing up for long', async () => {
  requests.isUnderWay = true
  const behind = behindRequests(database, requests, 1)
  expect(await behind.run(sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('one that waits for a lock does not hold up those behind it', async () => {
  const behind = behindRequests(database, requests, 1)
  const [long, short] = await Promise.all([sleepIn(behind, 1_000), sleepIn(behind, 1)])
  expect(short.until).toBeLessThan(long.until)
})

test('what fails ends its turn, and says why', async () => {
  const behind = behindRequests(database, requests, 1)
  const failing = behind.write(newId(), { work: () => Promise.reject(new Error('by the test')) })
  await expect(failing).rejects.toThrow('by the test')
  expect(await behind.run(sql`select 1 as one`)).toEqual([{ one: 1 }])
})
