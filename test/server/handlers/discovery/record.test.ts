import { expect, test } from 'vitest'
import { aRun, budget, found } from '#test/support/given/discovery.ts'
import { answer } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const record = 'discovery.record'

test('what was recorded is closed, and the same again is the same answer', async () => {
  const { run_handle } = await aRun(sam)
  const input = { run_handle, result_state: 'results', candidates: [found()] }
  const first = await sam.call(record, input)
  expect(first.body.data).toMatchObject({ state_version: 2, accepted_count: 1, rejected: [] })
  const [candidate] = first.body.data.candidates
  expect(candidate).toMatchObject({
    kind: 'offering',
    title: 'Beginners at the wheel',
    provisional: true,
  })
  const again = await sam.call(record, input)
  expect(again.body.data).toMatchObject({ state_version: 2, accepted_count: 1 })
  expect(again.body.data.snapshot_fingerprint).toBe(first.body.data.snapshot_fingerprint)
  expect(again.body.effects).toEqual([])
  const other = await sam.call(record, { ...input, candidates: [found('Another class')] })
  expect(other.status).toBe(409)
  expect(other.body).toMatchObject({ code: 'stale_state_version', current: { state_version: 2 } })
})

test('a record of which nothing was accepted changes nothing, and the corrected one is taken', async () => {
  const { run_handle } = await aRun(sam, {
    constraint_changes: [budget],
    target_kinds: ['offering'],
  })
  const failing = found('Too dear', {
    constraint_results: [{ constraint: 'max_price', hard: true, passed: false }],
  })
  const { data } = await answer(sam, record, {
    ...{ run_handle, result_state: 'results' },
    candidates: [failing, found('A park', { kind: 'place' })],
  })
  expect(data).toMatchObject({ state_version: 1, accepted_count: 0, candidates: [] })
  expect(data.rejected).toEqual([
    { index: 0, code: 'hard_constraint_failed' },
    { index: 1, code: 'kind_not_wanted' },
  ])
  const after = await answer(sam, record, {
    run_handle,
    result_state: 'results',
    candidates: [found()],
  })
  expect(after.data).toMatchObject({ state_version: 2, accepted_count: 1 })
  expect(after.data.gaps).toEqual([
    {
      code: 'constraint_not_answered',
      message:
        'Nothing says whether “Beginners at the wheel” meets “At most 60 euros for each person”.',
    },
  ])
})

test('ten racing records of other content leave one version, and the other nine learn it', async () => {
  const { run_handle } = await aRun(sam)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      sam.call(record, {
        ...{ run_handle, result_state: 'results' },
        candidates: [found(`Class ${index}`)],
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(9)
  for (const { body } of refused) {
    expect(body).toMatchObject({ code: 'stale_state_version', current: { state_version: 2 } })
  }
})

test('ten racing records of equal content are one version and one answer', async () => {
  const { run_handle } = await aRun(sam)
  const input = { run_handle, result_state: 'results', candidates: [found()] }
  const answers = await Promise.all(Array.from({ length: 10 }, () => sam.call(record, input)))
  const ends = answers.map(({ body: { data } }) => [data.state_version, data.accepted_count])
  expect(ends).toEqual(Array.from({ length: 10 }, () => [2, 1]))
})

test('each candidate is taken or rejected by itself, and the limit counts all of the run', async () => {
  const { run_handle } = await aRun(sam, { limit: 2 })
  const partial = { run_handle, result_state: 'partial' }
  const first = await answer(sam, record, {
    ...partial,
    candidates: [
      found('One'),
      found('ONE'),
      found('Dear', { price: { minimum: 10 } }),
      found('Over', { schedule: { starts_at: '2020-01-01T10:00:00Z', start_precision: 'exact' } }),
      found('Seen later', {
        evidence: [{ ...found().evidence[0], observed_at: '2100-01-01T00:00:00Z' }],
      }),
    ],
  })
  expect(first.data.rejected.map(({ code }) => code)).toEqual([
    ...['duplicate_candidate', 'price_without_currency', 'already_over', 'evidence_in_future'],
  ])
  expect(first.data).toMatchObject({ accepted_count: 1, state_version: 2 })
  const second = await answer(sam, record, {
    ...partial,
    candidates: [found('Two'), found('Three')],
  })
  expect(second.data).toMatchObject({ accepted_count: 1, state_version: 3 })
  expect(second.data.rejected).toEqual([{ index: 1, code: 'limit_exceeded' }])
  expect(second.data.candidates.map(({ title }) => title)).toEqual(['One', 'Two'])
})

test.each(['partial', 'results'])(
  'a source that failed is all that there may be to say (%s)',
  async (result_state) => {
    const { run_handle } = await aRun(sam)
    const source_failures = [{ message: 'It did not answer in time.' }]
    const { data } = await answer(sam, record, { run_handle, result_state, source_failures })
    expect(data).toMatchObject({
      ...{ state_version: 2, accepted_count: 0, candidates: [], rejected: [] },
      gaps: [{ code: 'source_failed' }],
    })
    const more = { run_handle, result_state: 'results', candidates: [found()] }
    const { status, body } = await sam.call(record, more)
    if (result_state === 'partial') expect(body.data).toMatchObject({ accepted_count: 1 })
    else expect([status, body.error?.code ?? body.code]).not.toEqual([200, undefined])
  },
)

test('results need candidates, and an end without results takes none', async () => {
  const { run_handle } = await aRun(sam)
  for (const input of [
    { result_state: 'results' },
    { result_state: 'partial', candidates: [] },
    { result_state: 'no_matches', candidates: [found()] },
  ]) {
    const { status, body } = await sam.call(record, { run_handle, ...input })
    expect([status, body.errors[0]?.pointer]).toEqual([422, '/candidates'])
  }
  const { data } = await answer(sam, record, { run_handle, result_state: 'no_matches' })
  expect(data).toMatchObject({ state_version: 2, accepted_count: 0, candidates: [] })
})

test('an address with a password, a blank name and an unknown zone are refused', async () => {
  const { run_handle } = await aRun(sam)
  const candidate = found('\u0007', {
    canonical_url: 'https://sam:secret@example.test/',
    schedule: { timezone: 'Mars/Olympus' },
  })
  const { status, body } = await sam.call(record, {
    ...{ run_handle, result_state: 'results', candidates: [candidate] },
  })
  expect(status).toBe(422)
  expect(body.errors.map(({ pointer }) => pointer).sort()).toEqual([
    '/candidates/0/canonical_url',
    '/candidates/0/public_name',
    '/candidates/0/schedule/timezone',
  ])
})

test('another account finds no such run', async () => {
  const { run_handle } = await aRun(sam)
  const ada = await world.account('Ada')
  const input = { run_handle, result_state: 'results', candidates: [found()] }
  expect((await ada.call(record, input)).body).toMatchObject({ code: 'reference_not_found' })
})

test('a price that contradicts a hard one is rejected, and amounts in the wrong order are refused', async () => {
  const { run_handle } = await aRun(sam, { constraint_changes: [budget] })
  const passed = [{ constraint: 'max_price', hard: true, passed: true }]
  const priced = (name: string, price: object) => found(name, { price, constraint_results: passed })
  const results = { run_handle, result_state: 'results' }
  const { data } = await answer(sam, record, {
    ...results,
    candidates: [
      priced('Too dear', { minimum: 90, maximum: 120, currency: 'EUR', per_person: true }),
      priced('In francs', { minimum: 90, currency: 'CHF', per_person: true }),
      priced('For all', { minimum: 90, currency: 'EUR', per_person: false }),
      priced('From 50', { minimum: 50, maximum: 90, currency: 'EUR', per_person: true }),
    ],
  })
  expect(data.rejected).toEqual([{ index: 0, code: 'hard_constraint_failed' }])
  const other = await aRun(sam)
  const { body } = await sam.call(record, {
    ...{ ...results, run_handle: other.run_handle },
    candidates: [
      found('A', {
        price: { minimum: 100, maximum: 20, currency: 'EUR' },
        schedule: { starts_at: '2100-01-02T10:00:00Z', ends_at: '2100-01-01T10:00:00Z' },
      }),
    ],
  })
  expect(body.errors.map(({ pointer }) => pointer)).toEqual([
    ...['/candidates/0/price/minimum', '/candidates/0/schedule/ends_at'],
  ])
})

test('a recorded candidate says where it is, and a draft may take that place', async () => {
  const { run_handle } = await aRun(sam)
  const location = { venue_name: 'Tonwerk', address: 'Weserstraße 112, 12045 Berlin' }
  const { data } = await answer(sam, record, {
    ...{ run_handle, result_state: 'results', candidates: [found('At the wheel', { location })] },
  })
  const place = data.candidates[0]?.place
  expect(place).toMatchObject({ name: 'Tonwerk', address: location.address })
  const { idea } = (
    await answer(sam, 'ideas.structured_create', {
      ...{ kind: 'place', title: 'Our own class', place_handle: place?.place_handle },
    })
  ).data
  expect(idea.place).toMatchObject({ name: 'Tonwerk' })
  // The handle means the same wherever a place is named.
  const handle = place?.place_handle ?? ''
  const opened = await answer(sam, 'ideas.object.get', {
    subject: { interaction_reference: handle },
  })
  expect(opened.status).toBe('completed')
  const liked = await answer(sam, 'likes.mutate', {
    ...{ operation: 'save', subject: { kind: 'place', handle } },
  })
  expect(liked.status).toBe('completed')
})
