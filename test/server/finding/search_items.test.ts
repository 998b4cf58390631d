import { beforeAll, expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { demoInventory, demoSource } from '#server/demo/inventory.ts'
import { importText } from '#test/support/given/inventory.ts'
import { answer } from '#test/support/given/lists.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

beforeAll(async () => {
  await importText(world, demoInventory(new Date()), demoSource)
}, 60_000)

async function search(
  query: string,
  more: Record<string, unknown> = {},
): Promise<Data<'ideas.search'>> {
  return (await answer(sam, 'ideas.search', { query, ...more })).data
}

test('public places and events are found, with where they come from', async () => {
  const { data, outcome } = await answer(sam, 'ideas.search', { query: 'brettspiele' })
  expect(new Set(data.items.map(({ handle }) => handle.slice(0, 3)))).toEqual(
    new Set(['ev_', 'pp_']),
  )
  expect(new Set(data.items.map(({ attribution }) => attribution))).toEqual(
    new Set([demoSource.attribution]),
  )
  expect(outcome.disclosures).toMatchObject([{ name: 'inventory.attribution' }])
  const { items } = await search('brettspiele', { scope: 'places' })
  expect(new Set(items.map(({ scope }) => scope))).toEqual(new Set(['places']))
  expect((await search('brettspiele', { scope: 'ideas' })).items).toEqual([])
})

test('a series is one result, its next date, and says how many later ones there are', async () => {
  const title = 'Story slam in the back room'
  const found = await search('story slam', { scope: 'events' })
  const items = found.items.filter((item) => item.title === title)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ more_dates: 1, where: expect.stringContaining('Berlin') })
  const { items: dates } = (await answer(sam, 'events.search', { query: 'story slam' })).data
  expect(dates).toHaveLength(2)
  expect(Date.parse(items[0]?.when ?? '')).toBe(Date.parse(dates[0]?.starts_at ?? ''))
  expect((await search('teestube', { scope: 'places' })).items.length).toBeGreaterThan(1)
})

test('each suggestion finds something, and the words are the caller’s own', async () => {
  const { items, retry_suggestions } = await search('boardgames kreuzberg')
  expect(items).toEqual([])
  expect(retry_suggestions).toEqual(['boardgames', 'kreuzberg', 'board games'])
  for (const suggestion of retry_suggestions) {
    expect((await search(suggestion)).items).not.toEqual([])
  }
})

test('a neighborhood, an activity and a person narrow what is public', async () => {
  const { items } = await search('kreuzberg', { activities: ['Pottery'] })
  expect(items.length).toBeGreaterThan(0)
  expect((await search('brettspiele', { neighborhoods: ['Hamburg'] })).items).toEqual([])
  await answer(sam, 'relationships.people.ensure', { names: ['Ada'] })
  expect((await search('brettspiele', { people: ['Ada'] })).items).toEqual([])
})

test('a place is offered for an evening only if it is open then', async () => {
  const span = { text: 'morning', start: 0, end: 7 }
  const said = { span, hardness: 'hard', provenance: 'user_stated', confidence: 1 }
  const at = (value: string, starts_at: string, starts_before: string) =>
    search('spielecafé', {
      scope: 'places',
      daypart: { ...said, value, local_interval: { starts_at, starts_before } },
    })
  expect((await at('evening', '17:00', '24:00')).items).not.toEqual([])
  expect((await at('morning', '06:00', '12:00')).items).toEqual([])
})

test('what was taken from the inventory is found once', async () => {
  const account = await world.account('Ada')
  const found = async () =>
    (await answer(account, 'ideas.search', { query: 'Würfelbude', scopes: ['ideas', 'places'] }))
      .data
  const [place] = (await found()).items
  expect(place?.handle).toMatch(/^pp_/)
  const list = await answer(account, 'ideas.lists.create', { name: 'Games' })
  await answer(account, 'ideas.object.mutate', {
    operation: 'add_to_list',
    subject: { type: 'place', handle: place?.handle },
    destination: { ideas_list_handle: list.data.list.ideas_list_handle },
  })
  const { items } = await found()
  expect(items.map(({ handle, attribution }) => [handle.slice(0, 3), attribution])).toEqual([
    ['id_', demoSource.attribution],
  ])
})
