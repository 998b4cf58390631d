import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '#test/support/given/lists.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

beforeAll(async () => {
  for (const input of [
    { name: 'Café Zoë', address: 'Weserstraße 100%' },
    { name: 'Stadtbad', description: 'Bring_a towel', activity_name: 'Swimming' },
    { name: 'Old hall' },
  ]) {
    await answer(sam, 'places.private.create', input)
  }
  await archive('Old hall')
})

const query = 'places.private.query'

async function archive(name: string): Promise<void> {
  const { data } = await answer(sam, query, { query: name })
  const place_handle = data.items[0]?.place_handle
  await answer(sam, 'places.private.archive', { place_handle })
}

async function names(account: Account, input: Record<string, unknown> = {}): Promise<string[]> {
  const { data } = await answer(account, query, input)
  return data.items.map(({ name }) => name)
}

describe('places.private.query', () => {
  test('what is suggested next is possible: nothing for what is archived or was not found', async () => {
    const next = async (input: Record<string, unknown>) => {
      const { outcome } = await answer(sam, query, input)
      return outcome.next_actions.map(({ capability }) => capability)
    }
    const [create, update, archived] = [
      'places.private.create',
      'places.private.update',
      'places.private.archive',
    ]
    expect(await next({ query: 'Stadtbad' })).toEqual([create, update, archived])
    expect(await next({ query: 'Old hall', include_archived: true })).toEqual([create])
    expect(await next({ query: 'Nowhere' })).toEqual([create])
  })

  test('active places come last changed first; archived ones only when asked for', async () => {
    expect(await names(sam)).toEqual(['Stadtbad', 'Café Zoë'])
    expect(await names(sam, { include_archived: true })).toEqual([
      'Old hall',
      'Stadtbad',
      'Café Zoë',
    ])
  })

  test.each([
    ['cafe zoe', ['Café Zoë']],
    ['ZOË', ['Café Zoë']],
    ['weserSTRASSE', ['Café Zoë']],
    ['zoe weserstrasse', ['Café Zoë']],
    ['weserstraße', ['Café Zoë']],
    ['100%', ['Café Zoë']],
    ['%', ['Café Zoë']],
    ['_a', ['Stadtbad']],
    ['\\', []],
    ['swim', ['Stadtbad']],
    ['hall', []],
    ['  ', ['Stadtbad', 'Café Zoë']],
    ['', ['Stadtbad', 'Café Zoë']],
    ["' or true --", []],
  ])('%j finds %j', async (text, found) => {
    expect(await names(sam, { query: text })).toEqual(found)
  })

  test('nobody sees the places of another account', async () => {
    expect(await names(kim, { include_archived: true })).toEqual([])
  })

  test('a place that is archived meanwhile disappears from pages of active places', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      await answer(kim, 'places.private.create', { name })
    }
    const [active, all] = [
      await answer(kim, query, { limit: 1 }),
      await answer(kim, query, { limit: 1, include_archived: true }),
    ]
    const { data } = await answer(kim, query, { query: 'Two' })
    const place_handle = data.items[0]?.place_handle
    await answer(kim, 'places.private.archive', { place_handle })
    const rest = async (first: typeof active) => {
      const cursor = first.outcome.collection?.next_cursor
      return names(kim, { cursor, limit: 25 })
    }
    expect(await rest(active)).toEqual(['One'])
    expect(await rest(all)).toEqual(['Two', 'One'])
  })

  test('the next actions have the place where there is only one', async () => {
    const { data, next_actions } = await answer(sam, query, { query: 'Stadtbad' })
    const place_handle = data.items[0]?.place_handle
    expect(next_actions).toMatchObject([
      { capability: 'places.private.create', input: {}, needs: ['name'] },
      { capability: 'places.private.update', input: { place_handle }, needs: [] },
      { capability: 'places.private.archive', input: { place_handle }, needs: [] },
    ])
  })
})
