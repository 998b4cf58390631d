import { expect, test } from 'vitest'
import { aList, answer, ideas, notFound, people, problem, read } from '#test/support/given/lists.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

test('a list is read with its ideas, people, directions, defaults and share links', async () => {
  await people(sam, 'Jonas', 'Ada')
  const list = await aList(sam, {
    name: 'Whole',
    person_names: ['Jonas', 'Ada'],
    directions: ['Warm'],
    when_preset: 'today',
  })
  const idea_handles = await ideas(sam, 'Sauna', 'Swim')
  await answer(sam, 'ideas.lists.items.update', {
    ideas_list_handle: list,
    idea_handles,
    mode: 'add',
  })
  const share = { ideas_list_handle: list, person_name: 'Jonas' }
  await answer(sam, 'ideas.lists.share.prepare', share)
  await answer(sam, 'ideas.lists.share.prepare', { ...share, person_name: 'Ada' })
  const { data, outcome } = await answer(sam, 'ideas.lists.get', { ideas_list_handle: list })
  expect(data).toMatchObject({
    list: { ideas_list_handle: list, name: 'Whole', item_count: 2, people_count: 2 },
    items: [
      {
        idea_handle: idea_handles[0],
        title: 'Sauna',
        lists: [{ ideas_list_handle: list, name: 'Whole' }],
      },
      { idea_handle: idea_handles[1], title: 'Swim' },
    ],
    people: [{ display_name: 'Ada' }, { display_name: 'Jonas' }],
    directions: [{ text: 'Warm', planning_status: 'active' }],
    defaults: { when_preset: 'today' },
    share_link_count: 2,
  })
  expect(data.items[0]?.candidate_id.length).toBeLessThanOrEqual(160)
  expect(outcome.fallback_text).toBe('“Whole” has 2 ideas and 2 people.')
})

test('share links that have expired are not counted', async () => {
  await people(sam, 'Lena')
  const ideas_list_handle = await aList(sam, { name: 'Expiring' })
  const share = { ideas_list_handle, person_name: 'Lena' }
  await answer(sam, 'ideas.lists.share.prepare', share)
  await answer(sam, 'ideas.lists.share.prepare', share)
  const counts = async () => {
    const { items } = (await answer(sam, 'ideas.lists.query', { query: 'Expiring' })).data
    return [items[0]?.share_link_count, (await read(sam, ideas_list_handle)).share_link_count]
  }
  expect(await counts()).toEqual([2, 2])
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update list_shares set expires_at = now() - interval '1 hour'
      where owner_id = ${db.owner} and share_id = (
        select share_id from list_shares
        where owner_id = ${db.owner} and list_id = ${parseHandle('list', ideas_list_handle)}
        order by share_id limit 1
      )`,
  })
  expect(await counts()).toEqual([1, 1])
})

test('the next actions have the handle of the list', async () => {
  const list = await aList(sam)
  const { next_actions } = await answer(sam, 'ideas.lists.get', { ideas_list_handle: list })
  expect(next_actions.map(({ capability }) => capability)).toEqual([
    'ideas.lists.members.update',
    'ideas.lists.defaults.update',
    'ideas.lists.share.prepare',
  ])
  for (const { input } of next_actions) expect(input).toMatchObject({ ideas_list_handle: list })
})

test('an archived idea and a deleted person leave the list, and its counts follow', async () => {
  const [ada] = await people(sam, 'Leaving')
  const list = await aList(sam, { person_handles: [ada] })
  const [idea, other] = await ideas(sam, 'Closing', 'Staying')
  const input = { ideas_list_handle: list, idea_handles: [idea, other], mode: 'add' }
  await answer(sam, 'ideas.lists.items.update', input)
  await answer(sam, 'ideas.created.archive', { idea_handle: idea })
  await answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle: ada })
  const data = await read(sam, list)
  expect(data.list).toMatchObject({ item_count: 1, people_count: 0 })
  expect(data.items.map(({ title }) => title)).toEqual(['Staying'])
  expect(data.people).toEqual([])
})

test('of more than 500 ideas the answer includes the first 500, and says so', async () => {
  const list = await aList(sam, { name: 'Endless' })
  await asSuperuser(
    world.superuser_url,
    `with made as (
      insert into ideas (owner_id, idea_id, kind, title, title_key)
      select '${sam.owner}', gen_random_uuid(), 'place', 'Idea ' || n, 'idea ' || n
      from generate_series(1, 501) n
      returning idea_id, substr(title, 6)::int as place
    ), held as (
      insert into list_ideas (owner_id, list_id, idea_id, position)
      select l.owner_id, list_id, idea_id, place from made, lists l where name = 'Endless'
    )
    update lists set item_count = 501 where name = 'Endless'`,
  )
  const { data, outcome, next_actions } = await answer(sam, 'ideas.lists.get', {
    ideas_list_handle: list,
  })
  expect(data.items).toHaveLength(500)
  expect(data.items.at(-1)?.title).toBe('Idea 500')
  expect(next_actions[0]).toMatchObject({
    capability: 'ideas.object.get',
    input: { subject: { interaction_reference: list }, offset: 500 },
  })
  expect(outcome.disclosures).toEqual([
    {
      name: 'ideas_list.items_cut',
      text: 'The list has 501 ideas. Only the first 500 are included here. ideas.object.get reads the others: list_contents of the list with offset 500.',
    },
  ])
})

test('reading changes nothing', async () => {
  const list = await aList(sam)
  const before = await read(sam, list)
  expect(await read(sam, list)).toEqual(before)
})

test("another account's list, an unknown one and another kind of handle are answered alike", async () => {
  const foreign = await aList(kim)
  const [idea] = await ideas(sam, 'Not a list')
  for (const handle of [foreign, idea, 'il_00000000000000000000000000', 'il_', '']) {
    expect(await problem(sam, 'ideas.lists.get', { ideas_list_handle: handle })).toEqual(notFound())
  }
})

test('a list is read in one message, which ends its transaction as well', async () => {
  const list = await aList(sam, { name: 'Short' })
  const transactions = await transactionsOf(() =>
    answer(sam, 'ideas.lists.get', { ideas_list_handle: list }),
  )
  expect(transactions).toHaveLength(1)
  const [[only = [], ...others] = []] = transactions
  expect(others).toEqual([])
  expect(only.at(-1)?.text).toBe('commit')
})
