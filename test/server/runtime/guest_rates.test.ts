import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeRates } from '#server/runtime/rate.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

/** How often mail may be asked for until it is refused, or an address gets none. */
async function untilRefused(ask: () => Promise<boolean>): Promise<[times: number, end: unknown]> {
  for (let times = 0; times < 50; times += 1) {
    const end = await ask().catch((error: { code?: string }) => error.code)
    if (end !== true) return [times, end]
  }
  return [50, 'never']
}

test('nobody has an address mailed again and again: the address gets no more without a word, a link and a network are refused', async () => {
  const { guestMail } = makeRates(world.database, () => {})
  const [address, link, network] = [
    randomBytes(32),
    () => randomBytes(16).toString('hex'),
    '192.0.2.7',
  ]
  expect(await untilRefused(() => guestMail(link(), null, address))).toEqual([3, false])
  const one = link()
  expect(await untilRefused(() => guestMail(one, null, randomBytes(32)))).toEqual([
    5,
    'rate_limited',
  ])
  expect(await untilRefused(() => guestMail(link(), network, randomBytes(32)))).toEqual([
    20,
    'rate_limited',
  ])
})
