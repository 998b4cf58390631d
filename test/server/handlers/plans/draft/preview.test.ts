import { beforeAll, expect, test } from 'vitest'
import { aParty, alterPlan, commit, type Party } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aCandidate, aDraft, inHours } from '#test/support/given/plans.ts'
import { disconnect } from '#test/support/given/rows.ts'
import { useSharedWorld } from '#test/support/world.ts'

const id = 'plans.draft.preview'

const world = useSharedWorld()
let party: Party

beforeAll(async () => {
  party = await aParty(world)
})

test('a preview says what recipients would see, in the plan’s zone, and keeps the review', async () => {
  const { sam, friends } = party
  const { data: made } = await answer(sam, 'places.private.create', {
    name: 'Cocolo',
    address: 'Ufer 39',
    timezone: 'Asia/Tokyo',
  })
  const { candidate_id, title } = await aCandidate(sam, { description: 'Noodles.' })
  const { data: drafted } = await answer(sam, 'plans.draft.create', {
    candidate_id,
    scheduled_at: '2030-06-07T10:30:00Z',
    rsvp_deadline: '2030-06-05T15:30:00Z',
    place_handle: made.place.place_handle,
    audience_selection: { person_handles: [friends.ada, friends.mira] },
  })
  const { plan_handle } = drafted.plan
  const { status, data } = await answer(sam, id, { plan_handle })
  expect(status).toBe('completed')
  expect(data.plan).toMatchObject({ state: 'reviewed', checksum: drafted.plan.checksum })
  expect(data.checksum).toBe(drafted.plan.checksum)
  expect(data.missing).toEqual([])
  expect(data.preview).toEqual({
    title,
    body: 'Friday, 7 June 2030, 19:30, Tokyo time (GMT+9), Cocolo, Ufer 39. Please answer by Thursday, 6 June 2030, 00:30, Tokyo time (GMT+9).\n\nNoodles.',
    public_description: null,
    recipients: [
      expect.objectContaining({
        person_handle: friends.ada,
        delivery: 'service',
        eligible: true,
      }),
      {
        person_handle: friends.mira,
        display_name: 'Mira',
        delivery: 'manual_share',
        eligible: true,
      },
    ],
  })
  const again = await answer(sam, id, { plan_handle })
  expect(again).toMatchObject({ status: 'unchanged', data })
})

test('a preview says what the guests’ page says', async () => {
  const { sam, friends } = party
  const { plan } = await aDraft(sam, {
    ...{ custom_activity_name: 'Noodle pulling', capacity_min: 3, capacity_max: 6 },
    ...{ description_override: 'Bring an apron.', private_plan: true },
  })
  const { plan_handle } = plan
  await answer(sam, id, { plan_handle })
  const { data: shared } = await answer(sam, 'plans.prepare_send', {
    ...{ plan_handle, public_description: 'Aprons are there.' },
    send_person_handles: [friends.mira],
  })
  const body = String(shared.prepared.content_preview.body)
  expect(body).toContain('What: Noodle pulling.')
  expect(body).toContain('People: 3 to 6, including the host.')
  expect(body).toContain('Aprons are there.')
  const { data } = await commit(sam, shared)
  const url = data.share_links.find(({ person_handle }) => person_handle === friends.mira)?.url
  const page = await (await fetch(url ?? '')).text()
  expect(page).toContain('Noodle pulling')
  expect(page).toContain('Aprons are there.')
  expect(page).not.toContain('Bring an apron.')
})

test('no preview contains a private plan’s notes', async () => {
  const { sam } = party
  const { plan } = await aDraft(sam, { private_plan: true, description_override: 'My secret.' })
  const { data, outcome } = await answer(sam, id, { plan_handle: plan.plan_handle })
  expect(JSON.stringify(data.preview)).not.toContain('My secret.')
  expect(outcome.disclosures.map(({ name }) => name)).toContain('plan.private_notes')
  const { data: changed } = await answer(sam, 'plans.draft.update', {
    plan_handle: plan.plan_handle,
    description_override: 'Another secret.',
  })
  expect(changed.plan.checksum).toBe(plan.checksum)
  expect(changed.plan.state).toBe('draft')
})

test('missing fields are asked for, and the draft is not reviewed', async () => {
  const { sam } = party
  const { plan } = await aDraft(sam, { scheduled_at: undefined })
  const { plan_handle } = plan
  const untimed = await answer(sam, id, { plan_handle })
  expect(untimed).toMatchObject({
    status: 'needs_input',
    data: null,
    error: {
      code: 'timing_required',
      prerequisite: { capability: 'plans.draft.update', input: { plan_handle } },
    },
  })
  expect(untimed.error.message).toContain('scheduled_at')
  const { data } = await answer(sam, 'plans.get', { plan_handle })
  expect(data.management.reviewed).toBe(false)

  await answer(sam, 'plans.draft.update', {
    plan_handle,
    scheduled_at: inHours(5),
    rsvp_deadline: inHours(4),
  })
  await alterPlan(world, plan_handle, "rsvp_deadline = now() - interval '1 minute'")
  const closed = await answer(sam, id, { plan_handle })
  expect(closed.error).toMatchObject({ code: 'clarification_required' })
  expect(closed.error.message).toContain('rsvp_deadline')
  await alterPlan(world, plan_handle, "scheduled_at = now() - interval '1 minute'")
  expect((await answer(sam, id, { plan_handle })).error.code).toBe('timing_required')
})

test('a corrected place is shown as it is now', async () => {
  const { sam } = party
  const { data: made } = await answer(sam, 'places.private.create', { name: 'Kichen' })
  const { place_handle } = made.place
  const { plan } = await aDraft(sam, { place_handle })
  const { plan_handle } = plan
  await answer(sam, id, { plan_handle })
  await answer(sam, 'places.private.update', { place_handle, name: 'Kitchen', address: 'Here 1' })
  const { status, data } = await answer(sam, id, { plan_handle })
  expect(status).toBe('completed')
  expect(data.preview.body).toContain('Kitchen, Here 1')
  expect(data.plan.place).toMatchObject({ name: 'Kitchen', address: 'Here 1' })
  expect(data.checksum).not.toBe(plan.checksum)
})

test('a person who is no longer connected is shown as unreachable, without a reason', async () => {
  const { sam, friends } = party
  const { plan } = await aDraft(sam, {
    audience_selection: { person_handles: [friends.jonas] },
  })
  await disconnect(world, sam, friends.jonas)
  const { data } = await answer(sam, id, { plan_handle: plan.plan_handle })
  expect(data.preview.recipients).toMatchObject([
    { person_handle: friends.jonas, delivery: 'service', eligible: false },
  ])
})

test('without a plan it asks for one', async () => {
  expect((await answer(party.sam, id, {})).error.code).toBe('subject_required')
})
