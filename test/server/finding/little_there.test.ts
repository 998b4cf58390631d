import { beforeAll, expect, test } from 'vitest'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { answer } from '#test/support/given/lists.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const inPart = (suburb: string) => ({ 'addr:city': 'Berlin', 'addr:suburb': suburb })
const cafes = Array.from({ length: 5 }, (_, index) => ({
  ...{ id: `cafe/${index}`, name: `Kaffee Zither ${index}`, amenity: 'cafe' },
  ...inPart('Pankow'),
}))

async function found(query: string) {
  const { data } = await answer(sam, 'ideas.search', { query })
  return data.items.map(({ title, match }) => [title, match ?? 'all'])
}

beforeAll(async () => {
  const things = [
    ...cafes,
    { id: 'swim', name: 'Zitherbad', leisure: 'swimming_pool', ...inPart('Pankow') },
    { id: 'spa', name: 'Schwitzhaus', leisure: 'sauna', ...inPart('Wedding') },
    { id: 'jazz', name: 'Jazz in the cellar', amenity: 'bar', ...inPart('Wedding') },
    { id: 'living', name: 'Live rock paintings', tourism: 'museum', ...inPart('Wedding') },
    { id: 'books', name: 'Readings', shop: 'books', ...inPart('Wedding') },
  ]
  await importText(world, featureLines(things), { source: 'test' })
})

test('where a neighborhood lacks an activity, at most three public things of a similar one are there, marked', async () => {
  const items = await found('breakfast in Pankow')
  expect(items).toHaveLength(3)
  expect(
    items.filter(([title = '', match]) => title.startsWith('Kaffee') && match === 'related'),
  ).toHaveLength(3)
})

test('what is related counts as no hit, so that the words without the area are suggested', async () => {
  const { data } = await answer(sam, 'ideas.search', { query: 'sauna in Pankow' })
  expect(data.items.map(({ title, match }) => [title, match])).toEqual([['Zitherbad', 'related']])
  expect(data.retry_suggestions[0]).toBe('sauna')
})

test('of several words, one that means an activity says more than another', async () => {
  const [first] = await found('live jazz')
  expect(first).toEqual(['Jazz in the cellar', 'some'])
})
