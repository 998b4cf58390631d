import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { rateClass } from '#server/runtime/rate.ts'
import { aParty, aPreparedSend, rowsOf } from '#test/support/given/actions.ts'
import { startWorld, useWorld } from '#test/support/world.ts'

const world = useWorld({ rate_limits: true })

test('calls are counted by their effect', () => {
  expect(rateClass('ideas.lists.query')).toBe('read')
  expect(rateClass('ideas.lists.create')).toBe('write')
  expect(rateClass('actions.commit')).toBe('commit')
  expect(rateClass('constructor')).toBe('read')
  expect(rateClass(undefined)).toBe('read')
})

describe('a token that calls too often', () => {
  test('learns what is left, and then has to wait; other tokens and classes are not affected', async () => {
    const sam = await world.account('Sam')
    const first = await sam.call('actions.commit', { action_handle: 'x' })
    expect(first.headers.get('ratelimit-policy')).toBe('"commit";q=30;w=60')
    expect(first.headers.get('ratelimit')).toBe('"commit";r=29;t=2')
    const more = await Promise.all(
      Array.from({ length: 40 }, () => sam.call('actions.commit', { action_handle: 'x' })),
    )
    const refused = more.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(9)
    expect(refused[0]?.body).toMatchObject({ code: 'rate_limited', retryable: true })
    const wait = Number(refused[0]?.headers.get('retry-after'))
    expect(wait).toBeGreaterThanOrEqual(1)
    expect(refused[0]?.body.retry_after_seconds).toBe(wait)
    expect(refused[0]?.headers.get('ratelimit')).toMatch(/^"commit";r=0;t=\d+$/)
    expect((await sam.call('ideas.lists.query')).status).toBe(200)
    const other = await world.token(sam)
    expect((await other.call('actions.commit', { action_handle: 'x' })).status).not.toBe(429)
  })
})

test('all tokens of an account have the limits of five', async () => {
  const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
  const { rates } = world.service.runtime
  let allowed = 0
  for (let token = 0; token < 7; token += 1) {
    const token_id = randomUUID()
    for (let calls = 0; calls < 30; calls += 10) {
      const rate = await rates.take({ owner: sam.owner, token_id }, 'commit', 10)
      if (rate?.allowed) allowed += 10
      else expect(rate).toMatchObject({ remaining: 0, retry_after: expect.any(Number) })
    }
  }
  expect(allowed).toBe(150)
  // Neither its other calls nor other accounts are affected.
  for (const [{ owner }, name] of [
    [sam, 'read'],
    [ada, 'commit'],
  ] as const) {
    expect(await rates.take({ owner, token_id: randomUUID() }, name)).toMatchObject({
      allowed: true,
    })
  }
})

describe('an address that keeps sending invalid tokens', () => {
  test('has to wait, while valid tokens from it are accepted', async () => {
    const sam = await world.account('Sam')
    const junk = () =>
      fetch(`${world.url}/api/v2/capabilities`, { headers: { authorization: 'Bearer junk' } })
    const statuses = await Promise.all(
      Array.from({ length: 45 }, async () => (await junk()).status),
    )
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(33)
    expect(statuses).toContain(429)
    const limited = await junk()
    expect([limited.status, Number(limited.headers.get('retry-after')) >= 1]).toEqual([429, true])
    expect((await sam.call('ideas.lists.query')).status).toBe(200)
  })
})

/** Counts messages of an account to these people, in a transaction of its own. */
function send(owner: string, people: readonly string[]): Promise<void> {
  const { database, rates } = world.service.runtime
  return database.write(owner, { work: (db) => rates.send(db, people) })
}

describe('an account that sends too much', () => {
  test('one person gets twenty messages in an hour; then nothing is sent to them, and others are not affected', async () => {
    const owner = randomUUID()
    for (let times = 0; times < 20; times += 1) await send(owner, ['pe_ada'])
    await expect(send(owner, ['pe_jonas', 'pe_ada'])).rejects.toMatchObject({
      code: 'rate_limited',
      detail: { retryAfter: expect.closeTo(180, -2) },
    })
    await send(owner, ['pe_jonas'])
    await send(randomUUID(), ['pe_ada'])
  })

  test('a thousand messages a day are the most, to any recipients', async () => {
    const owner = randomUUID()
    const people = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `pe_${from + at}`)
    for (let batch = 0; batch < 4; batch += 1) await send(owner, people(batch * 250, 250))
    await expect(send(owner, people(1_000, 250))).rejects.toMatchObject({
      code: 'rate_limited',
    })
  })

  test('a commit above it is refused as a whole: nothing is sent, and it can be made later', async () => {
    const { sam } = await aParty(world)
    const friends = await sam.call('relationships.people.query', { classification: 'connected' })
    const handle = friends.body.data.items[0]?.person_handle || ''
    for (let times = 0; times < 20; times += 1) await send(sam.owner, [handle])
    const prepared = await aPreparedSend(sam, [handle])
    const action_handle = prepared.prepared?.action_handle ?? ''
    const refused = await sam.call('actions.commit', { action_handle })
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1)
    expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
  })

  test('more commits at once than there are connections still make one send', async () => {
    const narrow = await startWorld({ rate_limits: true, connections: 3 })
    const { sam, friends } = await aParty(narrow)
    const { prepared } = await aPreparedSend(sam, [friends.ada])
    const action_handle = prepared.action_handle
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => sam.call('actions.commit', { action_handle })),
    )
    const ends = answers.map(({ body }) => body.status).sort()
    expect(ends).toEqual(['completed', ...Array(11).fill('unchanged')])
    await narrow.stop()
  })
})
