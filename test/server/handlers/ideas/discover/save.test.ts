import { expect, test } from 'vitest'
import { aRun, budget } from '#test/support/given/discovery.ts'
import { anIdea, answer, people, read } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const save = 'ideas.discover.save'

/** A saved view of museums. */
async function aView(name: string, more: object = {}) {
  const [ada] = await people(sam, 'Ada')
  const { run_handle } = await aRun(sam, {
    ...{ query: 'museums', semantic_subject: 'museum', person_handles: [ada] },
  })
  const { data } = await answer(sam, save, { run_handle, name, ...more })
  return { run_handle, ...data }
}

test('a view has filters and no items, and computes its ideas when it is read', async () => {
  const { list } = await aView('Museums', { directions: ['No tickets in advance'] })
  expect(list).toMatchObject({ origin: 'saved_view', item_count: 0, people_count: 0 })
  await anIdea(sam, 'Ramen at midnight')
  await anIdea(sam, 'Museum of Letters')
  const { body } = await sam.call('ideas.lists.get', { ideas_list_handle: list.ideas_list_handle })
  expect(body.data.items.map(({ title }) => title)).toEqual(['Museum of Letters'])
  expect(body.data.people).toEqual([])
  expect(body.data.directions.map(({ text }) => text)).toEqual(['No tickets in advance'])
  expect(body.outcome.disclosures.map(({ name }) => name)).toEqual(['list.computed'])
  await anIdea(sam, 'Computer museum')
  const later = await read(sam, list.ideas_list_handle)
  expect(later.items.map(({ title }) => title).sort()).toEqual([
    'Computer museum',
    'Museum of Letters',
  ])
})

test('what a search is about is a filter that is seen and can be changed', async () => {
  const about = async (semantic_subject: string) => {
    const { run_handle } = await aRun(sam, {
      query: 'x',
      semantic_subject,
      target_kinds: ['place'],
    })
    const { data } = await answer(sam, save, { run_handle, name: `About ${semantic_subject}` })
    return data
  }
  const museum = await about('museum')
  expect(museum.filters).toMatchObject({ activity_names: ['Museums'], custom_activity_names: [] })
  expect(museum.target_kinds).toEqual(['place'])
  const zither = await about('zither cellar')
  expect(zither.filters).toMatchObject({
    ...{ activity_names: [], custom_activity_names: ['zither cellar'] },
  })
  await anIdea(sam, 'Hidden zither cellar')
  const { ideas_list_handle } = zither.list
  expect((await read(sam, ideas_list_handle)).items).toHaveLength(1)
  await answer(sam, 'ideas.lists.defaults.update', {
    ...{ ideas_list_handle, custom_activity_names: ['xylophone'] },
  })
  expect((await read(sam, ideas_list_handle)).items).toEqual([])
})

test('the same name and filters are unchanged, and other filters another view', async () => {
  const first = await aView('Kept')
  const { run_handle } = first
  const again = await answer(sam, save, { run_handle, name: 'kept' })
  expect([again.status, again.data.list]).toEqual(['unchanged', first.list])
  const other = await answer(sam, save, { run_handle, name: 'Kept', when_preset: 'this-weekend' })
  expect(other.status).toBe('completed')
  expect(other.outcome.disclosures.map(({ name }) => name)).toEqual(['ideas_list.name_shared'])
})

test.each([
  [{ when_preset: 'this-wekend' }, { code: 'not_in_enum', suggestion: 'this-weekend' }],
  [{ when_preset: 'bogus' }, { code: 'not_in_enum' }],
  [{ when_preset: 'custom' }, { code: 'rule' }],
])('a view is not saved with the time %j, nor is it changed to it', async (time, expected) => {
  const { run_handle } = await aRun(sam)
  const { body } = await sam.call(save, { run_handle, name: 'Timed', ...time })
  expect(body.errors).toMatchObject([{ ...expected, pointer: '/when_preset' }])
  const { list } = await aView('Timed')
  const { ideas_list_handle } = list
  const changed = await sam.call('ideas.lists.defaults.update', { ideas_list_handle, ...time })
  expect(changed.body.errors).toMatchObject([{ ...expected, pointer: '/when_preset' }])
})

test('a view takes a period in words, and a period of its own with its bounds', async () => {
  const { run_handle } = await aRun(sam)
  const words = { run_handle, name: 'In words', when_preset: 'This weekend' }
  const { data } = await answer(sam, save, words)
  expect(data.filters.when_preset).toBe('this-weekend')
  const bounds = { when_preset: 'custom', when_start: '2100-01-01T00:00:00Z' }
  const own = await answer(sam, save, { run_handle, name: 'Own bounds', ...bounds })
  expect(own.data.filters).toMatchObject({ when_preset: 'custom' })
})

test('geography and activities become defaults, fixed dates and people are left out', async () => {
  const geography = {
    ...{ operation: 'add', semantic_id: 'geography', coverage_state: 'resolved' },
    ...{ constraint_type: 'geography', value: 'Kreuzberg, Berlin' },
  }
  const { run_handle } = await aRun(sam, {
    ...{ query: 'a museum', starts_after: '2100-01-01T00:00:00Z' },
    ...{ semantic_subject: undefined, constraint_changes: [geography, budget] },
  })
  const { data } = await answer(sam, save, { run_handle, name: 'Near' })
  expect(data.filters).toEqual({
    ...{
      neighborhood_names: ['Kreuzberg'],
      activity_names: ['Museums'],
      custom_activity_names: [],
    },
    ...{ when_preset: null, when_start: null, when_end: null },
  })
})

test('a view is not shared, and takes no items, people or likes', async () => {
  const { list } = await aView('Closed')
  const { ideas_list_handle } = list
  const [jonas] = await people(sam, 'Jonas')
  const idea = await anIdea(sam, 'Anything')
  for (const [id, input] of [
    ['ideas.lists.share.prepare', { person_handle: jonas }],
    ['ideas.lists.likes.preview', { person_handles: [jonas] }],
    ['ideas.lists.likes.apply', { person_handles: [jonas] }],
    ['ideas.lists.members.update', { mode: 'add', person_handles: [jonas] }],
    ['ideas.lists.items.update', { mode: 'add', idea_handles: [idea] }],
  ] as const) {
    const { status, error } = await answer(sam, id, { ideas_list_handle, ...input })
    expect([status, error.code], id).toEqual(['failed', 'capability_retired'])
  }
  const shared = await answer(sam, 'ideas.lists.share.prepare', {
    ...{ ideas_list_handle, person_handle: jonas },
  })
  expect(shared.next_actions.map(({ capability }) => capability)).toContain('ideas.list.generate')
  expect((await read(sam, ideas_list_handle)).share_link_count).toBe(0)
})

test('a copy of a view has its filters', async () => {
  const { list } = await aView('Original')
  const { data } = await answer(sam, 'ideas.lists.duplicate', {
    ideas_list_handle: list.ideas_list_handle,
  })
  expect(data.list.origin).toBe('saved_view')
  const titles = async (handle: string) => (await read(sam, handle)).items.map(({ title }) => title)
  expect(await titles(data.list.ideas_list_handle)).toEqual(await titles(list.ideas_list_handle))
})

test('a view for a moment, an hour or a time without an end can be read', async () => {
  const at = '2100-01-01T10:00:00Z'
  const day = await answer(sam, 'ideas.structured_create', {
    ...{ kind: 'event', title: 'Night at the museum', event_start_at: '2100-01-01T10:00:30Z' },
  })
  for (const [when_start, when_end, finds] of [
    [at, at, true],
    [at, '2100-01-01T10:20:00Z', true],
    [at, null, true],
    [null, at, false],
  ] as const) {
    const name = `At ${when_start} to ${when_end}`
    const { list } = await aView(name, { when_start, when_end })
    const { items } = await read(sam, list.ideas_list_handle)
    const handles = items.map(({ idea_handle }) => idea_handle)
    expect(handles.includes(day.data.idea.idea_handle), name).toBe(finds)
  }
})

test('a version that is out of date, and a name that no catalog has, save nothing', async () => {
  const { run_handle } = await aRun(sam)
  const stale = await sam.call(save, { run_handle, name: 'Stale', expected_state_version: 7 })
  expect([stale.status, stale.body.code]).toEqual([409, 'stale_state_version'])
  const unknown = await answer(sam, save, {
    ...{ run_handle, name: 'Unknown', neighborhood_names: ['Kreutzberg'] },
  })
  expect(unknown.error.code).toBe('catalog_name_unknown')
  const { data } = await answer(sam, 'ideas.lists.query', { query: 'Stale' })
  expect(data.items).toEqual([])
})

test('what cannot be done with a view is offered with a list of just what it contains now', async () => {
  const jazz = await world.account('Sam')
  for (const title of ['Sort my records by colour', 'Jazz at A-Trane', 'Jazz under the stars'])
    await anIdea(jazz, title)
  const [ada] = await people(jazz, 'Ada')
  const { run_handle } = await aRun(jazz, { query: 'jazz', semantic_subject: 'jazz' })
  const { data } = await answer(jazz, save, { run_handle, name: 'Jazz' })
  const { ideas_list_handle } = data.list
  const { next_actions } = await answer(jazz, 'ideas.lists.share.prepare', {
    ideas_list_handle,
    person_handle: ada,
  })
  const [offer] = next_actions
  expect(offer).toMatchObject({ capability: 'ideas.list.generate', needs: [] })
  const made = await jazz.call('ideas.list.generate', offer?.input)
  expect(made.body.data.items.map(({ title }) => title).sort()).toEqual([
    'Jazz at A-Trane',
    'Jazz under the stars',
  ])
  expect(made.body.data.list.name).toBe('Jazz')
})
