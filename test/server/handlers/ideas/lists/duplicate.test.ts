import { expect, test } from 'vitest'
import {
  aList,
  anIdea,
  answer,
  notFound,
  people,
  problem,
  read,
} from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const duplicate = 'ideas.lists.duplicate'

test('a copy has the ideas in their order, the people, the defaults and the directions', async () => {
  await people(sam, 'Ada', 'Jonas')
  const list = await aList(sam, {
    name: 'Original',
    person_names: ['Ada', 'Jonas'],
    activity_names: ['Sauna'],
    when_start: '2026-12-01T17:00:00Z',
    directions: ['Near', 'Warm'],
    apply_matching_likes: true,
  })
  const idea_handles = [await anIdea(sam, 'B'), await anIdea(sam, 'A'), await anIdea(sam, 'C')]
  await answer(sam, 'ideas.lists.items.update', {
    ideas_list_handle: list,
    idea_handles,
    mode: 'add',
  })
  await answer(sam, 'ideas.lists.share.prepare', { ideas_list_handle: list, person_name: 'Ada' })

  const { status, data } = await answer(sam, duplicate, { ideas_list_handle: list })
  expect(status).toBe('completed')
  expect(data.source_handle).toBe(list)
  expect(data.list).toMatchObject({
    name: 'Copy of Original',
    item_count: 3,
    people_count: 2,
    share_link_count: 0,
  })
  const source = await read(sam, list)
  expect(source.list.share_link_count).toBe(1)
  const copy = await read(sam, data.list.ideas_list_handle)
  expect(copy.list).toEqual(data.list)
  expect(copy.items.map(handleOf)).toEqual(idea_handles)
  expect(copy.people).toEqual(source.people)
  expect(copy.defaults).toEqual(source.defaults)
  expect(copy.directions).toEqual(source.directions)
})

test('a change of a copy does not change the original', async () => {
  const list = await aList(sam)
  const idea = await anIdea(sam, 'Only one')
  const { data } = await answer(sam, duplicate, { ideas_list_handle: list })
  const copy = data.list.ideas_list_handle
  const input = { ideas_list_handle: copy, idea_handles: [idea], mode: 'add' }
  await answer(sam, 'ideas.lists.items.update', input)
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle: list })
  expect((await read(sam, copy)).list.item_count).toBe(1)
})

test('archived ideas and deleted people are not copied', async () => {
  const [ada] = await people(sam, 'Gone tomorrow')
  const list = await aList(sam, { person_handles: [ada] })
  const idea = await anIdea(sam, 'Closed for good')
  const input = { ideas_list_handle: list, idea_handles: [idea], mode: 'add' }
  await answer(sam, 'ideas.lists.items.update', input)
  await answer(sam, 'ideas.created.archive', { idea_handle: idea })
  await answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle: ada })
  const { data } = await answer(sam, duplicate, { ideas_list_handle: list })
  expect(data.list).toMatchObject({ item_count: 0, people_count: 0 })
  expect(await read(sam, data.list.ideas_list_handle)).toMatchObject({ items: [], people: [] })
})

test('the name of a copy stays within 120 characters', async () => {
  const list = await aList(sam, { name: 'ö'.repeat(120) })
  const { data } = await answer(sam, duplicate, { ideas_list_handle: list })
  expect(data.list.name).toBe(`Copy of ${'ö'.repeat(111)}…`)
})

test('a second copy has the same name as the first, and the answer says so', async () => {
  const list = await aList(sam, { name: 'Copied twice' })
  const first = await answer(sam, duplicate, { ideas_list_handle: list })
  expect(first.outcome.disclosures).toEqual([])
  const second = await answer(sam, duplicate, { ideas_list_handle: list })
  expect(second.outcome.disclosures).toMatchObject([{ name: 'ideas_list.name_shared' }])
  expect(second.data.list.ideas_list_handle).not.toBe(first.data.list.ideas_list_handle)
})

test("another account's list cannot be copied", async () => {
  const foreign = await aList(kim, { name: 'Secret' })
  expect(await problem(sam, duplicate, { ideas_list_handle: foreign })).toEqual(notFound())
})

function handleOf({ idea_handle }: { idea_handle: string }): string {
  return idea_handle
}
