import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { rowsOf } from '#test/support/given/actions.ts'
import { say } from '#test/support/given/talk.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ rate_limits: true })

test('a token has twenty turns a minute, and a turn that is refused leaves nothing', async () => {
  const sam = await world.account('Sam')
  const begun = performance.now()
  let turns = 0
  let refused = await say(sam, 'hello')
  for (; refused.status === 200; refused = await say(sam, 'hello')) turns += 1
  // One more every three seconds: how many there were depends on how long this took.
  const more = Math.ceil((performance.now() - begun) / 3_000)
  expect(turns).toBeGreaterThanOrEqual(20)
  expect(turns).toBeLessThanOrEqual(20 + more)
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await rowsOf(world, sam, 'turns')).toHaveLength(turns)
  const other = await world.token(sam)
  expect((await say(other, 'hello')).status).toBe(200)
})

test('an account has a thousand turns a day with all its tokens, and the next one is refused without an effect', async () => {
  const sam = await world.account('Sam')
  await say(sam, 'hello')
  const used = createHash('sha256').update(`turns ${sam.owner}`).digest('hex')
  // All but one of them, as a thousand turns would have left it.
  await asSuperuser(
    world.superuser_url,
    `update rate_limits set tat = now() + interval '86400 seconds' - interval '90 seconds'
     where bucket = '\\x${used}'`,
  )
  expect((await say(sam, 'create a list Last')).status).toBe(200)
  const key = randomUUID()
  for (const token of [sam, await world.token(sam)]) {
    const { status, headers, body } = await say(token, 'create a list Autumn', { key })
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const lists = await rowsOf<{ name: string }>(world, sam, 'lists')
  expect(lists.map(({ name }) => name)).toEqual(['Last'])
  expect(await rowsOf(world, sam, 'turns')).toHaveLength(2)
  // Another account is not held up.
  expect((await say(await world.account('Ada'), 'hello')).status).toBe(200)
})

test('what a token may not do is said, and not done', async () => {
  const sam = await world.account('Sam')
  const reader = await world.token(sam, ['planning:read'])
  const { status, body } = await say(reader, 'create a list Autumn')
  expect([status, body.status, body.error?.code]).toEqual([200, 'failed', 'not_possible_here'])
  expect(await rowsOf(world, sam, 'lists')).toEqual([])
  expect((await say(reader, 'show my lists')).body.status).toBe('completed')
})
