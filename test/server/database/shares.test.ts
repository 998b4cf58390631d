import { expect, test } from 'vitest'
import { makeShares, type Share } from '#server/database/shares.ts'

const soon = 1_000

/** Takes shares one after another and writes down who got one. */
function line(connections: number, most: number) {
  const shares = makeShares(connections, most)
  const got: string[] = []
  const open = new Map<string, Share[]>()
  return {
    got,
    async take(account: string) {
      const share = await shares.take(account, soon)
      got.push(account)
      open.set(account, [...(open.get(account) ?? []), share])
    },
    async free(account: string) {
      open.get(account)?.shift()?.free()
      await new Promise(setImmediate)
    },
  }
}

const turn = () => new Promise(setImmediate)

test('an account uses no more than its share, and the others use the rest at once', async () => {
  const { take, got } = line(6, 4)
  for (let times = 0; times < 10; times += 1) void take('loud').catch(() => {})
  void take('quiet')
  await turn()
  expect(got).toEqual(['loud', 'loud', 'loud', 'loud', 'quiet'])
})

test('a connection that becomes free goes to the waiting account that uses the fewest', async () => {
  const { take, free, got } = line(4, 3)
  for (const account of ['a', 'a', 'a', 'b']) await take(account)
  for (const account of ['a', 'b', 'c', 'b']) void take(account).catch(() => {})
  got.length = 0
  await free('a')
  expect(got).toEqual(['c'])
  await free('c')
  expect(got).toEqual(['c', 'b'])
})

test('accounts that use the same number take turns, and the first call of an account is first', async () => {
  const { take, free, got } = line(1, 1)
  await take('x')
  const calls = ['a', 'a', 'b', 'a', 'b']
  for (const account of calls) void take(account)
  got.length = 0
  let last = 'x'
  for (const _ of calls) {
    await free(last)
    last = got.at(-1) ?? ''
  }
  expect(got).toEqual(['a', 'b', 'a', 'b', 'a'])
})

test('a caller who waited too long is told so, and takes nothing later', async () => {
  const shares = makeShares(1, 1)
  const first = await shares.take('a', soon)
  await expect(shares.take('b', 10)).rejects.toThrow('timeout exceeded when trying to connect')
  first.free()
  // Freeing it twice gives nothing away.
  first.free()
  await shares.take('c', soon)
  await expect(shares.take('a', 10)).rejects.toThrow('timeout')
})
