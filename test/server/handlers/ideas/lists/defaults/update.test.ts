import { expect, test } from 'vitest'
import { aList, answer, notFound, problem, read } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const update = 'ideas.lists.defaults.update'

const full = {
  neighborhood_names: ['Neukölln'],
  activity_names: ['Sauna'],
  custom_activity_names: ['Stargazing'],
  when_preset: 'this-weekend',
  when_start: '2026-12-01T00:00:00.000Z',
  when_end: '2026-12-02T00:00:00.000Z',
}

test.each([
  { neighborhood_names: ['Kreuzberg', 'Neukölln'] },
  { neighborhood_names: [] },
  { activity_names: ['Swimming'] },
  { custom_activity_names: [] },
  { when_preset: 'today' },
  { when_preset: null },
  { when_start: null },
  { when_end: '2026-12-03T00:00:00.000Z' },
  { when_start: '2027-01-01T00:00:00.000Z', when_end: '2027-01-02T00:00:00.000Z' },
])('%j changes that and nothing else', async (change) => {
  const list = await aList(sam, full)
  const before = await read(sam, list)
  const { status, data } = await answer(sam, update, { ideas_list_handle: list, ...change })
  expect(status).toBe('completed')
  expect(data.defaults).toEqual({ ...before.defaults, ...change })
  const after = await read(sam, list)
  expect({ list: after.list, defaults: after.defaults }).toEqual(data)
  expect(after.list.updated_at > before.list.updated_at).toBe(true)
})

test.each([
  {},
  full,
  { neighborhood_names: ['neukolln'] },
  { when_start: '2026-12-01T01:00:00+01:00' },
])('%j on defaults that already say the same changes nothing', async (same) => {
  const list = await aList(sam, full)
  const before = await read(sam, list)
  const { status, data } = await answer(sam, update, { ideas_list_handle: list, ...same })
  expect(status).toBe('unchanged')
  expect(data).toEqual({ list: before.list, defaults: before.defaults })
  expect(await read(sam, list)).toEqual(before)
})

test('the end cannot be before the start, whether given now or earlier', async () => {
  const list = await aList(sam, full)
  const refused = (change: object) => problem(sam, update, { ideas_list_handle: list, ...change })
  expect(await refused({ when_end: '2026-11-30T00:00:00Z' })).toMatchObject({
    status: 422,
    pointers: ['/when_end'],
  })
  expect(await refused({ when_start: '2026-12-03T00:00:00Z' })).toMatchObject({
    status: 422,
    pointers: ['/when_start'],
  })
  expect(
    await refused({ when_start: '2027-01-02T00:00:00Z', when_end: '2027-01-01T00:00:00Z' }),
  ).toMatchObject({
    status: 422,
    pointers: ['/when_end'],
  })
  expect((await read(sam, list)).defaults).toMatchObject(full)
})

test('another word for an activity is stored as the catalog has it', async () => {
  const list = await aList(sam)
  const input = { ideas_list_handle: list, activity_names: ['Kino', 'Sauna'] }
  expect((await answer(sam, update, input)).status).toBe('completed')
  expect((await read(sam, list)).defaults?.activity_names).toEqual(['Cinema', 'Sauna'])
})

test('the answer asks about a name that no catalog has, and nothing is changed', async () => {
  const list = await aList(sam, full)
  const { status, error } = await answer(sam, update, {
    ideas_list_handle: list,
    when_preset: 'today',
    neighborhood_names: ['Neukoln'],
  })
  expect(status).toBe('needs_input')
  expect(error).toMatchObject({ code: 'catalog_name_unknown', pointer: '/neighborhood_names/0' })
  expect(error.candidates).toHaveLength(5)
  expect(error.candidates?.[0]).toEqual({ name: 'Neukölln' })
  expect((await read(sam, list)).defaults).toMatchObject(full)
})

test('two calls that change different fields at once both take effect', async () => {
  const list = await aList(sam)
  await Promise.all([
    answer(sam, update, { ideas_list_handle: list, when_preset: 'today' }),
    answer(sam, update, { ideas_list_handle: list, custom_activity_names: ['Chess'] }),
    answer(sam, update, { ideas_list_handle: list, activity_names: ['Sauna'] }),
  ])
  expect((await read(sam, list)).defaults).toMatchObject({
    when_preset: 'today',
    custom_activity_names: ['Chess'],
    activity_names: ['Sauna'],
  })
})

test("another account's list has no defaults to change", async () => {
  const list = await aList(kim, full)
  expect(await problem(sam, update, { ideas_list_handle: list, when_preset: null })).toEqual(
    notFound(),
  )
  expect((await read(kim, list)).defaults).toMatchObject(full)
})
