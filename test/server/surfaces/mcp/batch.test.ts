import { describe, expect, test } from 'vitest'
import { post } from '#test/support/mcp_clients.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ rate_limits: true })

const list = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/list' })
const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
const call = (id: number, name: string, given = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: given },
})
function several<T>(count: number, make: (id: number) => T): T[] {
  return Array.from({ length: count }, (_, id) => make(id))
}

/** How many reads a token has left, after one more. */
async function readsLeft(account: Account): Promise<number> {
  const { headers } = await account.call('ideas.lists.query')
  return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
}

/** How many reads a message costs. */
async function costOf(account: Account, message: unknown, path?: string): Promise<number> {
  const before = await readsLeft(account)
  await post(account, message, { path })
  const after = await readsLeft(account)
  return before - after - 1
}

describe('a batch costs what it holds', () => {
  test('every message in it counts, and calls count once', async () => {
    const sam = await world.account('Sam')
    // Ten reads come back in a second.
    expect(await costOf(sam, several(80, list))).toBeGreaterThan(40)
    expect(await costOf(sam, several(80, ping))).toBeGreaterThan(40)
    const calls = await costOf(
      sam,
      several(60, (id) => call(id, 'service_list_ideas_lists')),
    )
    expect(calls).toBeGreaterThan(25)
    expect(calls).toBeLessThanOrEqual(61)
  })

  test('a token that has too few reads left is refused the whole batch', async () => {
    const sam = await world.account('Sam')
    const batches = await Promise.all(several(12, () => post(sam, several(100, ping))))
    const statuses = batches.map(({ status }) => status).sort()
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
    expect(statuses.slice(-2)).toEqual([429, 429])
    const refused = batches.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  })

  test('its lists are what a list alone is, in their places', async () => {
    const sam = await world.account('Sam')
    const alone = await post(sam, list(1))
    const { body, text } = await post(sam, [ping(0), list(1), call(2, 'service_nothing'), list(3)])
    expect(body.map(({ id }: { id: number }) => id)).toEqual([0, 1, 2, 3])
    expect(text.includes(alone.text)).toBe(true)
    expect(body[3]).toEqual({ ...alone.body, id: 3 })
    expect(body[2].error.message).toContain('Unknown tool')
  })
})

test('a message that is not carried out counts as well', async () => {
  const sam = await world.account('Sam')
  const unknown = several(40, (id) => call(id, 'service_nothing'))
  expect(await costOf(sam, unknown)).toBeGreaterThan(20)
  for (const message of unknown.slice(0, 30)) await post(sam, message)
  for (let times = 0; times < 30; times += 1) {
    await post(sam, '{')
    const wrong = call(1, 'service_call_tool', { name: 'service_nothing' })
    await post(sam, wrong, { path: '/mcp?toolsets=search' })
  }
  // 90 messages, 40 in a batch, and what the headers were asked for; ten a second come back.
  expect(await readsLeft(sam)).toBeLessThan(560)
})
