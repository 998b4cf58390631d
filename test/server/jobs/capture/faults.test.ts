import { refuseDefect } from '#server/runtime/check.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { notReadYet, siteIsQuiet } from '#server/domain/messages/capture_ends.ts'
import { retryAdvice, sourceNotReadYet } from '#server/domain/messages/roundup.ts'
import { openThreads } from '#server/jobs/threads.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import {
  captureJob,
  dueNow,
  pageOf,
  quickPages,
  sauna,
  storedCapture,
  workerAudit,
} from '#test/support/given/capture_job.ts'
import {
  aCapture,
  alterCapture,
  capture,
  readCapture,
  stagesOf,
} from '#test/support/given/captures.ts'
import { secondsUntil } from '#test/support/given/due.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { readRoundup, roundupJob } from '#test/support/given/roundups.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let site: FeedServer

beforeAll(async () => {
  site = await startFeed()
})

afterAll(() => site.close())

/** The address of a page of the site. */
const page = (path: string) => new URL(path, site.url).href

const html = pageOf(sauna)

/** Has the site answer only when the test says so. */
function hold() {
  const waiting: (() => void)[] = []
  site.answer((response) => {
    waiting.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
  })
  return {
    asked: () => until(() => waiting.length > 0),
    release() {
      for (const answerNow of waiting.splice(0)) answerNow()
    },
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 400; left > 0 && !(await holds()); left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  expect(await holds()).toBe(true)
}

const status = (code: number, headers: Record<string, string> = {}) =>
  site.answer((response) => response.writeHead(code, headers).end())

const count = (account: Account, table: string) =>
  world.database.read(account.owner, async (db) => {
    const [row] = await db.run<{ count: number }>(
      table === 'ideas'
        ? sql`select count(*) from ideas where owner_id = ${account.owner}`
        : sql`select count(*) from list_ideas where owner_id = ${account.owner}`,
    )
    return row?.count
  })

/** Has the next attempts of an account's captures wait: they would be asked for with other pages. */
const dueLater = (account: Account) =>
  world.database.write(account.owner, {
    work: (db) => db.sql`
      update captures set due_at = now() + interval '1 hour'
      where owner_id = ${db.owner} and state = 'accepted'`,
  })

test('a capture whose end cannot be stored ends all the same, with its third attempt', async () => {
  const sam = await world.account('Sam')
  const told: string[] = []
  const { seal } = world.service.runtime
  const tell = makeTell({ seal, base_url: () => world.url, onDefect: refuseDefect })
  const job = captureJob(world, [site.allow], {
    log: { debug() {}, info() {}, error: (_, message) => told.push(message) },
    tell(capability, work) {
      if (work.result.status === 'completed') throw new Error('The answer does not match.')
      return tell(capability, work)
    },
  })
  site.answer((response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
  const capture_public_id = await aCapture(sam, { source_url: page('/untold') })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await job.run(sam.owner)
    await dueNow(sam, capture_public_id)
  }
  expect(await readCapture(sam, capture_public_id)).toMatchObject({
    status: 'failed',
    error: { code: 'source_unsupported', retryable: false },
    data: { idea: null, retry: null },
  })
  expect(told.at(-1)).toBe('the end of a capture could not be stored')
  expect(await count(sam, 'ideas')).toBe(0)
  await job.end()
})

describe('a page that does not answer', () => {
  test('is tried three times, later each time, and then the capture has failed for now', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [site.allow])
    status(503)
    const capture_public_id = await aCapture(sam, { source_url: page('/dead') })
    const first = await job.run(sam.owner)
    expect(secondsUntil(first)).toBeGreaterThan(3)
    expect(secondsUntil(first)).toBeLessThan(7)
    await dueNow(sam, capture_public_id)
    const second = await job.run(sam.owner)
    expect(secondsUntil(second)).toBeGreaterThan(23)
    expect(secondsUntil(second)).toBeLessThan(37)
    await dueNow(sam, capture_public_id)
    expect(await job.run(sam.owner)).toBeNull()
    const read = await readCapture(sam, capture_public_id)
    expect(read).toMatchObject({
      status: 'failed',
      error: { code: 'source_unreachable' },
      data: { state_version: 2, retry: { expected_state_version: 2 } },
    })
    expect(await stagesOf(sam, capture_public_id)).toEqual([
      ...['persisted', 'reading', 'attempt_failed', 'reading', 'attempt_failed', 'reading'],
      'failed',
    ])
    expect(job.ends).toEqual(['put_off', 'put_off', 'fail source_unreachable'])
    expect(await workerAudit(sam)).toEqual(['ideas.capture failed'])
    await job.end()
  })

  test('and an address that may not be fetched look alike', async () => {
    const told = async (source_url: string, allow: string[]) => {
      const sam = await world.account('Sam')
      const job = captureJob(world, allow)
      const capture_public_id = await aCapture(sam, { source_url })
      const due: boolean[] = []
      for (let attempt = 0; attempt < 3; attempt += 1) {
        due.push(secondsUntil(await job.run(sam.owner)) > 3)
        if (attempt < 2) await dueNow(sam, capture_public_id)
      }
      await job.end()
      const { data, error } = await readCapture(sam, capture_public_id)
      const { attempts, failure } = await storedCapture(sam, capture_public_id)
      return {
        ...{ due, attempts, failure, code: error.code, message: error.message },
        updates: data.updates.map(({ stage, message }) => ({ stage, message })),
      }
    }
    const closed = await startFeed()
    await closed.close()
    const [dead, ...blocked] = await Promise.all([
      told(new URL('/', closed.url).href, [closed.allow]),
      told('http://127.0.0.1:1/', []),
      told('http://[::1]/admin', []),
    ])
    expect(dead.code).toBe('source_unreachable')
    for (const told of blocked) expect(told).toEqual(dead)
  }, 60_000)

  test('waits as long as the server asks, and counts that as an attempt', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [site.allow])
    status(429, { 'retry-after': '90' })
    const capture_public_id = await aCapture(sam, { source_url: page('/busy') })
    const next = await job.run(sam.owner)
    expect(secondsUntil(next)).toBeGreaterThan(85)
    expect(secondsUntil(next)).toBeLessThan(91)
    expect(await stagesOf(sam, capture_public_id)).toContain('waiting_for_source')
    expect(await storedCapture(sam, capture_public_id)).toMatchObject({ attempts: 1 })

    const other = await aCapture(sam, { source_url: page('/other') })
    const asked = site.asked()
    await job.run(sam.owner)
    expect(site.asked()).toBe(asked)
    expect(await storedCapture(sam, other)).toMatchObject({ state: 'accepted', attempts: 0 })

    const kim = await world.account('Kim')
    status(429, { 'retry-after': '3600' })
    const long = await aCapture(kim, { source_url: page('/busy') })
    await job.run(kim.owner)
    const { error } = await readCapture(kim, long)
    expect(error).toMatchObject({ code: 'source_unreachable', retry_after_seconds: 3_600 })
    await job.end()
  })

  test('for three pages is not asked for the other captures of that account, but for one each minute', async () => {
    const [sam, kim] = [await world.account('Sam'), await world.account('Kim')]
    const job = captureJob(world, [site.allow], { page_times: quickPages })
    const isBack = captureJob(world, [site.allow])
    status(500)
    const answered = await aCapture(sam, { source_url: page('/error') })
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await isBack.run(sam.owner)
      await dueNow(sam, answered)
    }
    await isBack.end()
    site.answer((response) => response.destroy())
    const before = site.asked()
    const first = await aCapture(sam, { source_url: page('/one') })
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await job.run(sam.owner)
      await dueNow(sam, first)
    }
    // An answer, whatever it says, is no dead host.
    expect(site.asked()).toBeGreaterThanOrEqual(before + 3)
    /** How many fetches a capture of a page made, and why it failed. */
    const ask = async (path: string) => {
      const asked = site.asked()
      const handle = await aCapture(sam, { source_url: page(path) })
      await job.run(sam.owner)
      const { error } = await readCapture(sam, handle)
      await dueLater(sam)
      return { handle, asked: site.asked() > asked, message: error?.message ?? '' }
    }
    // However often one page was asked for, by however many captures, it is one page.
    expect((await ask('/one')).asked).toBe(true)
    expect((await ask('/one?utm_source=newsletter')).asked).toBe(true)
    expect((await ask('/two')).asked).toBe(true)
    expect((await ask('/three')).asked).toBe(true)
    const fourth = await ask('/four')
    expect(fourth.asked).toBe(false)
    expect(fourth.message).toContain(siteIsQuiet)
    await answer(sam, 'ideas.capture.retry', {
      capture_public_id: fourth.handle,
      expected_state_version: 2,
    })
    const asked = site.asked()
    await job.run(sam.owner)
    expect(site.asked()).toBe(asked + 1)
    await aCapture(kim, { source_url: page('/two') })
    await job.run(kim.owner)
    expect(site.asked()).toBe(asked + 2)
    // A minute later one is let through, and no other.
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update captures
        set dead_at = array(select at - interval '61 seconds' from unnest(dead_at) as dead (at))
        where owner_id = ${db.owner}`,
    })
    expect((await ask('/five')).asked).toBe(true)
    expect((await ask('/six')).asked).toBe(false)
    await job.end()
  })

  test('of a host that has answered in between does not keep its other pages from being read', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [site.allow], { page_times: quickPages })
    site.answer((response, { url }) => {
      if (url?.startsWith('/dead')) response.destroy()
      else
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(pageOf({ ...sauna, name: url }))
    })
    const once = async (path: string) => {
      const handle = await aCapture(sam, { source_url: page(path) })
      await job.run(sam.owner)
      await dueLater(sam)
      return (await readCapture(sam, handle)).data.state
    }
    const ends: string[] = []
    const paths = ['/dead/1', '/dead/2', '/good/1', '/dead/3', '/dead/4', '/good/2', '/dead/5']
    for (const path of [...paths, '/dead/5', '/dead/5', '/good/3']) ends.push(await once(path))
    const [read, later] = ['completed', 'accepted']
    // The last page is asked for by three captures, and is one.
    expect(ends).toEqual([later, later, read, later, later, read, later, later, later, read])
    // Without an answer in between, it is left alone as before.
    for (const path of ['/dead/5', '/dead/6', '/dead/7']) await once(path)
    expect(await once('/good/4')).toBe('failed')
    await job.end()
  })

  test('is completed by what was said about it when it was retried', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [site.allow])
    status(404)
    const capture_public_id = await aCapture(sam, { source_url: page('/gone') })
    expect(await job.run(sam.owner)).toBeNull()
    expect((await readCapture(sam, capture_public_id)).error.code).toBe('source_unreachable')
    await answer(sam, 'ideas.capture.retry', {
      capture_public_id,
      expected_state_version: 2,
      additional_detail: 'It is the Ostsee Sauna, Seestraße 9, 13353 Berlin',
    })
    await job.run(sam.owner)
    const read = await readCapture(sam, capture_public_id)
    expect(read.data.idea).toMatchObject({ title: 'Ostsee Sauna', source_url: page('/gone') })
    expect(read.outcome.disclosures.map(({ name }) => name)).toContain('capture.page_not_read')
    await job.end()
  })
})

describe('what changes while a page is read', () => {
  test('a list that is deleted: nothing is saved, and a retry is not offered', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [site.allow])
    const list = await aList(sam, { name: 'Rainy days' })
    const { asked, release } = hold()
    const capture_public_id = await aCapture(sam, {
      source_url: page('/sauna'),
      target_ideas_list_handle: list,
    })
    const run = job.run(sam.owner)
    await asked()
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: list, confirm: true })
    release()
    await run
    const { error, data } = await readCapture(sam, capture_public_id)
    expect(error.code).toBe('access_denied')
    expect(data).toMatchObject({ idea: null, retry: null })
    expect(await count(sam, 'ideas')).toBe(0)
    await job.end()
  })

  test('the token that asked for it is revoked: the capture goes on', async () => {
    const sam = await world.account('Sam')
    const other = await world.token(sam)
    const job = captureJob(world, [site.allow])
    const { asked, release } = hold()
    const capture_public_id = await aCapture(sam, { source_url: page('/sauna') })
    const run = job.run(sam.owner)
    await asked()
    await world.database.write(sam.owner, {
      work: (db) => db.sql`select revoke_own_tokens()`,
    })
    release()
    await run
    expect(await storedCapture(other, capture_public_id)).toMatchObject({ state: 'completed' })
    await job.end()
  })

  test('another worker that claims it: the late end changes nothing', async () => {
    const sam = await world.account('Sam')
    const [late, early] = [captureJob(world, [site.allow]), captureJob(world, [site.allow])]
    const { asked, release } = hold()
    const capture_public_id = await aCapture(sam, { source_url: page('/sauna') })
    const run = late.run(sam.owner)
    await asked()
    await dueNow(sam, capture_public_id)
    site.answer((response) => response.writeHead(404).end())
    await early.run(sam.owner)
    release()
    await run
    expect([early.ends, late.ends]).toEqual([['fail source_unreachable'], ['dropped']])
    expect(await count(sam, 'ideas')).toBe(0)
    expect((await readCapture(sam, capture_public_id)).data.state_version).toBe(2)
    await Promise.all([late.end(), early.end()])
  })

  // A stalls under claim 1, B fails it under claim 2, it is retried, C claims it as attempt 1 again: A wakes up.
  test('a retry after it failed elsewhere: a run of before the retry ends nothing', async () => {
    const sam = await world.account('Sam')
    const jobs = [1, 2, 3].map(() => captureJob(world, [site.allow]))
    const [a, b, c] = jobs
    if (!a || !b || !c) throw new Error('There are three.')
    const stalled = hold()
    const { data, execution_id } = await capture(sam, { source_url: page('/sauna') })
    const { capture_public_id } = data
    const first = a.run(sam.owner)
    await stalled.asked()
    await dueNow(sam, capture_public_id)
    status(404)
    await b.run(sam.owner)
    const retried = await answer(sam, 'ideas.capture.retry', {
      capture_public_id,
      expected_state_version: 2,
      additional_detail: 'It is the Stadtbad Neukölln, Ganghoferstraße 3, 12043 Berlin',
    })
    const again = hold()
    const third = c.run(sam.owner)
    await again.asked()
    expect(await storedCapture(sam, capture_public_id)).toMatchObject({ attempts: 1, claim: 3 })
    stalled.release()
    await first
    expect(a.ends).toEqual(['dropped'])
    expect(await storedCapture(sam, capture_public_id)).toMatchObject({ state: 'accepted' })
    again.release()
    await third
    const read = await readCapture(sam, capture_public_id)
    expect(read.data).toMatchObject({ state: 'completed', state_version: 4 })
    const ended = async (id: string) =>
      (await answer(sam, 'executions.get', { execution_id: id })).data.execution.status
    expect([await ended(execution_id), await ended(retried.execution_id)]).toEqual([
      'failed',
      'completed',
    ])
    expect(await count(sam, 'ideas')).toBe(1)
    await Promise.all(jobs.map((job) => job.end()))
  })
})

describe('what a busy machine does not get to', () => {
  // It sleeps where it is told to: it takes time, and no CPU.
  const entry = new URL('../threads/hostile.ts', import.meta.url)
  const sleeping = () => openThreads({ threads: 1, max_ms: 400, entry })

  // Short texts need no thread.
  const order = `sleep\n${'Long texts are read in a thread. '.repeat(40)}`

  const putOffs = (times: number) => Array.from({ length: times }, () => 'put_off')

  test('is no attempt, at most ten times; then it was not read yet, and can be tried again', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [], { threads: sleeping() })
    const { capture_public_id } = (await capture(sam, { text: order })).data
    const run = async () => {
      await dueNow(sam, capture_public_id)
      return job.run(sam.owner)
    }
    for (let times = 1; times <= 10; times += 1) {
      expect(secondsUntil(await run())).toBeGreaterThan(15)
      expect(await storedCapture(sam, capture_public_id)).toMatchObject({
        ...{ state: 'accepted', attempts: 0, leased: false },
      })
    }
    await run()
    expect(job.ends).toEqual([...putOffs(10), 'fail source_unreachable'])
    const failed = await readCapture(sam, capture_public_id)
    expect(failed).toMatchObject({
      status: 'failed',
      error: { message: expect.stringContaining(notReadYet), retryable: true },
      data: { retry: { expected_state_version: 2 } },
    })
    await answer(sam, 'ideas.capture.retry', { capture_public_id, expected_state_version: 2 })
    await run()
    expect(job.ends.at(-1)).toBe('put_off')
    await job.end()
  }, 30_000)

  test('was not read yet after six minutes, however seldom it was put off', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [], { threads: sleeping() })
    const { capture_public_id } = (await capture(sam, { text: order })).data
    await job.run(sam.owner)
    await dueNow(sam, capture_public_id)
    await alterCapture(sam, capture_public_id, `claimed_at = now() - interval '7 minutes'`)
    await job.run(sam.owner)
    expect(job.ends).toEqual([...putOffs(1), 'fail source_unreachable'])
    await job.end()
  })

  test('is no attempt at a roundup either, at most ten times', async () => {
    const sam = await world.account('Sam')
    const job = roundupJob(world, [], { threads: sleeping() })
    const created = await answer(sam, 'ideas.roundup.mutate', {
      ...{ operation: 'create', source_text: 'sleep' },
    })
    const { public_id } = created.data
    for (let times = 0; times <= 10; times += 1) {
      expect((await readRoundup(sam, public_id)).state).toBe('extracting')
      await world.database.write(sam.owner, {
        work: (db) => db.sql`update roundups set due_at = now() where owner_id = ${db.owner}`,
      })
      await job.run(sam.owner)
    }
    expect(job.codes).toEqual([...putOffs(10), 'source_unreachable'])
    const { status, error } = await answer(sam, 'ideas.roundup.get', { public_id })
    expect([status, error]).toEqual([
      'failed',
      expect.objectContaining({
        ...{ message: `${sourceNotReadYet} ${retryAdvice}`, retryable: true },
      }),
    ])
    await job.end()
  }, 30_000)
})

describe('an attempt', () => {
  test('that takes too long ends, and its lease is renewed until then', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [site.allow], { most: 4_000, renewEvery: 100 })
    const { asked } = hold()
    const capture_public_id = await aCapture(sam, { source_url: page('/slow') })
    const began = performance.now()
    const run = job.run(sam.owner)
    await asked()
    await alterCapture(sam, capture_public_id, `lease_until = now() + interval '10 seconds'`)
    await until(async () => {
      const [row] = await world.database.read(
        sam.owner,
        (db) => db.sql<{ renewed: boolean }>`
          select lease_until > now() + interval '30 seconds' as renewed
          from captures
          where owner_id = ${db.owner}`,
      )
      return row?.renewed ?? false
    })
    await run
    expect(performance.now() - began).toBeGreaterThan(3_900)
    expect(await storedCapture(sam, capture_public_id)).toMatchObject({
      ...{ state: 'accepted', attempts: 1, leased: false },
    })
    await job.end()
  })

  test('whose lease was lost is given up', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [site.allow], { renewEvery: 100 })
    const { asked } = hold()
    const capture_public_id = await aCapture(sam, { source_url: page('/slow') })
    const run = job.run(sam.owner)
    await asked()
    await alterCapture(sam, capture_public_id, 'claim = claim + 1')
    await run
    expect(job.ends).toEqual(['dropped'])
    await job.end()
  })

  test('that stops with its process returns its lease and counts for nothing', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [site.allow])
    const { asked } = hold()
    const capture_public_id = await aCapture(sam, { source_url: page('/slow') })
    const run = job.run(sam.owner)
    await asked()
    await job.stop()
    await run
    expect(job.ends).toEqual(['released'])
    const stored = await storedCapture(sam, capture_public_id)
    expect(stored).toMatchObject({ state: 'accepted', attempts: 0, leased: false, claim: 1 })
    expect(stored.due).toBeLessThanOrEqual(0)
    const other = captureJob(world, [site.allow])
    site.answer((response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
    await other.run(sam.owner)
    expect(await storedCapture(sam, capture_public_id)).toMatchObject({ state: 'completed' })
    await Promise.all([job.end(), other.end()])
  })

  test('that ends without a word three times ends the capture', async () => {
    const sam = await world.account('Sam')
    const job = captureJob(world, [site.allow])
    const capture_public_id = await aCapture(sam, { source_url: page('/sauna') })
    await alterCapture(sam, capture_public_id, 'attempts = 3, claim = 3, claimed_at = now()')
    const asked = site.asked()
    expect(await job.run(sam.owner)).toBeNull()
    expect(site.asked()).toBe(asked)
    expect((await readCapture(sam, capture_public_id)).error.code).toBe('source_unreachable')
    await job.end()
  })

  test('whose end cannot be stored at first is stored once', async () => {
    const sam = await world.account('Sam')
    let failures = 2
    const shaky: Database = {
      ...world.database,
      async write(owner, steps) {
        const { rows } = await world.database.read(owner, async (db) => ({
          rows: await db.sql`
            select from captures where owner_id = ${owner} and lease_until > now()`,
        }))
        if (rows.length > 0 && failures > 0) {
          failures -= 1
          throw new Error('The database is gone.')
        }
        return world.database.write(owner, steps)
      },
    }
    const job = captureJob(world, [site.allow], { database: shaky })
    const capture_public_id = await aCapture(sam)
    await job.run(sam.owner)
    expect(failures).toBe(0)
    expect(await storedCapture(sam, capture_public_id)).toMatchObject({ state: 'completed' })
    expect(await count(sam, 'ideas')).toBe(1)
    await job.end()
  })
})

test('logs name neither what is read nor whose it is', async () => {
  const sam = await world.account('Sam')
  const lines: string[] = []
  const log = (facts: object, message: string) =>
    void lines.push(JSON.stringify({ facts, message }))
  const job = captureJob(world, [site.allow], { log: { debug: log, info: log, error: log } })
  status(503)
  const dead = await aCapture(sam, { source_url: page('/secret-token') })
  await job.run(sam.owner)
  site.answer((response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
  await dueNow(sam, dead)
  await job.run(sam.owner)
  const broken = captureJob(world, [site.allow], {
    log: { debug: log, info: log, error: log },
    fetcher: {
      on: true,
      page_times: null,
      exchange() {
        throw new Error(`secret-token at ${site.url}`)
      },
    },
  })
  await aCapture(sam, { source_url: page('/secret-token') })
  await broken.run(sam.owner)
  expect(lines.length).toBeGreaterThan(3)
  const all = lines.join('\n')
  for (const word of ['secret', '127.0.0.1', 'Ostsee', sam.owner, dead.slice(3)]) {
    expect(all).not.toContain(word)
  }
  await Promise.all([job.end(), broken.end()])
})

test('logs say by its code alone why a time in a text is no date', async () => {
  const sam = await world.account('Sam')
  const lines: { facts: object; message: string }[] = []
  const log = (facts: object, message: string) => void lines.push({ facts, message })
  const job = captureJob(world, [site.allow], { log: { debug: log, info: log, error: log } })
  const year = new Date().getFullYear() + 1
  const text = `Lido Concert 12 June ${year}, doors 7pm, 8pm. Tickets on sale 1 May`
  await aCapture(sam, { text })
  await job.run(sam.owner)
  expect(lines).toEqual([
    {
      facts: expect.objectContaining({ code: null, discarded: ['doors', 'sale'] }),
      message: 'a capture was read',
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/Lido|1 May|7pm/)
  await job.end()
})

test('four captures of an account are read at once, by all workers together', async () => {
  const sam = await world.account('Sam')
  const jobs = [captureJob(world, [site.allow]), captureJob(world, [site.allow])]
  const held = hold()
  for (let number = 0; number < 10; number += 1) {
    await aCapture(sam, { source_url: page(`/many/${number}`) })
  }
  const runs = jobs.map((job) => job.run(sam.owner))
  await held.asked()
  const leased = await world.database.read(
    sam.owner,
    (db) => db.sql<{ leased: number; claimed: number }>`
      select count(*) filter (where lease_until > now()) as leased, count(*) filter (where claim > 0) as claimed
      from captures
      where owner_id = ${db.owner}`,
  )
  expect(leased).toEqual([{ leased: 4, claimed: 4 }])
  held.release()
  site.answer((response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
  await Promise.all(runs)
  await Promise.all(jobs.map((job) => job.end()))
})
