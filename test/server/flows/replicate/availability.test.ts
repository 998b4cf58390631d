import pg from 'pg'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { horizon_days } from '#server/domain/availability/range.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { only } from '#server/domain/basics/only.ts'
import { changeProfile } from '#server/flows/web/profile.ts'
import { markAvailability, replicateAvailability } from '#server/flows/replicate/availability.ts'
import { aCalendar, friendRows, hour, hours, share } from '#test/support/given/free_time.ts'
import { connect as connectByLink } from '#test/support/given/connections.ts'
import { invite as inviteByLink, take } from '#test/support/given/friendship.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { change, connect, invite, makePlan } from '#test/support/given/plan_rows.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

/** How many months are copied: from this one to that of the horizon, those in which nothing is known to be taken too. */
const months = monthsUntil(new Date(Date.now() + horizon_days * 86_400_000))

function monthsUntil(last: Date): number {
  const count = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
  return count(last) - count(new Date()) + 1
}

/** Sam, and Ada, who has a calendar and shares it with all of her friends. */
async function friends(calendar: Parameters<typeof aCalendar>[2] = {}) {
  const [sam, ada] = await Promise.all([
    world.account('Sam', { timezone: 'UTC' }),
    world.account('Ada', { timezone: 'UTC' }),
  ])
  const person = await connect(world.database, sam, ada, 'Ada')
  await aCalendar(world.database, sam)
  const source = await aCalendar(world.database, ada, calendar)
  await share(world.database, ada, 'all')
  await run(ada)
  return { sam, ada, source, handle: toHandle('person', person) }
}

const run = (account: Account, database: Database = world.database) =>
  replicateAvailability(database, account.owner)

/** What Sam is told about Ada in a window of the day after tomorrow. */
async function told(sam: Account, handle: string, at: number) {
  const { data } = await answer(sam, 'availability.query', {
    starts_after: hour(2, at),
    starts_before: hour(2, at + 0.25),
    person_handles: [handle],
  })
  return only(data.items).people[1]?.status
}

/** A database whose copies wait, as on a slow network, until they are let go. */
function waitingDatabase() {
  let go = () => {}
  let reach = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  const database: Database = {
    ...world.database,
    async write(owner, steps) {
      if (steps.role === 'relay') {
        reach()
        await gone
      }
      return world.database.write(owner, steps)
    },
  }
  return { database, reached, go }
}

/** The id by which an account has another one among its people. */
async function personOf(account: Account, other: Account): Promise<string> {
  const rows = await world.database.read(
    account.owner,
    (db) => db.sql<{ person_id: string }>`
      select person_id from connections where owner_id = ${account.owner} and peer_owner = ${other.owner}`,
  )
  return only(rows).person_id
}

const nothing = { shared: false, months: 0 }

/** The versions of the copy and of its source, which rise only where something changes. */
async function versionOf(sam: Account): Promise<number> {
  const rows = await world.database.read(
    sam.owner,
    (db) => db.sql<{ version: number }>`
      select version from friend_calendars where owner_id = ${sam.owner}`,
  )
  return only(rows).version
}

describe('free time outside of the usual hours of a friend', () => {
  const set = async (ada: Account, values: string) => {
    await world.database.write(ada.owner, {
      work: (db) => db.sql`update calendar_settings set usual_from = ${values.split('-')[0]},
        usual_until = ${values.split('-')[1]}, usual_hours = ${values !== '0-0'} where owner_id = ${db.owner}`,
    })
    await run(ada)
  }
  const statuses = (sam: Account, handle: string, at: readonly number[]) =>
    Promise.all(at.map((one) => told(sam, handle, one)))

  test('is perhaps busy, in the hours and the zone that the friend has chosen', async () => {
    const { sam, ada, handle } = await friends({ busy: [hours(2, 3, 5)] })
    const at = [0, 3, 7, 8.75, 9, 21, 21.25]
    const usual = ['partial', 'busy', 'partial', 'partial', 'free', 'free', 'partial']
    expect(await statuses(sam, handle, at)).toEqual(usual)
    await set(ada, '1080-120')
    expect(await statuses(sam, handle, at)).toEqual([
      ...['free', 'busy', 'partial', 'partial', 'partial', 'free', 'free'],
    ])
    await set(ada, '0-0')
    expect(await statuses(sam, handle, at)).toEqual([
      ...['free', 'busy', 'free', 'free', 'free', 'free', 'free'],
    ])
    await set(ada, '540-1380')
    // Nine in Tokyo is midnight in UTC; the page changes the zone, and queues the copies.
    await changeProfile({ database: world.database, wake: () => {} }, ada.owner, {
      display_name: 'Ada',
      timezone: 'Asia/Tokyo',
    })
    const [queued] = await world.database.read(
      ada.owner,
      (db) => db.sql`select 1 from relay_marks where owner_id = ${db.owner} and kind = 'busy'`,
    )
    expect(queued).toBeDefined()
    await run(ada)
    expect(await statuses(sam, handle, at)).toEqual([
      ...['free', 'busy', 'free', 'free', 'free', 'partial', 'partial'],
    ])
  })

  test('is told as an event that is not certain is: nothing of an answer says why', async () => {
    const answers = []
    for (const isNight of [true, false]) {
      const busy = isNight ? [] : [hours(1, 23, 33, 'tentative'), hours(2, 23, 33, 'tentative')]
      const { sam, ada, handle } = await friends({ busy })
      if (!isNight) await set(ada, '0-0')
      const { data, outcome } = await answer(sam, 'availability.query', {
        starts_after: hour(2, 5),
        starts_before: hour(2, 24),
        person_handles: [handle],
      })
      const { disclosures, fallback_text } = outcome
      const said = JSON.stringify({ data, disclosures, fallback_text })
      expect(data.items.map((one: { status: string }) => one.status)).toContain('partial')
      answers.push(
        said.replace(/pe_\w+|th_[\w.-]+|"time_handle":"[^"]*"|\d\d:\d\d(:\d\d\.\d+)?Z?/g, ''),
      )
      // One's own night is one's own.
      const own = await answer(ada, 'availability.query', {
        starts_after: hour(2, 3),
        starts_before: hour(2, 3.25),
      })
      expect(only(own.data.items).status).toBe(isNight ? 'free' : 'partial')
    }
    expect(answers[0]).toBe(answers[1])
  })

  test('counts as free in a month of an earlier release, until the next run makes it anew', async () => {
    const { sam, ada, handle } = await friends()
    const superuser = new pg.Client({ connectionString: world.superuser_url })
    await superuser.connect()
    for (const table of ['busy_months', 'friend_months']) {
      const owner = table === 'busy_months' ? ada.owner : sam.owner
      await superuser.query(`update ${table} set runs = '' where owner_id = $1`, [owner])
    }
    await superuser.end()
    expect(await told(sam, handle, 3)).toBe('free')
    await run(ada)
    expect(await told(sam, handle, 3)).toBe('partial')
  })
})

describe('a friend who shares', () => {
  test('is known by half-hours, outward, with all calendars and plans together', async () => {
    const { sam, ada, handle } = await friends({ busy: [hours(2, 11.25, 11.5)] })
    await aCalendar(world.database, ada, { busy: [hours(2, 14, 16)] })
    await run(ada)
    // 11:00 to 11:30 is taken: a window that ends at 11:15 has a busy quarter-hour.
    expect(await told(sam, handle, 9.25)).toBe('partial')
    expect(await told(sam, handle, 9)).toBe('free')
    expect(await told(sam, handle, 11.5)).toBe('free')
    expect(await told(sam, handle, 14)).toBe('busy')
    expect(await friendRows(world.database, sam, ada)).toEqual({ shared: true, months })
  })

  test('does not know anything of the other, and nothing is written again while nothing changes', async () => {
    const { sam, ada } = await friends()
    const before = await versionOf(sam)
    const next = await run(ada)
    await run(ada)
    expect(await versionOf(sam)).toBe(before)
    expect(await friendRows(world.database, ada, sam)).toEqual({ shared: null, months: 0 })
    // Looked at again before half of a day is over.
    const hoursToNext = ((next?.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hoursToNext).toBeGreaterThan(10)
    expect(hoursToNext).toBeLessThan(12.1)
  })

  test('is known for another day after a reading that found nothing new, and for no longer than a day', async () => {
    const { sam, ada, source } = await friends({ read: 14 })
    const left = async () => {
      const rows = await world.database.read(
        sam.owner,
        (db) => db.sql<{ hours: number }>`
          select round(extract(epoch from fresh_until - now()) / 3600)::int as hours
          from friend_calendars where owner_id = ${sam.owner}`,
      )
      return only(rows).hours
    }
    expect(await left()).toBe(10)
    await world.database.write(ada.owner, {
      work: (db) => db.sql`
        update calendar_sources set read_at = now() where owner_id = ${ada.owner} and source_id = ${source}`,
    })
    await run(ada)
    expect(await left()).toBe(24)
    const { sam: other, ada: filed } = await friends({ kind: 'file' })
    expect(await run(filed)).not.toBeNull()
    const rows = await world.database.read(
      other.owner,
      (db) => db.sql<{ ok: boolean }>`
        select fresh_until < now() + interval '25 hours' as ok from friend_calendars
        where owner_id = ${other.owner}`,
    )
    expect(only(rows).ok).toBe(true)
  })

  test('is not known while a calendar of theirs was never read, but busy where others say so', async () => {
    const { sam, ada, handle } = await friends({ busy: [hours(2, 14, 16)] })
    await aCalendar(world.database, ada, { read: null })
    await run(ada)
    expect(await told(sam, handle, 9)).toBe('unknown')
    expect(await told(sam, handle, 14)).toBe('busy')
  })

  test('shares nothing, no plan either, before a calendar was read', async () => {
    const { sam, ada, handle } = await friends({ read: null })
    await makePlan(world.database, ada, { starts_in: 72 })
    await run(ada)
    expect((await friendRows(world.database, sam, ada)).months).toBe(0)
    const { data } = await answer(sam, 'availability.query', {
      when_preset: 'next-few-days',
      person_handles: [handle],
    })
    expect(data.uncertainty).toEqual([
      { code: 'calendar_not_shared', person_handle: handle, display_name: 'Ada' },
    ])
    expect(data.items.every(({ people }) => people[1]?.status === 'unknown')).toBe(true)
  })
})

describe('plans', () => {
  /** Moves a plan to an hour of the day after tomorrow, with what else is changed. */
  async function move(host: Account, plan: string, at: number, state = 'active') {
    await change(world.database, host, plan, async (db) => {
      await db.sql`
        update plans set scheduled_at = ${hour(2, at)}, scheduled_ends_at = ${hour(2, at + 2)}, state = ${state}
        where owner_id = ${host.owner} and plan_id = ${plan}`
      markAvailability(db)
    })
    await world.service.runtime.replicate(host.owner)
  }

  test('of a friend are busy as long as they take place, wherever they are moved', async () => {
    const { sam, ada, handle } = await friends()
    const plan = await makePlan(world.database, ada, {})
    await move(ada, plan, 19)
    expect([await told(sam, handle, 19), await told(sam, handle, 9)]).toEqual(['busy', 'free'])
    await move(ada, plan, 9)
    expect([await told(sam, handle, 19), await told(sam, handle, 9)]).toEqual(['free', 'busy'])
    await move(ada, plan, 9, 'canceled')
    expect(await told(sam, handle, 9)).toBe('free')
  })

  test('a friend has accepted are busy at once, those not answered or declined are nothing', async () => {
    const { sam, ada, handle } = await friends()
    const jonas = await world.account('Jonas')
    const plan = await makePlan(world.database, jonas, {})
    await invite(world.database, jonas, plan, [ada])
    await move(jonas, plan, 19)
    await world.service.runtime.replicate(ada.owner)
    expect(await told(sam, handle, 19)).toBe('free')
    const { data } = await answer(ada, 'invites.list', {})
    const invite_handle = only(data.items).invite_handle
    const rsvp = async (rsvp_status: string) => {
      await answer(ada, 'invites.rsvp.update', { invite_handle, rsvp_status })
      await world.service.runtime.replicate(ada.owner)
      return told(sam, handle, 19)
    }
    expect(await rsvp('accepted')).toBe('busy')
    // The host moves the plan: the guest's own friends hear of that too.
    await move(jonas, plan, 10)
    await world.service.runtime.replicate(ada.owner)
    expect([await told(sam, handle, 19), await told(sam, handle, 10)]).toEqual(['free', 'busy'])
    expect(await rsvp('declined')).toBe('free')
    expect(await told(sam, handle, 10)).toBe('free')
  })

  test('that change nothing about the guest’s time queue nothing', async () => {
    const { ada } = await friends()
    const jonas = await world.account('Jonas')
    const plan = await makePlan(world.database, jonas, {})
    await invite(world.database, jonas, plan, [ada])
    await world.service.runtime.replicate(jonas.owner)
    await change(world.database, jonas, plan, async (db) => {
      await db.sql`update plans set title = 'Cards' where owner_id = ${jonas.owner}`
    })
    await world.service.runtime.replicate(jonas.owner)
    const marks = await world.database.read(
      ada.owner,
      (db) => db.sql`select 1 from relay_marks where owner_id = ${ada.owner} and kind = 'busy'`,
    )
    expect(marks).toEqual([])
  })
})

describe('sharing ends', () => {
  test('for everybody, for who is not chosen any more, and begins again with all there is', async () => {
    const { sam, ada, handle } = await friends({ busy: [hours(2, 14, 16)] })
    await share(world.database, ada, 'off')
    await run(ada)
    expect(await friendRows(world.database, sam, ada)).toEqual(nothing)
    expect(await told(sam, handle, 14)).toBe('unknown')
    // No calendar has changed meanwhile.
    await share(world.database, ada, 'all')
    await run(ada)
    expect(await friendRows(world.database, sam, ada)).toEqual({ shared: true, months })
    expect([await told(sam, handle, 14), await told(sam, handle, 9)]).toEqual(['busy', 'free'])
    await share(world.database, ada, 'chosen', [])
    await run(ada)
    expect(await friendRows(world.database, sam, ada)).toEqual(nothing)
    await share(world.database, ada, 'chosen', [await personOf(ada, sam)])
    await run(ada)
    expect(await friendRows(world.database, sam, ada)).toEqual({ shared: true, months })
  })

  test('although a copy is still on its way', async () => {
    const { sam, ada, source } = await friends()
    await world.database.write(ada.owner, {
      work: (db) => db.sql`
        update calendar_months set runs = '\\x0106'::bytea
        where owner_id = ${ada.owner} and source_id = ${source}`,
    })
    const late = waitingDatabase()
    const slow = run(ada, late.database)
    await late.reached
    await share(world.database, ada, 'off')
    await run(ada)
    expect(await friendRows(world.database, sam, ada)).toEqual(nothing)
    late.go()
    await slow
    expect(await friendRows(world.database, sam, ada)).toEqual(nothing)
    // What the late copy would have recorded does not keep the next one from being whole.
    await share(world.database, ada, 'all')
    await run(ada)
    expect(await friendRows(world.database, sam, ada)).toEqual({ shared: true, months })
  })

  test('and begins again while the copy that was on its way arrives: the newest is whole', async () => {
    const { sam, ada } = await friends()
    await share(world.database, ada, 'off')
    const late = waitingDatabase()
    const slow = run(ada, late.database)
    await late.reached
    await share(world.database, ada, 'all')
    await run(ada)
    late.go()
    await slow
    await run(ada)
    expect(await friendRows(world.database, sam, ada)).toEqual({ shared: true, months })
  })

  test('when two disconnect, at once, without any worker, and with a copy on its way', async () => {
    const [sam, ada] = await Promise.all([world.account('Sam'), world.account('Ada')])
    const { first } = await connectByLink(sam, ada)
    for (const account of [sam, ada]) {
      await aCalendar(world.database, account)
      await share(world.database, account, 'all')
      await run(account)
    }
    expect(await friendRows(world.database, sam, ada)).toEqual({ shared: true, months })
    expect(await friendRows(world.database, ada, sam)).toEqual({ shared: true, months })
    await world.database.write(ada.owner, {
      work: (db) => db.sql`
        update calendar_sources set known_until = now() + interval '5 days' where owner_id = ${ada.owner}`,
    })
    const late = waitingDatabase()
    const slow = run(ada, late.database)
    await late.reached
    await take(sam, { operation: 'disconnect', person_handle: first })
    expect(await friendRows(world.database, sam, ada)).toEqual(nothing)
    expect(await friendRows(world.database, ada, sam)).toEqual(nothing)
    late.go()
    await slow
    for (const account of [sam, ada]) await run(account)
    expect(await friendRows(world.database, sam, ada)).toEqual(nothing)
    expect(await friendRows(world.database, ada, sam)).toEqual(nothing)
    // Who parted is not shown anything when they meet again, until it is decided anew.
    await connectByLink(ada, sam)
    for (const account of [sam, ada]) await run(account)
    expect(await friendRows(world.database, sam, ada)).toEqual(nothing)
    expect(await friendRows(world.database, ada, sam)).toEqual(nothing)
  })

  test('a friend made later sees what is shared with all', async () => {
    const { ada } = await friends()
    const jonas = await world.account('Jonas')
    await connectByLink(ada, jonas)
    const due = await world.database.run(
      sql`select 1 from due_work where owner_id = ${ada.owner} and kind = 'busy' and due_at <= now()`,
    )
    expect(due).toHaveLength(1)
    await world.service.runtime.replicate(ada.owner)
    expect(await friendRows(world.database, jonas, ada)).toEqual({ shared: true, months })
  })
})

test('who connects or disconnects is told who will see, or will no longer see, the free time', async () => {
  const { sam, ada } = await friends()
  const [person = ''] = await people(ada, 'Jonas')
  const told = async (input: Record<string, unknown>) => {
    const { data } = await answer(ada, 'relationships.friendship.review', input)
    return data.consequences.flatMap(({ code, person }) =>
      code.startsWith('free_time') ? [[code, person?.display_name]] : [],
    )
  }
  const handle = toHandle('person', await personOf(ada, sam))
  const create = { operation: 'create_invitation' }
  const visible = 'free_time_becomes_visible'
  expect(await told({ ...create, people_handles: [person] })).toEqual([[visible, 'Jonas']])
  expect(await told(create)).toEqual([[visible, undefined]])
  expect(await told({ operation: 'disconnect', person_handle: handle })).toEqual([
    ['free_time_withdrawn', 'Ada'],
  ])
  const jonas = await world.account('Jonas')
  const accept = { operation: 'accept_invitation', invitation_token: await inviteByLink(jonas) }
  expect(await told(accept)).toEqual([[visible, undefined]])
  await share(world.database, ada, 'off')
  expect(await told(create)).toEqual([])
  expect(await told(accept)).toEqual([])
  expect(await told({ operation: 'disconnect', person_handle: handle })).toEqual([])
})

test('two runs at once leave one copy, of the later state', async () => {
  const { sam, ada, handle } = await friends()
  const add = (at: number) =>
    aCalendar(world.database, ada, { busy: [hours(2, at, at + 2)] }).then(() => run(ada))
  await Promise.all([add(8), add(12), add(18)])
  await run(ada)
  expect(await Promise.all([8, 12, 18].map((at) => told(sam, handle, at)))).toEqual([
    'busy',
    'busy',
    'busy',
  ])
})
