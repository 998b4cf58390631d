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

test('no read or write finds a deleted list, and its ideas stay saved', async () => {
  const list = await aList(sam, { name: 'Short-lived' })
  const idea = await anIdea(sam, 'Stays')
  const input = { ideas_list_handle: list, idea_handles: [idea], mode: 'add' }
  await answer(sam, 'ideas.lists.items.update', input)
  await people(sam, 'Mira')
  const share = { ideas_list_handle: list, person_name: 'Mira' }
  for (const _ of [1, 2, 3]) await answer(sam, 'ideas.lists.share.prepare', share)

  const { status, data, effects, outcome } = await answer(sam, 'ideas.lists.delete', {
    ideas_list_handle: list,
  })
  expect(status).toBe('completed')
  expect(data).toEqual({
    ideas_list_handle: list,
    deleted: true,
    share_links_revoked: 3,
    ideas_archived: 0,
    reversible_action_id: expect.stringMatching(/^ra_/),
  })
  expect(effects).toMatchObject([{ state: 'confirmed', resource: { kind: 'list', handle: list } }])
  expect(outcome.resources).toEqual([{ kind: 'list', handle: list, label: 'Short-lived' }])

  const absent = notFound()
  const of = { ideas_list_handle: list }
  expect(await problem(sam, 'ideas.lists.get', of)).toEqual(absent)
  expect(await problem(sam, 'ideas.lists.directions.get', of)).toEqual(absent)
  expect(await problem(sam, 'ideas.lists.duplicate', of)).toEqual(absent)
  expect(await problem(sam, 'ideas.lists.rename', { ...of, name: 'Back' })).toEqual(absent)
  expect(await problem(sam, 'ideas.lists.defaults.update', of)).toEqual(absent)
  expect(await problem(sam, 'ideas.lists.items.update', input)).toEqual(absent)
  expect(await problem(sam, 'ideas.lists.members.update', { ...of, mode: 'add' })).toEqual(absent)
  const { data: found } = await answer(sam, 'ideas.lists.query', { query: 'Short-lived' })
  expect(found.items).toEqual([])
  const { data: saved } = await answer(sam, 'ideas.saved.query', { query: 'Stays' })
  expect(saved.items).toMatchObject([{ idea_handle: idea, lists: [] }])
})

test('deleting it again changes nothing', async () => {
  const list = await aList(sam)
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle: list })
  const { status, data, effects } = await answer(sam, 'ideas.lists.delete', {
    ideas_list_handle: list,
  })
  expect({ status, effects }).toEqual({ status: 'unchanged', effects: [] })
  expect(data).toEqual({
    ideas_list_handle: list,
    deleted: true,
    share_links_revoked: 0,
    ideas_archived: 0,
    reversible_action_id: null,
  })
})

test("another account's list and one that never existed cannot be deleted", async () => {
  const foreign = await aList(kim)
  for (const handle of [
    foreign,
    'il_00000000000000000000000000',
    'id_00000000000000000000000000',
  ]) {
    expect(await problem(sam, 'ideas.lists.delete', { ideas_list_handle: handle })).toEqual(
      notFound(),
    )
  }
  expect((await read(kim, foreign)).list.ideas_list_handle).toBe(foreign)
})

test('of two deletions at once one deletes', async () => {
  const list = await aList(sam)
  const answers = await Promise.all([
    answer(sam, 'ideas.lists.delete', { ideas_list_handle: list }),
    answer(sam, 'ideas.lists.delete', { ideas_list_handle: list }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['completed', 'unchanged'])
})
