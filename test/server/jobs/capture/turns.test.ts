import { afterEach, expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { startWorker, type Worker } from '#server/jobs/run.ts'
import { captureJob, pageOf, sauna, type TestCaptureJob } from '#test/support/given/capture_job.ts'
import { aCapture } from '#test/support/given/captures.ts'
import { startFeed } from '#test/support/feed_server.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const started: { worker: Worker; job: TestCaptureJob }[] = []
const errors: unknown[] = []

afterEach(async () => {
  for (const { worker, job } of started.splice(0)) {
    await Promise.all([job.stop(), worker.stop()])
    await job.end()
  }
  expect(errors.splice(0)).toEqual([])
})

function work(allow: readonly string[] = []): TestCaptureJob {
  const job = captureJob(world, allow)
  const worker = startWorker({
    database: world.database,
    jobs: [job],
    onError: (error) => void errors.push(error),
  })
  started.push({ worker, job })
  worker.wake()
  return job
}

/** How many captures of an account are in each state. */
async function statesOf({ owner }: Account): Promise<Record<string, number>> {
  const rows = await world.database.read(owner, (db) =>
    db.run<{ state: string; count: number }>(
      sql`select state, count(*) from captures where owner_id = ${owner} group by state`,
    ),
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** When captures of an account ended. */
async function endsOf({ owner }: Account): Promise<Date[]> {
  const rows = await world.database.read(owner, (db) =>
    db.run<{ updated_at: Date }>(
      sql`select updated_at from captures where owner_id = ${owner} and state <> 'accepted'`,
    ),
  )
  return rows.map(({ updated_at }) => updated_at)
}

async function until(holds: () => Promise<boolean>, seconds: number): Promise<void> {
  const asked = performance.now()
  while (!(await holds()) && performance.now() - asked < seconds * 1_000) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await holds()).toBe(true)
}

const someTexts = (count: number) =>
  Array.from({ length: count }, (_, number) => `Café number ${number}, Seestraße ${number + 1}`)

async function captureAll(account: Account, texts: readonly string[]): Promise<void> {
  for (let from = 0; from < texts.length; from += 10) {
    await Promise.all(texts.slice(from, from + 10).map((text) => aCapture(account, { text })))
  }
}

test('three hundred captures of one account all end, each once, by two workers', async () => {
  const sam = await world.account('Sam')
  await captureAll(sam, someTexts(300))
  const jobs = [work(), work()]
  await until(async () => (await statesOf(sam))['accepted'] === undefined, 110)
  expect(await statesOf(sam)).toEqual({ completed: 300 })
  const [ideas] = await world.database.read(
    sam.owner,
    (db) => db.sql<{ count: number }>`select count(*) from ideas where owner_id = ${db.owner}`,
  )
  expect(ideas?.count).toBe(300)
  const ends = jobs.flatMap((job) => job.ends)
  expect(ends.filter((end) => end === 'save')).toHaveLength(300)
}, 120_000)

test('an account with one capture does not wait for four accounts with fifty each', async () => {
  const busy = await Promise.all(['A', 'B', 'C', 'D'].map((name) => world.account(name)))
  for (const account of busy) {
    await captureAll(account, someTexts(50))
  }
  const ada = await world.account('Ada')
  await aCapture(ada, { text: 'Ostsee Sauna, Seestraße 9' })
  work()
  await until(async () => (await statesOf(ada))['completed'] === 1, 60)
  const [ended] = await endsOf(ada)
  const before = (await Promise.all(busy.map(endsOf))).flat().filter((at) => at <= (ended ?? at))
  // Each of the others had two turns of four at most.
  expect(before.length + 1).toBeLessThanOrEqual(4 * 4 * 2 + 4)
}, 90_000)

test('accounts whose pages do not answer take no turns from others', async () => {
  const site = await startFeed()
  const good = await startFeed()
  site.answer(() => {})
  good.answer((response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(sauna)),
  )
  const slow = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => world.account(name)))
  for (const account of slow) {
    for (const path of ['/1', '/2', '/3', '/4']) {
      await aCapture(account, { source_url: new URL(path, site.url).href })
    }
  }
  const job = work([site.allow, good.allow])
  await until(async () => site.asked() > 0, 20)
  const ada = await world.account('Ada')
  await aCapture(ada, { text: 'Ostsee Sauna, Seestraße 9' })
  await until(async () => (await statesOf(ada))['completed'] === 1, 45)
  expect(job.ends).toContain('save')
  await Promise.all([site.close(), good.close()])
}, 90_000)
