import { expect, test } from 'vitest'
import { answer, notFound, people, problem } from '#test/support/given/lists.ts'
import { aCandidate, aDraft, inHours } from '#test/support/given/plans.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const id = 'plans.draft.create'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

test('a draft copies its idea, and contacts nobody', async () => {
  const { data: made } = await answer(sam, 'places.private.create', {
    name: 'Cocolo',
    address: 'Ufer 39',
    timezone: 'Europe/Lisbon',
  })
  const idea = await aCandidate(sam, {
    title: 'Ramen at Cocolo',
    description: 'Best before eight.',
    custom_activity_name: 'Slurping',
    place_handle: made.place.place_handle,
    event_url: 'https://cocolo.example/',
  })
  const { data, status, outcome } = await answer(sam, id, { candidate_id: idea.candidate_id })
  expect(status).toBe('completed')
  expect(data.plan).toMatchObject({
    title: 'Ramen at Cocolo',
    state: 'draft',
    role: 'host',
    scheduled_at: null,
    timezone: 'Europe/Lisbon',
    revision: 0,
    rsvp: { accepted: 0, declined: 0, pending: 0, removed: 0 },
    tip: { capacity_min: null, have: 1, state: 'open' },
    place: { place_handle: made.place.place_handle, name: 'Cocolo', address: 'Ufer 39' },
  })
  expect(data.plan.checksum).toMatch(/^[0-9a-f]{64}$/)
  expect(data.draft).toEqual({
    audience: [],
    content: {
      title: 'Ramen at Cocolo',
      description: 'Best before eight.',
      activity_name: 'Slurping',
      source_url: idea.source_url,
    },
    requirements: { candidate_id: idea.candidate_id },
  })
  expect(data.evidence).toEqual([])
  expect(outcome.next_actions.map(({ capability }) => capability)).toEqual([
    'plans.draft.update',
    'plans.status.get',
  ])
})

test('overrides replace the idea’s content, and null replaces nothing', async () => {
  const [jonas = ''] = await people(sam, 'Jonas Draft')
  const { candidate_id } = await aCandidate(sam, { description: 'The idea.' })
  const said = {
    candidate_id,
    title_override: 'Ramen before the concert',
    description_override: 'Mine.',
    custom_activity_name: 'Eating',
    scheduled_at: inHours(48),
    rsvp_deadline: inHours(24),
    capacity_min: 3,
    capacity_max: 6,
    connect_on_signup: true,
    show_guest_list: true,
    private_plan: true,
    audience_selection: { person_names: ['Jonas Draft'], person_handles: [jonas] },
  }
  const { data } = await answer(sam, id, said)
  expect(data.plan).toMatchObject({
    title: 'Ramen before the concert',
    scheduled_at: said.scheduled_at,
    rsvp_deadline: said.rsvp_deadline,
    tip: { capacity_min: 3, have: 1, state: 'open' },
  })
  expect(data.draft.audience.map(({ display_name }) => display_name)).toEqual(['Jonas Draft'])
  expect(data.draft.content).toMatchObject({ description: 'Mine.', activity_name: 'Eating' })
  const { audience_selection: _, title_override: __, description_override: ___, ...asked } = said
  expect(data.draft.requirements).toEqual(asked)
})

test('an event gives the draft its start, if that is in the future', async () => {
  const start = inHours(72)
  const coming = await aCandidate(sam, { kind: 'event', event_start_at: start })
  const { data } = await answer(sam, id, { candidate_id: coming.candidate_id })
  expect(data.plan.scheduled_at).toBe(start)
  const gone = await aCandidate(sam, { kind: 'event', event_start_at: inHours(-72) })
  const { data: late } = await answer(sam, id, { candidate_id: gone.candidate_id })
  expect(late.plan.scheduled_at).toBeNull()
  const { candidate_id } = await aCandidate(sam, { kind: 'event', event_start_at: start })
  expect(await problem(sam, id, { candidate_id, rsvp_deadline: inHours(73) })).toEqual({
    status: 422,
    code: 'input_invalid',
    pointers: ['/rsvp_deadline'],
  })
})

test('a draft takes the start that the idea shows, and says so if its place is archived', async () => {
  const { data: made } = await answer(sam, 'places.private.create', { name: 'Old hall' })
  const { place_handle } = made.place
  const idea = await aCandidate(sam, {
    kind: 'event',
    event_start_at: inHours(72),
    fixed_when: inHours(80),
    venue_place_handle: place_handle,
  })
  expect(idea.when).toBe(idea.event?.starts_at)
  const { candidate_id } = idea
  const create = async (input: Record<string, unknown> = {}) => {
    const { data, outcome } = await answer(sam, id, {
      candidate_id,
      separate_outing: true,
      ...input,
    })
    return [data.plan.scheduled_at, outcome.disclosures.map(({ name }) => name)]
  }
  expect(await create()).toEqual([idea.when, []])
  await answer(sam, 'places.private.archive', { place_handle })
  expect(await create()).toEqual([idea.when, ['plan.place_archived']])
  const { plan } = await aDraft(sam)
  const { outcome } = await answer(sam, 'plans.draft.update', {
    plan_handle: plan.plan_handle,
    candidate_id,
  })
  expect(outcome.disclosures.map(({ name }) => name)).toEqual(['plan.place_archived'])
  const { data: other } = await answer(sam, 'places.private.create', { name: 'New hall' })
  expect(await create({ place_handle: other.place.place_handle })).toEqual([idea.when, []])
})

test('a related draft is asked about, and never silently reused', async () => {
  const idea = await aCandidate(sam)
  const { data: first } = await answer(sam, id, { candidate_id: idea.candidate_id })
  const again = await answer(sam, id, { candidate_id: idea.candidate_id })
  expect(again.status).toBe('needs_input')
  expect(again.error).toMatchObject({
    code: 'related_drafts_exist',
    pointer: '/candidate_id',
    candidates: [
      {
        plan_handle: first.plan.plan_handle,
        title: idea.title,
        checksum: first.plan.checksum,
      },
    ],
  })
  expect(again.next_actions.map(({ capability }) => capability)).toEqual([
    'plans.draft.update',
    'plans.get',
  ])

  const twin = await aCandidate(sam, { title: idea.title.toUpperCase() })
  expect((await answer(sam, id, { candidate_id: twin.candidate_id })).error.code).toBe(
    'related_drafts_exist',
  )
  const { data: second } = await answer(sam, id, {
    candidate_id: idea.candidate_id,
    separate_outing: true,
  })
  expect(second.plan.plan_handle).not.toBe(first.plan.plan_handle)
  await answer(sam, 'plans.discard', { plan_handle: first.plan.plan_handle })
  await answer(sam, 'plans.draft.delete', { plan_handle: second.plan.plan_handle })
  expect((await answer(sam, id, { candidate_id: idea.candidate_id })).status).toBe('completed')
})

test('of ten concurrent drafts from one idea one is created', async () => {
  const { candidate_id } = await aCandidate(sam)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => answer(sam, id, { candidate_id })),
  )
  const made = answers.filter(({ status }) => status === 'completed')
  expect(made).toHaveLength(1)
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(
    new Set([undefined, 'related_drafts_exist']),
  )
})

test('a separate outing conflicts if the related draft has changed since it was read', async () => {
  const { candidate_id } = await aCandidate(sam)
  const { data: first } = await answer(sam, id, { candidate_id })
  const asked = { candidate_id, separate_outing: true, expected_checksum: first.plan.checksum }
  await answer(sam, 'plans.draft.update', {
    plan_handle: first.plan.plan_handle,
    title_override: 'Another title',
  })
  const { status, body } = await sam.call(id, asked)
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'stale_checksum' })
  const { current } = body as unknown as { current: { checksum: string } }
  const { data } = await answer(sam, id, { ...asked, expected_checksum: current.checksum })
  expect(data.plan.state).toBe('draft')
})

test('everything that is wrong is refused at once', async () => {
  const { candidate_id } = await aCandidate(sam)
  const refused = (input: Record<string, unknown>) => problem(sam, id, { candidate_id, ...input })
  const invalid = (...pointers: string[]) => ({ status: 422, code: 'input_invalid', pointers })
  expect(await refused({ capacity_min: 4, capacity_max: 3, scheduled_at: inHours(-1) })).toEqual(
    invalid('/scheduled_at', '/capacity_max'),
  )
  expect(await refused({ scheduled_at: inHours(2), rsvp_deadline: inHours(3) })).toEqual(
    invalid('/rsvp_deadline'),
  )
  expect(await refused({ rsvp_deadline: inHours(-3) })).toEqual(invalid('/rsvp_deadline'))
  expect(await refused({ title_override: ' ' })).toEqual(invalid('/title_override'))
  expect(await refused({ capacity_min: 1 })).toEqual(invalid('/capacity_min'))
  // More people than there are to be counted.
  expect(await refused({ capacity_min: 1e12 })).toEqual(invalid('/capacity_min'))
  expect(await refused({ capacity_max: 1e12 })).toEqual(invalid('/capacity_max'))
  const { status } = await answer(sam, id, {
    candidate_id,
    scheduled_at: inHours(2),
    rsvp_deadline: inHours(2),
    capacity_min: 3,
    capacity_max: 3,
  })
  expect(status).toBe('completed')
})

test('unknown and ambiguous people are asked about', async () => {
  const { candidate_id } = await aCandidate(sam)
  const named = (person_names: string[]) =>
    answer(sam, id, { candidate_id, audience_selection: { person_names } })
  const unknown = await named(['Nobody At All'])
  expect(unknown).toMatchObject({
    status: 'needs_input',
    error: {
      code: 'person_unresolved',
      pointer: '/audience_selection/person_names/0',
      prerequisite: { capability: 'relationships.people.ensure' },
    },
  })
  for (let twin = 0; twin < 2; twin += 1) {
    await answer(sam, 'relationships.people.manage', {
      operation: 'create',
      display_name: 'Twin Draft',
    })
  }
  const twins = await named(['Twin Draft'])
  expect(twins.error).toMatchObject({ code: 'person_ambiguous' })
  expect(twins.error.candidates).toHaveLength(2)
})

test("what is gone, archived or another's is not drafted from", async () => {
  const idea = await aCandidate(sam)
  const { candidate_id } = idea
  const foreign = await aCandidate(ada)
  expect(await problem(sam, id, { candidate_id: foreign.candidate_id })).toEqual(
    notFound('/candidate_id'),
  )
  expect(await problem(sam, id, { candidate_id: 'made up' })).toEqual(notFound('/candidate_id'))
  for (const [field, handle] of [
    ['place_handle', 'pl_00000000000000000000000000'],
    ['idea_list_handle', 'il_00000000000000000000000000'],
  ] as const) {
    expect(await problem(sam, id, { candidate_id, [field]: handle })).toEqual(notFound(`/${field}`))
  }
  const research_selection = {
    thread_handle: 'th',
    run_handle: 'ru_00000000000000000000000000',
    snapshot_fingerprint: 'f',
    reply_contract_handle: 'rc',
    expected_state_version: 1,
    candidate_ref: 'c',
  }
  expect(await problem(sam, id, { candidate_id, research_selection })).toEqual(
    notFound('/research_selection/run_handle'),
  )
  await answer(sam, 'ideas.created.archive', { idea_handle: idea.idea_handle })
  const { code, message } = (await answer(sam, id, { candidate_id })).error
  expect(code).toBe('idea_archived')
  // A draft would not change the idea, and the page of archived things has it still.
  expect(message).toContain('no longer be used')
  expect(message).toContain('/settings/archived')

  const { data } = await answer(sam, 'places.private.create', { name: 'Closed for good' })
  const { place_handle } = data.place
  await answer(sam, 'places.private.archive', { place_handle })
  const other = await aCandidate(sam)
  const closed = { candidate_id: other.candidate_id, place_handle }
  expect((await answer(sam, id, closed)).error.code).toBe('place_archived')
})

test('claims become evidence, each with its source', async () => {
  const source = await aCandidate(sam, { event_url: 'https://source.example/menu' })
  const { data: made } = await answer(sam, 'places.private.create', { name: 'A source' })
  const claims = [
    { source_handle: source.idea_handle, claim: 'Open on Fridays.' },
    { source_handle: made.place.place_handle, claim: 'No bookings.' },
    { source_handle: source.candidate_id, claim: 'Vegan, too.' },
  ]
  const { evidence, plan } = await aDraft(sam, {
    claims,
    source_handles: [source.idea_handle, made.place.place_handle],
  })
  expect(evidence).toEqual(
    claims.map(({ claim, source_handle }, at) => ({
      claim,
      source_handle,
      source_url: at === 1 ? null : source.source_url,
      observed_at: null,
    })),
  )
  const { data: read } = await answer(sam, 'plans.get', { plan_handle: plan.plan_handle })
  expect(read.evidence).toEqual(evidence)
  const foreign = await aCandidate(ada)
  const { candidate_id } = await aCandidate(sam)
  const claim = { source_handle: foreign.idea_handle, claim: 'Whatever.' }
  expect(await problem(sam, id, { candidate_id, claims: [claim] })).toEqual(
    notFound('/claims/0/source_handle'),
  )
  expect(await problem(sam, id, { candidate_id, source_handles: ['x'] })).toEqual(
    notFound('/source_handles/0'),
  )
})

test('an input of the earlier version lacks the candidate, and is asked for it', async () => {
  const { body } = await sam.call(id, {}, { version: '2026-08-11.3' })
  expect(body).toMatchObject({ status: 'needs_input', error: { code: 'subject_required' } })
})
