import { expect, test } from 'vitest'
import {
  alterPlan,
  aParty,
  aPreparedSend,
  aSentPlan,
  commit,
  rowsOf,
} from '#test/support/given/actions.ts'
import { answer, notFound, problem } from '#test/support/given/lists.ts'
import { aDraft, aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('a prepared send says who it would reach and how, what they would see, and when it expires', async () => {
  const { sam, friends } = await aParty(world)
  const plan_handle = await aReviewedDraft(sam, { title_override: 'Ramen before the concert' })
  const { status, data, outcome } = await answer(sam, 'plans.prepare_send', {
    plan_handle,
    action: 'send_invites',
    send_person_names: ['Ada', 'Mira'],
  })
  expect(status).toBe('completed')
  expect(data.prepared).toMatchObject({
    kind: 'plan.send_invites',
    summary: 'Invite Ada and Mira to “Ramen before the concert”',
    recipients: [
      { person_handle: friends.ada, display_name: 'Ada', delivery: 'service', eligible: true },
      {
        person_handle: friends.mira,
        display_name: 'Mira',
        delivery: 'manual_share',
        eligible: true,
      },
    ],
    content_preview: { title: 'Ramen before the concert' },
    revision: 0,
    checksum: data.plan.checksum,
  })
  expect(data.plan).toMatchObject({ plan_handle, state: 'prepared' })
  const minutes = (Date.parse(data.prepared.expires_at) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThan(15.1)
  const { action_handle, expires_at } = data.prepared
  expect(outcome.confirmation).toEqual({
    required: true,
    action_handle,
    expires_at,
    approve_with: 'actions.commit',
    approve_at: `${world.url}/approvals/${action_handle}`,
  })
  expect(outcome.disclosures.map(({ name }) => name)).toContain('confirmation.action_prepared')
  expect(outcome.next_actions).toMatchObject([
    { capability: 'actions.commit', input: { action_handle }, needs: [], requires_approval: true },
  ])
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
})

test('only what was reviewed and not changed since can be sent', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aDraft(sam)
  const send = { plan_handle: plan.plan_handle, send_person_handles: [friends.ada] }
  const unreviewed = await answer(sam, 'plans.prepare_send', send)
  expect(unreviewed).toMatchObject({
    status: 'failed',
    error: {
      code: 'draft_not_reviewed',
      prerequisite: { capability: 'plans.draft.preview', input: { plan_handle: plan.plan_handle } },
    },
  })
  await answer(sam, 'plans.draft.preview', { plan_handle: plan.plan_handle })
  expect((await answer(sam, 'plans.prepare_send', send)).status).toBe('completed')
  await answer(sam, 'plans.draft.update', { plan_handle: plan.plan_handle, capacity_min: 3 })
  const changed = await answer(sam, 'plans.prepare_send', send)
  expect(changed.error.code).toBe('draft_not_reviewed')
  await answer(sam, 'plans.draft.preview', { plan_handle: plan.plan_handle })
  await alterPlan(world, plan.plan_handle, "card_title = 'Changed past every rule'")
  const slipped = await answer(sam, 'plans.prepare_send', send)
  expect(slipped.error.code).toBe('draft_not_reviewed')
})

test('an invitation is reviewed and prepared in one step, and asks for a time that is missing', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aDraft(sam, { scheduled_at: undefined })
  const send = { plan_handle: plan.plan_handle, send_person_handles: [friends.ada] }
  const untimed = await answer(sam, 'plans.invitation.prepare', send)
  expect(untimed).toMatchObject({ status: 'needs_input', error: { code: 'timing_required' } })
  const { plan_handle } = plan
  await answer(sam, 'plans.draft.update', { plan_handle, scheduled_at: inHours(20) })
  const { status, data, next_actions } = await answer(sam, 'plans.invitation.prepare', send)
  expect(next_actions.map(({ capability }) => capability)).toEqual(['actions.commit'])
  expect({ status, state: data.plan.state }).toEqual({ status: 'completed', state: 'prepared' })
  expect((await commit(sam, data)).status).toBe('completed')
})

test('the people a draft was made for are its recipients where none are named; without any it asks', async () => {
  const { sam, friends } = await aParty(world)
  const plan_handle = await aReviewedDraft(sam, {
    audience_selection: { person_handles: [friends.jonas] },
  })
  const { data } = await answer(sam, 'plans.prepare_send', { plan_handle })
  expect(data.prepared.recipients).toMatchObject([{ person_handle: friends.jonas }])

  const alone = await aReviewedDraft(sam)
  const asked = await answer(sam, 'plans.prepare_send', { plan_handle: alone })
  expect(asked).toMatchObject({ status: 'needs_input', error: { code: 'clarification_required' } })
  const link = { plan_handle: alone, action: 'create_share_link' }
  const shared = await answer(sam, 'plans.prepare_send', link)
  expect(shared.data.prepared).toMatchObject({ kind: 'plan.create_share_link', recipients: [] })
})

test('people who are unknown or ambiguous are asked about, foreign handles answer 404', async () => {
  const { sam, ada, friends } = await aParty(world)
  const plan_handle = await aReviewedDraft(sam)
  const unknown = { plan_handle, send_person_names: ['Nobody'] }
  expect((await answer(sam, 'plans.prepare_send', unknown)).error).toMatchObject({
    code: 'person_unresolved',
    pointer: '/send_person_names/0',
    prerequisite: { capability: 'relationships.people.ensure' },
  })
  await answer(sam, 'relationships.people.manage', { operation: 'create', display_name: 'Mira' })
  const ambiguous = { plan_handle, send_person_names: ['Mira'] }
  expect((await answer(sam, 'plans.invitation.prepare', ambiguous)).error.code).toBe(
    'person_ambiguous',
  )
  const foreign = { plan_handle, send_person_handles: [friends.ada] }
  expect(await problem(ada, 'plans.prepare_send', foreign)).toEqual(notFound('/plan_handle'))
  const missing = await answer(sam, 'plans.prepare_send', { send_person_handles: [friends.ada] })
  expect(missing.error).toMatchObject({ code: 'subject_required', pointer: '/plan_handle' })
})

test('a plan that was sent, one that is over and one somebody else hosts are not sent', async () => {
  const { sam, ada, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const send = { plan_handle: plan.plan_handle, send_person_handles: [friends.jonas] }
  const sent = await answer(sam, 'plans.prepare_send', send)
  expect(sent).toMatchObject({
    error: { code: 'plan_not_editable' },
    next_actions: [{ capability: 'plans.roster.prepare' }, { capability: 'plans.prepare_send' }],
  })
  await alterPlan(world, plan.plan_handle, "scheduled_at = now() - interval '4 hours'")
  expect((await answer(sam, 'plans.prepare_send', send)).error.code).toBe('plan_closed')

  const late = await aReviewedDraft(sam)
  await alterPlan(world, late, "scheduled_at = now() - interval '1 hour'")
  const passed = { plan_handle: late, send_person_handles: [friends.ada] }
  expect((await answer(sam, 'plans.prepare_send', passed)).error.code).toBe('plan_closed')

  const { data } = await answer(ada, 'plans.query', { role: 'invitee' })
  const [theirs] = data.items
  const guests = { plan_handle: theirs?.plan_handle }
  for (const id of ['plans.prepare_send', 'plans.cancel.prepare'] as const) {
    expect((await answer(ada, id, guests)).error.code, id).toBe('plan_not_editable')
  }
})

test('of a private draft only the public description is shown, and it is part of what is approved', async () => {
  const { sam, ada, friends } = await aParty(world)
  const secret = 'Surprise for Jonas, do not tell'
  const { plan } = await aDraft(sam, { private_plan: true, description_override: secret })
  const { plan_handle } = plan
  await answer(sam, 'plans.draft.preview', { plan_handle })
  const send = { plan_handle, send_person_handles: [friends.ada] }
  const without = await answer(sam, 'plans.prepare_send', send)
  expect(JSON.stringify(without.data.prepared)).not.toContain(secret)
  expect(without.data.prepared.content_preview.public_description).toBeNull()

  const public_description = 'We meet at the canal at eight.'
  const { data } = await answer(sam, 'plans.prepare_send', { ...send, public_description })
  expect(data.prepared.content_preview).toMatchObject({ public_description })
  expect(data.prepared.checksum).not.toBe(without.data.prepared.checksum)
  const committed = await commit(sam, data)
  expect(committed.data.plan?.checksum).toBe(data.prepared.checksum)
  expect(JSON.stringify(await rowsOf(world, sam, 'outgoing'))).not.toContain(secret)
  const copies = await rowsOf<{ description: string }>(world, ada, 'invite_cards')
  expect(copies.map(({ description }) => description)).toEqual([public_description])
})

test('a public description of a plan that is not private is not used, and that is said', async () => {
  const { sam, friends } = await aParty(world)
  const plan_handle = await aReviewedDraft(sam)
  const { data, outcome } = await answer(sam, 'plans.prepare_send', {
    plan_handle,
    send_person_handles: [friends.ada],
    public_description: 'Something else',
  })
  expect(data.prepared.checksum).toBe(data.plan.checksum)
  expect(outcome.disclosures.map(({ name }) => name)).toContain('plan.public_description_unused')
})

test('what is prepared again waits alone', async () => {
  const { sam, friends } = await aParty(world)
  const first = await aPreparedSend(sam, [friends.ada])
  await answer(sam, 'plans.prepare_send', {
    plan_handle: first.plan.plan_handle,
    send_person_handles: [friends.ada],
  })
  const rows = await rowsOf<{ state: string }>(world, sam, 'prepared_actions')
  expect(rows.map(({ state }) => state).sort()).toEqual(['prepared', 'superseded'])
})

test('a plan that has begun, or whose answers are closed, gets no new link, and nothing suggests one', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  const change = { capability: 'plans.update.prepare', input: { plan_handle }, needs: ['changes'] }
  for (const [columns, code] of [
    ["rsvp_deadline = now() - interval '1 minute'", 'clarification_required'],
    ["scheduled_at = now() - interval '1 hour', rsvp_deadline = null", 'plan_closed'],
  ] as const) {
    await alterPlan(world, plan_handle, columns)
    const { data } = await answer(sam, 'plans.get', { plan_handle })
    expect(data.management.allowed).not.toContain('plans.prepare_send')
    const refused = await answer(sam, 'plans.prepare_send', {
      plan_handle,
      action: 'create_share_link',
    })
    expect(refused.error.code).toBe(code)
    expect(refused.error.message).not.toContain('The draft')
    expect(refused.error.prerequisite).toBeUndefined()
    expect(refused.next_actions).toMatchObject([change])
  }
})

test('an action that waits for approval is not shown once the plan is over', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  await answer(sam, 'plans.cancel.prepare', { plan_handle })
  const status = async () => (await answer(sam, 'plans.status.get', { plan_handle })).data
  expect((await status()).prepared).toMatchObject({ kind: 'plan.cancel' })
  await alterPlan(world, plan_handle, "scheduled_at = now() - interval '1 day'")
  expect(await status()).toMatchObject({ plan: { state: 'past' }, prepared: null })
})
