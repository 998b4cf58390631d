import { expect, test } from 'vitest'
import { aParty, aSentPlan, commit, rowsOf, rsvp } from '#test/support/given/actions.ts'
import { answer, people, problem } from '#test/support/given/lists.ts'
import { aDraft, aReviewedDraft } from '#test/support/given/plans.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

test('the people named are the whole roster: others are added and removed, and nothing happens before the commit', async () => {
  const { sam, ada, jonas, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  await rsvp(ada, 'accepted')
  const { data, outcome } = await answer(sam, 'plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    expected_revision: 1,
    recipient_names: ['Jonas', 'Mira'],
  })
  expect(data).toMatchObject({
    current_roster: [{ person: { person_handle: friends.ada }, rsvp_status: 'accepted' }],
    add: [{ person_handle: friends.jonas }, { person_handle: friends.mira }],
    remove: [{ person_handle: friends.ada }],
    manual_share: [{ person_handle: friends.mira }],
    prepared: { kind: 'plan.change_roster', revision: 1, checksum: plan.checksum },
  })
  expect(data.prepared?.recipients.map(({ display_name }) => display_name)).toEqual([
    'Jonas',
    'Mira',
    'Ada',
  ])
  expect(outcome.confirmation?.action_handle).toBe(data.prepared?.action_handle)
  expect((await answer(ada, 'invites.list', {})).data.items).toHaveLength(1)

  const committed = await commit(sam, data)
  expect(committed.data).toMatchObject({
    plan: { revision: 2, checksum: plan.checksum, rsvp: { accepted: 0, pending: 2, removed: 1 } },
    deliveries: [
      { person_handle: friends.jonas, status: 'queued' },
      { person_handle: friends.mira, status: 'manual_share' },
      { person_handle: friends.ada, status: 'queued' },
    ],
    share_links: [{ person_handle: friends.mira }],
  })
  const outgoing = await rowsOf<{ kind: string }>(world, sam, 'outgoing')
  expect(outgoing.map(({ kind }) => kind).sort()).toEqual([
    'plan_invite',
    'plan_invite',
    'plan_removed',
  ])
  expect((await answer(ada, 'invites.list', {})).data.items).toEqual([])
  expect((await answer(jonas, 'invites.list', {})).data.items).toHaveLength(1)
})

test('who is invited again begins anew, with another link', async () => {
  const { sam, friends } = await aParty(world)
  const { plan, share_links } = await aSentPlan(sam, [friends.ada, friends.mira])
  const { plan_handle } = plan
  const change = async (recipient_handles: string[]) => {
    const { data } = await answer(sam, 'plans.roster.prepare', { plan_handle, recipient_handles })
    return (await commit(sam, data)).data
  }
  await change([friends.ada])
  const invited = await change([friends.ada, friends.mira])
  expect(invited.plan?.rsvp).toEqual({ accepted: 0, declined: 0, pending: 2, removed: 0 })
  expect(invited.share_links).toHaveLength(1)
  const [before, after] = [share_links[0]?.url ?? '', invited.share_links[0]?.url ?? '']
  expect(before).not.toBe(after)
  expect((await fetch(before)).status).toBe(404)
})

test('the same roster is unchanged and nothing waits for approval', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { status, data, outcome } = await answer(sam, 'plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    recipient_handles: [friends.ada],
  })
  expect({ status, prepared: data.prepared }).toEqual({ status: 'unchanged', prepared: undefined })
  expect(outcome.confirmation).toBeUndefined()
  expect(outcome.next_actions.map(({ capability }) => capability)).not.toContain('actions.commit')
})

test('another revision is a conflict that names the present one', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { status, body } = await sam.call('plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    expected_revision: 0,
    recipient_handles: [friends.jonas],
  })
  expect({ status, code: body.code, current: body.current }).toEqual({
    status: 409,
    code: 'stale_revision',
    current: { revision: 1 },
  })
})

test('a reviewed draft is prepared to be sent to those named; an unreviewed one is not, and nobody is asked about', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aDraft(sam)
  const input = { plan_handle: plan.plan_handle, recipient_handles: [friends.mira] }
  expect((await answer(sam, 'plans.roster.prepare', input)).error.code).toBe('draft_not_reviewed')
  const plan_handle = await aReviewedDraft(sam)
  const { data } = await answer(sam, 'plans.roster.prepare', { ...input, plan_handle })
  expect(data).toMatchObject({ current_roster: [], prepared: { kind: 'plan.send_invites' } })
  expect((await commit(sam, data)).data.plan?.state).toBe('active')
  const asked = await answer(sam, 'plans.roster.prepare', { plan_handle })
  expect(asked.error.code).toBe('clarification_required')
})

test('a roster has at most 250 people', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const names = Array.from({ length: 250 }, (_, at) => `Guest ${at}`)
  await people(sam, ...names)
  expect(
    await problem(sam, 'plans.roster.prepare', {
      plan_handle: plan.plan_handle,
      recipient_handles: [friends.ada],
      recipient_names: names,
    }),
  ).toEqual({ status: 422, code: 'input_invalid', pointers: ['/recipient_handles'] })
})
