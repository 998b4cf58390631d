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

const rename = 'ideas.lists.rename'

test('a new name does not change ideas, people, defaults and directions', async () => {
  await people(sam, 'Ada')
  const list = await aList(sam, {
    person_names: ['Ada'],
    directions: ['Near'],
    when_preset: 'today',
  })
  const idea_handles = [await anIdea(sam, 'Sauna')]
  await answer(sam, 'ideas.lists.items.update', {
    ideas_list_handle: list,
    idea_handles,
    mode: 'add',
  })
  const before = await read(sam, list)

  const { status, data } = await answer(sam, rename, {
    ideas_list_handle: list,
    name: ' Cold places ',
  })
  expect(status).toBe('completed')
  const after = await read(sam, list)
  expect(after.list).toEqual(data.list)
  expect(after.list).toMatchObject({ name: 'Cold places', item_count: 1, people_count: 1 })
  expect(after.list.updated_at > before.list.updated_at).toBe(true)
  const { people: members, directions, defaults } = after
  expect({ people: members, directions, defaults }).toEqual({
    people: before.people,
    directions: before.directions,
    defaults: before.defaults,
  })
  expect(after.items.map(titleOf)).toEqual(['Sauna'])
})

test('its own name changes nothing, not even the time of the last change', async () => {
  const list = await aList(sam, { name: 'Still' })
  const before = await read(sam, list)
  const { status, data, effects } = await answer(sam, rename, {
    ideas_list_handle: list,
    name: 'Still ',
  })
  expect({ status, effects }).toEqual({ status: 'unchanged', effects: [] })
  expect(data.list).toEqual(before.list)
  expect(await read(sam, list)).toEqual(before)
})

test('another case or accent is another name', async () => {
  const list = await aList(sam, { name: 'cafe' })
  const { status, data, outcome } = await answer(sam, rename, {
    ideas_list_handle: list,
    name: 'Café',
  })
  expect({ status, name: data.list.name }).toEqual({ status: 'completed', name: 'Café' })
  expect(outcome.disclosures).toEqual([])
})

test('a name that another list has is accepted, and the answer says so', async () => {
  await aList(sam, { name: 'Twin' })
  const list = await aList(sam, { name: 'Other' })
  const { outcome } = await answer(sam, rename, { ideas_list_handle: list, name: 'twin' })
  expect(outcome.disclosures).toMatchObject([{ name: 'ideas_list.name_shared' }])
})

test('a blank name is refused', async () => {
  const list = await aList(sam)
  expect(await problem(sam, rename, { ideas_list_handle: list, name: '\u00a0' })).toEqual({
    status: 422,
    code: 'input_invalid',
    pointers: ['/name'],
  })
})

test('a foreign, a deleted and an unknown list are answered alike', async () => {
  const deleted = await aList(sam)
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle: deleted })
  const foreign = await aList(kim)
  for (const handle of [foreign, deleted, 'il_00000000000000000000000000', 'nonsense']) {
    expect(await problem(sam, rename, { ideas_list_handle: handle, name: 'Mine' })).toEqual(
      notFound(),
    )
  }
  expect((await read(kim, foreign)).list.name).toBe('Warm places')
})

function titleOf({ title }: { title: string }): string {
  return title
}
