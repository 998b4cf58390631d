import { expect, test } from 'vitest'
import { rowsOf } from '#test/support/given/actions.ts'
import { say } from '#test/support/given/talk.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ rate_limits: true })

test('a token has twenty turns a minute, and a turn that is refused leaves nothing', async () => {
  const sam = await world.account('Sam')
  const statuses: number[] = []
  for (let at = 0; at < 21; at += 1) statuses.push((await say(sam, 'hello')).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect(await rowsOf(world, sam, 'turns')).toHaveLength(20)
  const refused = await say(sam, 'create a list Autumn')
  expect(refused.body.code).toBe('rate_limited')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await rowsOf(world, sam, 'lists')).toEqual([])
  const other = await world.token(sam)
  expect((await say(other, 'hello')).status).toBe(200)
})

test('what a token may not do is said, and not done', async () => {
  const sam = await world.account('Sam')
  const reader = await world.token(sam, ['planning:read'])
  const { status, body } = await say(reader, 'create a list Autumn')
  expect([status, body.status, body.error?.code]).toEqual([200, 'failed', 'not_possible_here'])
  expect(await rowsOf(world, sam, 'lists')).toEqual([])
  expect((await say(reader, 'show my lists')).body.status).toBe('completed')
})
