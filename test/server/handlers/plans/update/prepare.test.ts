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
import { answer, problem } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { answerPage } from '#test/support/invite_page.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('a change of time is prepared, committed, told, and keeps answers as worth confirming', async () => {
  const { sam, ada, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira])
  await rsvp(ada, 'accepted')
  const scheduled_at = inHours(72)
  const { data } = await answer(sam, 'plans.update.prepare', {
    plan_handle: plan.plan_handle,
    expected_revision: 1,
    changes: { scheduled_at, meetup_location_text: 'At the bar inside' },
    notify_recipients: true,
  })
  expect(data).toMatchObject({
    before: { scheduled_at: plan.scheduled_at, meetup_location_text: null },
    after: { scheduled_at, meetup_location_text: 'At the bar inside' },
    affected: 2,
    notify: true,
    prepared: {
      kind: 'plan.update',
      recipients: [{ person_handle: friends.ada }, { person_handle: friends.mira }],
      content_preview: { scheduled_at },
      revision: 1,
      checksum: plan.checksum,
    },
  })
  const committed = await commit(sam, data)
  expect(committed.data).toMatchObject({
    plan: { revision: 2, scheduled_at, rsvp: { accepted: 1 } },
    deliveries: [
      { person_handle: friends.ada, status: 'queued' },
      { person_handle: friends.mira, status: 'manual_share' },
    ],
  })
  expect(committed.data.plan?.checksum).not.toBe(plan.checksum)
  const copies = await rowsOf<object>(world, ada, 'invite_cards')
  expect(copies).toMatchObject([
    { rsvp_status: 'accepted', needs_reconfirm: true, meetup_location_text: 'At the bar inside' },
  ])
  const listed = async () => (await answer(ada, 'invites.list', {})).outcome.fallback_text
  expect(await listed()).toBe('Found 1 invite. It is waiting for your answer.')
  await rsvp(ada, 'accepted')
  expect(await listed()).toBe('Found 1 invite. It needs no answer.')
  const outgoing = await rowsOf<{ kind: string; content: object }>(world, sam, 'outgoing')
  expect(outgoing.find(({ kind }) => kind === 'plan_update')?.content).toMatchObject({
    needs_reconfirm: true,
    plan: { revision: 2 },
    changes: [{ label: 'Starts' }, { label: 'Meeting point', before: null }],
  })
})

test('what guests have to know is told unless asked not to; another title is not, and needs no confirming', async () => {
  const { sam, ada, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira], {
    rsvp_deadline: inHours(40),
  })
  const { plan_handle, title } = plan
  await rsvp(ada, 'accepted')
  const prepare = async (changes: Record<string, unknown>, notify_recipients?: boolean) => {
    const { data, outcome } = await answer(sam, 'plans.update.prepare', {
      plan_handle,
      changes,
      ...(notify_recipients !== undefined && { notify_recipients }),
    })
    return { data, told: [data.notify, data.prepared?.summary], text: outcome.fallback_text }
  }
  const telling = 'and tell Ada; tell Mira yourself'
  for (const [changes, what] of [
    [{ scheduled_at: inHours(50) }, 'the start'],
    [{ scheduled_time_local: '23:59' }, 'the start'],
    [{ scheduled_ends_at: inHours(51) }, 'the end'],
    [{ meetup_at: inHours(47) }, 'the time to meet'],
    [{ meetup_location_text: 'At the door' }, 'the meeting point'],
    [{ rsvp_deadline: inHours(30) }, 'the deadline'],
  ] as const) {
    const { told, text } = await prepare(changes)
    expect(told, what).toEqual([true, `Change ${what} of “${title}” ${telling}`])
    expect(text).toContain(`Ready: Change ${what} of “${title}” ${telling}. Nothing has changed`)
  }
  const untold = `of “${title}”; 2 guests will not get a message`
  for (const [changes, what, notify] of [
    [{ scheduled_at: inHours(50) }, 'the start', false],
    [{ rsvp_deadline: inHours(44) }, 'the deadline', undefined],
    [{ capacity_max: 9 }, 'the maximum number of people', undefined],
  ] as const) {
    expect((await prepare(changes, notify)).told).toEqual([false, `Change ${what} ${untold}`])
  }
  const { data, told } = await prepare({ title_override: 'Another title' })
  expect(told).toEqual([false, `Change the title ${untold}`])
  expect(data).toMatchObject({ affected: 2, prepared: { recipients: [] } })
  const { outcome } = await commit(sam, data)
  expect(outcome.fallback_text).toBe('“Another title” has been changed. 2 guests get no message.')
  expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(1)
  expect(await rowsOf(world, ada, 'invite_cards')).toMatchObject([
    { title: 'Another title', needs_reconfirm: false },
  ])
})

test('a plan that nobody is invited to is changed without a word about guests', async () => {
  const { sam } = await aParty(world)
  const { plan_handle } = (await aSharedPlan(sam)).plan
  const { data } = await answer(sam, 'plans.update.prepare', {
    plan_handle,
    changes: { scheduled_at: inHours(50) },
  })
  expect(data).toMatchObject({ notify: false, affected: 0 })
  expect(data.prepared?.summary).toMatch(/^Change the start of “Ramen [0-9a-f]{8}”$/)
})

test('anyone who joins by the link after a change was prepared is named to the host, who has to tell them', async () => {
  const { sam, friends } = await aParty(world)
  const { plan, url } = await aSharedPlan(sam, [friends.mira])
  const { plan_handle, title } = plan
  const { data } = await answer(sam, 'plans.update.prepare', {
    plan_handle,
    changes: { scheduled_at: inHours(50) },
  })
  await signUpBy(url, 'Lu')
  const { data: done, outcome } = await commit(sam, data)
  const told = `“${title}” has been changed. The service does not contact Mira and “Lu” (name by the guest); tell them yourself. The links they have still work. `
  expect(outcome.fallback_text).toMatch(/ Does that work for you\?$/)
  expect(outcome.fallback_text).toContain(`${told}You can copy this: “${title}” is now on `)
  expect(done.share_links).toEqual([])
  expect(done.deliveries?.map(({ status }) => status)).toEqual(['manual_share', 'manual_share'])
})

test('a change makes no link for a guest whose own one goes on working', async () => {
  const { sam, friends } = await aParty(world)
  const { plan, share_links } = await aSentPlan(sam, [friends.ada, friends.mira])
  const { plan_handle } = plan
  const changes = { scheduled_at: inHours(50) }
  const { data } = await answer(sam, 'plans.update.prepare', { plan_handle, changes })
  const { data: done } = await commit(sam, data)
  expect(done.share_links).toEqual([])
  expect((await fetch(share_links?.[0]?.url ?? '')).status).toBe(200)
})

test('a plan nobody has seen is changed as a draft, one that is over not at all', async () => {
  const { sam, friends } = await aParty(world)
  const { plan: draft } = await aDraft(sam)
  const changes = { capacity_max: 8 }
  const unsent = await answer(sam, 'plans.update.prepare', {
    plan_handle: draft.plan_handle,
    changes,
  })
  expect(unsent.error).toMatchObject({
    code: 'plan_not_exposed',
    prerequisite: {
      capability: 'plans.draft.update',
      input: { plan_handle: draft.plan_handle, capacity_max: 8 },
    },
  })
  const { plan } = await aSentPlan(sam, [friends.ada])
  await alterPlan(world, plan.plan_handle, "scheduled_at = now() - interval '4 hours'")
  const over = await answer(sam, 'plans.update.prepare', { plan_handle: plan.plan_handle, changes })
  expect(over.error.code).toBe('plan_closed')
})

test('changes that say nothing, or the start twice, are refused', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  for (const changes of [
    {},
    { scheduled_at: inHours(50), scheduled_time_local: '16:00' },
    { scheduled_at: inHours(50), scheduled_date_local: '2030-01-01' },
    { nonsense: 1 },
  ]) {
    const refused = await problem(sam, 'plans.update.prepare', { plan_handle, changes })
    expect({ ...refused, pointers: [] }, JSON.stringify(changes)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: [],
    })
  }
})

test('what the plan says already is unchanged', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { status, data } = await answer(sam, 'plans.update.prepare', {
    plan_handle: plan.plan_handle,
    changes: { scheduled_at: plan.scheduled_at, capacity_max: null },
  })
  expect({ status, data }).toMatchObject({
    status: 'unchanged',
    data: { before: {}, after: {} },
  })
  expect(data.prepared).toBeUndefined()
})

test('times, deadlines and room that cannot be are refused, each by its own field', async () => {
  const { sam, ada, jonas, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.jonas])
  await rsvp(ada, 'accepted')
  await rsvp(jonas, 'accepted')
  const { plan_handle } = plan
  for (const [changes, pointer] of [
    [{ scheduled_at: inHours(-1) }, 'scheduled_at'],
    [{ scheduled_ends_at: inHours(40) }, 'scheduled_ends_at'],
    [{ meetup_at: inHours(-1) }, 'meetup_at'],
    [{ rsvp_deadline: inHours(-1) }, 'rsvp_deadline'],
    [{ rsvp_deadline: inHours(49) }, 'rsvp_deadline'],
    [{ capacity_max: 2 }, 'capacity_max'],
    [{ capacity_min: 5, capacity_max: 4 }, 'capacity_min'],
    [{ scheduled_time_local: 'teatime' }, 'scheduled_time_local'],
    [{ title_override: '  ' }, 'title_override'],
  ] as const) {
    expect(
      await problem(sam, 'plans.update.prepare', { plan_handle, changes }),
      JSON.stringify(changes),
    ).toEqual({ status: 422, code: 'input_invalid', pointers: [`/changes/${pointer}`] })
  }
  const fits = await answer(sam, 'plans.update.prepare', {
    plan_handle,
    changes: { capacity_max: 3 },
  })
  expect(fits.status).toBe('completed')
})

test('guests who accept after the room was to shrink keep it from shrinking', async () => {
  const { sam, ada, jonas, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.jonas])
  const { data } = await answer(sam, 'plans.update.prepare', {
    plan_handle: plan.plan_handle,
    changes: { capacity_max: 2, title_override: 'Udon' },
  })
  await rsvp(ada, 'accepted')
  await rsvp(jonas, 'accepted')
  const refused = await commit(sam, data)
  // What is still possible is what to prepare again.
  expect(refused.error).toMatchObject({
    code: 'review_required',
    prerequisite: {
      capability: 'plans.update.prepare',
      input: { plan_handle: plan.plan_handle, changes: { title_override: 'Udon' } },
    },
  })
  expect(refused.error.prerequisite?.input.changes).not.toHaveProperty('capacity_max')
  const { plan: now } = (await answer(sam, 'plans.get', { plan_handle: plan.plan_handle })).data
  expect(now.revision).toBe(1)
})

test('a new start after the deadline says that nobody can answer anew, unless that moves too', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  await alterPlan(world, plan_handle, "rsvp_deadline = now() - interval '1 hour'")
  const told = async (changes: Record<string, unknown>) => {
    const { outcome } = await answer(sam, 'plans.update.prepare', { plan_handle, changes })
    return outcome.disclosures.map(({ name }) => name)
  }
  expect(await told({ scheduled_at: inHours(72) })).toContain('plan.deadline_passed')
  expect(await told({ title_override: 'Udon' })).not.toContain('plan.deadline_passed')
  expect(await told({ scheduled_at: inHours(72), rsvp_deadline: inHours(70) })).not.toContain(
    'plan.deadline_passed',
  )
})

test('local fields are meant in the owner’s zone, keep what they leave out, and ask about an hour that is skipped', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  await alterPlan(world, plan_handle, "scheduled_at = '2038-03-20T18:00:00Z', timezone = 'UTC'")
  const after = async (changes: Record<string, string>) => {
    const { data, error } = await answer(sam, 'plans.update.prepare', {
      plan_handle,
      changes,
    })
    return error ? [error.code, error.message] : data.after.scheduled_at
  }
  expect(await after({ scheduled_time_local: '20:30' })).toBe('2038-03-20T19:30:00.000Z')
  expect(await after({ scheduled_date_local: '2038-07-01' })).toBe('2038-07-01T17:00:00.000Z')
  expect(
    await after({ scheduled_date_local: '2038-03-28', scheduled_time_local: '02:30' }),
  ).toEqual(['clarification_required', expect.stringContaining('skip that time')])
  // Of a time that the clocks show twice, the host says which one they mean: neither is taken unasked.
  const twice = await after({ scheduled_date_local: '2038-10-31', scheduled_time_local: '2:30 am' })
  const both = '2038-10-31T02:30:00+02:00 or 2038-10-31T02:30:00+01:00'
  expect(twice).toEqual(['clarification_required', expect.stringContaining(both)])
  const [first = ''] = both.split(' or ')
  expect(await after({ scheduled_at: first })).toBe('2038-10-31T00:30:00.000Z')
  await alterPlan(world, plan_handle, 'scheduled_at = null')
  expect(await after({ scheduled_time_local: '20:30' })).toContain('clarification_required')
})

test('a local time of another zone than the plan’s is disclosed, and what is reviewed names the zone', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  await alterPlan(
    world,
    plan_handle,
    "scheduled_at = '2030-03-20T09:00:00Z', timezone = 'Asia/Tokyo'",
  )
  const prepare = async (changes: Record<string, string>) => {
    const { data, outcome } = await answer(sam, 'plans.update.prepare', { plan_handle, changes })
    const { text } = outcome.disclosures.find(({ name }) => name === 'plan.local_time_zone') ?? {}
    return { body: data.prepared?.content_preview.body, text }
  }
  const local = await prepare({
    scheduled_time_local: '18:00',
    scheduled_ends_at: '2030-03-20T20:00:00Z',
  })
  expect(local.body).toMatch(/^Thursday, 21 March 2030, 02:00 – 05:00, Tokyo time \(GMT\+9\)/)
  expect(local.text).toContain(
    'your own time zone, Berlin time (GMT+1). The plan is shown in Tokyo time',
  )
  expect(await prepare({ scheduled_at: '2030-03-20T10:00:00Z' })).toMatchObject({ text: undefined })
  const { outcome } = await answer(sam, 'plans.get', { plan_handle })
  expect(outcome.fallback_text).toContain('Wednesday, 20 March 2030, 18:00, Tokyo time (GMT+9).')
})

test('the notes of a private plan change unseen', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada], { private_plan: true })
  const { data } = await answer(sam, 'plans.update.prepare', {
    plan_handle: plan.plan_handle,
    changes: { description_override: 'Only for me' },
    notify_recipients: true,
  })
  expect(data).toMatchObject({ affected: 0, notify: false, after: { description: 'Only for me' } })
  expect(JSON.stringify(data.prepared)).not.toContain('Only for me')
  const { data: done } = await commit(sam, data)
  expect(done.plan?.checksum).toBe(plan.checksum)
  expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(1)
})

test('an end and a time to meet move with the start, keep the times of day, and are not left behind', async () => {
  const { sam, ada, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  const columns = (start: string, end: string, meetup: string) =>
    alterPlan(
      world,
      plan_handle,
      `scheduled_at = '${start}', scheduled_ends_at = '${end}', meetup_at = '${meetup}',
        timezone = 'Europe/Berlin'`,
    )
  const ask = (changes: Record<string, string | null>) =>
    answer(sam, 'plans.update.prepare', { plan_handle, changes })
  const times = async (changes: Record<string, string | null>) => {
    const { data, outcome } = await ask(changes)
    const { scheduled_ends_at, meetup_at } = data.after
    const moved = outcome.disclosures.find(({ name }) => name === 'plan.times_moved')
    return [scheduled_ends_at, meetup_at, moved?.text.slice(0, moved.text.indexOf('.'))]
  }
  // A Sunday afternoon in winter: 15:00 to 18:00, meeting at 14:45.
  await columns('2038-02-28T14:00:00Z', '2038-02-28T17:00:00Z', '2038-02-28T13:45:00Z')
  const both = 'The end and the time to meet move with the start'
  for (const [changes, expected] of [
    [
      { scheduled_date_local: '2038-02-27' },
      ['2038-02-27T17:00:00.000Z', '2038-02-27T13:45:00.000Z', both],
    ],
    [
      { scheduled_date_local: '2038-03-02' },
      ['2038-03-02T17:00:00.000Z', '2038-03-02T13:45:00.000Z', both],
    ],
    // In summer 18:00 is an hour earlier in UTC.
    [
      { scheduled_at: '2038-07-01T13:00:00Z' },
      ['2038-07-01T16:00:00.000Z', '2038-07-01T12:45:00.000Z', both],
    ],
    [
      { scheduled_at: '2038-03-02T14:00:00Z', scheduled_ends_at: '2038-03-02T15:00:00Z' },
      [
        '2038-03-02T15:00:00.000Z',
        '2038-03-02T13:45:00.000Z',
        'The time to meet moves with the start',
      ],
    ],
    [
      { scheduled_at: '2038-03-02T14:00:00Z', scheduled_ends_at: null, meetup_at: null },
      [null, null, undefined],
    ],
  ] as const) {
    expect(await times(changes), JSON.stringify(changes)).toEqual(expected)
  }
  for (const [changes, field] of [
    [{ meetup_at: '2038-03-04T18:00:00Z' }, 'meetup_at'],
    [{ meetup_at: '2038-02-28T17:00:00Z' }, 'meetup_at'],
    [{ meetup_at: '2038-02-27T13:59:00Z' }, 'meetup_at'],
    [{ scheduled_at: inHours(0.1) }, 'scheduled_at'],
    [{ scheduled_at: null, scheduled_ends_at: null }, 'scheduled_at'],
  ] as const) {
    expect(
      await problem(sam, 'plans.update.prepare', { plan_handle, changes }),
      JSON.stringify(changes),
    ).toEqual({ status: 422, code: 'input_invalid', pointers: [`/changes/${field}`] })
  }
  // A night, 22:00 to 04:00: in the night the clocks go back it ends at 04:00 too, and lasts 7 hours.
  await columns('2038-10-23T20:00:00Z', '2038-10-24T02:00:00Z', '2038-10-23T19:30:00Z')
  expect(await times({ scheduled_date_local: '2038-10-30' })).toEqual([
    '2038-10-31T03:00:00.000Z',
    '2038-10-30T19:30:00.000Z',
    both,
  ])
  // In the night they go forward 02:30 does not exist: it lasts as long as before.
  await columns('2038-03-20T21:00:00Z', '2038-03-21T01:30:00Z', '2038-03-20T20:30:00Z')
  const { data } = await ask({ scheduled_date_local: '2038-03-27' })
  expect(data.after).toEqual({
    scheduled_at: '2038-03-27T21:00:00.000Z',
    scheduled_ends_at: '2038-03-28T01:30:00.000Z',
    meetup_at: '2038-03-27T20:30:00.000Z',
  })
  await commit(sam, data)
  expect(await rowsOf(world, ada, 'invite_cards')).toMatchObject([
    {
      scheduled_ends_at: new Date('2038-03-28T01:30:00Z'),
      meetup_at: new Date('2038-03-27T20:30:00Z'),
    },
  ])
})

test('a plan that has begun is not ended in the past', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  await alterPlan(world, plan_handle, "scheduled_at = now() - interval '2 hours'")
  const changes = { scheduled_ends_at: inHours(-1) }
  expect(await problem(sam, 'plans.update.prepare', { plan_handle, changes })).toEqual({
    status: 422,
    code: 'input_invalid',
    pointers: ['/changes/scheduled_ends_at'],
  })
})

test('the guest list is shown and hidden while a plan is on; guests see it over the API as on the page', async () => {
  const { sam, ada, jonas, friends } = await aParty(world)
  const { plan, share_links } = await aSentPlan(sam, Object.values(friends))
  const { plan_handle } = plan
  const page = share_links?.[0]?.url ?? ''
  await rsvp(ada, 'accepted')
  await answerPage(page, 'accepted')
  await rsvp(jonas, 'declined')
  const show = async (show_guest_list: boolean, more = {}) => {
    const input = { plan_handle, changes: { show_guest_list }, ...more }
    return answer(sam, 'plans.update.prepare', input)
  }
  /** What a guest with an account sees, by both of their reads. */
  const seen = async (guest: Account) => {
    const { data: list } = await answer(guest, 'invites.list', { include_removed: true })
    expect(list.items[0]?.plan).not.toHaveProperty('coming')
    const { invite_handle, plan: own } = list.items[0] ?? {}
    const { data } = await answer(guest, 'invites.get', { invite_handle })
    const { data: view } = await answer(guest, 'plans.get', { plan_handle: own?.plan_handle })
    expect(data.invite.plan.coming).toEqual(view.coming)
    expect(view.roster).toEqual([])
    return view.coming
  }
  const onPage = async () => {
    const names = /<ul class="names"[^>]*>(.*?)<\/ul>/s.exec(await (await fetch(page)).text())?.[1]
    return names && [...names.matchAll(/<bdi>([^<]*)</g)].map(([, name]) => name)
  }
  expect([await seen(ada), await onPage()]).toEqual([undefined, undefined])

  const { data, outcome } = await show(true)
  expect(data).toMatchObject({
    before: { show_guest_list: false },
    after: { show_guest_list: true },
    affected: 3,
    notify: false,
    prepared: { recipients: [] },
  })
  expect(data.prepared?.summary).toMatch(
    /^Change who sees the guest list of .*; 3 guests will not get a message$/,
  )
  expect(outcome.disclosures.map(({ name }) => name)).toContain('plan.guest_list_shown')
  expect((await commit(sam, data)).data.deliveries).toEqual([])
  expect((await answer(sam, 'plans.get', { plan_handle })).data.show_guest_list).toBe(true)
  for (const guest of [ada, jonas]) expect(await seen(guest)).toEqual(['Ada', 'Mira'])
  expect(await onPage()).toEqual(['Ada', 'Mira'])
  expect((await show(true)).status).toBe('unchanged')

  // A guest who was removed sees nobody, and nobody does once the list is hidden; this time they are told.
  const { data: roster } = await answer(sam, 'plans.roster.prepare', {
    plan_handle,
    recipient_handles: [friends.ada, friends.mira],
  })
  await commit(sam, roster)
  expect(await seen(jonas)).toBeUndefined()
  const hidden = await show(false, { notify_recipients: true })
  expect(hidden.data.notify).toBe(true)
  await commit(sam, hidden.data)
  expect([await seen(ada), await onPage()]).toEqual([undefined, undefined])
  const outgoing = await rowsOf<{ kind: string; content: object }>(world, sam, 'outgoing')
  expect(outgoing.find(({ kind }) => kind === 'plan_update')?.content).toMatchObject({
    changes: [{ label: 'Guest list', after: 'Only the host sees who is coming' }],
    needs_reconfirm: false,
  })
})

test('to prepare again says what can no longer be committed, and so does its commit', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  const prepare = (changes: object) =>
    answer(sam, 'plans.update.prepare', { plan_handle, changes: { ...changes } })
  const first = await prepare({ scheduled_at: inHours(72) })
  const names = (said: typeof first) => said.outcome.disclosures.map(({ name }) => name)
  expect(names(first)).not.toContain('confirmation.earlier_replaced')
  const second = await prepare({ title_override: 'Another title' })
  expect(names(second)).toContain('confirmation.earlier_replaced')
  const words = second.outcome.disclosures.map(({ text }) => text).join(' ')
  expect(words).toContain('can no longer be committed: “Change the start of ')
  const refused = await sam.call('actions.commit', {
    action_handle: first.data.prepared?.action_handle,
  })
  expect(refused.body.code).toBe('confirmation_consumed')
  expect(refused.body.detail).toContain('Commit the newer one')
  expect(refused.body.detail).not.toContain('Read the execution')
  const canceling = await answer(sam, 'plans.cancel.prepare', { plan_handle })
  expect(canceling.outcome.disclosures.map(({ text }) => text).join(' ')).toContain(
    'can no longer be committed: “Change the title of ',
  )
})
