import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { aSharedPlan, signUpBy } from '#test/support/given/actions.ts'
import { aCapture } from '#test/support/given/captures.ts'
import { aList, answer, people } from '#test/support/given/lists.ts'
import { aCandidate, aDraft, inHours } from '#test/support/given/plans.ts'
import { letPass } from '#test/support/given/time.ts'
import { useWorld } from '#test/support/world.ts'

vi.setConfig({ testTimeout: 120_000 })

const world = useWorld({ worker: false })
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

async function visit(owner: string): Promise<void> {
  for (let runs = 0; runs < 20; runs += 1) {
    if ((await retentionJob(world.database, defaultRetention).run(owner)) !== 'again') return
  }
}

const mark = 'zebrafinch'
const root = new URL('../../../', import.meta.url)

test('what a person deletes is emptied at once where that cannot be undone, and is nowhere 31 days later', async () => {
  const sam = await world.account('Sam')
  const { data: made } = await answer(sam, 'relationships.people.manage', {
    operation: 'create',
    display_name: `Person ${mark}`,
  })
  const ideas_list_handle = await aList(sam, { name: `List ${mark}` })
  const draft = await aDraft(sam, {
    title_override: `Draft ${mark}`,
    description_override: `Notes ${mark}`,
  })
  const plan_handle = draft.plan?.plan_handle
  await answer(sam, 'relationships.people.manage', {
    operation: 'delete',
    person_handle: made.person.person_handle,
  })
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle })
  await answer(sam, 'plans.draft.delete', { plan_handle })
  const now = await rowsNaming(world.superuser_url, mark)
  expect([now.people, now.plans, now.lists]).toEqual([undefined, undefined, 1])
  await letPass(world.superuser_url, '2 days')
  await visit(sam.owner)
  expect((await rowsNaming(world.superuser_url, mark)).lists).toBeUndefined()
  await letPass(world.superuser_url, '29 days')
  await visit(sam.owner)
  expect(await rowsNaming(world.superuser_url, mark)).toEqual({})
  const { rows } = await superuser.query(
    `select (select count(*)::int from people where owner_id = $1) as people,
       (select count(*)::int from lists where owner_id = $1) as lists,
       (select count(*)::int from plans where owner_id = $1) as plans`,
    [sam.owner],
  )
  expect(rows).toEqual([{ people: 0, lists: 0, plans: 0 }])
})

test('a list and a person that a capture and a roundup name stop nobody else from being erased', async () => {
  const sam = await world.account('Sam')
  const lists = [await aList(sam), await aList(sam), await aList(sam)]
  const [kept = '', also = '', free = ''] = lists
  const [mira = '', ali = ''] = await people(sam, 'Mira', 'Ali')
  await aCapture(sam, { text: 'Sauna', target_ideas_list_handle: kept })
  await aCapture(sam, { text: 'Sauna', target_person_text: 'Mira' })
  await answer(sam, 'ideas.roundup.mutate', {
    ...{ operation: 'create', source_text: 'Sauna', target_ideas_list_handle: also },
  })
  for (const ideas_list_handle of lists) {
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle })
  }
  for (const person_handle of [mira, ali]) {
    await answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle })
  }
  await superuser.query(
    `update lists set deleted_at = now() - interval '40 days' where owner_id = $1`,
    [sam.owner],
  )
  await superuser.query(
    `update people set deleted_at = now() - interval '40 days' where owner_id = $1`,
    [sam.owner],
  )
  await visit(sam.owner)
  const { rows } = await superuser.query(
    `select list_id as id from lists where owner_id = $1
     union all select person_id from people where owner_id = $1`,
    [sam.owner],
  )
  const left = rows.map(({ id }) => id)
  const ids = [kept, also, free].map((handle) => parseHandle('list', handle))
  expect([left.length, left.includes(ids[2])]).toEqual([3, false])
})

test('whatever refers to a list, a person, a draft, an idea or a place is thought of before it is erased', async () => {
  const { rows } = await superuser.query<{ of: string; from: string }>(
    `select confrelid::regclass::text as of, conrelid::regclass::text as from
     from pg_constraint
     where contype = 'f' and confrelid::regclass::text = any(array['lists', 'people', 'plans', 'ideas', 'places'])`,
  )
  const source = readFileSync(new URL('server/data/erasing/delete.ts', root), 'utf8')
  const [, lists = '', people = '', plans = '', ideas = '', places = ''] =
    source.split('export async function ')
  const parts: Record<string, string> = { lists, people, plans, ideas, places }
  expect(rows.length).toBeGreaterThan(20)
  const missing = rows.filter(
    ({ of, from }) => !new RegExp(`from ${from}\\b`).test(parts[of] ?? ''),
  )
  expect(missing).toEqual([])
})

test('a list can be had back as it was within a day', async () => {
  const sam = await world.account('Sam')
  const ideas_list_handle = await aList(sam, { name: 'Rainy Sundays' })
  const { data } = await answer(sam, 'ideas.lists.delete', { ideas_list_handle })
  await visit(sam.owner)
  await answer(sam, 'ideas.object.mutate', {
    operation: 'undo',
    reversible_action_id: data.reversible_action_id,
  })
  const after = await answer(sam, 'ideas.lists.get', { ideas_list_handle })
  expect(after.data.list.name).toBe('Rainy Sundays')
})

test('a replay within 30 days is the same, and then its answer is gone', async () => {
  const sam = await world.account('Sam')
  const input = { name: `List ${mark}` }
  const first = await sam.call('ideas.lists.create', input, { key: 'replayed' })
  await letPass(world.superuser_url, '29 days')
  await visit(sam.owner)
  const again = await world.token(sam)
  const replayed = await again.call('ideas.lists.create', input, { key: 'replayed' })
  expect(replayed.body.data).toEqual(first.body.data)
  await letPass(world.superuser_url, '2 days')
  await visit(sam.owner)
  const late = await world.token(sam)
  const read = await late.call('executions.get', { execution_id: first.body.execution_id })
  expect(read.body.data.execution).toMatchObject({ status: 'completed', result: null })
})

test('what a guest without an account left is emptied a year after the plan', async () => {
  const sam = await world.account('Sam')
  const { url } = await aSharedPlan(sam)
  await signUpBy(url, `Guest ${mark}`)
  expect((await rowsNaming(world.superuser_url, `Guest ${mark}`)).people).toBe(1)
  await letPass(world.superuser_url, '300 days')
  await visit(sam.owner)
  expect((await rowsNaming(world.superuser_url, `Guest ${mark}`)).people).toBe(1)
  await letPass(world.superuser_url, '100 days')
  await visit(sam.owner)
  expect((await rowsNaming(world.superuser_url, `Guest ${mark}`)).people).toBeUndefined()
})

test('what was done with something that was erased can still be read, without words and without an error', async () => {
  const sam = await world.account('Sam')
  const { candidate_id } = await aCandidate(sam)
  const made = [
    await sam.call('ideas.lists.create', { name: `List ${mark}` }),
    await sam.call('relationships.people.manage', {
      operation: 'create',
      display_name: `Person ${mark}`,
    }),
    await sam.call('plans.draft.create', {
      ...{ candidate_id, scheduled_at: inHours(48), title_override: `Draft ${mark}` },
    }),
  ]
  const data = made.map(({ body }) => Object(body.data))
  const ended = [
    await sam.call('ideas.lists.delete', { ideas_list_handle: data[0].list.ideas_list_handle }),
    await sam.call('relationships.people.manage', {
      operation: 'delete',
      person_handle: data[1].person.person_handle,
    }),
    await sam.call('plans.draft.delete', { plan_handle: data[2].plan.plan_handle }),
  ]
  const calls = [...made, ...ended]
  expect(calls.map(({ status }) => status)).toEqual(Array(6).fill(200))
  await letPass(world.superuser_url, '2 days')
  await visit(sam.owner)
  await letPass(world.superuser_url, '29 days')
  await visit(sam.owner)
  const late = await world.token(sam)
  for (const { body } of calls) {
    const read = await late.call('executions.get', { execution_id: body.execution_id })
    expect([read.status, read.text]).toEqual([200, expect.not.stringContaining(mark)])
    expect(read.body.data.execution).toMatchObject({ status: 'completed', result: null })
  }
})
