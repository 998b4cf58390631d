import { beforeAll, expect, test } from 'vitest'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { likes } from '#test/support/given/likes.ts'
import { aList, answer, read } from '#test/support/given/lists.ts'
import { ideaAt, recommended, titles } from '#test/support/given/recommendations.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const plagwitz = { 'addr:city': 'Leipzig', 'addr:suburb': 'Plagwitz' }

beforeAll(async () => {
  const halls = [{ id: 'hall', name: 'Zithermuseum', tourism: 'museum', ...plagwitz }]
  await importText(world, featureLines(halls), { source: 'leipzig' })
})

test('a neighborhood of the public inventory is one for lists, too, and says where to look', async () => {
  const list = await aList(sam, { name: 'Away', neighborhood_names: ['plagwitz'] })
  expect((await read(sam, list)).defaults.neighborhood_names).toEqual(['Plagwitz'])
  await answer(sam, 'ideas.lists.defaults.update', {
    ideas_list_handle: list,
    neighborhood_names: ['Plagwitz', 'Kreuzberg'],
  })
  expect(titles((await recommended(sam, { search: 'zithermuseum' })).data.items)).toEqual([
    'Zithermuseum',
  ])
  const unknown = { name: 'Nowhere', neighborhood_names: ['Plagwutz'] }
  const { body } = await sam.call('ideas.lists.create', unknown)
  expect(body.error.candidates?.[0]).toEqual({ name: 'Plagwitz' })
})

test('likes are filtered by it', async () => {
  const { idea_handle: handle } = await ideaAt(sam, 'Canal walk', {
    address: 'Nonnenstraße 1, 04229 Leipzig Plagwitz',
  })
  await answer(sam, 'likes.mutate', { operation: 'save', subject: { kind: 'idea', handle } })
  const found = async (name: string) =>
    (await likes(sam, { filters: { neighborhood_names: [name] } })).map(
      ({ subject }) => subject.title,
    )
  expect([await found('Plagwitz'), await found('Kreuzberg')]).toEqual([['Canal walk'], []])
  const { outcome } = await answer(sam, 'likes.query', {
    filters: { neighborhood_names: ['Plagwitz'] },
  })
  expect(outcome.disclosures).toEqual([])
})
