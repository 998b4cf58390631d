import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateClass } from '#server/runtime/rate.ts'
import { startWorld, type World } from '#test/support/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld({ rate_limits: true })
})
afterAll(() => world.stop())

test('calls are counted by their effect', () => {
  expect(rateClass('ideas.lists.query')).toBe('read')
  expect(rateClass('ideas.lists.create')).toBe('write')
  expect(rateClass('actions.commit')).toBe('commit')
  expect(rateClass('constructor')).toBe('read')
  expect(rateClass(undefined)).toBe('read')
})

describe('a token that calls too often', () => {
  test('is told what is left, and then to wait; another token and another class are not concerned', async () => {
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

describe('an address that keeps sending tokens that are none', () => {
  test('is told to wait, while good tokens from it are let in', async () => {
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
