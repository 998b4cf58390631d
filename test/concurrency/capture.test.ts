import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { sql } from '#server/database/sql.ts'
import { startWorkerProcess } from '#test/concurrency/worker_process.ts'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { pageOf, sauna, storedCapture, workerAudit } from '#test/support/given/capture_job.ts'
import { aCapture, readCapture } from '#test/support/given/captures.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

const key = randomBytes(32)
const patience = { timeout: 30_000, interval: 25 }
/** How often a worker is killed, each time at another point between the claim and the end. */
const kills = 20
let world: World
let site: FeedServer

beforeAll(async () => {
  site = await startFeed()
  world = await startWorld({ worker: false, keys: [key] })
})

afterAll(async () => {
  await world.stop()
  await site.close()
})

const start = () =>
  startWorkerProcess({
    DATABASE_URL: world.database_url,
    PUBLIC_URL: world.url,
    SERVICE_KEYS: key.toString('base64'),
    FETCH_ALLOW: `capture:${site.allow}`,
  })

/** As if a minute had passed for what the killed worker had leased; its attempts are not what is tested here. */
function endLeases({ owner }: Account): Promise<unknown> {
  return world.database.write(owner, {
    async work(db) {
      await db.run(sql`
        update captures
        set lease_until = null, due_at = now(), attempts = 0
        where owner_id = ${owner} and state = 'accepted'`)
      insertDueWork(db, 'capture')
    },
  })
}

test('captures whose workers are killed, twenty times, end once each', async () => {
  const sam = await world.account('Sam')
  site.answer((response, request) => {
    const name = `Sauna ${request.url}`
    const body = pageOf({ ...sauna, name })
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'text/html' }).end(body),
      Math.random() * 150,
    )
  })
  const captures: string[] = []
  for (let round = 0; round < kills; round += 1) {
    for (const path of [`/${round}/one`, `/${round}/two`]) {
      captures.push(await aCapture(sam, { source_url: new URL(path, site.url).href }))
    }
    const asked = site.asked()
    const worker = await start()
    await vi.waitFor(() => expect(site.asked()).toBeGreaterThan(asked), patience)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
    await worker.kill()
    await endLeases(sam)
  }
  const last = await start()
  await vi.waitFor(async () => {
    const states = await Promise.all(captures.map((one) => storedCapture(sam, one)))
    expect(states.filter(({ state }) => state === 'accepted')).toEqual([])
  }, patience)
  await last.kill()
  const read = await Promise.all(captures.map((one) => readCapture(sam, one)))
  expect(read.map(({ data }) => data.state)).toEqual(captures.map(() => 'completed'))
  expect(read.every(({ data }) => data.state_version === 2)).toBe(true)
  expect(new Set(read.map(({ data }) => data.idea?.idea_handle)).size).toBe(captures.length)
  for (const { data } of read) {
    const ends = data.updates.filter(({ stage }) => stage === 'completed')
    expect(ends).toHaveLength(1)
  }
  const [ideas] = await world.database.read(
    sam.owner,
    (db) => db.sql<{ count: number }>`select count(*) from ideas where owner_id = ${db.owner}`,
  )
  expect(ideas?.count).toBe(captures.length)
  expect(await workerAudit(sam)).toEqual(captures.map(() => 'ideas.capture completed'))
}, 240_000)
