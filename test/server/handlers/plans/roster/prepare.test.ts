import { expect, test } from 'vitest'
import {
  alterPlan,
  aParty,
  aSentPlan,
  aSharedPlan,
  commit,
  rowsOf,
  rsvp,
  signUpBy,
} from '#test/support/given/actions.ts'
import { answer, people, problem } from '#test/support/given/lists.ts'
import { aDraft, aReviewedDraft } from '#test/support/given/plans.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

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
  expect(
    data.prepared?.recipients.map(({ display_name, change }) => [display_name, change]),
  ).toEqual([
    ['Jonas', 'added'],
    ['Mira', 'added'],
    ['Ada', 'removed'],
  ])
  expect(outcome.confirmation?.action_handle).toBe(data.prepared?.action_handle)
  // Nothing else would help: the plan is no draft, and the same roster would be prepared again.
  expect(outcome.next_actions.map(({ capability }) => capability)).toEqual(['actions.commit'])
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
    added: [{ person_handle: friends.jonas }, { person_handle: friends.mira }],
    removed: [{ person_handle: friends.ada, display_name: 'Ada' }],
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

test('a removed guest who hears of it from the host is among the recipients', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira])
  const { data, outcome } = await answer(sam, 'plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    recipient_handles: [friends.ada],
  })
  expect(data.prepared?.recipients.map(({ display_name }) => display_name)).toEqual(['Mira'])
  expect(outcome.fallback_text).toContain('Mira')
  expect((await commit(sam, data)).data.plan?.rsvp).toMatchObject({ removed: 1 })
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

test('the host learns before the approval that people are added too late, or to a plan without room for them', async () => {
  const { sam, ada, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada], { capacity_max: 3 })
  const { plan_handle } = plan
  const told = async (...recipient_handles: string[]) => {
    const { outcome } = await answer(sam, 'plans.roster.prepare', {
      plan_handle,
      recipient_handles,
    })
    return outcome.disclosures
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('confirmation.'))
  }
  const { ada: first, jonas, mira } = friends
  expect(await told(first, jonas)).toEqual([])
  expect(await told(first, jonas, mira)).toEqual(['plan.more_people_than_places'])
  await rsvp(ada, 'accepted')
  await alterPlan(world, plan_handle, 'capacity_max = 2')
  expect(await told(first, jonas)).toEqual(['plan.full'])
  expect(await told(jonas)).toEqual([])
  await alterPlan(world, plan_handle, "capacity_max = null, rsvp_deadline = now() - interval '1 h'")
  expect(await told(first, jonas)).toEqual(['plan.answers_closed'])
  await alterPlan(world, plan_handle, "rsvp_deadline = null, scheduled_at = now() - interval '1 h'")
  expect(await told(first, jonas)).toEqual(['plan.answers_closed'])
  expect(await told(jonas)).toEqual(['plan.answers_closed'])
  const small = await aReviewedDraft(sam, { capacity_max: 2 })
  const { outcome } = await answer(sam, 'plans.prepare_send', {
    plan_handle: small,
    send_person_handles: [first, jonas],
  })
  expect(outcome.disclosures.map(({ text }) => text)).toContain(
    'With the host 3 people would be invited, and there is room for 2: those who answer first get the places.',
  )
})

test('the preview has the message of each: the invitation for those who are added, the other for those removed', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira])
  const preview = async (...recipient_handles: string[]) => {
    const { plan_handle } = plan
    const { data } = await answer(sam, 'plans.roster.prepare', { plan_handle, recipient_handles })
    return Object.keys(data.prepared?.content_preview ?? {}).sort()
  }
  expect(await preview(friends.ada, friends.mira, friends.jonas)).toEqual(['body', 'title'])
  expect(await preview(friends.mira)).toEqual(['body_of_removal', 'title'])
  expect(await preview(friends.jonas)).toEqual(['body', 'body_of_removal', 'title'])
})

test('guests who were deleted, or signed up by a link, can stay on the roster', async () => {
  const { sam, friends } = await aParty(world)
  const { plan, url } = await aSharedPlan(sam, [friends.mira])
  const { plan_handle } = plan
  await signUpBy(url, 'Zed')
  await answer(sam, 'relationships.people.manage', {
    operation: 'delete',
    person_handle: friends.mira,
  })
  const prepare = async (input: Record<string, string[]>) => {
    const { data } = await answer(sam, 'plans.roster.prepare', { plan_handle, ...input })
    const names = (people: readonly { display_name: string }[]) =>
      people.map(({ display_name }) => display_name)
    return { add: names(data.add), remove: names(data.remove) }
  }
  const added = { add: ['Ada'], remove: [] }
  // A name is gone with who was deleted; the handle is not.
  const deleted = { plan_handle, recipient_names: ['zed', 'Mira', 'Ada'] }
  expect((await answer(sam, 'plans.roster.prepare', deleted)).error).toMatchObject({
    code: 'person_unresolved',
    pointer: '/recipient_names/1',
  })
  const byName = { recipient_handles: [friends.mira], recipient_names: ['zed', 'Ada'] }
  expect(await prepare(byName)).toEqual(added)
  expect(
    await prepare({ recipient_handles: [friends.mira, friends.ada], recipient_names: ['Zed'] }),
  ).toEqual(added)
  // A saved person of the same name is meant before a guest who chose the name.
  const [saved = ''] = await people(sam, 'Zed')
  expect(await prepare(byName)).toEqual({ add: ['Zed', 'Ada'], remove: ['Zed'] })
  const { data } = await answer(sam, 'plans.roster.prepare', {
    plan_handle,
    recipient_handles: [friends.mira, saved],
  })
  expect((await commit(sam, data)).data.plan?.rsvp).toMatchObject({ pending: 2, removed: 1 })
  // Elsewhere nobody can be named who is not among the people.
  expect(
    await problem(sam, 'plans.prepare_send', {
      plan_handle: await aReviewedDraft(sam),
      send_person_handles: [friends.mira],
    }),
  ).toEqual({ status: 404, code: 'reference_not_found', pointers: ['/send_person_handles/0'] })
})

test('a refused commit suggests the roster with its guests, deleted ones too, and without who is gone', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira])
  const [kim = '', lou = ''] = await people(sam, 'Kim', 'Lou')
  const stay = [friends.ada, friends.mira, lou]
  const remove = (person_handle: string) =>
    answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle })
  await remove(friends.mira)
  const { data } = await answer(sam, 'plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    recipient_handles: [...stay, kim],
  })
  await remove(kim)
  const { error } = await commit(sam, data)
  expect(error).toMatchObject({
    code: 'recipient_not_eligible',
    prerequisite: { capability: 'plans.roster.prepare', input: { recipient_handles: stay } },
  })
  const again = await answer(sam, 'plans.roster.prepare', { ...error.prerequisite?.input })
  expect(again.data).toMatchObject({ add: [{ person_handle: lou }], remove: [] })
})
