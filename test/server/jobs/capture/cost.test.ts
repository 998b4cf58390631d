import { afterAll, beforeAll, expect, test } from 'vitest'
import { openThreads, type ReaderThreads } from '#server/jobs/threads.ts'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { captureJob, pageOf, sauna, type TestCaptureJob } from '#test/support/given/capture_job.ts'
import { aCapture, readCapture } from '#test/support/given/captures.ts'
import { type Batch, transactionsOf } from '#test/support/recorded.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
let site: FeedServer
let job: TestCaptureJob

beforeAll(async () => {
  site = await startFeed()
  job = captureJob(world, [site.allow])
  // The catalogs are read once in a while.
  await transactionsOfOne(sam, { text: 'Stadtbad Neukölln' })
})

afterAll(async () => {
  await job.end()
  await site.close()
})

/** The transactions of the turn that reads one capture. */
async function transactionsOfOne(
  account: Account,
  input: Record<string, unknown>,
): Promise<Batch[][]> {
  const handle = await aCapture(account, input)
  const sent = await transactionsOf(() => job.run(account.owner))
  expect((await readCapture(account, handle)).status).not.toBe('accepted')
  return sent
}

/** How often each transaction waits for the database, and for how many statements in all. */
const costOf = (transactions: readonly Batch[][]) => ({
  trips: transactions.map((batches) => batches.length),
  statements: transactions.flat(2).length,
})

const page = (path: string) => ({ source_url: new URL(path, site.url).href })

test('a capture of a page that is gone takes two transactions, and writes its row once in each', async () => {
  site.answer((response) => response.writeHead(404).end())
  const sent = await transactionsOfOne(sam, page('/gone'))
  expect(costOf(sent)).toEqual({ trips: [2, 3], statements: 14 })
  for (const transaction of sent) {
    const writes = transaction.flat().filter(({ text }) => /update captures/.test(text))
    expect(writes).toHaveLength(1)
  }
})

test('one of a page that becomes an idea takes two transactions, too', async () => {
  site.answer((response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(sauna)),
  )
  const sent = await transactionsOfOne(sam, page('/sauna'))
  expect(sent).toHaveLength(2)
  expect(costOf(sent).trips.reduce((sum, trips) => sum + trips)).toBeLessThanOrEqual(10)
})

test('a page is read and decided in one task of a reader thread; one that is gone and a short text in none', async () => {
  const tasks: string[] = []
  const threads = openThreads({ threads: 1 })
  const counted: ReaderThreads = {
    ...threads,
    run(kind, owner, input) {
      tasks.push(kind)
      return threads.run(kind, owner, input)
    },
  }
  const other = captureJob(world, [site.allow], { threads: counted })
  const read = async (input: Record<string, unknown>) => {
    await aCapture(sam, input)
    await other.run(sam.owner)
    return tasks.splice(0)
  }
  site.answer((response) => response.writeHead(404).end())
  expect(await read(page('/gone/too'))).toEqual([])
  expect(await read({ text: 'Ramen bar Takumi' })).toEqual([])
  site.answer((response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf({ ...sauna, name: 'Sud' })),
  )
  expect(await read(page('/sud'))).toEqual(['read_and_decide'])
  expect(other.ends).toEqual(['fail source_unreachable', 'save', 'save'])
  await other.end()
})

test('a short text is read before the account is locked, and no catalog after it', async () => {
  const [sent = []] = await transactionsOf(() => aCapture(sam, { text: 'Ramen bar Takumi' }))
  const statements = sent.flat().map(({ text }) => text)
  const lastBefore = statements.findLastIndex((text) => /activities|neighborhoods/.test(text))
  const lock = statements.findIndex((text) => /from accounts.*for (no key )?update/s.test(text))
  expect(lastBefore).toBeGreaterThan(-1)
  expect(lock).toBeGreaterThan(lastBefore)
})
