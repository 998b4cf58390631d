import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { claimRoundup } from '#server/data/roundups/claim.ts'
import { openKept } from '#server/domain/capture/kept.ts'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { storeRoundupReading } from '#server/flows/roundup/store_reading.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import {
  endItems,
  readRoundup,
  roundupJob,
  roundupTools,
  type TestRoundupJob,
} from '#test/support/given/roundups.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const mutate = 'ideas.roundup.mutate'

let site: FeedServer
let job: TestRoundupJob

beforeAll(async () => {
  site = await startFeed()
  job = roundupJob(world, [site.allow])
})

afterEach(() => {
  job.codes.length = 0
})

afterAll(async () => {
  await job.end()
  await site.close()
})

const text =
  'Cafés for a slow morning:\n1. Café Botanico – Richardstraße 100\n2. House of Small Wonder\n3. Distrikt Coffee'

/** A page that lists these things in JSON-LD. */
const pageOf =
  (...names: string[]) =>
  (response: import('node:http').ServerResponse) => {
    const list = {
      ...{ '@context': 'https://schema.org', '@type': 'ItemList', name: 'Brunch in Berlin' },
      itemListElement: names.map((name, index) => ({
        ...{ '@type': 'ListItem', position: index + 1 },
        item: { '@type': 'Restaurant', name, url: `https://example.com/${index}` },
      })),
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<title>Brunch in Berlin</title><script type="application/ld+json">${JSON.stringify(list)}</script><h1>Brunch</h1>`,
    )
  }

async function create(input: Record<string, unknown>) {
  return answer(sam, mutate, { operation: 'create', ...input })
}

/** Makes what is due later due now. */
function hurry(): Promise<void> {
  return asSuperuser(
    world.superuser_url,
    `update roundups set due_at = now(), lease_until = null where due_at is not null`,
  )
}

/** What the captures of a roundup are read from. */
async function sourcesOf(public_id: string) {
  const { items } = await readRoundup(sam, public_id)
  const rows = await world.database.read(
    sam.owner,
    (db) =>
      db.sql<{ kept: string; position: number }>`
      select kept, position from captures where owner_id = ${sam.owner} order by created_at desc, position`,
  )
  const positions = new Set(items.map(({ position }) => position))
  const { seal } = world.service.runtime
  return rows
    .slice(0, items.length)
    .filter(({ position }) => positions.has(position))
    .map(({ kept }) => openKept(seal, sam.owner, kept)?.reading)
}

describe('a text', () => {
  test('of several things asks how many of them, and settles the execution', async () => {
    const { data, execution_id } = await create({ source_text: text })
    expect(await job.run(sam.owner)).toBeNull()
    const read = await answer(sam, 'ideas.roundup.get', { public_id: data.public_id })
    expect([read.status, read.error.code, read.data.generation]).toEqual([
      'needs_input',
      'scope_required',
      1,
    ])
    expect(read.data.items.map(({ title }) => title)).toEqual([
      'Café Botanico',
      'House of Small Wonder',
      'Distrikt Coffee',
    ])
    expect(read.data.updates.map(({ stage }) => stage)).toEqual([
      'persisted',
      'source_read',
      'question',
    ])
    const { execution } = (await answer(sam, 'executions.get', { execution_id })).data
    expect(execution.status).toBe('needs_input')
    expect(execution.result).toMatchObject({
      status: 'needs_input',
      data: { continuation: read.data.continuation },
    })
    const whole = read.error.candidates?.find(({ title }) => title === 'The source as a whole')
    const { data: after } = await answer(sam, mutate, whole?.input as Record<string, unknown>)
    expect(after.state).toBe('destination_required')
  })

  test('is captured at once where all is said', async () => {
    const { data } = await create({
      ...{
        source_text: text,
        selected_items: ['wonder', '#1'],
        target_ideas_list_handle: await aList(sam),
      },
    })
    await job.run(sam.owner)
    const { state, items } = await readRoundup(sam, data.public_id)
    expect([state, items.map(({ outcome }) => outcome)]).toEqual([
      'capturing',
      ['capturing', 'capturing', 'skipped'],
    ])
    const [first] = await sourcesOf(data.public_id)
    expect(first?.primary).toMatchObject({
      kind: 'text',
      text: expect.stringMatching(/^title: Café Botanico\n/),
    })
  })

  test('without an item that was named asks for those that are there', async () => {
    const { data } = await create({
      ...{
        source_text: text,
        selected_items: ['Café Botanico', 'Tea room'],
        target_ideas_list_handle: await aList(sam),
      },
    })
    await job.run(sam.owner)
    const { error, data: read } = await answer(sam, 'ideas.roundup.get', {
      public_id: data.public_id,
    })
    expect([read.state, read.items.map(({ outcome }) => outcome)]).toEqual([
      'selection_required',
      ['pending', 'pending', 'pending'],
    ])
    expect(error.message).toContain('“Tea room” is not among them.')
  })

  test('whose list is deleted while it is read asks for another one, and says why', async () => {
    const target_ideas_list_handle = await aList(sam)
    const { data } = await create({
      source_text: '1. Erpelgrund\n2. Rohrsee\n3. Krumme Lanke',
      ...{ scope: 'all', target_ideas_list_handle },
    })
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: target_ideas_list_handle })
    await job.run(sam.owner)
    const asked = await answer(sam, 'ideas.roundup.get', { public_id: data.public_id })
    expect([asked.status, asked.error.code]).toEqual(['needs_input', 'destination_required'])
    expect(asked.error.message).toContain('The list “Warm places” no longer exists.')
    const other = await aList(sam)
    const { status } = await answer(sam, 'ideas.roundup.mutate', {
      ...{ operation: 'assign_destination', public_id: data.public_id, expected_generation: 1 },
      target_ideas_list_handle: other,
    })
    expect(status).toBe('accepted')
  })

  test('about one thing is one idea', async () => {
    const { data } = await create({
      ...{
        source_text: 'Ostsee Sauna, Seestraße 9, Rostock',
        target_ideas_list_handle: await aList(sam),
      },
    })
    await job.run(sam.owner)
    const { state, items } = await readRoundup(sam, data.public_id)
    expect([state, items.map(({ outcome }) => outcome)]).toEqual(['capturing', ['capturing']])
    const [whole] = await sourcesOf(data.public_id)
    expect(whole?.primary).toEqual({ kind: 'text', text: 'Ostsee Sauna, Seestraße 9, Rostock' })
  })

  test('of 120 things keeps a hundred, and says how many are left out', async () => {
    const lines = Array.from(
      { length: 120 },
      (_, index) => `${index + 1}. Restaurant Number ${index + 1}`,
    )
    const { data } = await create({ source_text: lines.join('\n') })
    await job.run(sam.owner)
    const { data: read, outcome } = await answer(sam, 'ideas.roundup.get', {
      public_id: data.public_id,
    })
    expect(read.items).toHaveLength(100)
    expect(outcome.facts.items_left_out).toBe(20)
  })
})

describe('a page', () => {
  test('is read like a capture’s, and the pages of a few items are read, too', async () => {
    site.answer(pageOf('Café Botanico', 'House of Small Wonder', 'Café  Botanico'))
    const { data } = await create({
      ...{ source_url: site.url, scope: 'all', target_ideas_list_handle: await aList(sam) },
    })
    await job.run(sam.owner)
    const { state, items } = await readRoundup(sam, data.public_id)
    expect([state, items.map(({ title }) => title)]).toEqual([
      'capturing',
      ['Café Botanico', 'House of Small Wonder'],
    ])
    const readings = await sourcesOf(data.public_id)
    expect(readings.map((reading) => reading?.secondary)).toEqual([
      [{ kind: 'url', url: 'https://example.com/0', purpose: 'found' }],
      [{ kind: 'url', url: 'https://example.com/1', purpose: 'found' }],
    ])
  })

  test('that does not answer is tried three times, then it fails; retrying reads it', async () => {
    site.answer((response) => response.writeHead(503).end())
    const { data, execution_id } = await create({
      ...{ source_url: site.url, scope: 'all', target_ideas_list_handle: await aList(sam) },
    })
    const asked = site.asked()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const next = await job.run(sam.owner)
      expect(next === null).toBe(attempt === 2)
      await hurry()
    }
    expect(site.asked() - asked).toBe(3)
    expect(job.codes).toEqual(['put_off', 'put_off', 'source_unreachable'])
    const { public_id } = data
    const failed = await answer(sam, 'ideas.roundup.get', { public_id })
    expect([failed.status, failed.error.code, failed.data.continuation]).toEqual([
      'failed',
      'source_unreachable',
      null,
    ])
    expect(failed.next_actions[0]?.input).toEqual({
      operation: 'retry',
      public_id,
      expected_generation: 1,
    })
    expect((await answer(sam, 'executions.get', { execution_id })).data.execution.status).toBe(
      'failed',
    )
    site.answer(pageOf('One café', 'Two cafés'))
    const retried = await answer(sam, mutate, {
      operation: 'retry',
      public_id,
      expected_generation: 1,
    })
    expect([retried.status, retried.data.state]).toEqual(['accepted', 'extracting'])
    await job.run(sam.owner)
    expect((await readRoundup(sam, public_id)).items).toHaveLength(2)
  })

  test('that asks to wait is asked again when it said', async () => {
    site.answer((response) => response.writeHead(429, { 'retry-after': '7' }).end())
    const { data } = await create({ source_url: site.url })
    const next = await job.run(sam.owner)
    if (!(next instanceof Date)) throw new Error('It waits.')
    expect((next.getTime() - Date.now()) / 1_000).toBeGreaterThan(5)
    await asSuperuser(
      world.superuser_url,
      `update roundups set told_at = (told_at at time zone 'UTC' - interval '2 s') at time zone 'UTC'`,
    )
    await hurry()
    await job.run(sam.owner)
    const { updates } = await readRoundup(sam, data.public_id)
    expect(updates.map(({ stage }) => stage)).toContain('waiting_for_source')
    await asSuperuser(
      world.superuser_url,
      `update roundups set attempts = 2 where due_at is not null`,
    )
    await hurry()
    await job.run(sam.owner)
  })

  test.each([
    ['that is gone', 404, '', 'source_unreachable'],
    ['for those who are signed in', 403, '', 'source_unsupported'],
    [
      'that is a form for signing in',
      200,
      '<title>Log in</title><input type=password>',
      'source_unsupported',
    ],
  ])('%s fails at once', async (_, status, body, code) => {
    site.answer((response) => response.writeHead(status, { 'content-type': 'text/html' }).end(body))
    const { data } = await create({ source_url: site.url })
    expect(await job.run(sam.owner)).toBeNull()
    const read = await answer(sam, 'ideas.roundup.get', { public_id: data.public_id })
    expect([read.status, read.error.code]).toEqual(['failed', code])
    expect(read.next_actions.map(({ capability }) => capability)).toContain('ideas.capture')
  })

  test('of an address that says everything is not opened', async () => {
    const { data } = await create({
      ...{ source_url: 'https://www.google.com/maps/place/Caf%C3%A9+Botanico/@52.47,13.44,17z' },
      target_ideas_list_handle: await aList(sam),
    })
    await job.run(sam.owner)
    expect((await readRoundup(sam, data.public_id)).state).toBe('capturing')
  })
})

describe('a worker that dies', () => {
  test('after it has claimed is followed by another, and comes too late', async () => {
    const { data } = await create({ source_text: text })
    const dead = (await claimRoundup(world.database, sam.owner)) ?? expect.fail()
    expect(await job.run(sam.owner)).toBeInstanceOf(Date)
    expect(job.codes).toEqual([])
    await hurry()
    expect(await job.run(sam.owner)).toBeNull()
    const read = await readRoundup(sam, data.public_id)
    expect(read.state).toBe('scope_required')
    const late = { state: 'failed', code: 'source_unreachable' } as const
    expect(
      await storeRoundupReading(world.database, roundupTools(world), sam.owner, dead, late),
    ).toBe(false)
    expect(await readRoundup(sam, data.public_id)).toEqual(read)
  })

  test.each([
    ['a text', 10_000, ['ideas.roundup.mutate', 'ideas.capture']],
    ['a text that is too long for one idea', 10_001, ['ideas.roundup.mutate']],
  ])('each time offers of %s what can be called', async (_, length, offered) => {
    const { data } = await create({ source_text: text.padEnd(length, ' and more') })
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await claimRoundup(world.database, sam.owner)
      await hurry()
    }
    await job.run(sam.owner)
    const read = await answer(sam, 'ideas.roundup.get', { public_id: data.public_id })
    expect(read.next_actions.map(({ capability }) => capability)).toEqual(offered)
  })

  test('each time ends it as failed, and no number of claims is used twice', async () => {
    const { data } = await create({ source_text: text })
    const claims = new Set<number>()
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const claimed = (await claimRoundup(world.database, sam.owner)) ?? expect.fail()
      expect(claimed.attempts).toBe(attempt)
      claims.add(claimed.claim)
      await hurry()
    }
    await job.run(sam.owner)
    expect((await readRoundup(sam, data.public_id)).state).toBe('failed')
    await answer(sam, mutate, {
      operation: 'retry',
      public_id: data.public_id,
      expected_generation: 1,
    })
    const claimed = (await claimRoundup(world.database, sam.owner)) ?? expect.fail()
    expect([claimed.attempts, claims.has(claimed.claim)]).toEqual([1, false])
    await hurry()
    await job.run(sam.owner)
    expect((await readRoundup(sam, data.public_id)).state).toBe('scope_required')
  })

  test('two workers read each source once', async () => {
    site.answer(pageOf('One café', 'Two cafés'))
    const asked = site.asked()
    const made = await Promise.all(
      Array.from({ length: 6 }, () => create({ source_url: site.url })),
    )
    while (
      (await Promise.all([job.run(sam.owner), job.run(sam.owner)])).some((next) => next !== null)
    );
    expect(site.asked() - asked).toBe(6)
    for (const { data } of made) {
      expect((await readRoundup(sam, data.public_id)).state).toBe('scope_required')
    }
  })
})

test('a process that stops gives up what it fetches, and another reads it at once', async () => {
  site.answer(() => {})
  const stopping = roundupJob(world, [site.allow], { threads: job.threads })
  const { data } = await create({ source_url: site.url })
  const run = stopping.run(sam.owner)
  await new Promise((resolve) => setTimeout(resolve, 300))
  stopping.stop()
  await run
  site.answer(pageOf('One café', 'Two cafés'))
  await job.run(sam.owner)
  const { state, updates } = await readRoundup(sam, data.public_id)
  expect([state, updates.map(({ stage }) => stage)]).toEqual([
    'scope_required',
    ['persisted', 'source_read', 'question'],
  ])
})

test('a roundup of which nothing has changed for ninety days is deleted, and its ideas stay', async () => {
  const lee = await world.account('Lee')
  const target_ideas_list_handle = await aList(lee)
  const input = {
    operation: 'create',
    items: [{ title: 'One café' }, { title: 'Two cafés' }],
    scope: 'all',
  }
  const make = (more: object) => answer(lee, mutate, { ...input, ...more })
  const waits = (await make({})).data.public_id
  const ended = (await make({ target_ideas_list_handle })).data.public_id
  await endItems(world, lee, ended, { 1: 'captured', 2: 'captured' })
  const runs = (await make({ target_ideas_list_handle })).data.public_id
  const visit = () => retentionJob(world.database, defaultRetention).run(lee.owner)
  const statuses = () =>
    Promise.all(
      [waits, ended, runs].map(async (public_id) => {
        const { status } = await lee.call('ideas.roundup.get', { public_id })
        return status
      }),
    )
  const age = (days: number) =>
    asSuperuser(
      world.superuser_url,
      `update roundups set updated_at = now() - interval '${days} days' where owner_id = '${lee.owner}'`,
    )
  await age(89)
  await visit()
  expect(await statuses()).toEqual([200, 200, 200])
  await age(91)
  await visit()
  expect(await statuses()).toEqual([404, 404, 200])
  const saved = await answer(lee, 'ideas.saved.query', {})
  expect(saved.data.items.map(({ title }) => title).sort()).toEqual(['One café', 'Two cafés'])
})
