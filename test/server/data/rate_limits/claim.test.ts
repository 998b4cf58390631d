import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { deleteIdleRates } from '#server/data/rate_limits/delete.ts'
import { claimPartRate, claimRate, claimRates } from '#server/data/rate_limits/claim.ts'
import { claimOnNodes, type Run } from '#server/data/rate_limits/on_nodes.ts'
import { sql } from '#server/database/sql.ts'
import { asSuperuser, type TestDatabase } from '#test/support/cluster.ts'
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

test('a whole quota may be taken at once, and then no more', async () => {
  const bucket = randomBytes(32)
  const quota = { limit: 5, seconds: 100 }
  const taken = []
  for (let count = 0; count < 6; count += 1)
    taken.push(await claimRate(database, bucket, quota, 'sam'))
  expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, true, true, true, false])
  expect(taken.map(({ remaining }) => remaining)).toEqual([4, 3, 2, 1, 0, 0])
  expect(taken.at(-1)).toMatchObject({ retry_after: 20, reset: 100 })
})

test('a refusal costs nothing, and after the time it names a request is allowed again', async () => {
  const bucket = randomBytes(32)
  const quota = { limit: 2, seconds: 1 }
  await claimRate(database, bucket, quota, 'sam')
  await claimRate(database, bucket, quota, 'sam')
  for (let count = 0; count < 5; count += 1) await claimRate(database, bucket, quota, 'sam')
  await new Promise((resolve) => setTimeout(resolve, 550))
  expect(await claimRate(database, bucket, quota, 'sam')).toMatchObject({ allowed: true })
  expect(await claimRate(database, bucket, quota, 'sam')).toMatchObject({ allowed: false })
})

test('concurrent requests never exceed the quota', async () => {
  const bucket = randomBytes(32)
  const taken = await Promise.all(
    Array.from({ length: 60 }, () =>
      claimRate(database, bucket, { limit: 20, seconds: 600 }, 'sam'),
    ),
  )
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(20)
})

// A bucket whose time is an hour ahead is what a clock that was set back by an hour leaves.
describe('after the clock was set back by an hour', () => {
  const quota = { limit: 2, seconds: 60 }
  // A time plus an interval depends on the time zone, and a distributed database takes only what does not.
  const putAhead = (seconds: number) =>
    asSuperuser(
      place.superuserUrl,
      `update rate_limits
       set tat = (tat at time zone 'UTC' + make_interval(secs => ${seconds})) at time zone 'UTC'`,
    )
  const setBack = () => putAhead(3600)

  test('a bucket allows its quota, and no more', async () => {
    const bucket = randomBytes(32)
    const claim = async () => (await claimRate(database, bucket, quota, 'sam')).allowed
    await claim()
    await setBack()
    expect([await claim(), await claim(), await claim()]).toEqual([true, true, false])
  })

  test('a token and its account are allowed theirs', async () => {
    const buckets = { part: randomBytes(32), whole: randomBytes(32), parts: 5 }
    const claim = async () => (await claimPartRate(database, buckets, quota, 'sam')).allowed
    await claim()
    await setBack()
    expect([await claim(), await claim(), await claim()]).toEqual([true, true, false])
  })

  test('what several buckets must allow is allowed', async () => {
    const buckets = [randomBytes(32), randomBytes(32)]
    const claim = () =>
      database.write(randomUUID(), { work: (db) => claimRates(db, buckets, quota) })
    await claim()
    await setBack()
    expect([await claim(), await claim()]).toEqual([0, 0])
    expect(await claim()).toBeGreaterThan(0)
  })

  test('each bucket of a distributed database allows its quota, and no more', async () => {
    const bucket = randomBytes(32)
    const run: Run = <Row>(asked: Parameters<Run>[0]) =>
      Promise.all(asked.map(({ statement }) => database.run<Row>(statement)))
    const claim = async () => (await claimOnNodes(run, [{ bucket, quota }]))[0]?.allowed
    await claim()
    await setBack()
    expect([await claim(), await claim(), await claim()]).toEqual([true, true, false])
  })

  test('a bucket that is ahead by no more than clocks differ is not refilled', async () => {
    const bucket = randomBytes(32)
    const claim = async () => (await claimRate(database, bucket, quota, 'sam')).allowed
    await claim()
    await claim()
    await putAhead(30)
    expect(await claim()).toBe(false)
  })
})

test('buckets that are full again are deleted', async () => {
  await claimRate(database, randomBytes(32), { limit: 1, seconds: 1 }, 'sam')
  await asSuperuser(place.superuserUrl, `update rate_limits set tat = now() - interval '2 hours'`)
  await claimRate(database, randomBytes(32), { limit: 1, seconds: 1 }, 'sam')
  await deleteIdleRates(database)
  expect(await database.run(sql`select count(*) from rate_limits`)).toEqual([{ count: 1 }])
})

test('buckets are deleted in batches until none of 3,000 that are full again is left', async () => {
  await asSuperuser(
    place.superuserUrl,
    `truncate rate_limits;
     insert into rate_limits
     select sha256(n::text::bytea), now() - interval '2 hours' from generate_series(1, 3000) n`,
  )
  const left = async () => {
    const [row] = await database.run<{ count: number }>(sql`select count(*) from rate_limits`)
    return row?.count
  }
  await deleteIdleRates(database)
  expect(await left()).toBe(2_000)
  await deleteIdleRates(database)
  await deleteIdleRates(database)
  expect(await left()).toBe(0)
})
