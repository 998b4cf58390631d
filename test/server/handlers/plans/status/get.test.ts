import { beforeAll, expect, test } from 'vitest'
import {
  age,
  alterPlan,
  aParty,
  aPreparedSend,
  aSentPlan,
  commit,
  type Party,
  rsvp,
} from '#test/support/given/actions.ts'
import { answer, notFound, problem } from '#test/support/given/lists.ts'
import { aDraft, aReviewedDraft } from '#test/support/given/plans.ts'
import { useSharedWorld } from '#test/support/world.ts'

const id = 'plans.status.get'

const world = useSharedWorld()
let party: Party

beforeAll(async () => {
  party = await aParty(world)
})

test('a draft has no prepared action and no deliveries, and says who it is for', async () => {
  const { sam, friends } = party
  const audience_selection = { person_handles: [friends.ada, friends.mira] }
  const { plan, draft } = await aDraft(sam, { capacity_min: 4, audience_selection })
  const { data, outcome } = await answer(sam, id, { plan_handle: plan.plan_handle })
  expect(data).toEqual({
    plan,
    prepared: null,
    deliveries: [],
    audience: draft.audience,
    rsvp: { accepted: 0, declined: 0, pending: 0, removed: 0 },
    tip: { capacity_min: 4, have: 1, state: 'open' },
  })
  expect(draft.audience.map(({ display_name }) => display_name)).toEqual(['Ada', 'Mira'])
  expect(outcome.next_actions).toMatchObject([
    {
      capability: 'plans.invitation.prepare',
      input: { plan_handle: plan.plan_handle },
      needs: [],
    },
  ])
})

test('a draft without a start is led to one, and a plan that was sent has no audience any more', async () => {
  const { sam, friends } = party
  const { plan } = await aDraft(sam, { scheduled_at: undefined })
  const { data, outcome } = await answer(sam, id, { plan_handle: plan.plan_handle })
  expect(data.audience).toEqual([])
  expect(outcome.next_actions).toMatchObject([
    { capability: 'plans.draft.update', needs: ['scheduled_at'] },
  ])
  const sent = await aSentPlan(sam, [friends.mira])
  const { data: after } = await answer(sam, id, { plan_handle: sent.plan.plan_handle })
  expect(after).not.toHaveProperty('audience')
})

test('a prepared action is shown until it is committed; then each delivery is shown', async () => {
  const { sam, ada, jonas, friends } = party
  const everybody = [friends.ada, friends.jonas, friends.mira]
  const sending = await aPreparedSend(sam, everybody)
  const { plan_handle } = sending.plan
  const waiting = await answer(sam, id, { plan_handle })
  expect(waiting.data.plan.state).toBe('prepared')
  expect(waiting.data.prepared).toEqual({ ...sending.prepared, approval: 'none' })
  expect(waiting.outcome.fallback_text).toContain('Waiting for approval: ')
  expect(waiting.outcome).toMatchObject({
    confirmation: { action_handle: sending.prepared.action_handle, required: true },
    disclosures: [{ name: 'confirmation.action_prepared' }],
    next_actions: [
      {
        capability: 'actions.commit',
        input: { action_handle: sending.prepared.action_handle },
      },
    ],
  })

  await commit(sam, sending)
  await rsvp(ada, 'accepted')
  await rsvp(jonas, 'declined')
  const { data } = await answer(sam, id, { plan_handle })
  expect(data.prepared).toBeNull()
  expect(data.rsvp).toEqual({ accepted: 1, declined: 1, pending: 1, removed: 0 })
  expect(data.deliveries.map(({ person_handle }) => person_handle).sort()).toEqual(
    [...everybody].sort(),
  )
  const byPerson = new Map(data.deliveries.map((one) => [one.person_handle, one.status]))
  expect(byPerson.get(friends.mira)).toBe('manual_share')
  expect(['queued', 'sending', 'sent']).toContain(byPerson.get(friends.ada))

  const [shown] = (await answer(ada, 'plans.query', {})).data.items
  const { data: seen } = await answer(ada, id, { plan_handle: shown?.plan_handle })
  expect(seen).toMatchObject({ prepared: null, deliveries: [], rsvp: { accepted: 1 } })
})

test.each(['scheduled_at', 'rsvp_deadline'])(
  'a prepared draft does not wait for approval once its %s has passed',
  async (field) => {
    const { sam, friends } = party
    const { plan } = await aPreparedSend(sam, [friends.ada])
    const { plan_handle } = plan
    await alterPlan(world, plan_handle, `${field} = now() - interval '1 minute'`)
    const { data, outcome, next_actions } = await answer(sam, id, { plan_handle })
    expect(data).toMatchObject({ plan: { state: 'reviewed' }, prepared: null })
    expect(outcome.fallback_text).not.toContain('Waiting')
    expect(next_actions.map(({ capability }) => capability)).not.toContain('actions.commit')
    const { data: read } = await answer(sam, 'plans.get', { plan_handle })
    expect(read.plan.state).toBe('reviewed')
  },
)

test('a person who could not be reached at the commit is listed, and never why', async () => {
  const { sam, ada, friends } = party
  await world.database.write(ada.owner, {
    work: (db) => db.sql`select stop_contact(${sam.owner})`,
  })
  const sending = await aPreparedSend(sam, [friends.ada, friends.mira])
  await commit(sam, sending)
  const { data } = await answer(sam, id, { plan_handle: sending.plan.plan_handle })
  expect(data.deliveries.map(({ person_handle, status }) => ({ person_handle, status }))).toEqual([
    { person_handle: friends.mira, status: 'manual_share' },
    { person_handle: friends.ada, status: 'delivery_unavailable' },
  ])
  const { data: read } = await answer(sam, 'plans.get', { plan_handle: sending.plan.plan_handle })
  expect(read.delivery).toEqual({ sent: 0, manual: 1, failed: 1 })
})

test('without a plan it is refused; another account’s plan is not found', async () => {
  const { sam, ada } = party
  expect(await problem(sam, id, {})).toEqual({
    status: 422,
    code: 'input_invalid',
    pointers: ['/plan_handle'],
  })
  const { plan } = await aDraft(ada)
  const { plan_handle } = plan
  expect(await problem(sam, id, { plan_handle })).toEqual(notFound('/plan_handle'))
})

test.each([id, 'plans.get'] as const)(
  'an expiry that %s has shown stays, though the clock goes back',
  async (read) => {
    const { sam, friends } = party
    const sending = await aPreparedSend(sam, [friends.jonas])
    const { action_handle } = sending.prepared
    await age(world, sam, action_handle, '16 minutes')
    const { data } = await answer(sam, read, { plan_handle: sending.plan.plan_handle })
    expect(data.plan.state).not.toBe('prepared')
    await age(world, sam, action_handle, '-16 minutes')
    const { body } = await sam.call('actions.commit', { action_handle })
    expect(body.code).toBe('confirmation_expired')
  },
)

test('who gets no message is told of before, and their link can be made again', async () => {
  const { sam, friends } = party
  const sending = await answer(sam, 'plans.prepare_send', {
    plan_handle: await aReviewedDraft(sam),
    send_person_handles: [friends.mira],
  })
  const { plan_handle } = sending.data.plan
  expect(sending.outcome.fallback_text).toContain('The service sends nothing to Mira')
  const sent = await commit(sam, sending.data)
  expect(sent.outcome.disclosures.map(({ name }) => name)).toContain('plan.links_shown_once')
  expect(sent.next_actions[0]?.reason).toBe('Tells who has answered.')
  for (const read of [id, 'plans.get'] as const) {
    const { next_actions } = await answer(sam, read, { plan_handle })
    const link = next_actions.find(({ capability }) => capability === 'plans.prepare_send')
    expect(link?.input).toEqual({
      plan_handle,
      action: 'create_share_link',
      send_person_handles: [friends.mira],
    })
    const again = await answer(sam, 'plans.prepare_send', link?.input ?? {})
    const { data } = await commit(sam, again.data)
    expect(data.share_links.map(({ person_handle }) => person_handle)).toContain(friends.mira)
  }
})
