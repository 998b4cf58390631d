import { describe, expect, test } from 'vitest'
import { aList, alter, answer, notFound, people, problem } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const mutate = 'ideas.roundup.mutate'

const three = [
  { title: 'Café Botanico', kind: 'place' },
  { title: 'House of Small Wonder', kind: 'place' },
  { title: 'Distrikt Coffee', kind: 'place', excerpt: 'Vegan cakes in Mitte' },
]
const many = Array.from({ length: 12 }, (_, index) => ({ title: `Bar number ${index + 1}` }))

const outcomes = (items: readonly { outcome: string }[]) => items.map(({ outcome }) => outcome)

describe('a roundup of items that the caller has read', () => {
  test('is kept and begins at once where all is said', async () => {
    const target_ideas_list_handle = await aList(sam, { name: 'Brunch' })
    const { status, data, text, effects, next_actions, outcome } = await answer(sam, mutate, {
      ...{ operation: 'create', items: three, scope: 'all', target_ideas_list_handle },
    }).then((body) => ({ ...body, text: body.outcome.fallback_text }))
    expect(status).toBe('accepted')
    expect(data).toMatchObject({
      ...{ state: 'capturing', generation: 1, scope: 'all', continuation: null },
      destination: { list: { ideas_list_handle: target_ideas_list_handle, name: 'Brunch' } },
    })
    expect(data.public_id).toMatch(/^ro_[0-9a-hjkmnp-tv-z]{26}$/)
    expect(data.items.map(({ position, title }) => [position, title])).toEqual(
      three.map(({ title }, index) => [index + 1, title]),
    )
    expect(outcomes(data.items)).toEqual(['capturing', 'capturing', 'capturing'])
    expect(data.items.every(({ capture_public_id }) => capture_public_id?.startsWith('ca_'))).toBe(
      true,
    )
    expect(data.updates.map(({ cursor, stage }) => [cursor, stage])).toEqual([
      [1, 'persisted'],
      [2, 'capturing'],
    ])
    expect(text).toBe('3 items are being saved.')
    expect(outcome.facts).toMatchObject({ saved_items: 0, reused_items: 0, failed_items: 0 })
    expect(outcome.resources[0]).toMatchObject({ kind: 'roundup', label: 'Roundup of 3 items' })
    expect(effects).toMatchObject([
      { type: 'roundup.persisted', state: 'confirmed' },
      { state: 'unconfirmed', observe: { capability: 'ideas.roundup.get' } },
    ])
    expect(next_actions[0]).toMatchObject({
      capability: 'ideas.roundup.get',
      input: { public_id: data.public_id },
    })
  })

  test.each([
    ['scope is missing', {}, 'scope_required', 'resolve_scope', ['scope']],
    [
      'the destination is missing',
      { scope: 'all' },
      'destination_required',
      'assign_destination',
      ['target_ideas_list_handle'],
    ],
    [
      'too many fit',
      { scope: 'all', items: many, selection_policy: 'curated', target_person_text: 'Ada' },
      'selection_required',
      'select_items',
      ['selected_items'],
    ],
    [
      'too many could be named',
      { scope: 'named_items', items: many, target_person_text: 'Ada' },
      'selection_required',
      'select_items',
      ['selected_items'],
    ],
    [
      'none fits',
      { scope: 'all', explicit_requirements: ['sauna'], target_person_text: 'Ada' },
      'selection_required',
      'select_items',
      ['selected_items'],
    ],
    [
      'a recommendation is wanted',
      { mode: 'recommendation' },
      'selection_required',
      'select_items',
      ['selected_items'],
    ],
    [
      'a recommendation is chosen',
      { mode: 'recommendation', selected_items: ['#1'] },
      'destination_required',
      'assign_destination',
      ['target_ideas_list_handle'],
    ],
  ])(
    'waits where %s, with one continuation',
    async (_, input, state, operation, required_fields) => {
      await people(sam, 'Ada')
      const { status, data, error, next_actions, effects } = await answer(sam, mutate, {
        ...{ operation: 'create', items: three, ...input },
      })
      expect({ status, code: error.code, state: data.state }).toEqual({
        status: 'needs_input',
        code: state,
        state,
      })
      expect(data.continuation).toEqual({
        ...{ operation, input: { public_id: data.public_id }, required_fields },
        ...{ reference_roles: expect.any(Object), generation: 1 },
      })
      // Each reference has a role: the roundup, and those that have to be named.
      const named = required_fields.filter((field) => field !== 'scope')
      expect(Object.keys(data.continuation?.reference_roles ?? {})).toEqual(['public_id', ...named])
      expect(outcomes(data.items).every((outcome) => outcome === 'pending')).toBe(true)
      expect(next_actions[0]).toMatchObject({
        capability: mutate,
        input: { operation, public_id: data.public_id, expected_generation: 1 },
        needs: required_fields,
      })
      expect(Object.keys(next_actions[0]?.input ?? {}).sort()).toEqual([
        'expected_generation',
        'operation',
        'public_id',
      ])
      expect(effects).toMatchObject([{ type: 'roundup.persisted', state: 'confirmed' }])
      const read = await answer(sam, 'ideas.roundup.get', { public_id: data.public_id })
      expect(read).toMatchObject({ status: 'needs_input', data, error })
      expect(JSON.stringify(read.data.continuation)).toBe(JSON.stringify(data.continuation))
    },
  )

  test.each([
    ['all', { scope: 'all' }, [1, 2, 3]],
    ['all, if saving all is what is wanted', { selection_policy: 'save_all' }, [1, 2, 3]],
    [
      'ten of them, if a selection is wanted',
      { scope: 'all', selection_policy: 'curated' },
      [1, 2, 3],
    ],
    ['those that are named', { selected_items: ['coffee', '#1'] }, [1, 3]],
    ['all that could be named', { scope: 'named_items' }, [1, 2, 3]],
    ['those that fit', { scope: 'all', explicit_requirements: ['vegan', 'in Mitte'] }, [3]],
    ['those that do not', { scope: 'all', explicit_requirements: ['not vegan'] }, [1, 2]],
  ])('captures %s', async (_, input, positions) => {
    const target_ideas_list_handle = await aList(sam)
    const { data } = await answer(sam, mutate, {
      ...{ operation: 'create', items: three, target_ideas_list_handle, ...input },
    })
    expect(data.state).toBe('capturing')
    const captured = data.items.filter(({ outcome }) => outcome === 'capturing')
    expect(captured.map(({ position }) => position)).toEqual(positions)
    const rest = data.items.filter(({ outcome }) => outcome !== 'capturing')
    expect(rest.every(({ outcome, reason }) => outcome === 'skipped' && reason !== undefined)).toBe(
      true,
    )
  })

  test('the best come first where a recommendation is chosen from', async () => {
    const { data, error } = await answer(sam, mutate, {
      ...{ operation: 'create', items: three, mode: 'recommendation' },
      recommendation_context: { neighborhoods: ['Mitte'], objective: 'something vegan' },
    })
    expect(data.items.map(({ position }) => position)).toEqual([3, 1, 2])
    expect(error.candidates?.[0]).toMatchObject({
      ...{ kind: 'roundup_item', title: 'Distrikt Coffee' },
      input: {
        operation: 'select_items',
        public_id: data.public_id,
        selected_items: ['Distrikt Coffee'],
      },
    })
  })

  test('the source as a whole is one idea, and the items are skipped', async () => {
    const { data } = await answer(sam, mutate, {
      ...{ operation: 'create', items: three, source_text: 'Three cafés for a slow morning' },
      ...{ scope: 'general_source', target_ideas_list_handle: await aList(sam) },
    })
    expect(outcomes(data.items)).toEqual(['skipped', 'skipped', 'skipped', 'capturing'])
  })
})

describe('a destination', () => {
  const create = (input: object) =>
    answer(sam, mutate, { operation: 'create', items: three, scope: 'all', ...input })

  test('that words do not decide waits with what they may mean, and each choice is a complete call', async () => {
    const lists = [
      await aList(sam, { name: 'Rainy days' }),
      await aList(sam, { name: 'Rainy nights' }),
    ]
    const { status, data, error } = await create({ target_feed_text: 'rainy' })
    expect([status, error.code, data.state]).toEqual([
      'needs_input',
      'list_ambiguous',
      'destination_required',
    ])
    expect(data.destination).toBeNull()
    const candidates = error.candidates ?? []
    expect(candidates.map((one) => one.ideas_list_handle).sort()).toEqual([...lists].sort())
    const chosen = await answer(sam, mutate, candidates[0]?.input as Record<string, unknown>)
    expect([chosen.status, chosen.data.state, chosen.data.generation]).toEqual([
      'accepted',
      'capturing',
      2,
    ])
  })

  test('that nothing was said of waits with the lists that were changed last, each as a complete call', async () => {
    const kim = await world.account('Kim')
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'A view of Kim']) await aList(kim, { name })
    await alter(world, 'A view of Kim', `origin = 'saved_view'`)
    const { error, data } = await answer(kim, mutate, {
      ...{ operation: 'create', items: three, scope: 'all' },
    })
    expect([error.code, data.state]).toEqual(['destination_required', 'destination_required'])
    expect(error.candidates?.map(({ name }) => name)).toEqual(['F', 'E', 'D', 'C', 'B'])
    const chosen = await answer(
      kim,
      mutate,
      error.candidates?.[1]?.input as Record<string, unknown>,
    )
    expect(chosen.data).toMatchObject({ state: 'capturing', destination: { list: { name: 'E' } } })
  })

  test('that no words name waits, too', async () => {
    const { error, data, next_actions } = await create({ target_feed_text: 'Submarines' })
    expect([error.code, data.state]).toEqual(['destination_required', 'destination_required'])
    expect(next_actions.map(({ capability, input }) => [capability, input])).toContainEqual([
      'ideas.lists.create',
      { name: 'Submarines' },
    ])
  })

  test('may be a person alone, and somebody who is not saved is asked for', async () => {
    await people(sam, 'Ada Lovelace', 'Ada Byron')
    const known = await create({ target_person_text: 'Ada Byron' })
    expect(known.data).toMatchObject({
      state: 'capturing',
      destination: { person: { display_name: 'Ada Byron' } },
    })
    const several = await create({ target_person_text: 'ada b' })
    expect(several.data.state).toBe('capturing')
    const ambiguous = await create({ target_person_text: 'Zoe' })
    expect(ambiguous.error).toMatchObject({
      code: 'person_unresolved',
      prerequisite: { capability: 'relationships.people.ensure', input: { people: ['Zoe'] } },
    })
    expect(ambiguous.data.continuation?.required_fields).toEqual(['target_person_text'])
  })

  test('the handle of a person may stand in the words', async () => {
    const [first, second] = await people(sam, 'Mira One', 'Mira Two')
    const { data, error } = await create({ target_person_text: 'mira' })
    expect(error.code).toBe('person_ambiguous')
    expect(error.candidates?.map((one) => one.person_handle)).toEqual([first, second])
    const chosen = await answer(
      sam,
      mutate,
      error.candidates?.[1]?.input as Record<string, unknown>,
    )
    expect(chosen.data).toMatchObject({
      state: 'capturing',
      destination: { person: { person_handle: second } },
    })
    expect(chosen.data.public_id).toBe(data.public_id)
  })

  test('that is not the caller’s does not exist', async () => {
    const theirs = await aList(kim)
    const unknown = notFound('/target_ideas_list_handle')
    for (const target_ideas_list_handle of [theirs, 'il_nothing', '']) {
      const input = { operation: 'create', items: three, scope: 'all', target_ideas_list_handle }
      expect(await problem(sam, mutate, input)).toEqual(unknown)
    }
  })
})

describe('a roundup that has to be read', () => {
  test.each([
    ['a page', { source_url: 'https://example.test/brunch' }, 'The page is being read.'],
    ['a text', { source_text: '1. One\n2. Two' }, 'The text is being read.'],
    [
      'a page that the caller has read',
      { source_url: 'https://example.test/a', source_text: '1. One' },
      'The text is being read.',
    ],
  ])('%s is accepted before anything is asked', async (_, input, text) => {
    const { status, data, outcome } = await answer(sam, mutate, { operation: 'create', ...input })
    expect([status, data.state, data.items, data.continuation]).toEqual([
      'accepted',
      'extracting',
      [],
      null,
    ])
    expect(outcome.fallback_text).toBe(text)
  })

  test('as a whole is not searched for items', async () => {
    const { data } = await answer(sam, mutate, {
      ...{ operation: 'create', source_url: 'https://example.test/a', scope: 'general_source' },
      target_ideas_list_handle: await aList(sam),
    })
    expect(data.state).toBe('capturing')
    expect(outcomes(data.items)).toEqual(['capturing'])
  })
})

test('an older version takes the same input', async () => {
  const input = { operation: 'create', items: three, mode: 'recommendation' }
  const { status, body } = await sam.call(mutate, input, { version: '2.0' })
  expect([status, body.status, body.capability.version]).toEqual([200, 'needs_input', '2.0'])
})

test('a hundred items are captured at once, and a repeated call is a replay', async () => {
  const items = Array.from({ length: 100 }, (_, index) => ({
    title: `Place ${index}`,
    excerpt: 'x'.repeat(1_200),
  }))
  const input = {
    ...{ operation: 'create', items, scope: 'all', selection_policy: 'save_all' },
    target_ideas_list_handle: await aList(sam),
  }
  const first = await sam.call(mutate, input, { key: 'hundred' })
  expect(first.body.data.items.filter(({ outcome }) => outcome === 'capturing')).toHaveLength(100)
  const again = await sam.call(mutate, input, { key: 'hundred' })
  expect(again.body.replayed).toBe(true)
  expect(again.body.data).toEqual(first.body.data)
})

test('fifty roundups may run or wait, and another is refused with nothing kept', async () => {
  const lee = await world.account('Lee')
  const input = { operation: 'create', items: three }
  const made = await Promise.all(Array.from({ length: 53 }, () => lee.call(mutate, input)))
  const failed = made.filter(({ body }) => body.status === 'failed')
  expect(failed.map(({ body }) => body.error.code)).toEqual(Array(3).fill('limit_reached'))
  const [open] = made.flatMap(({ body }) => (body.data ? [body.data.public_id] : []))
  await answer(lee, mutate, { operation: 'archive', public_id: open, expected_generation: 1 })
  expect(await answer(lee, mutate, input)).toMatchObject({ status: 'needs_input' })
})
