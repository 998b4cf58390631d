import { beforeAll, describe, expect, test } from 'vitest'
import { updateInvitesRemoved } from '#server/data/invites/update.ts'
import { newId } from '#server/database/id.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { replicatePlan } from '#server/flows/replicate/plans.ts'
import { answer } from '#test/support/given/lists.ts'
import {
  change,
  invite,
  inviteHandle,
  makePlan,
  type PlanGiven,
} from '#test/support/given/plan_rows.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const id = 'events.search'

const world = useSharedWorld({ worker: false })
const ada = useAccount(world, 'Ada')

interface EventGiven extends PlanGiven {
  at?: string | null
  ends_at?: string
}

/** A plan that an account hosts. */
async function hosts(host: Account, title: string, given: EventGiven = {}): Promise<string> {
  const { at, ends_at = null, ...rest } = given
  const plan_id = await makePlan(world.database, host, { title, ...rest })
  await world.database.write(host.owner, {
    work: (db) => db.sql`
      update plans
      set scheduled_at = case when ${at === undefined} then scheduled_at else ${at ?? null}::timestamptz end,
        scheduled_ends_at = ${ends_at}::timestamptz
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
  })
  return plan_id
}

/** A plan of Ada's that an account is invited to; the handle of the invite. */
async function isInvited(guest: Account, title: string, given: EventGiven = {}): Promise<string> {
  const plan_id = await hosts(ada, title, given)
  const [invite_id = ''] = await invite(world.database, ada, plan_id, [guest])
  await replicatePlan(world.database, ada.owner, plan_id)
  return (await inviteHandle(world.database, guest, invite_id)) ?? ''
}

async function saves(account: Account, title: string, more: Record<string, unknown>) {
  const input = { kind: 'event', title, ...more }
  return (await answer(account, 'ideas.structured_create', input)).data.idea.idea_handle
}

async function find(account: Account, input: Record<string, unknown>, version?: string) {
  const { status, body, text } = await account.call(id, input, version ? { version } : {})
  expect(status, text).toBe(200)
  return body
}

async function titles(account: Account, input: Record<string, unknown>, version?: string) {
  return (await find(account, input, version)).data.items.map(({ title }) => title)
}

describe('an account finds', () => {
  let sam: Account
  beforeAll(async () => {
    sam = await world.account('Sam')
  })

  test('what it hosts, what it is invited to and what it has saved', async () => {
    const at = '2036-12-11T19:00:00Z'
    const plan_id = await hosts(sam, 'Concert at home', { at, ends_at: '2036-12-11T22:00:00Z' })
    const invited = await isInvited(sam, 'Concert of Ada', { at: '2036-12-12T19:00:00Z' })
    const { place } = (
      await answer(sam, 'places.private.create', { name: 'SO36', timezone: 'Asia/Tokyo' })
    ).data
    const venue = { venue_place_handle: place.place_handle }
    const saved = await saves(sam, 'Winter concert', {
      event_start_at: '2036-12-13T10:00:00Z',
      ...venue,
    })
    const open = await saves(sam, 'Concert on the street', { fixed_when: '2036-12-14T10:00:00Z' })
    const { data, outcome } = await find(sam, { query: 'concert' })
    const event = (kind: 'idea' | 'invite', handle: string) =>
      toHandle('event', parseHandle(kind, handle) ?? '')
    expect(data.items).toEqual([
      {
        event_handle: toHandle('event', plan_id),
        title: 'Concert at home',
        venue: 'Kitchen',
        starts_at: '2036-12-11T20:00:00+01:00',
        ends_at: '2036-12-11T23:00:00+01:00',
        timezone: 'Europe/Berlin',
        role: 'host',
        plan_handle: toHandle('plan', plan_id),
      },
      expect.objectContaining({
        event_handle: event('invite', invited),
        role: 'invited',
        plan_handle: expect.stringMatching(/^pn_/),
      }),
      {
        event_handle: event('idea', saved),
        title: 'Winter concert',
        venue: 'SO36',
        starts_at: '2036-12-13T19:00:00+09:00',
        ends_at: null,
        timezone: 'Asia/Tokyo',
        role: 'saved',
      },
      {
        event_handle: event('idea', open),
        title: 'Concert on the street',
        venue: null,
        starts_at: '2036-12-14T11:00:00+01:00',
        ends_at: null,
        timezone: 'Europe/Berlin',
        role: 'saved',
      },
    ])
    expect(outcome.fallback_text).toBe('4 events fit.')
  })

  test('nothing that is no event, is not sent, is off, or is not its own', async () => {
    const kim = await world.account('Kim')
    for (const state of ['draft', 'canceled'] as const) await hosts(kim, 'Party', { state })
    await hosts(kim, 'Party', { at: null })
    await answer(kim, 'ideas.structured_create', { kind: 'place', title: 'Party' })
    const archived = await saves(kim, 'Party', { event_start_at: '2036-12-11T19:00:00Z' })
    await answer(kim, 'ideas.created.archive', { idea_handle: archived })
    await isInvited(kim, 'Party', { at: null })
    await hosts(ada, 'Party')
    for (const end of ['removed', 'canceled'] as const) {
      const plan_id = await hosts(ada, 'Party')
      const ids = await invite(world.database, ada, plan_id, [kim])
      await replicatePlan(world.database, ada.owner, plan_id)
      await change(world.database, ada, plan_id, async (db) => {
        if (end === 'removed') await updateInvitesRemoved(db, plan_id, ids)
        else
          await db.sql`update plans set state = 'canceled' where owner_id = ${db.owner} and plan_id = ${plan_id}`
      })
      await replicatePlan(world.database, ada.owner, plan_id)
    }
    const { data, outcome } = await find(kim, { query: 'party' })
    expect(data.items).toEqual([])
    expect(outcome.fallback_text).toBe('No event you can see fits.')
  })

  test('an event of several sources once: as its host, else as a guest, else as saved', async () => {
    const kim = await world.account('Kim')
    const at = '2036-12-11T19:00:00Z'
    const saved = { event_start_at: at }
    for (const title of ['Fête', 'FETE', 'Ball']) await saves(kim, title, saved)
    await isInvited(kim, 'fete', { at })
    await isInvited(kim, 'Ball', { at })
    await hosts(kim, 'Fete', { at })
    const roles = (await find(kim, { starts_after: '2036-12-11' })).data.items.map(
      ({ title, role }) => `${title}: ${role}`,
    )
    expect(roles).toEqual(['Fete: host', 'Ball: invited'])
    // At another time it is another one.
    await saves(kim, 'Ball', { event_start_at: '2036-12-12T19:00:00Z' })
    expect(await titles(kim, { query: 'ball' })).toEqual(['Ball', 'Ball'])
  })
})

describe('events are found by', () => {
  test('every word of the title and of the venue’s name, without case and accents', async () => {
    const sam = await world.account('Sam')
    const place = async (name: string) =>
      (await answer(sam, 'places.private.create', { name })).data.place.place_handle
    await hosts(sam, 'Après-ski night', { place_name: 'Café Müller' })
    await saves(sam, 'Night of museums', {
      event_start_at: '2036-12-11T19:00:00Z',
      place_handle: await place('Museum Island'),
      venue_place_handle: await place('Altes Museum'),
    })
    await saves(sam, 'Night at the CAFE', {
      event_start_at: '2036-12-12T19:00:00Z',
      place_handle: await place('Muller’s cafe'),
    })
    await saves(sam, '100% night', { event_start_at: '2036-12-13T19:00:00Z' })
    expect(await titles(sam, { query: 'NIGHT apres' })).toEqual(['Après-ski night'])
    expect(await titles(sam, { venue_query: 'muller café' })).toEqual([
      'Après-ski night',
      'Night at the CAFE',
    ])
    expect(await titles(sam, { venue_query: 'altes' })).toEqual(['Night of museums'])
    // The venue is where it takes place, not the place around it.
    expect(await titles(sam, { venue_query: 'island' })).toEqual([])
    expect(
      await titles(sam, { query: 'night', venue_query: 'müller', starts_after: '2036-01-01' }),
    ).toEqual(['Night at the CAFE'])
    expect(await titles(sam, { query: '0%' })).toEqual(['100% night'])
    expect(await titles(sam, { query: '_' })).toEqual([])
  })

  test('when they start: at the first bound, before the second, in the zone that is named or their own', async () => {
    const sam = await world.account('Sam', { timezone: 'America/New_York' })
    for (const hour of ['04', '05', '23']) {
      await saves(sam, `At ${hour} UTC`, { event_start_at: `2036-12-11T${hour}:00:00Z` })
    }
    const day = { starts_after: '2036-12-11', starts_before: '2036-12-12' }
    expect(await titles(sam, day)).toEqual(['At 05 UTC', 'At 23 UTC'])
    expect(await titles(sam, { ...day, timezone: 'UTC' })).toHaveLength(3)
    const exact = { starts_after: '2036-12-11T04:00:00Z', starts_before: '2036-12-11T05:00Z' }
    expect(await titles(sam, exact)).toEqual(['At 04 UTC'])
    expect(await titles(sam, { starts_before: '2036-12-11T00:00' })).toEqual(['At 04 UTC'])
  })

  test('nothing else: everything wrong is told at once', async () => {
    const sam = await world.account('Sam')
    const input = { starts_after: 'x', starts_before: '2026-02-30', timezone: 'Mars' }
    const { status, body } = await sam.call(id, input)
    expect(status).toBe(422)
    expect(body.errors.map(({ pointer }) => pointer).sort()).toEqual([
      '/starts_after',
      '/starts_before',
      '/timezone',
    ])
    const blank = await sam.call(id, { query: ' ', venue_query: '' })
    expect(blank.body.errors).toMatchObject([
      { pointer: '', code: 'rule', message: expect.stringContaining('at least one of query') },
    ])
  })
})

test.each(['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Africa/Monrovia'])(
  'the first and the last times there are can be found in %s',
  async (timezone) => {
    const sam = await world.account('Sam', { timezone })
    const times = [
      '0001-01-01T00:00:00Z',
      '0099-06-01T12:00:00Z',
      '1850-06-01T12:00:00Z',
      '9999-12-31T23:59:59Z',
    ]
    for (const event_start_at of times) await saves(sam, event_start_at, { event_start_at })
    for (const time of times) {
      const { data } = await find(sam, { query: time })
      expect(data.items.map(({ starts_at }) => Date.parse(starts_at))).toEqual([Date.parse(time)])
    }
    expect(await titles(sam, { starts_before: '1900-01-01' })).toEqual(times.slice(0, 3))
  },
)

describe('the order is', () => {
  let sam: Account
  beforeAll(async () => {
    sam = await world.account('Sam')
    await hosts(sam, 'Tea next week', { starts_in: 160 })
    await hosts(sam, 'Tea long ago', { starts_in: -400 })
    await hosts(sam, 'Tea tomorrow', { starts_in: 24 })
    await isInvited(sam, 'Tea now', { starts_in: -2 })
    await hosts(sam, 'Tea just over', { starts_in: -4 })
    await saves(sam, 'Tea yesterday', {
      event_start_at: new Date(Date.now() - 86_400_000).toISOString(),
    })
  })

  test('without a bound what is not over, soonest first, then what is, latest first', async () => {
    expect(await titles(sam, { query: 'tea' })).toEqual([
      'Tea now',
      'Tea tomorrow',
      'Tea next week',
      'Tea just over',
      'Tea yesterday',
      'Tea long ago',
    ])
  })

  test('with a bound the soonest first', async () => {
    const starts_before = new Date(Date.now() + 48 * 3_600_000).toISOString()
    expect(await titles(sam, { query: 'tea', starts_before })).toEqual([
      'Tea long ago',
      'Tea yesterday',
      'Tea just over',
      'Tea now',
      'Tea tomorrow',
    ])
  })

  test('in the earlier version, which needs nothing, what is not over, soonest first', async () => {
    const version = '2026-08-11.3'
    const upcoming = ['Tea now', 'Tea tomorrow', 'Tea next week']
    expect(await titles(sam, {}, version)).toEqual(upcoming)
    expect(await titles(sam, { query: '', timezone: 'Europe/Berlin' }, version)).toEqual(upcoming)
    expect(await titles(sam, { q: 'tomorrow', event_query: 'week' }, version)).toEqual([
      'Tea tomorrow',
    ])
    expect(await titles(sam, { event_query: 'week' }, version)).toEqual(['Tea next week'])
    expect((await sam.call(id, { q: 'tea' })).status).toBe(422)
  })
})

test('of 501 events the first are told, and that there are more', async () => {
  const sam = await world.account('Sam')
  const title = 'Jam session'
  await world.database.write(sam.owner, {
    async work(db) {
      await db.sql`
        insert into plans (owner_id, plan_id, state, card_title, title, title_key, timezone, scheduled_at)
        select a.owner_id, md5('plan ' || n)::uuid, case when n % 2 = 0 then 'shared' else 'active' end, ${title},
          ${title}, ${nameKey(title)}, 'Europe/Berlin', timestamptz '2036-01-01T19:00Z' + n * interval '1 day'
        from accounts a, generate_series(1, 501) n
        where a.owner_id = ${sam.owner}`
      // Saved before, each of them.
      await db.sql`
        insert into ideas (owner_id, idea_id, kind, title, title_key, event_start_at)
        select a.owner_id, md5('idea ' || n)::uuid, 'event', ${title}, ${nameKey(title)},
          timestamptz '2036-01-01T19:00Z' + n * interval '1 day'
        from accounts a, generate_series(0, 501) n
        where a.owner_id = ${sam.owner}`
      await db.sql`
        insert into ideas (owner_id, idea_id, kind, title, title_key, event_start_at)
        values (${sam.owner}, ${newId()}, 'event', ${title}, ${nameKey(title)}, '2040-01-01T19:00Z')`
    },
  })
  for (const input of [{ query: 'jam' }, { starts_after: '2036-01-01' }]) {
    const { data, outcome } = await find(sam, input)
    const days = data.items.map(({ starts_at, role }) => `${starts_at.slice(0, 10)} ${role}`)
    expect(days).toHaveLength(25)
    expect(days.slice(0, 2)).toEqual(['2036-01-01 saved', '2036-01-02 host'])
    expect(days.at(-1)).toBe('2036-01-25 host')
    expect(outcome.facts).toMatchObject({ more: true })
    expect(outcome.fallback_text).toContain('the first 25 events')
  }
  const last = await find(sam, { starts_after: '2037-05-16', limit: 2 })
  expect(last.data.items.map(({ role }) => role)).toEqual(['host', 'saved'])
  expect(last.outcome.facts).not.toHaveProperty('more')
  const one = await find(sam, { query: 'jam', limit: 1 })
  expect(one.data.items).toHaveLength(1)
  expect(one.outcome.fallback_text).toContain('the first event')
})
