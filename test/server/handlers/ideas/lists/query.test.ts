import { beforeAll, expect, test } from 'vitest'
import { aList, answer, ideas, problem } from '#test/support/given/lists.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

beforeAll(async () => {
  for (const name of ['100% wool', 'snake_case', 'Café Winter', 'winter swimming', 'back\\slash']) {
    await aList(sam, { name })
  }
  await aList(kim, { name: "Kim's winter" })
})

const query = 'ideas.lists.query'

async function names(account: Account, input: Record<string, unknown>): Promise<string[]> {
  const { data } = await answer(account, query, input)
  return data.items.map(({ name }) => name)
}

test.each([
  ['winter', ['winter swimming', 'Café Winter']],
  ['WINTER', ['winter swimming', 'Café Winter']],
  ['cafe', ['Café Winter']],
  ['  café   winter ', ['Café Winter']],
  ['%', ['100% wool']],
  ['_', ['snake_case']],
  ['\\', ['back\\slash']],
  ['nothing like it', []],
])('the words %j find %j', async (words, found) => {
  expect(await names(sam, { query: words })).toEqual(found)
})

test('no text, or a blank one, finds every list of the account and no other’s', async () => {
  const all = ['back\\slash', 'winter swimming', 'Café Winter', 'snake_case', '100% wool']
  expect(await names(sam, {})).toEqual(all)
  expect(await names(sam, { query: ' ' })).toEqual(all)
  expect(await names(kim, {})).toEqual(["Kim's winter"])
})

test('the list that was changed last comes first', async () => {
  const mira = await world.account('Mira')
  const first = await aList(mira, { name: 'first' })
  await aList(mira, { name: 'second' })
  const idea_handles = await ideas(mira, 'Sauna')
  const add = { ideas_list_handle: first, idea_handles, mode: 'add' }
  expect(await names(mira, {})).toEqual(['second', 'first'])
  await answer(mira, 'ideas.lists.items.update', add)
  expect(await names(mira, {})).toEqual(['first', 'second'])
  await aList(mira, { name: 'third' })
  await answer(mira, 'ideas.lists.items.update', add)
  expect(await names(mira, {})).toEqual(['third', 'first', 'second'])
})

test('the pages of one snapshot have every list once, whatever happens meanwhile', async () => {
  const ada = await world.account('Ada')
  const handles: string[] = []
  for (let number = 0; number < 7; number += 1) {
    handles.unshift(await aList(ada, { name: `List ${number}` }))
  }
  const first = await answer(ada, query, { limit: 3 })
  const { snapshot_handle } = first.outcome.collection ?? {}
  expect(first.outcome.collection).toMatchObject({ has_more: true, returned: 3 })
  await aList(ada, { name: 'Too late' })
  await answer(ada, 'ideas.lists.rename', {
    ideas_list_handle: handles[5],
    name: 'Now changed last',
  })
  await answer(ada, 'ideas.lists.delete', { ideas_list_handle: handles[4] })

  const seen = first.data.items.map(({ ideas_list_handle }) => ideas_list_handle)
  let cursor = first.outcome.collection?.next_cursor
  while (cursor) {
    const { data, outcome } = await answer(ada, query, { snapshot_handle, cursor, limit: 3 })
    seen.push(...data.items.map(({ ideas_list_handle }) => ideas_list_handle))
    expect(outcome.collection?.snapshot_handle).toBe(snapshot_handle)
    cursor = outcome.collection?.next_cursor
  }
  expect(seen).toEqual(handles.filter((handle) => handle !== handles[4]))
})

test('600 lists are read to the end, the last changed first', async () => {
  const many = await world.account('Many')
  await asSuperuser(
    world.superuser_url,
    `insert into lists (owner_id, list_id, name, name_key, updated_at)
    select '${many.owner}', gen_random_uuid(), 'List ' || n, 'list ' || n, now() - n * interval '1 minute'
    from generate_series(1, 600) n`,
  )
  const seen: string[] = []
  let input: Record<string, unknown> = {}
  for (;;) {
    const { data, outcome } = await answer(many, query, input)
    seen.push(...data.items.map(({ name }) => name))
    const { next_cursor, snapshot_handle } = outcome.collection ?? {}
    if (!next_cursor) break
    expect(data.items).toHaveLength(25)
    input = { snapshot_handle, cursor: next_cursor }
  }
  expect(seen).toEqual(Array.from({ length: 600 }, (_, index) => `List ${index + 1}`))
})

test('a cursor works only for its own account and list', async () => {
  const { outcome } = await answer(sam, query, { limit: 1 })
  const { next_cursor: cursor = '', snapshot_handle } = outcome.collection ?? {}
  const invalid = { status: 422, code: 'cursor_invalid' }
  expect(await problem(kim, query, { cursor })).toMatchObject(invalid)
  expect(await problem(sam, 'ideas.saved.query', { cursor })).toMatchObject(invalid)
  expect(await problem(sam, query, { cursor: `${cursor?.slice(0, -2)}xx` })).toMatchObject(invalid)
  expect(await problem(kim, query, { snapshot_handle })).toMatchObject({
    status: 404,
    code: 'reference_not_found',
  })
  expect(await problem(sam, query, { cursor, query: 'winter' })).toEqual({
    status: 422,
    code: 'cursor_with_constraints',
    pointers: ['/query'],
  })
})
