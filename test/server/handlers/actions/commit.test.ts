import { expect, test } from 'vitest'
import {
  age,
  alterPlan,
  aParty,
  aPreparedSend,
  aSentPlan,
  aSharedPlan,
  commit,
  rowsOf,
  rsvp,
  signUpBy,
} from '#test/support/given/actions.ts'
import { answer, people, problem } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { disconnect } from '#test/support/given/rows.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

/** What a commit that is refused must leave: nobody invited, nothing to be sent. */
async function expectNothingDone(account: Account) {
  expect(await rowsOf(world, account, 'invites')).toEqual([])
  expect(await rowsOf(world, account, 'outgoing')).toEqual([])
}

/** A refused commit: the problem's code, or the failure's. */
async function refusal(account: Account, prepared: { prepared?: { action_handle: string } }) {
  const action_handle = prepared.prepared?.action_handle ?? ''
  const { status, body } = await account.call('actions.commit', { action_handle })
  return { status, code: status === 200 ? body.error.code : body.code, current: body.current }
}

test('a committed send invites each person once: the connected by mail, the others by a link to pass on', async () => {
  const { sam, ada, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, Object.values(friends))
  await expectNothingDone(sam)
  const { status, data, effects, outcome } = await commit(sam, prepared)
  expect({ status, kind: data.kind, plan: data.plan }).toMatchObject({
    status: 'completed',
    kind: 'plan.send_invites',
    plan: { state: 'active', revision: 1, rsvp: { pending: 3 }, checksum: prepared.plan.checksum },
  })
  expect(data.deliveries).toEqual([
    { person_handle: friends.ada, display_name: 'Ada', status: 'queued' },
    { person_handle: friends.jonas, display_name: 'Jonas', status: 'queued' },
    { person_handle: friends.mira, display_name: 'Mira', status: 'manual_share' },
  ])
  expect(data.share_links).toEqual([
    {
      person_handle: friends.mira,
      display_name: 'Mira',
      url: expect.stringMatching(`^${world.url}/i/[\\w-]{43}$`),
    },
  ])
  expect(effects.map(({ type, state }) => [type, state])).toEqual([
    ['plan.activated', 'confirmed'],
    ['plan.invites_queued', 'confirmed'],
    ['plan.invites_sent', 'unconfirmed'],
  ])
  expect(outcome.fallback_text).toMatch(/is on its way to Ada and Jonas; share the link with Mira/)
  const outgoing = await rowsOf<{ kind: string }>(world, sam, 'outgoing')
  expect(outgoing.map(({ kind }) => kind)).toEqual(['plan_invite', 'plan_invite'])

  const inbox = await answer(ada, 'invites.list', {})
  expect(inbox.data.items).toMatchObject([
    { plan: { title: data.plan?.title }, rsvp_status: 'pending' },
  ])
})

test('a second commit is unchanged, gives no links and contacts nobody; a replay gives the first answer', async () => {
  const { sam, friends } = await aParty(world)
  const { prepared } = await aPreparedSend(sam, [friends.ada, friends.mira])
  const { action_handle } = prepared
  const first = await sam.call('actions.commit', { action_handle }, { key: 'once' })
  const again = await sam.call('actions.commit', { action_handle })
  expect(again.body).toMatchObject({ status: 'unchanged', effects: [] })
  expect(again.body.data).toEqual({ ...first.body.data, share_links: [] })
  const replayed = await sam.call('actions.commit', { action_handle }, { key: 'once' })
  expect(replayed.body.replayed).toBe(true)
  expect(replayed.body.data).toEqual(first.body.data)
  expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(1)
})

test('a share link is for anybody, personal ones for those named, and nobody is written to', async () => {
  const { sam, friends } = await aParty(world)
  const plan_handle = await aReviewedDraft(sam)
  const { data: prepared } = await answer(sam, 'plans.prepare_send', {
    plan_handle,
    action: 'create_share_link',
    send_person_handles: [friends.ada, friends.mira],
  })
  expect(prepared.prepared.recipients.map(({ delivery }) => delivery)).toEqual([
    'manual_share',
    'manual_share',
  ])
  const { data, effects } = await commit(sam, prepared)
  expect(data.plan?.state).toBe('shared')
  expect(data.share_links.map(({ person_handle }) => person_handle)).toEqual([
    undefined,
    friends.ada,
    friends.mira,
  ])
  expect(data.share_links[0]?.url).toMatch(/\/p\/[\w-]{43}$/)
  expect(effects.map(({ type }) => type)).toEqual(['plan.share_link_created'])
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
})

test('a plan that is shared or active gets another open link, which is approved like the first; both work', async () => {
  const { sam, ada, friends } = await aParty(world)
  const [lea = ''] = await people(sam, 'Lea')
  const { plan: shared, url: first } = await aSharedPlan(sam, [friends.mira])
  const { plan: sent } = await aSentPlan(sam, [friends.ada, friends.mira])
  await rsvp(ada, 'accepted')
  for (const { plan_handle, state } of [shared, sent]) {
    const { data: prepared, outcome } = await answer(sam, 'plans.prepare_send', {
      plan_handle,
      action: 'create_share_link',
    })
    expect(prepared.prepared).toMatchObject({ kind: 'plan.create_share_link', recipients: [] })
    expect(outcome.fallback_text).toContain('Nothing has been shared')
    const { data } = await commit(sam, prepared)
    expect(data).toMatchObject({ plan: { state }, deliveries: [] })
    expect(data.share_links).toHaveLength(1)
    const [{ url } = { url: '' }] = data.share_links
    expect(await signUpBy(url, 'Lu')).toContain('?answered')
    const now = (await answer(sam, 'plans.get', { plan_handle })).data.plan
    expect(now.rsvp.accepted).toBe(plan_handle === sent.plan_handle ? 2 : 1)
  }
  expect(await signUpBy(first, 'Kai')).toContain('?answered')

  // Those named get links of their own: a guest who has one gets another one to the same answer.
  const { plan_handle } = sent
  const named = (...send_person_handles: string[]) =>
    answer(sam, 'plans.prepare_send', {
      plan_handle,
      action: 'create_share_link',
      send_person_handles,
    })
  const { data } = await commit(sam, (await named(friends.mira, lea)).data)
  expect(data.share_links.map(({ person_handle }) => person_handle)).toEqual([
    undefined,
    lea,
    friends.mira,
  ])
  expect(data.plan?.rsvp).toMatchObject({ accepted: 2, pending: 2 })
  for (const { url } of data.share_links) expect((await fetch(url)).status).toBe(200)
  expect((await named(friends.ada)).error).toMatchObject({
    code: 'recipient_not_eligible',
    message: expect.stringContaining('Ada'),
  })
  expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(1)

  await alterPlan(world, plan_handle, "scheduled_at = now() - interval '1 hour'")
  expect((await named(lea)).error.code).toBe('plan_closed')
})

test('another token, another account and an unknown handle commit nothing; the rightful token still does', async () => {
  const { sam, ada, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, [friends.ada])
  expect(await refusal(await world.token(sam), prepared)).toMatchObject({
    status: 409,
    code: 'principal_mismatch',
  })
  expect(await refusal(ada, prepared)).toMatchObject({ status: 404, code: 'reference_not_found' })
  const input = { action_handle: 'ac_00000000000000000000000000' }
  expect(await problem(sam, 'actions.commit', input)).toMatchObject({ status: 404 })
  expect(await problem(sam, 'actions.commit', {})).toMatchObject({
    status: 422,
    pointers: ['/action_handle'],
  })
  await expectNothingDone(sam)
  expect((await commit(sam, prepared)).status).toBe('completed')
})

test('an action that has expired is never committed, not even after the clock went back', async () => {
  const { sam, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, [friends.ada])
  const { action_handle } = prepared.prepared
  await age(world, sam, action_handle, '16 minutes')
  expect(await refusal(sam, prepared)).toMatchObject({ status: 409, code: 'confirmation_expired' })
  await age(world, sam, action_handle, '-1 day')
  expect(await refusal(sam, prepared)).toMatchObject({ status: 409, code: 'confirmation_expired' })
  await expectNothingDone(sam)

  const again = await answer(sam, 'plans.prepare_send', {
    plan_handle: prepared.plan.plan_handle,
    send_person_handles: [friends.ada],
  })
  expect((await commit(sam, again.data)).status).toBe('completed')
})

test('a newer preparation takes the place of an earlier one', async () => {
  const { sam, friends } = await aParty(world)
  const earlier = await aPreparedSend(sam, [friends.ada])
  const { data: later } = await answer(sam, 'plans.prepare_send', {
    plan_handle: earlier.plan.plan_handle,
    send_person_handles: [friends.jonas],
  })
  expect(await refusal(sam, earlier)).toMatchObject({ status: 409, code: 'confirmation_consumed' })
  const { data } = await commit(sam, later)
  expect(data.deliveries).toEqual([
    { person_handle: friends.jonas, display_name: 'Jonas', status: 'queued' },
  ])
})

test('a draft that was changed after it was prepared is not sent, and is once it is prepared again', async () => {
  const { sam, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, [friends.ada])
  const { plan_handle } = prepared.plan
  await answer(sam, 'plans.draft.update', { plan_handle, title_override: 'Another title' })
  const refused = await refusal(sam, prepared)
  expect(refused).toMatchObject({ status: 409, code: 'stale_checksum' })
  expect(refused.current?.checksum).not.toBe(prepared.prepared.checksum)
  await expectNothingDone(sam)
  const { data } = await answer(sam, 'plans.invitation.prepare', {
    plan_handle,
    send_person_handles: [friends.ada],
  })
  expect((await commit(sam, data)).data.plan?.title).toBe('Another title')
})

test('a plan with another revision, or one that is over by now, is not committed', async () => {
  const { sam, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, [friends.ada])
  const { plan_handle } = prepared.plan
  await alterPlan(world, plan_handle, 'revision = 7')
  expect(await refusal(sam, prepared)).toMatchObject({
    status: 409,
    code: 'stale_revision',
    current: { revision: 7 },
  })
  await alterPlan(world, plan_handle, "revision = 0, scheduled_at = now() - interval '1 minute'")
  expect(await refusal(sam, prepared)).toMatchObject({ status: 200, code: 'plan_closed' })
  await expectNothingDone(sam)
})

test('a recipient who is no longer connected, or was deleted, keeps everything from being done', async () => {
  const { sam, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, [friends.ada, friends.jonas])
  await disconnect(world, sam, friends.ada)
  expect(await refusal(sam, prepared)).toMatchObject({
    status: 200,
    code: 'recipient_not_eligible',
  })
  const [lea = ''] = await people(sam, 'Lea')
  const other = await aPreparedSend(sam, [friends.jonas, lea])
  await answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle: lea })
  expect(await refusal(sam, other)).toMatchObject({ status: 200, code: 'recipient_not_eligible' })
  await expectNothingDone(sam)
})

test('who asked since not to be written to is left out, and nobody learns why', async () => {
  const { sam, ada, jonas, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, [friends.ada, friends.jonas])
  await stopContact(ada, sam)
  const { data } = await commit(sam, prepared)
  expect(data.deliveries).toEqual([
    { person_handle: friends.jonas, display_name: 'Jonas', status: 'queued' },
    { person_handle: friends.ada, display_name: 'Ada', status: 'delivery_unavailable' },
  ])
  expect(await rowsOf(world, sam, 'invites')).toHaveLength(1)
  expect((await answer(ada, 'invites.list', {})).data.items).toEqual([])

  const plan_handle = await aReviewedDraft(sam)
  const send = { plan_handle, send_person_handles: [friends.ada, friends.jonas] }
  const again = await answer(sam, 'plans.prepare_send', send)
  expect(again.data.prepared.recipients).toMatchObject([
    { eligible: false, reason: expect.not.stringMatching(/unsubscribe|block|stop/i) },
    { eligible: true },
  ])
  await stopContact(jonas, sam)
  expect(await refusal(sam, again.data)).toMatchObject({ code: 'delivery_unavailable' })
  const none = await answer(sam, 'plans.prepare_send', send)
  expect(none.error).toMatchObject({
    code: 'recipient_not_eligible',
    pointer: '/send_person_handles',
  })
  const named = { plan_handle, send_person_names: ['Ada', 'Jonas'] }
  expect((await answer(sam, 'plans.prepare_send', named)).error.pointer).toBe('/send_person_names')
})

/** Lets somebody refuse mail from a host. */
async function stopContact(account: Account, host: Account): Promise<void> {
  await world.database.write(account.owner, {
    work: (db) => db.sql`select stop_contact(${host.owner})`,
  })
}
