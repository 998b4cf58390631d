import { beforeAll, describe, expect, test } from 'vitest'
import { aList, anIdea, answer, notFound, people, problem } from '#test/support/given/lists.ts'
import { aConnectedFriend, disconnect, like, likeBy } from '#test/support/given/rows.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')
let ada: string

beforeAll(async () => {
  ada = await aConnectedFriend(world, sam, 'Ada')
  const create = (input: Record<string, unknown>) =>
    answer(sam, 'ideas.structured_create', { kind: 'place', ...input })
  await create({ title: 'Café Zoë', description: 'Cake 100% homemade' })
  await create({
    title: 'Stadtbad',
    custom_activity_name: 'swimming',
    description: 'Große Mützen'.normalize('NFD'),
  })
  const venue = await answer(sam, 'places.private.create', { name: 'Quirkbar' })
  const { data } = await create({
    kind: 'event',
    title: 'Jazz night',
    event_start_at: '2026-12-01T20:00:00Z',
    place_handle: venue.data.place.place_handle,
  })
  await like(world, sam, data.idea.idea_handle)
  await likeBy(world, sam, ada, data.idea.idea_handle)
})

const query = 'ideas.saved.query'

async function titles(input: Record<string, unknown> = {}, account = sam): Promise<string[]> {
  const { data } = await answer(account, query, input)
  return data.items.map(({ title }) => title)
}

describe('ideas.saved.query', () => {
  test('ideas come last changed first, with the people who are known to like them', async () => {
    const { data, next_actions } = await answer(sam, query, {})
    expect(data.items).toMatchObject([
      { title: 'Jazz night', liked: true, mutual: true, liked_by: [{ person_handle: ada }] },
      { title: 'Stadtbad', liked: false, mutual: false, liked_by: [], activities: ['Swimming'] },
      { title: 'Café Zoë', mutual: false, liked_by: [] },
    ])
    expect(next_actions).toMatchObject([
      { capability: 'plans.draft.create', needs: ['candidate_id'] },
    ])
  })

  test('the next action has the candidate where there is only one idea', async () => {
    const { data, next_actions } = await answer(sam, query, { query: 'jazz' })
    const candidate_id = data.items[0]?.candidate_id
    expect(next_actions).toMatchObject([{ input: { candidate_id }, needs: [] }])
  })

  test.each([
    [{ kind: 'all' }, ['Jazz night', 'Stadtbad', 'Café Zoë']],
    [{ kind: 'created_ideas' }, ['Jazz night', 'Stadtbad', 'Café Zoë']],
    [{ kind: 'saved_places' }, ['Stadtbad', 'Café Zoë']],
    [{ query: 'cafe zoe' }, ['Café Zoë']],
    [{ query: '100%' }, ['Café Zoë']],
    [{ query: '%' }, ['Café Zoë']],
    [{ query: '_' }, []],
    [{ query: 'SWIM' }, ['Stadtbad']],
    [{ query: 'zoe  CAFE' }, ['Café Zoë']],
    [{ query: 'homemade zoë' }, ['Café Zoë']],
    [{ query: 'mutzen' }, ['Stadtbad']],
    [{ query: 'Mützen'.normalize('NFD') }, ['Stadtbad']],
    [{ query: 'gross mützen' }, ['Stadtbad']],
    [{ query: 'quirkbar jazz' }, ['Jazz night']],
    [{ query: 'quirkbar swim' }, []],
    [{ query: ' ' }, ['Jazz night', 'Stadtbad', 'Café Zoë']],
    [{ query: 'Ada' }, []],
    [{ mutual_only: true }, ['Jazz night']],
    [{ mutual_only: true, kind: 'saved_places' }, []],
    [{ mutual_only: false }, ['Jazz night', 'Stadtbad', 'Café Zoë']],
    [{ person_name: 'ADA' }, ['Jazz night']],
  ])('%j finds %j', async (input, found) => {
    expect(await titles(input)).toEqual(found)
  })

  test('a person selects the ideas they like and those on their lists', async () => {
    const [mira] = await people(sam, 'Mira')
    const idea = await anIdea(sam, 'For Mira')
    expect(await titles({ person_handle: mira })).toEqual([])
    const list = await aList(sam, { person_handles: [mira] })
    const membership = { ideas_list_handle: list, mode: 'add', idea_handles: [idea] }
    await answer(sam, 'ideas.lists.items.update', membership)
    expect(await titles({ person_handle: mira })).toEqual(['For Mira'])
    expect(await titles({ person_handle: mira, mutual_only: true })).toEqual([])
    await answer(sam, 'ideas.created.archive', { idea_handle: idea })
    expect(await titles({ person_handle: mira })).toEqual([])
  })

  test('a name that is unknown or ambiguous fails with what would help', async () => {
    const unknown = await answer(sam, query, { person_name: 'Kim' })
    expect(unknown).toMatchObject({
      status: 'failed',
      error: {
        code: 'person_unresolved',
        pointer: '/person_name',
        prerequisite: { capability: 'relationships.people.ensure', input: { people: ['Kim'] } },
      },
    })
    for (const _ of [1, 2]) {
      await answer(sam, 'relationships.people.manage', {
        operation: 'create',
        display_name: 'Jo',
      })
    }
    const ambiguous = await answer(sam, query, { person_name: 'Jo' })
    expect(ambiguous).toMatchObject({ status: 'failed', error: { code: 'person_ambiguous' } })
    expect(ambiguous.error.candidates).toHaveLength(2)
    expect(await problem(kim, query, { person_handle: ada })).toEqual(notFound('/person_handle'))
  })

  test('a like that is taken back disappears from pages of mutual ideas', async () => {
    const idea = await anIdea(kim, 'Shared walk')
    const friend = await aConnectedFriend(world, kim, 'Lou')
    await like(world, kim, idea)
    await likeBy(world, kim, friend, idea)
    const { outcome } = await answer(kim, query, { mutual_only: true })
    const snapshot_handle = outcome.collection?.snapshot_handle
    expect(await titles({ snapshot_handle }, kim)).toEqual(['Shared walk'])
    await likeBy(world, kim, friend, idea, false)
    expect(await titles({ snapshot_handle }, kim)).toEqual([])
    const { data } = await answer(kim, query, {})
    expect(data.items).toMatchObject([{ liked: true, mutual: false, liked_by: [] }])
  })

  test('a disconnected person is no longer named, even while a copy of their like is left', async () => {
    const idea = await anIdea(kim, 'Remembered')
    const friend = await aConnectedFriend(world, kim, 'Forgotten')
    await like(world, kim, idea)
    await likeBy(world, kim, friend, idea)
    expect(await titles({ mutual_only: true, person_handle: friend }, kim)).toEqual(['Remembered'])
    await disconnect(world, kim, friend)
    expect(await titles({ mutual_only: true, person_handle: friend }, kim)).toEqual([])
  })
})
