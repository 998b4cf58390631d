import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/database/db.ts'
import { openThreads } from '#server/jobs/threads.ts'
import { replicateAvailability } from '#server/flows/replicate/availability.ts'
import { calendarOf, eventOf, type FeedServer, startFeed } from '#test/support/feed_server.ts'
import {
  aFeed,
  calendarJob,
  changeStored,
  storedCalendar,
  storedRuns,
} from '#test/support/given/calendar_job.ts'
import { secondsUntil } from '#test/support/given/due.ts'
import { friendRows, share } from '#test/support/given/free_time.ts'
import { connect } from '#test/support/given/plan_rows.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const feeds: FeedServer[] = []

beforeAll(async () => {
  feeds.push(await startFeed(), await startFeed())
})

afterAll(() => Promise.all(feeds.map((feed) => feed.close())))

const quarter = 900_000
const soon = new Date(Math.ceil(Date.now() / quarter) * quarter + 48 * 3_600_000)
const hour = (hours: number) => new Date(soon.getTime() + hours * 3_600_000)
const calendar = calendarOf(eventOf('one', hour(0), hour(1)))

/** Two accounts, each with a feed of its own, and a job that may read both. */
async function two(options: Parameters<typeof calendarJob>[2] = {}) {
  const [first, second] = feeds
  if (!first || !second) throw new Error('The feeds have not started.')
  const job = calendarJob(world, [first.allow, second.allow], options)
  const [mallory, ada] = [await world.account('Mallory'), await world.account('Ada')]
  const hostile = await aFeed(world, mallory, first.url)
  const good = await aFeed(world, ada, second.url)
  second.answer(calendar)
  return { job, first, second, mallory, ada, hostile, good }
}

describe('a calendar that', () => {
  test('never ends in its thread is given up, while those of others are read', async () => {
    const ended: string[] = []
    const threads = openThreads({
      threads: 1,
      max_ms: 3_000,
      entry: pathToFileURL(resolve('test/support/hanging_reader.ts')),
      onEnded: (why) => ended.push(why),
    })
    const { job, first, mallory, ada, hostile, good } = await two({ threads })
    first.answer(calendarOf(eventOf('bad', hour(0), hour(1), 'DESCRIPTION:HANG\r\n')))
    await Promise.all([job.run(mallory.owner), job.run(ada.owner)])
    expect(ended).toEqual(['time'])
    expect(await storedCalendar(world, ada, good)).toMatchObject({ state: 'working' })
    const row = await storedCalendar(world, mallory, hostile)
    expect(row).toMatchObject({ state: 'failing', problem: 'too_complex', known_until: null })
    expect(Math.round((row.due ?? 0) / 3_600)).toBe(6)
    expect(await storedRuns(world, mallory, hostile)).toEqual([])
    await threads.stop()
  })

  test('never answers costs its owner one reading, and nobody else any time', async () => {
    const { job, first, mallory, ada, good } = await two({ maxCalendar_ms: 1_500 })
    first.answer(() => {})
    const ended: string[] = []
    const slow = job.run(mallory.owner).finally(() => ended.push('mallory'))
    await job.run(ada.owner)
    expect(ended).toEqual([])
    expect(await storedCalendar(world, ada, good)).toMatchObject({ state: 'working' })
    expect(secondsUntil(await slow)).toBeGreaterThan(10)
    job.stop()
    await job.end()
  })
})

describe('a database that is gone', () => {
  test('while a result is stored is asked again', async () => {
    const { second, ada, good } = await two()
    let failures = 2
    const shaky: Database = {
      ...world.database,
      async write(owner, steps) {
        const isStoring = (await storedCalendar(world, ada, good)).leased
        if (isStoring && failures > 0) {
          failures -= 1
          throw new Error('The database is gone.')
        }
        return world.database.write(owner, steps)
      },
    }
    const job = calendarJob(world, [second.allow], { database: shaky })
    await job.run(ada.owner)
    expect(failures).toBe(0)
    expect(await storedCalendar(world, ada, good)).toMatchObject({ state: 'working', claim: 1 })
    await job.end()
  })
})

describe('the clock of a worker', () => {
  afterEach(() => void vi.useRealTimers())

  test.each([1, -1])(
    'that is %i hours off changes nothing: only the database’s counts',
    async (hours) => {
      const { job, second, ada, good } = await two()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
      await job.run(ada.owner)
      vi.useRealTimers()
      const read = await storedCalendar(world, ada, good)
      expect(read).toMatchObject({ state: 'working', read: 0 })
      expect(read.due).toBeGreaterThan(1_600)
      expect(read.due).toBeLessThan(2_000)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
      second.answer((response) => response.writeHead(500).end())
      await changeStored(world, ada, good, 'due')
      const next = await job.run(ada.owner)
      vi.useRealTimers()
      expect(secondsUntil(next)).toBeGreaterThan(290)
      expect(secondsUntil(next)).toBeLessThan(301)
      await job.end()
    },
  )
})

test('friends learn what a reading changes, and that it works again, within seconds', async () => {
  const { job, second, ada } = await two()
  const sam = await world.account('Sam')
  await connect(world.database, sam, ada, 'Ada')
  await share(world.database, ada, 'all')
  const copies = async () => {
    await replicateAvailability(world.database, ada.owner)
    return friendRows(world.database, sam, ada)
  }
  const before = await copies()
  await job.run(ada.owner)
  const rows = await world.database.read(
    ada.owner,
    (db) => db.sql<{ seconds: number }>`
    select extract(epoch from due_at - now())::int as seconds
    from due_work
    where owner_id = ${db.owner} and kind = 'busy'`,
  )
  expect(rows[0]?.seconds).toBeLessThanOrEqual(10)
  expect(await copies()).not.toEqual(before)
  second.answer(calendar)
  await job.end()
})
