import { describe, expect, test } from 'vitest'
import { aList, answer, notFound, problem, read } from '#test/support/given/lists.ts'
import { items, makeRoundups } from '#test/support/given/roundup_states.ts'
import { endItems, readRoundup } from '#test/support/given/roundups.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const mutate = 'ideas.roundup.mutate'
const { aRoundup, ended, inState } = makeRoundups(world, sam)

const operations: Record<string, () => Promise<Record<string, unknown>>> = {
  resolve_scope: async () => ({ scope: 'all' }),
  assign_destination: async () => ({ target_ideas_list_handle: await aList(sam) }),
  select_items: async () => ({ selected_items: ['Distrikt Coffee'] }),
  retry: async () => ({}),
  archive: async () => ({}),
}

/** Where an operation leads; every other one leaves the roundup as it is. */
const leads: Record<string, Record<string, string>> = {
  scope_required: { resolve_scope: 'destination_required', archive: 'archived' },
  destination_required: { assign_destination: 'capturing', archive: 'archived' },
  selection_required: { select_items: 'capturing', archive: 'archived' },
  completed: { archive: 'archived', retry: 'not_failed' },
  'completed, with failed items': { archive: 'archived', retry: 'capturing' },
  'completed, with skipped items': {
    archive: 'archived',
    retry: 'not_failed',
    select_items: 'capturing',
  },
  failed: { archive: 'archived', retry: 'capturing' },
}

const running = ['extracting', 'capturing']

const table = Object.keys(inState).flatMap((state) =>
  Object.keys(operations).map((operation) => ({
    state,
    operation,
    leads: running.includes(state) ? '409' : (leads[state]?.[operation] ?? 'as it is'),
  })),
)

describe('every operation in every state', () => {
  test.each(table)('$operation, $state: $leads', async ({ state, operation, leads }) => {
    const before = (await inState[state]?.()) ?? expect.fail()
    const { public_id, generation } = before
    const input = {
      operation,
      public_id,
      expected_generation: generation,
      ...(await operations[operation]?.()),
    }
    const { status, headers, body } = await sam.call(mutate, input)
    const after = await readRoundup(sam, public_id)
    if (leads === '409') {
      expect([status, body.code, headers.get('retry-after')]).toEqual([
        409,
        'execution_in_progress',
        '1',
      ])
      expect(after).toEqual(before)
    } else if (leads === 'not_failed') {
      expect([status, body.status, body.error.code]).toEqual([200, 'failed', 'not_failed'])
      expect(after).toEqual(before)
    } else if (leads === 'as it is') {
      expect([status, body.data]).toEqual([200, before])
      expect(body.effects).toEqual([])
      expect(after).toEqual(before)
    } else {
      expect([status, body.data.state, body.data.generation]).toEqual([200, leads, generation + 1])
      expect(after).toEqual(body.data)
    }
  })

  test.each(Object.keys(inState))(
    'another generation is stale, whatever else: %s',
    async (state) => {
      const { public_id, generation } = (await inState[state]?.()) ?? expect.fail()
      for (const operation of Object.keys(operations)) {
        const input = {
          operation,
          public_id,
          expected_generation: generation + 1,
          ...(await operations[operation]?.()),
        }
        const { status, body } = await sam.call(mutate, input)
        expect([status, body.code, body.current]).toEqual([409, 'stale_generation', { generation }])
      }
    },
  )
})

describe('the end', () => {
  test('tells what was saved, what was there before and what failed', async () => {
    const target_ideas_list_handle = await aList(sam, { name: 'Brunch' })
    const made = await answer(sam, mutate, {
      operation: 'create',
      items,
      scope: 'all',
      target_ideas_list_handle,
    })
    const { public_id } = made.data
    await endItems(world, sam, public_id, { 2: 'reused' })
    await endItems(world, sam, public_id, { 1: 'captured', 3: 'source_unreachable' })
    const end = await answer(sam, 'ideas.roundup.get', { public_id, after_cursor: 2 })
    expect(end.status).toBe('completed')
    expect(end.outcome.facts).toMatchObject({ saved_items: 1, reused_items: 1, failed_items: 1 })
    expect(end.outcome.fallback_text).toBe(
      '2 items are saved on “Brunch”; 1 of them was saved before. 1 item failed and can be retried.',
    )
    expect(end.data.items.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['captured', undefined],
      ['reused', undefined],
      ['failed', 'Its page could not be reached.'],
    ])
    expect(end.data.updates.at(-1)).toMatchObject({ stage: 'completed' })
    expect(end.next_actions).toContainEqual(
      expect.objectContaining({
        capability: mutate,
        input: { operation: 'retry', public_id, expected_generation: 1 },
      }),
    )
    const { data } = await answer(sam, 'executions.get', { execution_id: made.execution_id })
    expect(data.execution.status).toBe('completed')
    expect(data.execution.result).toMatchObject({
      status: 'completed',
      data: { public_id, state: 'completed' },
    })
  })

  test('without anything saved is a failure, and a child that succeeds after all completes it', async () => {
    const { public_id } = await ended({
      1: 'source_unreachable',
      2: 'source_unsupported',
      3: 'access_denied',
    })
    const failed = await answer(sam, 'ideas.roundup.get', { public_id })
    expect([failed.status, failed.error.code]).toEqual(['failed', 'source_unreachable'])
    const after = await endItems(world, sam, public_id, { 2: 'captured' })
    expect([after.state, after.items[1]?.outcome]).toEqual(['completed', 'captured'])
  })

  test('retrying takes what has failed, with a new execution; the settled one stays', async () => {
    const { public_id, items: before } = await ended({
      1: 'captured',
      2: 'source_unreachable',
      3: 'captured',
    })
    const retried = await answer(sam, mutate, {
      operation: 'retry',
      public_id,
      expected_generation: 1,
    })
    expect(retried.data.items.map(({ outcome }) => outcome)).toEqual([
      'captured',
      'capturing',
      'captured',
    ])
    expect(retried.data.items[0]).toEqual(before[0])
    expect(retried.data.items[1]?.capture_public_id).not.toBe(before[1]?.capture_public_id)
    await endItems(world, sam, public_id, { 2: 'captured' })
    const { data } = await answer(sam, 'executions.get', { execution_id: retried.execution_id })
    expect(data.execution.result).toMatchObject({ data: { generation: 2, state: 'completed' } })
  })

  test('an older capture that fails late changes nothing', async () => {
    const { public_id } = await ended({ 1: 'captured', 2: 'source_unreachable', 3: 'captured' })
    const { data } = await answer(sam, mutate, {
      operation: 'retry',
      public_id,
      expected_generation: 1,
    })
    await endItems(world, sam, public_id, { 1: 'source_unreachable' })
    expect(await readRoundup(sam, public_id)).toEqual(data)
  })

  test('archived, its ideas stay saved', async () => {
    const {
      public_id,
      items: before,
      destination,
    } = await ended({ 1: 'captured', 2: 'captured', 3: 'captured' })
    await answer(sam, mutate, { operation: 'archive', public_id, expected_generation: 1 })
    const after = await readRoundup(sam, public_id)
    expect([after.state, after.items, after.destination]).toEqual(['archived', before, destination])
  })

  test('progress is told at most once a second', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => ({ title: `Bar ${index}` }))
    const { public_id } = await aRoundup({
      ...{ items: twenty, scope: 'all', selection_policy: 'save_all' },
      target_ideas_list_handle: await aList(sam),
    })
    const ends = Object.fromEntries(twenty.map((_, index) => [index + 1, 'captured' as const]))
    const { updates } = await endItems(world, sam, public_id, ends)
    const stages = updates.map(({ stage }) => stage)
    expect(stages.filter((stage) => stage === 'progress').length).toBeLessThan(8)
    expect(stages.at(-1)).toBe('completed')
    expect(updates.map(({ cursor }) => cursor)).toEqual(updates.map((_, index) => index + 1))
  })
})

describe('a list that is deleted meanwhile', () => {
  test('is asked for again before anything begins', async () => {
    const target_ideas_list_handle = await aList(sam)
    const { public_id } = await aRoundup({ target_ideas_list_handle })
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: target_ideas_list_handle })
    const { data } = await answer(sam, mutate, {
      ...{ operation: 'resolve_scope', public_id, expected_generation: 1, scope: 'all' },
    })
    expect([data.state, data.generation, data.destination]).toEqual([
      'destination_required',
      2,
      null,
    ])
    const other = await aList(sam)
    const assigned = await answer(sam, mutate, {
      ...{
        operation: 'assign_destination',
        public_id,
        expected_generation: 2,
        target_ideas_list_handle: other,
      },
    })
    expect(assigned.data.state).toBe('capturing')
  })

  test('is asked for again when what has failed is retried', async () => {
    const { public_id, destination } = await ended({
      1: 'captured',
      2: 'access_denied',
      3: 'access_denied',
    })
    await answer(sam, 'ideas.lists.delete', {
      ideas_list_handle: destination?.list?.ideas_list_handle,
    })
    const { data } = await answer(sam, mutate, {
      operation: 'retry',
      public_id,
      expected_generation: 1,
    })
    expect([data.state, data.items.map(({ outcome }) => outcome)]).toEqual([
      'destination_required',
      ['captured', 'pending', 'pending'],
    ])
    const other = await aList(sam)
    const assigned = await answer(sam, mutate, {
      ...{
        operation: 'assign_destination',
        public_id,
        expected_generation: 2,
        target_ideas_list_handle: other,
      },
    })
    expect(assigned.data.items.map(({ outcome }) => outcome)).toEqual([
      'captured',
      'capturing',
      'capturing',
    ])
  })
})

test('words that do not decide a destination leave the roundup as it is', async () => {
  await aList(sam, { name: 'Winter mornings' })
  await aList(sam, { name: 'Winter evenings' })
  const before = await aRoundup({ scope: 'all' })
  const { public_id } = before
  const { status, error, data } = await answer(sam, mutate, {
    ...{
      operation: 'assign_destination',
      public_id,
      expected_generation: 1,
      target_feed_text: 'winter',
    },
  })
  expect([status, error.code, data]).toEqual(['needs_input', 'list_ambiguous', before])
  expect(await readRoundup(sam, public_id)).toEqual(before)
})

test('items that are not there are refused with what was probably meant', async () => {
  const { public_id } = await aRoundup({ mode: 'recommendation' })
  const { status, body } = await sam.call(mutate, {
    ...{ operation: 'select_items', public_id, expected_generation: 1 },
    selected_items: ['#1', 'Distrikt Cofee'],
  })
  expect([status, body.code]).toEqual([422, 'input_invalid'])
  expect(body.errors).toMatchObject([
    { pointer: '/selected_items/1', suggestion: 'Distrikt Coffee' },
  ])
  expect(await readRoundup(sam, public_id)).toMatchObject({
    generation: 1,
    state: 'selection_required',
  })
})

test('the whole of items that nobody has a source of is refused', async () => {
  const { public_id } = await aRoundup()
  const input = {
    operation: 'resolve_scope',
    public_id,
    expected_generation: 1,
    scope: 'general_source',
  }
  expect(await problem(sam, mutate, input)).toEqual({
    status: 422,
    code: 'input_invalid',
    pointers: ['/scope'],
  })
})

test('of two continuations with one generation one wins', async () => {
  const { public_id } = await aRoundup()
  const lists = [await aList(sam), await aList(sam)]
  const input = { operation: 'resolve_scope', public_id, expected_generation: 1, scope: 'all' }
  const answers = await Promise.all(lists.map(() => sam.call(mutate, input)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await readRoundup(sam, public_id)).generation).toBe(2)
  const assigned = await Promise.all(
    lists.map((target_ideas_list_handle) =>
      sam.call(mutate, {
        ...{
          operation: 'assign_destination',
          public_id,
          expected_generation: 2,
          target_ideas_list_handle,
        },
      }),
    ),
  )
  expect(assigned.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await readRoundup(sam, public_id)).generation).toBe(3)
})

test('the roundup of another account does not exist', async () => {
  const { public_id } = await aRoundup()
  const unknown = notFound('/public_id')
  for (const id of [public_id, 'ro_nothing', '']) {
    expect(await problem(kim, 'ideas.roundup.get', { public_id: id })).toEqual(unknown)
    const input = { operation: 'archive', public_id: id, expected_generation: 1 }
    expect(await problem(kim, mutate, input)).toEqual(unknown)
  }
  expect(await problem(kim, 'ideas.roundup.get', {})).toEqual({
    status: 422,
    code: 'input_invalid',
    pointers: ['/public_id'],
  })
})

test('items of a list that is shown keep their places, and updates are read behind a cursor', async () => {
  const target_ideas_list_handle = await aList(sam, { name: 'Cursor' })
  const { public_id } = await aRoundup({ scope: 'all', target_ideas_list_handle })
  const after = async (after_cursor: number) => {
    const { data } = await answer(sam, 'ideas.roundup.get', { public_id, after_cursor })
    return data.updates.map(({ cursor }) => cursor)
  }
  expect([await after(0), await after(1), await after(2), await after(2 ** 40)]).toEqual([
    [1, 2],
    [2],
    [],
    [],
  ])
  expect((await read(sam, target_ideas_list_handle)).items).toEqual([])
})
