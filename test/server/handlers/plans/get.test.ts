import { beforeAll, expect, test } from 'vitest'
import {
  alterPlan,
  aParty,
  aSentPlan,
  commit,
  type Party,
  rsvp,
} from '#test/support/given/actions.ts'
import { answer, notFound, problem } from '#test/support/given/lists.ts'
import { aCandidate, aDraft, inHours } from '#test/support/given/plans.ts'
import { useSharedWorld } from '#test/support/world.ts'
import type { CapabilityId } from '#generated/types.ts'

const id = 'plans.get'

const world = useSharedWorld()
let party: Party

beforeAll(async () => {
  party = await aParty(world)
})

test('a host sees everything of a draft, and what may be done with it', async () => {
  const { sam } = party
  const said = { scheduled_at: inHours(40), capacity_min: 2, private_plan: true }
  const audience_selection = { person_handles: [party.friends.mira] }
  const { plan, draft } = await aDraft(sam, { ...said, audience_selection })
  const { data, outcome } = await answer(sam, id, { plan_handle: plan.plan_handle })
  expect(data).toMatchObject({
    plan,
    requirements: said,
    evidence: [],
    costs: [],
    timing: {
      selected: true,
      scheduled_at: said.scheduled_at,
      scheduled_ends_at: null,
      meetup_at: null,
      meetup_location_text: null,
      timezone: 'Europe/Berlin',
    },
    roster: [],
    pending_recipients: [],
    audience: draft.audience,
    delivery: { sent: 0, manual: 0, failed: 0 },
    management: { manageable: true, reviewed: false, private_plan: true },
    logistics: { done: 0, total: 0 },
  })
  expect(draft.audience).toMatchObject([{ display_name: 'Mira' }])
  expect(data.management.allowed).toContain('plans.draft.preview')
  expect(data.management.allowed).not.toContain('plans.prepare_send')
  expect(data.management.allowed).not.toContain('plans.cancel.prepare')
  expect(outcome.next_actions[0]).toMatchObject({
    capability: 'plans.invitation.prepare',
    input: { plan_handle: plan.plan_handle },
  })
  await answer(sam, 'plans.draft.preview', { plan_handle: plan.plan_handle })
  const { data: reviewed } = await answer(sam, id, { plan_handle: plan.plan_handle })
  expect(reviewed.management.reviewed).toBe(true)
  expect(reviewed.management.allowed).toContain('plans.prepare_send')
})

test('a host sees the roster, a guest sees the guest’s view of the same plan', async () => {
  const { sam, ada, friends } = party
  const { data: made } = await answer(sam, 'places.private.create', {
    name: 'My kitchen',
    address: 'Weserstraße 12',
    description: 'The key is under the mat.',
  })
  const source = await aCandidate(sam)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.jonas, friends.mira], {
    private_plan: true,
    description_override: 'A surprise for Jonas.',
    place_handle: made.place.place_handle,
    capacity_min: 2,
    claims: [{ source_handle: source.idea_handle, claim: 'He likes cake.' }],
  })
  const { plan_handle } = plan
  await answer(sam, 'plans.logistics.update', {
    plan_handle,
    mode: 'add',
    items: [
      {
        kind: 'payment_expectation',
        action_type: 'split',
        phase: 'after_plan',
        actor_type: 'each_guest',
        visibility: 'guest',
        title: 'Share the cake',
        amount_note: '5 euros',
      },
      {
        kind: 'host_action',
        action_type: 'bake',
        phase: 'before_arrival',
        actor_type: 'host',
        visibility: 'host',
        title: 'Bake the cake',
      },
    ],
  })
  await rsvp(ada, 'accepted')
  const { data } = await answer(sam, id, { plan_handle })
  expect(data.plan).toMatchObject({
    state: 'active',
    role: 'host',
    revision: 1,
    rsvp: { accepted: 1, declined: 0, pending: 2, removed: 0 },
    tip: { capacity_min: 2, have: 2, state: 'tipped' },
  })
  expect(
    Object.fromEntries(
      data.roster.map(({ person, rsvp_status, delivery }) => [
        person.person_handle,
        `${rsvp_status} by ${delivery}`,
      ]),
    ),
  ).toEqual({
    [friends.ada]: 'accepted by service',
    [friends.jonas]: 'pending by service',
    [friends.mira]: 'pending by manual_share',
  })
  expect(data.pending_recipients.map(({ person_handle }) => person_handle).sort()).toEqual(
    [friends.jonas, friends.mira].sort(),
  )
  expect(data.delivery).toMatchObject({ manual: 1, failed: 0 })
  expect(data.management.allowed).toContain('plans.cancel.prepare')
  expect(data.management.allowed).not.toContain('plans.draft.update')
  expect(data.costs).toHaveLength(1)
  expect(data.logistics).toEqual({ done: 0, total: 2 })

  const [shown] = (await answer(ada, 'plans.query', {})).data.items
  const seen = await answer(ada, id, { plan_handle: shown?.plan_handle })
  expect(seen.data).toMatchObject({
    plan: {
      title: plan.title,
      state: 'active',
      role: 'invitee',
      checksum: data.plan.checksum,
      place: { name: 'My kitchen', address: 'Weserstraße 12' },
      rsvp: { accepted: 1, pending: 2 },
      tip: { capacity_min: 2, have: 2, state: 'tipped' },
    },
    requirements: {},
    evidence: [],
    roster: [],
    pending_recipients: [],
    delivery: {},
    management: { manageable: false, private_plan: false },
    logistics: { done: 0, total: 1 },
  })
  expect(seen.data.costs).toMatchObject([
    { label: 'Share the cake (5 euros)', scope: 'per_person', currency: null },
  ])
  expect(seen.data.management.allowed).toContain('invites.rsvp.update')
  expect(seen.next_actions.map(({ capability }) => capability)).toEqual([
    'invites.rsvp.update',
    'plans.logistics.get',
    'invites.list',
  ])
  const words = JSON.stringify(seen)
  for (const secret of ['surprise', 'key is under', 'Bake', 'likes cake', friends.jonas, 'Mira']) {
    expect(words).not.toContain(secret)
  }
  expect(words).not.toContain(plan_handle)
  expect(await problem(ada, id, { plan_handle })).toEqual(notFound('/plan_handle'))
})

test('of a plan that was sent, each next action that needs nothing more is possible', async () => {
  const { sam, friends } = party
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  const { next_actions } = await answer(sam, id, { plan_handle })
  expect(next_actions[0]?.capability).toBe('plans.update.prepare')
  expect(next_actions.map(({ capability }) => capability)).toContain('plans.prepare_send')
  for (const { capability, input, needs } of next_actions) {
    if (needs.length > 0) continue
    const { status } = await answer(sam, capability as CapabilityId, input)
    expect(`${capability}: ${status}`).not.toContain('failed')
  }
  const refused = await answer(sam, 'plans.prepare_send', { plan_handle })
  expect(refused.error.code).toBe('plan_not_editable')
  const [, share] = refused.next_actions
  expect(share?.capability).toBe('plans.prepare_send')
  expect((await answer(sam, 'plans.prepare_send', share?.input ?? {})).status).toBe('completed')
})

test('a removed guest sees the earlier state, and may do nothing', async () => {
  const { sam, jonas, friends } = party
  const { plan } = await aSentPlan(sam, [friends.jonas, friends.ada], { title_override: 'Removed' })
  const { plan_handle } = plan
  const [shown] = (await answer(jonas, 'plans.query', { query: 'Removed' })).data.items
  const { data } = await answer(sam, 'plans.roster.prepare', {
    plan_handle,
    recipient_handles: [friends.ada],
  })
  await commit(sam, data)
  const { data: change } = await answer(sam, 'plans.update.prepare', {
    plan_handle,
    changes: { title_override: 'Somewhere else' },
  })
  await commit(sam, change)
  const { data: seen, outcome } = await answer(jonas, id, { plan_handle: shown?.plan_handle })
  expect(seen.plan.title).toBe('Removed')
  expect(outcome.fallback_text).toMatch(/The host has removed you from the guest list\.$/)
  expect(seen.management.allowed).not.toContain('invites.rsvp.update')
})

test('a plan is past at its end, or three hours after its start', async () => {
  const { sam, friends } = party
  const { plan } = await aSentPlan(sam, [friends.mira])
  const { plan_handle } = plan
  const state = async () => (await answer(sam, id, { plan_handle })).data.plan.state
  await alterPlan(world, plan_handle, "scheduled_at = now() - interval '2 hours 59 minutes'")
  expect(await state()).toBe('active')
  await alterPlan(world, plan_handle, "scheduled_at = now() - interval '3 hours'")
  expect(await state()).toBe('past')
  await alterPlan(world, plan_handle, "scheduled_ends_at = now() + interval '1 hour'")
  expect(await state()).toBe('active')
  await alterPlan(world, plan_handle, "scheduled_ends_at = now() - interval '1 second'")
  expect(await state()).toBe('past')
  const { data } = await answer(sam, id, { plan_handle })
  expect(data.management).toMatchObject({
    manageable: false,
    allowed: ['plans.logistics.get', 'plans.logistics.update'],
  })
})

test('a plan with too few guests at its deadline is missed, and a tipped plan stays tipped', async () => {
  const { sam, friends } = party
  const { plan } = await aSentPlan(sam, [friends.mira], {
    scheduled_at: inHours(40),
    rsvp_deadline: inHours(20),
    capacity_min: 3,
  })
  const { plan_handle } = plan
  const tip = async () => (await answer(sam, id, { plan_handle })).data.plan.tip
  expect(await tip()).toEqual({ capacity_min: 3, have: 1, state: 'open' })
  await alterPlan(world, plan_handle, "rsvp_deadline = now() - interval '1 second'")
  expect(await tip()).toEqual({ capacity_min: 3, have: 1, state: 'missed' })
  await alterPlan(world, plan_handle, 'tipped_at = now()')
  expect((await tip()).state).toBe('tipped')
})

test('other accounts’ plans are not found', async () => {
  const { sam, jonas } = party
  const { plan } = await aDraft(sam)
  for (const plan_handle of [plan.plan_handle, 'pn_00000000000000000000000000', 'x']) {
    expect(await problem(jonas, id, { plan_handle })).toEqual(notFound('/plan_handle'))
  }
})
