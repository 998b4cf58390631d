import { expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { asParent, jobOf } from '#test/support/given/discovery.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { anIdea, answer, people } from '#test/support/given/lists.ts'
import { type AnswerBody, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

type Ended = Pick<AnswerBody<Data<'ideas.discover'>>, 'status' | 'data' | 'outcome'>

const museum = {
  query: 'a small museum near Moabit that is open on Sunday',
  target_kinds: ['place'],
  timezone: 'Europe/Berlin',
}

/** Accepts a run and does its work. */
async function discovered(
  input: object,
  id: 'ideas.discover' | 'ideas.discover.refine' = 'ideas.discover',
) {
  const begun = await answer(sam, id, { ...input })
  expect(begun.status).toBe('accepted')
  await jobOf(world).run(sam.owner)
  const { data } = await answer(sam, 'executions.get', { execution_id: begun.execution_id })
  const ended = data.execution.result as unknown as Ended
  return { begun, execution: data.execution, ended }
}

const titlesOf = ({ data }: Ended) => data.candidates?.map(({ title }) => title)
const gapsOf = ({ data }: Ended) => new Map(data.gaps?.map((gap) => [gap.code, gap.message]))

test('a run is accepted at once, and its execution ends with what is saved', async () => {
  await anIdea(sam, 'Brücke-Museum')
  await anIdea(sam, 'Ramen at midnight')
  const { begun, execution, ended } = await discovered(museum)
  expect(begun.data).toMatchObject({ state: 'accepted', state_version: 1 })
  const { run_handle } = begun.data
  expect([execution.status, ended.status]).toEqual(['completed', 'completed'])
  expect(ended.data).toMatchObject({ run_handle, state: 'completed', state_version: 2 })
  expect(titlesOf(ended)).toEqual(['Brücke-Museum'])
  expect(Date.parse(ended.data.expires_at ?? '')).toBeGreaterThan(
    Date.parse(execution.finished_at ?? ''),
  )
  expect(begun.data.expires_at).toBe(ended.data.expires_at)
  // Of what was asked for, something was not checked.
  expect(ended.data.candidates?.map(({ provisional }) => provisional)).toEqual([true])
  expect(gapsOf(ended).get('no_external_research')).toContain('no outside sources')
  expect(gapsOf(ended).get('words_not_checked')).toBe(
    'The request has words that were not checked: small, Moabit, open.',
  )
})

test.each([
  { starts_before: '0001-01-01T00:00:00Z' },
  { starts_after: '9999-12-31T23:59:59Z' },
  { starts_after: '9999-12-31T23:59:10Z', starts_before: '9999-12-31T23:59:50Z' },
])(
  'a time at the end of all that can be written, such as %o, ends a run like any other',
  async (time) => {
    const { execution } = await discovered({ ...museum, ...time })
    expect(execution.status).toBe('completed')
  },
)

test('what a run found can be drafted from', async () => {
  const { ended } = await discovered(museum)
  const candidate_id = ended.data.candidates?.[0]?.candidate_id
  const { data } = await answer(sam, 'plans.draft.create', { candidate_id })
  expect(data.plan.title).toBe('Brücke-Museum')
})

test('what only the query says is not understood, and without a subject is asked for', async () => {
  const { status, error } = await answer(sam, 'ideas.discover', { query: 'something nice' })
  expect([status, error.code]).toEqual(['needs_input', 'subject_required'])
})

test('an offering is not held, and an empty result is a result', async () => {
  const { ended } = await discovered({ ...museum, target_kinds: ['offering'] })
  expect([ended.status, titlesOf(ended)]).toEqual(['completed', []])
  expect([...gapsOf(ended).keys()]).toEqual(
    expect.arrayContaining(['kind_not_held', 'nothing_found']),
  )
})

test('continuing leaves out what was found, and never changes the parent', async () => {
  await anIdea(sam, 'Museum of Letters')
  const first = await discovered({ ...museum, limit: 1 })
  const parent = asParent(first.ended.data, 'continue')
  const second = await discovered({ ...parent, query: 'another museum' }, 'ideas.discover.refine')
  const [one] = titlesOf(first.ended) ?? []
  expect(titlesOf(second.ended)).toHaveLength(1)
  expect(titlesOf(second.ended)).not.toContain(one)
  expect(second.ended.data.thread_handle).toBe(first.ended.data.thread_handle)
  const third = await discovered(
    { ...asParent(second.ended.data, 'continue'), query: 'one more museum' },
    'ideas.discover.refine',
  )
  expect(titlesOf(third.ended)).toEqual([])
  // The parent is as it was: it can be continued again.
  const again = await discovered({ ...parent, query: 'another museum' }, 'ideas.discover.refine')
  expect(titlesOf(again.ended)).toEqual(titlesOf(second.ended))
})

test('refining to another area finds what lies there only', async () => {
  const place = { name: 'Kunsthalle', address: 'Rue de la Gare 1, Charlottenburg, Berlin' }
  const made = await answer(sam, 'places.private.create', place)
  const { place_handle } = made.data.place
  await answer(sam, 'ideas.structured_create', {
    ...{ kind: 'place', title: 'Museum by the station', place_handle },
  })
  const first = await discovered({ ...museum, limit: 10 })
  const { ended } = await discovered(
    {
      ...asParent(first.ended.data),
      query: 'the same in Charlottenburg',
      replacement_dimensions: ['geography'],
      constraint_changes: [
        {
          ...{ operation: 'add', semantic_id: 'geography', coverage_state: 'resolved' },
          ...{ constraint_type: 'geography', value: 'Charlottenburg, Berlin' },
        },
      ],
    },
    'ideas.discover.refine',
  )
  expect(titlesOf(ended)).toEqual(['Museum by the station'])
})

test('of a version, a contract and a state, the first that is out of date is 409', async () => {
  const { ended } = await discovered(museum)
  const refine = async (more: object) => {
    const input = { ...asParent(ended.data), query: 'museum', ...more }
    const { status, body } = await sam.call('ideas.discover.refine', input)
    return [status, body.code, body.current?.state_version]
  }
  const stale = [409, 'stale_state_version', 2]
  expect(await refine({ expected_state_version: 1 })).toEqual(stale)
  const other = (await discovered(museum)).ended.data.reply_contract_handle
  expect(await refine({ reply_contract_handle: other })).toEqual(stale)
  expect((await refine({ parent_run_handle: 'ru_nothing' })).slice(0, 2)).toEqual([
    ...[404, 'reference_not_found'],
  ])
})

test('a parent that is still being looked for is not refined', async () => {
  const { data } = await answer(sam, 'ideas.discover', museum)
  const { status, body } = await sam.call('ideas.discover.refine', {
    ...{ ...asParent(data), query: 'museum' },
  })
  expect([status, body.code]).toEqual([409, 'execution_in_progress'])
  await jobOf(world).run(sam.owner)
})

test('a parent that was superseded meanwhile is 409, and ten at once supersede it once', async () => {
  const { ended } = await discovered(museum)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      sam.call('ideas.discover.refine', {
        ...{ ...asParent(ended.data, 'supersede'), query: 'a cinema' },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  const { status, body } = await sam.call('ideas.discover.refine', {
    ...{ ...asParent({ ...ended.data, state_version: 3 }), query: 'museum' },
  })
  expect([status, body.code]).toEqual([409, 'stale_state_version'])
  await jobOf(world).run(sam.owner)
})

test('an exact time that is taken back without another one is asked for', async () => {
  const { ended } = await discovered({ ...museum, requested_start_at: '2100-01-02T10:00' })
  const { status, error } = await answer(sam, 'ideas.discover.refine', {
    ...{ ...asParent(ended.data), query: 'some other time' },
    replacement_dimensions: ['temporal'],
  })
  expect([status, error.code]).toEqual(['needs_input', 'timing_required'])
})

test('a window of an hour is when things begin, not how long they last', async () => {
  await answer(sam, 'ideas.structured_create', {
    ...{ kind: 'event', title: 'Night at the museum', event_start_at: '2100-01-01T10:30:00Z' },
  })
  const window = { starts_after: '2100-01-01T10:00Z', starts_before: '2100-01-01T11:00Z' }
  const { ended } = await discovered({ query: 'museum', target_kinds: ['event'], ...window })
  expect(titlesOf(ended)).toEqual(['Night at the museum'])
  const exact = { requested_start_at: '2100-01-01T10:30Z', requested_end_at: '2100-01-01T14:30Z' }
  const other = await discovered({ query: 'museum', target_kinds: ['event'], ...window, ...exact })
  expect(titlesOf(other.ended)).toEqual(['Night at the museum'])
})

test('how long it has to take is checked by the opening hours of places, where there is room for it', async () => {
  const places = [
    { id: 'early', name: 'Holzwerk A', opening_hours: 'Mo-Su 10:00-20:00' },
    { id: 'late', name: 'Holzwerk B', opening_hours: 'Mo-Su 10:00-23:00' },
  ].map((place) => ({ ...place, leisure: 'sports_centre' }))
  await importText(world, featureLines(places), { source: 'open long' })
  const asked = (value: string) => ({
    query: 'holzwerk',
    semantic_subject: 'Holzwerk',
    target_kinds: ['place'],
    timezone: 'Europe/Berlin',
    starts_after: '2038-03-01T18:00',
    starts_before: '2038-03-01T23:00',
    constraint_changes: [
      {
        ...{ operation: 'add', semantic_id: 'duration', constraint_type: 'duration' },
        ...{ coverage_state: 'resolved', label: 'Long enough', value, hardness: 'hard' },
      },
      {
        ...{ operation: 'add', semantic_id: 'geography', constraint_type: 'geography' },
        ...{ coverage_state: 'resolved', value: 'Kreuzberg', hardness: 'hard' },
      },
    ],
  })
  const prepared = async (value: string) => {
    const { inventory, gaps } = (await answer(sam, 'discovery.prepare', asked(value))).data
    const open = gaps?.find(({ code }) => code === 'constraint_not_checked')?.message
    return { titles: inventory.map(({ title }) => title).sort(), open, inventory }
  }
  expect(await prepared('3 hours')).toMatchObject({ titles: ['Holzwerk B'], open: undefined })
  expect((await prepared('90')).titles).toEqual(['Holzwerk A', 'Holzwerk B'])
  const never = await prepared('6 hours')
  expect(never.open).toContain('Long enough')
  expect(never.inventory.every(({ provisional }) => provisional)).toBe(true)
})

test('times without an offset need a zone, and an end lies after its start', async () => {
  for (const [more, pointer] of [
    [{ starts_after: '2100-01-02T10:00' }, '/starts_after'],
    [{ starts_after: '2100-01-02T10:00Z', starts_before: '2100-01-02T10:00Z' }, '/starts_before'],
    [{ requested_start_at: 'soon' }, '/requested_start_at'],
    [{ timezone: 'Mars/Olympus' }, '/timezone'],
  ] as const) {
    const input = { query: 'a museum', ...more }
    const { status, body } = await sam.call('ideas.discover', input)
    expect([status, body.errors.map((one) => one.pointer)]).toEqual([422, [pointer]])
  }
})

test('a run is for people who are saved, and a stranger finds nothing of it', async () => {
  const [ada] = await people(sam, 'Ada')
  const { ended } = await discovered({ ...museum, person_handles: [ada] })
  const stranger = await world.account('Eve')
  for (const id of ['ideas.discover.refine', 'ideas.discover.save'] as const) {
    const input =
      id === 'ideas.discover.save'
        ? { run_handle: ended.data.run_handle, name: 'Mine' }
        : { ...asParent(ended.data), query: 'museum' }
    expect((await stranger.call(id, input)).status).toBe(404)
  }
})
