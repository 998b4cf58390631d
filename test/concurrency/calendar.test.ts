import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { startWorkerProcess } from '#test/concurrency/worker_process.ts'
import { calendarOf, type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { aFeed, changeStored, storedCalendar } from '#test/support/given/calendar_job.ts'
import { startWorld, type World } from '#test/support/world.ts'

const key = randomBytes(32)
const patience = { timeout: 15_000, interval: 50 }
let world: World
let feed: FeedServer

beforeAll(async () => {
  feed = await startFeed()
  world = await startWorld({ worker: false, keys: [key] })
})

afterAll(async () => {
  await world.stop()
  await feed.close()
})

test('a calendar whose worker is killed while it is fetched is read by another when the lease ends', async () => {
  const ada = await world.account('Ada')
  const source_id = await aFeed(world, ada, feed.url)
  const stored = () => storedCalendar(world, ada, source_id)
  const queue = () =>
    world.database.write(ada.owner, { work: async (db) => insertDueWork(db, 'calendar') })
  const start = () =>
    startWorkerProcess({
      DATABASE_URL: world.database_url,
      PUBLIC_URL: world.url,
      SERVICE_KEYS: key.toString('base64'),
      FETCH_ALLOW: feed.allow,
    })

  let answer = () => {}
  feed.answer((response) => {
    answer = () => void response.end(calendarOf(''))
  })
  await queue()
  const first = await start()
  await vi.waitFor(() => expect(feed.asked()).toBe(1), patience)
  await first.kill()
  answer()
  expect(await stored()).toMatchObject({ state: 'pending', claim: 1, leased: true })

  feed.answer(calendarOf(''))
  const second = await start()
  await changeStored(world, ada, source_id, 'lease over')
  await queue()
  await vi.waitFor(async () => expect((await stored()).state).toBe('working'), patience)
  expect(await stored()).toMatchObject({ claim: 2, leased: false, read: expect.any(Number) })
  await second.kill()
}, 60_000)
