import { expect, test } from 'vitest'
import { alterPlan, aPreparedSend, commit } from '#test/support/given/actions.ts'
import { answer, aList, notFound, people, problem } from '#test/support/given/lists.ts'
import { aCandidate, aDraft, aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const id = 'plans.draft.update'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

test('each field changes what it names, and the answer names the field', async () => {
  const { plan } = await aDraft(sam)
  const { plan_handle } = plan
  const { data: made } = await answer(sam, 'places.private.create', {
    name: 'Elsewhere',
    timezone: 'Asia/Tokyo',
  })
  const idea_list_handle = await aList(sam)
  const [jonas = ''] = await people(sam, 'Jonas')
  const said = {
    private_plan: true,
    custom_activity_name: 'Skating',
    scheduled_at: inHours(90),
    rsvp_deadline: inHours(80),
    capacity_min: 2,
    capacity_max: 4,
    title_override: 'On ice',
    description_override: 'Bring gloves.',
    connect_on_signup: true,
    show_guest_list: true,
    place_handle: made.place.place_handle,
    idea_list_handle,
    audience_selection: { person_handles: [jonas] },
    source_handles: [made.place.place_handle],
    claims: [{ source_handle: made.place.place_handle, claim: 'Open late.' }],
  }
  const { data, status, outcome } = await answer(sam, id, { plan_handle, ...said })
  expect(status).toBe('completed')
  // People read words, not names of fields.
  expect(outcome.fallback_text).toMatch(
    /^Changed the privacy, [^_]+ and the claims of the draft “On ice”\.$/,
  )
  expect([...data.changed].sort()).toEqual(Object.keys(said).sort())
  expect(data.plan).toMatchObject({
    title: 'On ice',
    timezone: 'Asia/Tokyo',
    scheduled_at: said.scheduled_at,
    rsvp_deadline: said.rsvp_deadline,
    tip: { capacity_min: 2 },
    place: { name: 'Elsewhere' },
  })
  expect(data.plan.checksum).not.toBe(plan.checksum)

  const again = await answer(sam, id, { plan_handle, ...said })
  expect(again).toMatchObject({ status: 'unchanged', data: { changed: [] } })
  expect(again.data.plan).toEqual(data.plan)

  const { data: cleared } = await answer(sam, id, {
    plan_handle,
    custom_activity_name: null,
    scheduled_at: null,
    rsvp_deadline: null,
    capacity_max: null,
    title_override: null,
    description_override: null,
    audience_selection: null,
  })
  expect(cleared.changed).toHaveLength(7)
  expect(cleared.plan).toMatchObject({ title: plan.title, scheduled_at: null, rsvp_deadline: null })
})

test('another candidate replaces content and place, and overrides stay', async () => {
  const { data: made } = await answer(sam, 'places.private.create', { name: 'The lake' })
  const lake = await aCandidate(sam, {
    title: 'Swimming',
    place_handle: made.place.place_handle,
    description: 'Deep.',
  })
  const { plan } = await aDraft(sam, { description_override: 'Mine.' })
  const { data } = await answer(sam, id, {
    plan_handle: plan.plan_handle,
    candidate_id: lake.candidate_id,
  })
  expect(data.changed).toEqual(['candidate_id'])
  expect(data.plan).toMatchObject({ title: 'Swimming', place: { name: 'The lake' } })
  const same = { plan_handle: plan.plan_handle, candidate_id: lake.candidate_id }
  expect((await answer(sam, id, same)).status).toBe('unchanged')
})

test('a blank description hides the idea’s, for recipients too', async () => {
  const { candidate_id } = await aCandidate(sam, { description: 'Do not say this.' })
  const { data: drafted } = await answer(sam, 'plans.draft.create', {
    candidate_id,
    scheduled_at: inHours(30),
    description_override: ' ',
  })
  expect(drafted.draft.content.description).toBeNull()
  const { plan_handle } = drafted.plan
  const { data } = await answer(sam, 'plans.draft.preview', { plan_handle })
  expect(data.preview.body).not.toContain('Do not say this.')
})

test('a change cancels the review and supersedes prepared actions', async () => {
  const [mira = ''] = await people(sam, 'Mira')
  const { prepared, plan } = await aPreparedSend(sam, [mira])
  expect(plan.state).toBe('prepared')
  const { plan_handle } = plan
  expect((await answer(sam, 'plans.get', { plan_handle })).data.plan.state).toBe('prepared')
  const { data } = await answer(sam, id, { plan_handle, title_override: 'Later' })
  expect(data.plan.state).toBe('draft')
  const { status, body } = await sam.call('actions.commit', {
    action_handle: prepared.action_handle,
  })
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'stale_checksum' })
  const sending = { plan_handle, send_person_handles: [mira] }
  const unreviewed = await answer(sam, 'plans.prepare_send', sending)
  expect(unreviewed.error.code).toBe('draft_not_reviewed')
  expect((await answer(sam, 'plans.status.get', { plan_handle })).data.prepared).toBeNull()
})

test('only what changes is checked again', async () => {
  const { plan } = await aDraft(sam, {
    scheduled_at: inHours(30),
    rsvp_deadline: inHours(20),
    capacity_min: 3,
    capacity_max: 5,
  })
  const { plan_handle } = plan
  const refused = (input: Record<string, unknown>) => problem(sam, id, { plan_handle, ...input })
  const invalid = (...pointers: string[]) => ({ status: 422, code: 'input_invalid', pointers })
  expect(await refused({ scheduled_at: inHours(10) })).toEqual(invalid('/scheduled_at'))
  expect(await refused({ rsvp_deadline: inHours(31) })).toEqual(invalid('/rsvp_deadline'))
  expect(await refused({ capacity_min: 6 })).toEqual(invalid('/capacity_min'))
  expect(await refused({ capacity_max: 2 })).toEqual(invalid('/capacity_max'))
  expect(await refused({ scheduled_at: inHours(-1) })).toEqual(invalid('/scheduled_at'))
  expect((await answer(sam, id, { plan_handle, capacity_min: 4 })).status).toBe('completed')

  const moved = await aDraft(sam, { scheduled_at: inHours(1) })
  await alterPlan(world, moved.plan.plan_handle, "scheduled_at = now() - interval '1 hour'")
  const retitled = { plan_handle: moved.plan.plan_handle, title_override: 'Too late' }
  expect((await answer(sam, id, retitled)).status).toBe('completed')
})

test('of two changes with the same expected checksum one succeeds and the other conflicts', async () => {
  const { plan } = await aDraft(sam)
  const change = (title_override: string) =>
    sam.call(id, {
      plan_handle: plan.plan_handle,
      expected_checksum: plan.checksum,
      title_override,
    })
  const answers = await Promise.all([change('One'), change('Two')])
  const won = answers.filter(({ status }) => status === 200)
  const lost = answers.filter(({ status }) => status === 409)
  expect(won).toHaveLength(1)
  expect(lost.map(({ body }) => body.code)).toEqual(['stale_checksum'])
  const { body } = lost[0] ?? {}
  expect(body).toMatchObject({ current: { checksum: won[0]?.body.data.plan.checksum } })
  const { data } = await answer(sam, 'plans.get', { plan_handle: plan.plan_handle })
  expect(data.plan.title).toBe(won[0]?.body.data.plan.title)
})

test('a plan that was sent, canceled or discarded is not a draft', async () => {
  const [mira = ''] = await people(sam, 'Mira')
  const sent = await aPreparedSend(sam, [mira])
  const { plan_handle } = sent.plan
  await commit(sam, sent)
  const refused = await answer(sam, id, { plan_handle, title_override: 'No' })
  expect(refused).toMatchObject({
    status: 'failed',
    error: { code: 'plan_not_editable' },
    next_actions: [
      { capability: 'plans.update.prepare', input: { plan_handle }, needs: ['changes'] },
    ],
  })
  await alterPlan(world, plan_handle, "state = 'canceled'")
  const canceled = await answer(sam, id, { plan_handle, title_override: 'No' })
  expect(canceled.error.code).toBe('plan_not_editable')
  expect(canceled.next_actions).toEqual([])
  const preview = await answer(sam, 'plans.draft.preview', { plan_handle })
  expect(preview.error.code).toBe('plan_not_editable')

  const discarded = await aReviewedDraft(sam)
  await answer(sam, 'plans.discard', { plan_handle: discarded })
  const late = await answer(sam, id, { plan_handle: discarded, title_override: 'No' })
  expect(late.error.code).toBe('plan_not_editable')
})

test('without a plan it asks for one; another account’s plan is not found', async () => {
  const asked = await answer(sam, id, { title_override: 'Which?' })
  expect(asked).toMatchObject({
    status: 'needs_input',
    error: { code: 'subject_required', pointer: '/plan_handle' },
  })
  const { plan } = await aDraft(ada)
  const { plan_handle } = plan
  expect(await problem(sam, id, { plan_handle, title_override: 'Mine' })).toEqual(
    notFound('/plan_handle'),
  )
})

test('of a draft that is about to be sent, an update that changes nothing suggests to look at what waits', async () => {
  const { plan_handle } = (await aPreparedSend(sam, await people(sam, 'Kim'))).plan
  const { status, next_actions } = await answer(sam, id, { plan_handle, private_plan: false })
  expect(status).toBe('unchanged')
  expect(next_actions).toMatchObject([{ capability: 'plans.status.get', input: { plan_handle } }])
})

test('an end is after the start, moves with it, and goes with it', async () => {
  const hours = (from: string, count: number) =>
    new Date(Date.parse(from) + count * 3_600_000).toISOString()
  const start = inHours(50)
  const end = hours(start, 3)
  const { plan } = await aDraft(sam, { scheduled_at: start, scheduled_ends_at: end })
  const { plan_handle } = plan
  const endOf = async () =>
    (await answer(sam, 'plans.get', { plan_handle })).data.timing.scheduled_ends_at
  expect(await endOf()).toBe(end)
  const early = await problem(sam, id, { plan_handle, scheduled_ends_at: hours(start, -1) })
  expect([early.status, early.pointers]).toEqual([422, ['/scheduled_ends_at']])
  const moved = await answer(sam, id, { plan_handle, scheduled_at: hours(start, 10) })
  expect(moved.data.changed).toEqual(['scheduled_ends_at', 'scheduled_at'])
  expect(await endOf()).toBe(hours(start, 13))
  await answer(sam, id, { plan_handle, scheduled_at: null })
  expect(await endOf()).toBeNull()
})
