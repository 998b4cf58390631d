import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from '#server/surfaces/mcp/turns.ts'

test('calls of one account begin three at a time, in their order, and those of another do not wait for them', async () => {
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (number: number) => async () => {
    order.push(number)
    running += 1
    most = Math.max(most, running)
    await pause(2)
    running -= 1
    if (number === 4) throw new Error('It failed.')
    return number
  }
  const all = Promise.allSettled(
    Array.from({ length: 12 }, (_, number) => inTurn('one', work(number))),
  )
  expect(await inTurn('another', async () => order.length)).toBe(3)
  const ends = await all
  expect(most).toBe(3)
  expect(order).toEqual(Array.from({ length: 12 }, (_, number) => number))
  expect(ends.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
  expect(await inTurn('one', async () => 'done')).toBe('done')
})
