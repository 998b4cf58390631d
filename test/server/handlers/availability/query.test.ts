import { describe, expect, test } from 'vitest'
import { newId } from '#server/database/id.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { only } from '#server/domain/basics/only.ts'
import { aCalendar, aFriendCopy, hour, hours } from '#test/support/given/free_time.ts'
import { answer, notFound, problem } from '#test/support/given/lists.ts'
import { connect, invite, makePlan } from '#test/support/given/plan_rows.ts'
import { disconnect } from '#test/support/given/rows.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

/** A new account whose clocks show UTC, with a calendar. */
async function somebody(calendar: Parameters<typeof aCalendar>[2] | null = {}): Promise<Account> {
  const account = await world.account('Sam', { timezone: 'UTC' })
  if (calendar) await aCalendar(world.database, account, calendar)
  return account
}

/** Connects an account with a new one of this name; the handle of the friend. */
async function aFriend(
  account: Account,
  name: string,
): Promise<{ handle: string; friend: Account }> {
  const friend = await world.account(name, { timezone: 'UTC' })
  const id = await connect(world.database, account, friend, name)
  return { handle: toHandle('person', id), friend }
}

/** The one window of two hours that begins at this hour of the day after tomorrow. */
async function windowAt(account: Account, at: number, input: Record<string, unknown> = {}) {
  const { data } = await answer(account, 'availability.query', {
    starts_after: hour(2, at),
    starts_before: hour(2, at + 0.25),
    ...input,
  })
  return { ...data, window: only(data.items) }
}

const week = { starts_after: hour(1, 0), starts_before: hour(8, 0) }

describe('the caller', () => {
  test('is free where the calendar says nothing, and else as the calendar says', async () => {
    const sam = await somebody({
      busy: [hours(2, 10, 10.5), hours(2, 14, 15.25), hours(2, 18, 20, 'tentative')],
    })
    const at = async (hour: number) => (await windowAt(sam, hour)).window.status
    expect([await at(6), await at(10), await at(14), await at(18), await at(15.25)]).toEqual([
      'free',
      'partial',
      'busy',
      'partial',
      'free',
    ])
    const { window, freshness, uncertainty, range } = await windowAt(sam, 6)
    expect(window).toMatchObject({
      starts_at: hour(2, 6).replace('.000Z', '+00:00'),
      ends_at: hour(2, 8).replace('.000Z', '+00:00'),
      timezone: 'UTC',
      counts: { free: 1, partial: 0, busy: 0, unknown: 0 },
      people: [{ person_handle: 'self', status: 'free' }],
    })
    expect(range).toEqual({
      from: hour(2, 6).replace('.000Z', '+00:00'),
      to: hour(2, 6.25).replace('.000Z', '+00:00'),
      timezone: 'UTC',
    })
    expect(uncertainty).toEqual([])
    expect(freshness.stale).toBe(false)
    expect(Date.parse(freshness.oldest_source_at ?? '')).toBeLessThan(Date.now() - 3_500_000)
  })

  test.each([
    ['never read', { read: null }, 'source_pending', 'unknown', false],
    ['read 25 hours ago', { read: 25 }, 'source_stale', 'unknown', true],
    ['a file of 13 days ago', { kind: 'file', read: 13 * 24 }, null, 'free', false],
    ['a file of 15 days ago', { kind: 'file', read: 15 * 24 }, 'source_stale', 'unknown', true],
    ['typed times of a year ago', { kind: 'holds', read: 9000 }, null, 'free', false],
    ['not complete', { incomplete: true }, 'source_incomplete', 'free', false],
    ['failing, but read an hour ago', { state: 'failing' }, null, 'free', false],
    ['known until tomorrow', { known: [-30, 1] }, 'beyond_horizon', 'unknown', false],
    [
      'a file that ends before',
      { kind: 'file', known: [-9, 1] },
      'source_incomplete',
      'unknown',
      false,
    ],
    [
      'a file that begins later',
      { kind: 'file', known: [5, 9] },
      'source_incomplete',
      'unknown',
      false,
    ],
    [
      'never read, because that fails',
      { read: null, state: 'failing' },
      'source_stale',
      'unknown',
      true,
    ],
    [
      'typed times that only add',
      { kind: 'holds', known: null },
      'source_incomplete',
      'unknown',
      false,
    ],
  ] as const)('with a calendar that is %s', async (_, given, code, status, stale) => {
    const sam = await somebody(given)
    const { window, uncertainty, freshness } = await windowAt(sam, 19)
    expect(window.status).toBe(status)
    expect(uncertainty).toEqual(code ? [{ code }] : [])
    expect(freshness.stale).toBe(stale)
  })

  test('with one calendar of two that is stale is busy where it said so, and else unknown', async () => {
    const sam = await somebody({ read: 30, busy: [hours(2, 10, 12)] })
    await aCalendar(world.database, sam, { busy: [hours(2, 14, 15)] })
    expect((await windowAt(sam, 10)).window.status).toBe('busy')
    expect((await windowAt(sam, 14)).window.status).toBe('unknown')
    expect((await windowAt(sam, 19)).window.status).toBe('unknown')
  })

  test('is not made free by typed times or a file where the feed knows nothing', async () => {
    const sam = await somebody({ known: [-30, 1] })
    await aCalendar(world.database, sam, { kind: 'file' })
    expect((await windowAt(sam, 19)).window.status).toBe('unknown')
  })

  test('is as a feed says, although a file that only adds to it is too old; not if that says it is complete', async () => {
    const sam = await somebody({ busy: [hours(2, 10, 12)] })
    await aCalendar(world.database, sam, { kind: 'file', read: 20 * 24, busy: [hours(2, 14, 16)] })
    expect((await windowAt(sam, 14)).window.status).toBe('busy')
    expect(await windowAt(sam, 19)).toMatchObject({ window: { status: 'free' }, uncertainty: [] })
    await aCalendar(world.database, sam, { kind: 'file', read: 20 * 24, complete: true })
    expect(await windowAt(sam, 19)).toMatchObject({
      window: { status: 'unknown' },
      uncertainty: [{ code: 'source_stale' }],
    })
  })

  test('may be named as answers call them, and is said to be unknown in words that mean the time', async () => {
    const sam = await somebody({ read: null })
    const { data, outcome } = await answer(sam, 'availability.query', {
      ...week,
      person_handles: ['self'],
    })
    expect(data.items[0]?.people).toEqual([{ person_handle: 'self', status: 'unknown' }])
    expect(outcome.fallback_text).toMatch(/: it is not known whether you are free\.$/)
  })

  test('is unknown in a month that has no row, and past the end of the range a window reaches into', async () => {
    const sam = await somebody({ busy: [hours(2, 20, 22)] })
    // The range ends at 19:15; the window of 19:00 to 21:00 is not free after it.
    expect((await windowAt(sam, 19)).window.status).toBe('partial')
    await world.database.write(sam.owner, {
      work: (db) => db.sql`delete from calendar_months where owner_id = ${sam.owner}`,
    })
    expect(await windowAt(sam, 19)).toMatchObject({
      window: { status: 'unknown' },
      uncertainty: [{ code: 'beyond_horizon' }],
    })
  })

  test('is busy with hosted plans and accepted invites, and perhaps with others, without any draft', async () => {
    const sam = await somebody()
    const host = await world.account('Ada', { timezone: 'UTC' })
    const status = async (set: string) => {
      await world.database.write(sam.owner, {
        work: (db) => db.sql`
          update invite_cards set rsvp_status = split_part(${set}, ' ', 1),
            needs_reconfirm = ${set} like '% again', plan_state = case when ${set} like '% canceled'
              then 'canceled' else 'active' end
          where owner_id = ${sam.owner}`,
      })
      return (await windowAt(sam, 10)).window.status
    }
    const plan = await makePlan(world.database, host, {})
    await world.database.write(host.owner, {
      work: (db) => db.sql`
        update plans set scheduled_at = ${hour(2, 10)} where owner_id = ${host.owner} and plan_id = ${plan}`,
    })
    await invite(world.database, host, plan, [sam])
    await world.service.runtime.replicate(host.owner)
    expect([
      await status('pending'),
      await status('accepted'),
      await status('accepted again'),
      await status('accepted canceled'),
      await status('declined'),
      await status('removed'),
    ]).toEqual(['partial', 'busy', 'partial', 'free', 'free', 'free'])
    for (const [state, expected] of [
      ['active', 'busy'],
      ['shared', 'busy'],
      ['draft', 'free'],
      ['canceled', 'free'],
    ] as const) {
      const own = await makePlan(world.database, sam, { state })
      await world.database.write(sam.owner, {
        work: (db) => db.sql`
          update plans set scheduled_at = ${hour(2, 14)} where owner_id = ${sam.owner} and plan_id = ${own}`,
      })
      // Without an end it takes three hours.
      expect((await windowAt(sam, 15)).window.status, state).toBe(expected)
      await world.database.write(sam.owner, {
        work: (db) => db.sql`delete from plans where owner_id = ${sam.owner} and plan_id = ${own}`,
      })
    }
  })

  test('is busy in the third month of a plan that lasts for three', async () => {
    const sam = await somebody()
    const plan = await makePlan(world.database, sam, {})
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update plans set scheduled_at = ${hour(-70, 0)}, scheduled_ends_at = ${hour(20, 0)}
        where owner_id = ${sam.owner} and plan_id = ${plan}`,
    })
    expect((await windowAt(sam, 19)).window.status).toBe('busy')
  })
})

describe('friends', () => {
  test('are known as far as they share, by handle and by name, each once, in the order given', async () => {
    const sam = await somebody()
    const ada = await aFriend(sam, 'Ada')
    const jonas = await aFriend(sam, 'Jonas')
    const { data } = await answer(sam, 'relationships.people.ensure', { names: ['Mira'] })
    await aFriendCopy(world.database, sam, ada.friend, { busy: [hours(2, 19, 22)] })
    const mira = data.people[0]?.person.person_handle
    const { window, uncertainty } = await windowAt(sam, 19, {
      person_handles: [jonas.handle, ada.handle, ada.handle],
      person_names: ['Mira', 'ada'],
    })
    expect(window).toMatchObject({
      status: 'busy',
      counts: { free: 1, partial: 0, busy: 1, unknown: 2 },
      people: [
        { person_handle: 'self', status: 'free' },
        { person_handle: jonas.handle, display_name: 'Jonas', status: 'unknown' },
        { person_handle: ada.handle, display_name: 'Ada', status: 'busy' },
        { person_handle: mira, status: 'unknown' },
      ],
    })
    expect(uncertainty).toEqual([
      { code: 'calendar_not_shared', person_handle: jonas.handle, display_name: 'Jonas' },
      { code: 'person_not_connected', person_handle: mira, display_name: 'Mira' },
    ])
  })

  test.each([
    ['over', { fresh: -1 }, ['source_stale'], 'unknown'],
    ['over, where it is busy', { fresh: -1, busy: [hours(2, 19, 21)] }, ['source_stale'], 'busy'],
    ['known until tomorrow', { known: [-30, 1] }, ['beyond_horizon'], 'unknown'],
    ['withdrawn', { shared: false }, ['calendar_not_shared'], 'unknown'],
    ['good', {}, [], 'free'],
  ] as const)('a copy that is %s', async (_, given, codes, status) => {
    const sam = await somebody()
    const ada = await aFriend(sam, 'Ada')
    await aFriendCopy(world.database, sam, ada.friend, given)
    const { window, uncertainty, freshness } = await windowAt(sam, 19, { person_names: ['Ada'] })
    expect(window.people[1]?.status).toBe(status)
    expect(uncertainty.map(({ code }) => code)).toEqual(codes)
    expect(freshness.stale).toBe(codes.some((code) => code === 'source_stale'))
  })

  test('who accepted a plan of the caller are busy then, whatever they share', async () => {
    const sam = await somebody()
    const ada = await aFriend(sam, 'Ada')
    const plan = await makePlan(world.database, sam, {})
    await invite(world.database, sam, plan, [ada.friend])
    await world.database.write(sam.owner, {
      async work(db) {
        await db.sql`update plans set scheduled_at = ${hour(2, 19)} where owner_id = ${sam.owner}`
        await db.sql`update invites set rsvp_status = 'accepted' where owner_id = ${sam.owner}`
      },
    })
    const { window } = await windowAt(sam, 19, { person_handles: [ada.handle] })
    expect(window.people[1]?.status).toBe('busy')
    const later = await windowAt(sam, 22, { person_handles: [ada.handle] })
    expect(later.window.people[1]?.status).toBe('unknown')
  })

  test('an end of the month between the range and its last window is not free', async () => {
    const sam = await somebody()
    const ada = await aFriend(sam, 'Ada')
    const now = new Date()
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)
    const quarter = end / 900_000
    await aFriendCopy(world.database, sam, ada.friend, {
      busy: [{ from: quarter, to: quarter + 4, kind: 'busy' }],
    })
    const { data } = await answer(sam, 'availability.query', {
      starts_after: new Date(end - 3_600_000).toISOString(),
      starts_before: new Date(end).toISOString(),
      person_handles: [ada.handle],
    })
    expect(data.items.map(({ status }) => status)).toEqual(['partial'])
  })
})

describe('the answer', () => {
  test('is the best windows first, without overlaps, at most 25 a page, and says which hours it took', async () => {
    const sam = await somebody({ busy: [hours(1, 9, 23)] })
    const { data, outcome } = await answer(sam, 'availability.query', week)
    expect(data.items).toHaveLength(25)
    const starts = data.items.map(({ starts_at }) => starts_at)
    expect(starts.toSorted()).toEqual(starts)
    expect(starts[0]).toBe(hour(2, 9).replace('.000Z', '+00:00'))
    expect(outcome.collection).toMatchObject({ has_more: true, returned: 25 })
    expect(outcome.disclosures.map(({ name }) => name)).toEqual([
      'availability.freshness',
      'availability.default_hours',
    ])
    expect(outcome.fallback_text).toMatch(/^You are free on \w+, \d+ \w+ \d{4}, 09:00 – 11:00\.$/)
    const rest = await answer(sam, 'availability.query', {
      cursor: outcome.collection?.next_cursor,
    })
    expect(rest.data.items).toHaveLength(24)
    expect(rest.data.items.filter(({ status }) => status === 'busy')).toHaveLength(7)
    expect(rest.data.items.at(-1)?.status).toBe('busy')
    expect({ ...rest.data, items: [] }).toEqual({ ...data, items: [] })
    expect(rest.outcome.collection?.has_more).toBe(false)
  })

  test('of one round trip of reads: everything is read together', async () => {
    const sam = await somebody()
    await aFriend(sam, 'Ada')
    const trips = await transactionsOf(async () => {
      await answer(sam, 'availability.query', { ...week, person_names: ['Ada'] })
    })
    const own = only(trips.filter((trip) => JSON.stringify(trip).includes('calendar_sources')))
    // What is read, and what is stored with the commit.
    expect(own.map((batch) => batch.some(({ text }) => text.includes('friend_months')))).toEqual([
      true,
      false,
    ])
  })

  test('has a handle for each window and person, and 50 people are not too many', async () => {
    const sam = await somebody()
    const names = Array.from({ length: 50 }, (_, index) => `Friend ${index}`)
    const made = await Promise.all(
      [names.slice(0, 25), names.slice(25)].map((some) =>
        answer(sam, 'relationships.people.ensure', { names: some }),
      ),
    )
    const handles = made.flatMap(({ data }) =>
      data.people.map(({ person }) => person.person_handle),
    )
    const { window } = await windowAt(sam, 19, {
      person_handles: handles.slice(0, 25),
      person_names: names.slice(25),
    })
    expect(window.people).toHaveLength(51)
    expect(window.counts).toEqual({ free: 1, partial: 0, busy: 0, unknown: 50 })
    expect(window.time_handle.length).toBeLessThan(512)
  })

  test('puts windows last in which the caller is busy, and says so where nobody has another', async () => {
    const sam = await somebody({ busy: [hours(2, 18, 20), hours(4, 18, 20)] })
    const people: string[] = []
    for (const name of ['Ben', 'Chiyo']) {
      const { handle, friend } = await aFriend(sam, name)
      const busy = [hours(3, 18, 20), hours(4, 18, 20)]
      await aFriendCopy(world.database, sam, friend, { busy })
      people.push(handle)
    }
    const asked = async (first: number, last: number, person_handles = people) => {
      const { data, outcome } = await answer(sam, 'availability.query', {
        ...{ starts_after: hour(first, 0), starts_before: hour(last + 1, 0), person_handles },
        ...{ daily_start: '18:00', daily_end: '20:00' },
      })
      const busy = data.items.map(({ people, counts }) => [people[0]?.status, counts.busy])
      const when = /on \w+, \d+ \w+ \d{4}, \d\d:\d\d – \d\d:\d\d/
      return [busy, outcome.fallback_text.replace(when, 'then')]
    }
    const none = 'No time is free for everybody.'
    const best = `${none} The best time found is then:`
    const order = [
      ['free', 2],
      ['busy', 1],
      ['busy', 3],
    ]
    expect(await asked(2, 4)).toEqual([order, `${best} You are free; Ben and Chiyo are busy.`])
    const friends = `${best} Ben and Chiyo are free; you are busy.`
    expect(await asked(2, 2)).toEqual([[['busy', 1]], friends])
    expect(await asked(4, 4)).toEqual([[['busy', 3]], none])
    const alone = 'You are busy all of this time.'
    expect(await asked(2, 2, [])).toEqual([[['busy', 1]], alone])
  })

  test('cuts a long range and says so; it has all of the 92 days', async () => {
    const sam = await somebody()
    const { outcome, data } = await answer(sam, 'availability.query', {
      starts_after: hour(1, 0),
      starts_before: hour(300, 0),
      daily_start: '00:00',
      daily_end: '23:59',
    })
    expect(data.range.to).toBe(hour(93, 0).replace('.000Z', '+00:00'))
    expect(outcome.disclosures.map(({ name }) => name)).toContain('availability.range_cut')
    let [count, cursor] = [data.items.length, outcome.collection?.next_cursor]
    for (; cursor; ) {
      const page = await answer(sam, 'availability.query', { cursor })
      count += page.data.items.length
      cursor = page.outcome.collection?.next_cursor
    }
    expect(count).toBe(92 * 12)
  })

  test('keeps its windows for later pages without compressing them', async () => {
    const sam = await somebody()
    await answer(sam, 'availability.query', {
      ...{ starts_after: hour(1, 0), starts_before: hour(90, 0) },
      ...{ daily_start: '00:00', daily_end: '23:59' },
    })
    const kept = await world.database.read(
      sam.owner,
      (db) => db.sql`
        select cardinality(ids) as windows, pg_column_compression(ids) as compression
        from snapshots
        where owner_id = ${db.owner}`,
    )
    expect(kept).toEqual([{ windows: 89 * 12, compression: null }])
  })

  test('of a time that has passed, or is too far ahead, is empty and says why', async () => {
    const sam = await somebody()
    const said = async (input: Record<string, unknown>) => {
      const { status, data, outcome } = await answer(sam, 'availability.query', input)
      expect([status, data.items]).toEqual(['completed', []])
      return outcome.fallback_text
    }
    const past = { starts_after: '2020-01-01T00:00:00Z', starts_before: '2020-01-02T00:00:00Z' }
    expect(await said(past)).toContain('has passed')
    expect(await said({ starts_before: past.starts_before })).toContain('has passed')
    expect(await said({ starts_after: '5000-01-01T00:00:00Z' })).toContain('farther ahead')
    const never = { ...week, daily_start: '10:00', daily_end: '12:00', when_preset: 'today' }
    expect(await said({ ...never, starts_after: hour(6, 0) })).toContain('No two hours are left')
  })

  test('asked twice, it is the same but for its handles', async () => {
    const sam = await somebody({ busy: [hours(3, 10, 17), hours(4, 18, 20, 'tentative')] })
    const shown = async () => {
      const { data } = await answer(sam, 'availability.query', week)
      return data.items.map(({ time_handle: _, ...window }) => window)
    }
    expect(await shown()).toEqual(await shown())
  })
})

describe('a later page', () => {
  async function asked() {
    const sam = await somebody()
    const ada = await aFriend(sam, 'Ada')
    await aFriendCopy(world.database, sam, ada.friend)
    const first = await answer(sam, 'availability.query', { ...week, person_handles: [ada.handle] })
    expect(first.data.items[0]?.counts.free).toBe(2)
    const next = () =>
      answer(sam, 'availability.query', { cursor: first.outcome.collection?.next_cursor })
    return { sam, ada, first, next }
  }

  test('that is read again has the same handles, and none of another page', async () => {
    const { first, next } = await asked()
    const handles = ({ data }: typeof first) => data.items.map(({ time_handle }) => time_handle)
    const [once, again] = [handles(await next()), handles(await next())]
    expect(again).toEqual(once)
    const all = [...handles(first), ...once]
    expect(once.length).toBeGreaterThan(0)
    expect(new Set(all).size).toBe(all.length)
  })

  test('shows a friend who has stopped sharing as unknown, and says so', async () => {
    const { sam, ada, next } = await asked()
    await world.database.write(sam.owner, {
      work: (db) =>
        db.sql`update friend_calendars set shared = false where owner_id = ${sam.owner}`,
    })
    const { data, outcome } = await next()
    expect(data.uncertainty).toEqual([
      { code: 'calendar_not_shared', person_handle: ada.handle, display_name: 'Ada' },
    ])
    expect(data.items[0]).toMatchObject({
      status: 'unknown',
      counts: { free: 1, partial: 0, busy: 0, unknown: 1 },
      people: [{ status: 'free' }, { person_handle: ada.handle, status: 'unknown' }],
    })
    expect(outcome.disclosures.map(({ name }) => name)).toContain('availability.uncertainty')
  })

  test('shows a friend who is not connected any more as unknown', async () => {
    const { sam, ada, next } = await asked()
    await disconnect(world, sam, ada.handle)
    const { data } = await next()
    expect(data.uncertainty).toEqual([
      { code: 'person_not_connected', person_handle: ada.handle, display_name: 'Ada' },
    ])
    expect(data.items[0]?.counts.unknown).toBe(1)
  })

  test('leaves out somebody who was deleted', async () => {
    const { sam, next } = await asked()
    await world.database.write(sam.owner, {
      work: (db) => db.sql`update people set deleted_at = now() where owner_id = ${sam.owner}`,
    })
    const { data } = await next()
    expect(data.uncertainty).toEqual([])
    expect(data.items[0]).toMatchObject({
      counts: { free: 1, partial: 0, busy: 0, unknown: 0 },
      people: [{ person_handle: 'self' }],
    })
  })

  test('takes no constraints, and belongs to its account', async () => {
    const { sam, next } = await asked()
    const { outcome } = await next()
    const { snapshot_handle } = outcome.collection ?? {}
    const more = await problem(sam, 'availability.query', { snapshot_handle, ...week })
    expect(more).toMatchObject({ status: 422, pointers: ['/starts_after', '/starts_before'] })
    const other = await somebody()
    expect(await problem(other, 'availability.query', { snapshot_handle })).toEqual(
      notFound('/snapshot_handle'),
    )
  })
})

describe('bad and incomplete input', () => {
  test.each([
    [{ when_preset: 'next week' }, ['/when_preset']],
    [{ starts_after: '2027-02-30T10:00:00Z' }, ['/starts_after']],
    [{ starts_after: '0000-01-01T00:00:00Z' }, ['/starts_after']],
    [{ when_preset: 'today', daily_start: '24:00' }, ['/daily_start']],
    [{ when_preset: 'today', daily_start: '9:00' }, ['/daily_start']],
    [{ when_preset: 'today', daily_end: '19:00:00' }, ['/daily_end']],
    [
      {
        starts_after: '2027-03-02T00:00:00Z',
        starts_before: '2027-03-01T00:00:00Z',
        daily_start: '19:00',
        daily_end: '20:00',
        person_names: ['Ada', ' '],
      },
      ['/starts_before', '/daily_end', '/person_names/1'],
    ],
  ])('%j is refused, with all that is wrong', async (input, pointers) => {
    const sam = await somebody()
    expect(await problem(sam, 'availability.query', input)).toMatchObject({ status: 422, pointers })
  })

  test('is asked for in order: when, a handle, names, a calendar', async () => {
    const sam = await somebody(null)
    const nobody = toHandle('person', newId())
    const names = { person_names: ['Nora', 'Ben'] }
    const ask = (input: Record<string, unknown>) => answer(sam, 'availability.query', input)
    const untimed = await ask({
      daily_start: '18:00',
      days_of_week: [6],
      person_handles: [nobody],
      ...names,
    })
    expect(untimed).toMatchObject({
      status: 'needs_input',
      error: { code: 'timing_required', pointer: '/when_preset' },
      outcome: { disclosures: [] },
    })
    const gone = { ...week, person_handles: [nobody], ...names }
    expect(await problem(sam, 'availability.query', gone)).toEqual(notFound('/person_handles/0'))
    expect(await ask({ ...week, ...names })).toMatchObject({
      status: 'needs_input',
      error: {
        code: 'person_unresolved',
        prerequisite: {
          capability: 'relationships.people.ensure',
          input: { people: ['Nora', 'Ben'] },
        },
      },
    })
    await ask(week)
    expect(await ask(week)).toMatchObject({
      status: 'failed',
      error: { code: 'calendar_not_connected' },
    })
  })

  test('a name that several have is asked about; the calendar of a friend is enough', async () => {
    const sam = await somebody(null)
    const ada = await aFriend(sam, 'Ada')
    await connect(world.database, sam, await world.account('Ada'), 'Ada')
    expect(
      await answer(sam, 'availability.query', { ...week, person_names: ['Ada'] }),
    ).toMatchObject({
      status: 'needs_input',
      error: { code: 'person_ambiguous', candidates: [{}, {}] },
    })
    const alone = { ...week, person_handles: [ada.handle] }
    expect(await answer(sam, 'availability.query', alone)).toMatchObject({
      error: { code: 'calendar_not_connected' },
    })
    await aFriendCopy(world.database, sam, ada.friend)
    const { window, uncertainty, freshness } = await windowAt(sam, 19, {
      person_handles: [ada.handle],
    })
    expect(window.people.map(({ status }) => status)).toEqual(['unknown', 'free'])
    expect(uncertainty).toEqual([{ code: 'calendar_not_connected' }])
    expect(freshness.oldest_source_at).toMatch(/:00:00\.000Z$/)
  })
})
