import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCalendar } from '#server/data/calendar_sources/find.ts'
import { updateCalendarChoices } from '#server/data/calendar_sources/update.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { accountsAtOnce } from '#server/jobs/run.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { calendarOf, eventOf, type FeedServer, startFeed } from '#test/support/feed_server.ts'
import {
  aFeed,
  calendarJob,
  changeStored,
  storedCalendar,
  storedRuns,
  type TestCalendarJob,
} from '#test/support/given/calendar_job.ts'
import { secondsUntil } from '#test/support/given/due.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let feed: FeedServer
let job: TestCalendarJob

beforeAll(async () => {
  feed = await startFeed()
  job = calendarJob(world, [feed.allow])
})

afterAll(async () => {
  await job.end()
  await feed.close()
})

const quarter = 900_000
/** A whole quarter-hour some hours ahead. */
const inHours = (hours: number) =>
  new Date(Math.ceil((Date.now() + hours * 3_600_000) / quarter) * quarter)
const start = inHours(48)
const end = inHours(50)
const dentist = calendarOf(eventOf('one', start, end), 'X-WR-CALNAME:Private\r\n')
const dentistRuns = [{ from: start.toISOString(), to: end.toISOString(), kind: 'busy' }]

/** An account with a feed that has been read. */
async function aReadFeed(calendar = dentist) {
  feed.answer(calendar)
  const account = await world.account('Ada')
  const source_id = await aFeed(world, account, feed.url)
  const next = await job.run(account.owner)
  const stored = () => storedCalendar(world, account, source_id)
  const runs = () => storedRuns(world, account, source_id)
  const change = (what: Parameters<typeof changeStored>[3]) =>
    changeStored(world, account, source_id, what)
  const again = async () => {
    await change('due')
    return job.run(account.owner)
  }
  return { account, source_id, next, stored, runs, change, again }
}

/** Changes all calendars of an account. */
function changeAll(owner: string, what: string): Promise<void> {
  return asSuperuser(
    world.superuser_url,
    `update calendar_sources set ${what} where owner_id = '${owner}'`,
  )
}

describe('a feed', () => {
  test('that breaks off is unknown but for what was read, and never replaces what was read whole', async () => {
    const broken = dentist.slice(0, dentist.indexOf('END:VCALENDAR'))
    const { stored, runs, again } = await aReadFeed(broken)
    expect(await stored()).toMatchObject({ state: 'working', events: 1, incomplete: true })
    expect((await runs()).map(({ kind }) => kind)).toContain('unknown')
    feed.answer(dentist)
    await again()
    expect(await runs()).toEqual(dentistRuns)
    feed.answer(broken)
    await again()
    expect(await stored()).toMatchObject({ state: 'failing', problem: 'unreachable' })
    expect(await runs()).toEqual(dentistRuns)
  })

  test('is read into months of busy times, and nothing else of it is kept', async () => {
    const { next, stored, runs } = await aReadFeed()
    const row = await stored()
    expect(row).toMatchObject({
      state: 'working',
      problem: null,
      name: 'Private',
      claim: 1,
      leased: false,
      events: 1,
      incomplete: false,
    })
    expect(await runs()).toEqual(dentistRuns)
    expect(row.due).toBeGreaterThan(0.89 * 1_800)
    expect(row.due).toBeLessThan(1.11 * 1_800)
    expect(secondsUntil(next)).toBeGreaterThan(0.88 * 1_800)
    const ahead = ((row.known_until?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(ahead).toBeGreaterThan(400)
    expect(ahead).toBeLessThan(432)
    expect(row.expand).toBeGreaterThan(29 * 86_400)
    const kept = Buffer.concat([row.parsed ?? Buffer.alloc(0), Buffer.from(JSON.stringify(row))])
    expect(kept.includes('Dentist')).toBe(false)
    expect(kept.includes('basic.ics')).toBe(false)
  })

  test('is read as often as it asks for, within bounds', async () => {
    const asks = async (head: string, cache: string | null) => {
      const { account, source_id } = await aReadFeed()
      feed.answer((response) => {
        response.writeHead(200, cache === null ? {} : { 'cache-control': cache })
        response.end(calendarOf(eventOf('two', start, end), head))
      })
      await changeStored(world, account, source_id, 'due')
      await job.run(account.owner)
      return (await storedCalendar(world, account, source_id)).interval_seconds
    }
    const isAbout = (seconds: number, wanted: number) =>
      expect(Math.abs(seconds / wanted - 1)).toBeLessThan(0.11)
    isAbout(await asks('', 'no-cache, max-age=0'), 900)
    isAbout(await asks('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n', 'max-age=60'), 3_600)
    isAbout(await asks('X-PUBLISHED-TTL:P1W\r\n', null), 6 * 3_600)
  })

  test('that an earlier release has read is read again once, even if it has not changed', async () => {
    const { stored, change, account } = await aReadFeed()
    feed.answer((response, { headers }) => {
      const isKnown = headers['if-none-match'] === '"1"'
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end(isKnown ? '' : dentist)
    })
    await change('read by an earlier reader')
    job.readings.length = 0
    await job.run(account.owner)
    await change('due')
    await job.run(account.owner)
    expect(job.readings).toEqual(['read', 'unchanged'])
    // What is only worked out anew keeps the mark of its reader.
    await change('read by an earlier reader')
    await change('expand')
    await job.run(account.owner)
    await job.run(account.owner)
    expect(job.readings).toEqual(['read', 'unchanged', 'expanded', 'read'])
    expect(await stored()).toMatchObject({ state: 'working', events: 1 })
  })

  test('that has not changed, by its validators or its bytes, writes no months and is fresh again', async () => {
    const { source_id, account, stored, runs, again } = await aReadFeed()
    feed.answer((response) => response.writeHead(200, { etag: '"1"' }).end(dentist))
    job.readings.length = 0
    await again()
    const first = await stored()
    feed.answer((response, { headers }) => {
      response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 500).end()
    })
    await again()
    expect(job.readings).toEqual(['unchanged', 'unchanged'])
    const second = await stored()
    expect(second.read).toBe(0)
    expect(second.claim).toBe(first.claim + 1)
    expect(await runs()).toEqual(dentistRuns)
    expect(
      await world.database.read(account.owner, (db) => findCalendar(db, source_id)),
    ).toMatchObject({
      fresh: true,
    })
  })

  test('is looked at without a change of any index', async () => {
    const indexed = await world.database.run<{ name: string }>(sql`
      select distinct a.attname as name
      from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = 'calendar_sources'::regclass
      order by 1`)
    // A claim and the end of a look write other columns.
    expect(indexed.map(({ name }) => name)).toEqual(['address_hash', 'owner_id', 'source_id'])
  })

  test('that has not changed is claimed, and its end says what is left, also of another calendar', async () => {
    const { account, again } = await aReadFeed()
    await aFeed(world, account, feed.url)
    await job.run(account.owner)
    await again()
    const done: string[] = []
    const database: Database = {
      ...world.database,
      read: (owner, ...given) => {
        done.push('read')
        return world.database.read(owner, ...given)
      },
      write: (owner, steps) => {
        done.push(steps.asyncCommit ? 'write in time' : 'write')
        return world.database.write(owner, steps)
      },
    }
    const turn = calendarJob(world, [feed.allow], { threads: job.threads, database })
    await changeAll(account.owner, `due_at = now() - interval '1 second'`)
    const next = await turn.run(account.owner)
    expect(turn.readings).toEqual(['unchanged', 'unchanged'])
    // Neither a claim nor an end without news is waited for until it is on the disk.
    expect(done).toEqual(Array(4).fill('write in time'))
    expect(secondsUntil(next)).toBeGreaterThan(0.88 * 1_800)
    // One that failed before is news for friends.
    await changeAll(account.owner, `due_at = now(), failures = 1, state = 'failing'`)
    done.length = 0
    expect(secondsUntil(await turn.run(account.owner))).toBeGreaterThan(0.88 * 1_800)
    expect(done.slice(0, 4)).toEqual(['write in time', 'write', 'read', 'write in time'])
  })

  test('that always ends in the middle is read as far as it goes, each time', async () => {
    const { stored, again } = await aReadFeed(dentist.slice(0, -20))
    expect(await stored()).toMatchObject({ state: 'working', incomplete: true })
    feed.answer(`${dentist.slice(0, -20)}\r\nX-AGAIN:1\r\n`)
    await again()
    expect(await stored()).toMatchObject({ state: 'working', incomplete: true })
  })

  test('that loses an event loses its time', async () => {
    const { again, runs } = await aReadFeed()
    feed.answer(calendarOf(''))
    await again()
    expect(await runs()).toEqual([])
  })
})

describe('a feed that fails', () => {
  const loginPage = '<!doctype html><title>Sign in</title><form></form>'

  test.each([
    ['a login page', 'not_a_calendar', 300],
    ['nothing', 'not_a_calendar', 300],
    ['500', 'unreachable', 300],
    ['503 with Retry-After', 'unreachable', 7_200],
    ['404', 'gone', 300],
    ['403', 'refused', 300],
    ['a broken connection', 'unreachable', 300],
    ['half a calendar', 'unreachable', 300],
  ])('by %s keeps what is known, and is tried again', async (how, problem, seconds) => {
    const { stored, runs, again } = await aReadFeed()
    const before = await stored()
    feed.answer((response) => {
      if (how === 'a login page') response.end(loginPage)
      else if (how === 'nothing') response.end()
      else if (how === 'a broken connection') response.destroy()
      else if (how === 'half a calendar') response.end(dentist.slice(0, -20))
      else
        response
          .writeHead(
            Number.parseInt(how, 10),
            how.includes('Retry') ? { 'retry-after': '7200' } : {},
          )
          .end()
    })
    await again()
    const after = await stored()
    expect(after).toMatchObject({ state: 'failing', problem, failures: 1, leased: false })
    expect(Math.abs((after.due ?? 0) - seconds)).toBeLessThan(5)
    expect(after.parsed).toEqual(before.parsed)
    expect(after.known_until).toEqual(before.known_until)
    expect(await runs()).toEqual(dentistRuns)
    feed.answer(dentist)
    await again()
    expect(await stored()).toMatchObject({ state: 'working', problem: null, failures: 0 })
  })

  test('waits longer each time, and is paused after a week', async () => {
    const { stored, again, change, account } = await aReadFeed()
    feed.answer((response) => response.writeHead(500).end())
    const waits: (number | null)[] = []
    for (let count = 0; count < 6; count += 1) {
      await again()
      waits.push((await stored()).due)
    }
    expect(waits.map((seconds) => Math.round((seconds ?? 0) / 60))).toEqual([
      5, 15, 60, 180, 360, 360,
    ])
    await change('failing for a week')
    const asked = feed.asked()
    expect(await job.run(account.owner)).toBeInstanceOf(Date)
    expect(feed.asked()).toBe(asked + 1)
    expect(await stored()).toMatchObject({ state: 'paused', problem: 'unreachable', due: null })
  })

  test('because it is gone or refused three times in a row is paused', async () => {
    const { stored, again } = await aReadFeed()
    const answers = [500, 404, 403]
    for (const status of answers) {
      feed.answer((response) => response.writeHead(status).end())
      await again()
      expect(await stored()).toMatchObject({ state: 'failing' })
    }
    await again()
    expect(await stored()).toMatchObject({ state: 'paused', problem: 'refused', due: null })
  })
})

describe('a claim', () => {
  test('that a worker has left when it died is taken by another within its lease, and the first result counts nothing', async () => {
    const { account, stored, change, runs } = await aReadFeed()
    const dying = calendarJob(world, [feed.allow], { threads: job.threads })
    let answerFirst = () => {}
    const asked = new Promise<void>((resolve) => {
      feed.answer((response) => {
        answerFirst = () => response.end(calendarOf(eventOf('late', inHours(10), inHours(11))))
        resolve()
      })
    })
    await change('due')
    const first = dying.run(account.owner)
    await asked
    // The lease holds off everybody else, who is told when it ends.
    expect(secondsUntil(await job.run(account.owner))).toBeGreaterThan(55)
    await change('lease over')
    feed.answer(calendarOf(eventOf('new', inHours(20), inHours(21))))
    await job.run(account.owner)
    answerFirst()
    await first
    expect(dying.readings).toEqual(['dropped'])
    expect(await runs()).toMatchObject([{ from: inHours(20).toISOString() }])
    expect(await stored()).toMatchObject({ state: 'working', claim: 3, leased: false })
  })

  test('that a crash of the database has lost counts nothing, even where another has its number', async () => {
    const { account, stored, runs } = await aReadFeed()
    const first = calendarJob(world, [feed.allow], { threads: job.threads })
    let answerFirst = () => {}
    const asked = new Promise<void>((resolve) => {
      feed.answer((response) => {
        answerFirst = () => response.end(calendarOf(eventOf('late', inHours(10), inHours(11))))
        resolve()
      })
    })
    await changeAll(account.owner, `due_at = now() - interval '1 second'`)
    const { claim } = await stored()
    const reading = first.run(account.owner)
    await asked
    await changeAll(account.owner, `claim = ${claim}, lease_until = null`)
    let answerSecond = () => {}
    const askedAgain = new Promise<void>((resolve) => {
      feed.answer((response) => {
        answerSecond = () => response.end(calendarOf(eventOf('new', inHours(20), inHours(21))))
        resolve()
      })
    })
    const again = job.run(account.owner)
    await askedAgain
    answerFirst()
    await reading
    expect(first.readings).toEqual(['dropped'])
    answerSecond()
    await again
    expect(await runs()).toMatchObject([{ from: inHours(20).toISOString() }])
    expect(await stored()).toMatchObject({ state: 'working', claim: claim + 1, leased: false })
  })

  test('loses to what the person changes meanwhile', async () => {
    const { account, source_id, stored, change } = await aReadFeed()
    feed.answer((response) => {
      const choices = { all_day: 'free' as const }
      feed.answer(dentist)
      world.database
        .write(account.owner, { work: (db) => updateCalendarChoices(db, source_id, choices) })
        .then(() => response.end(calendarOf(eventOf('other', inHours(30), inHours(31)))))
    })
    job.readings.length = 0
    await change('due')
    await job.run(account.owner)
    expect(job.readings).toEqual(['dropped', 'expanded', 'unchanged'])
    expect(await stored()).toMatchObject({ state: 'working', leased: false })
  })

  test('is given back at once when the worker stops', async () => {
    const { account, stored, change } = await aReadFeed()
    const stopping = calendarJob(world, [feed.allow], { threads: job.threads })
    feed.answer(() => stopping.stop())
    await change('due')
    expect(await stopping.run(account.owner)).toBe('again')
    expect(stopping.readings).toEqual(['put_off'])
    expect(await stored()).toMatchObject({ state: 'working', leased: false, due: 0 })
    feed.answer(dentist)
    await job.run(account.owner)
    expect(await stored()).toMatchObject({ state: 'working', due: expect.any(Number) })
  })

  test('is put off where its host is asked for as much as it can be', async () => {
    const { account, stored, change } = await aReadFeed()
    const full = calendarJob(world, [feed.allow], { threads: job.threads, atOnceOfHost: 0 })
    const asked = feed.asked()
    await change('due')
    await full.run(account.owner)
    expect(full.readings).toEqual(['put_off'])
    expect(feed.asked()).toBe(asked)
    const row = await stored()
    expect(row).toMatchObject({ state: 'working', leased: false })
    expect(row.due).toBeGreaterThan(3)
    expect(row.due).toBeLessThan(6)
  })

  test('leaves room for the calendars of others, however slowly its host answers', async () => {
    const slow = calendarJob(world, [feed.allow], { threads: job.threads, maxCalendar_ms: 500 })
    feed.answer(() => {})
    const accounts = await Promise.all(
      Array.from({ length: accountsAtOnce }, async () => {
        const account = await world.account('Ada')
        await aFeed(world, account, feed.url)
        return account
      }),
    )
    const asked = feed.asked()
    await Promise.all(accounts.map(({ owner }) => slow.run(owner)))
    expect(feed.asked() - asked).toBe(accountsAtOnce - 1)
    slow.stop()
  })

  test('that takes too long here is put off, without a failure', async () => {
    const { account, stored, change } = await aReadFeed()
    const slow = calendarJob(world, [feed.allow], { threads: job.threads, maxCalendar_ms: 100 })
    feed.answer(() => {})
    await change('due')
    await slow.run(account.owner)
    expect(slow.readings).toEqual(['put_off'])
    expect(await stored()).toMatchObject({ state: 'working', failures: 0, leased: false })
    slow.stop()
  })
})

describe('times are worked out anew without fetching', () => {
  test('when a setting changes or the horizon rolls, also of a feed that fails', async () => {
    const date = inHours(2_400).toISOString().slice(0, 10).replaceAll('-', '')
    const allDay = calendarOf(
      `BEGIN:VEVENT\r\nUID:day\r\nDTSTART;VALUE=DATE:${date}\r\nEND:VEVENT\r\n`,
    )
    const { account, source_id, stored, runs, change, again } = await aReadFeed(allDay)
    expect(await runs()).toMatchObject([{ kind: 'busy' }])
    feed.answer((response) => response.writeHead(500).end())
    await again()
    const failing = await stored()
    const asked = feed.asked()
    await world.database.write(account.owner, {
      work: (db) => updateCalendarChoices(db, source_id, { all_day: 'free' }),
    })
    await job.run(account.owner)
    expect(await runs()).toEqual([])
    await change('expand')
    await job.run(account.owner)
    expect(feed.asked()).toBe(asked)
    const row = await stored()
    expect(row).toMatchObject({ state: 'failing', failures: 1, leased: false })
    expect(row.expand).toBeGreaterThan(29 * 86_400)
    expect(row.due).toBeGreaterThan((failing.due ?? 0) - 10)
  })

  test('not at all for a feed that was never read', async () => {
    const account = await world.account('Ada')
    feed.answer((response) => response.writeHead(404).end())
    const source_id = await aFeed(world, account, feed.url)
    await changeStored(world, account, source_id, 'expand')
    job.readings.length = 0
    const next = await job.run(account.owner)
    expect(job.readings).toEqual(['gone'])
    expect(secondsUntil(next)).toBeGreaterThan(290)
  })
})

describe('an address that an older key sealed', () => {
  const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

  test('is sealed with the newest key by a reading, whether the calendar has changed or not', async () => {
    const { account, stored, again, source_id } = await aReadFeed()
    const before = await stored()
    const seal = world.service.runtime.seal
    expect(seal.isOld('calendar', account.owner, before.sealed ?? '')).toBe(false)
    const address = { address: feed.url }
    const old = makeSeal([older]).close('calendar', account.owner, address, new Date('9999-01-01'))
    await changeStored(world, account, source_id, { sealed: old })
    const rotated = makeSeal([newer, older])
    const counted: number[] = []
    const turn = calendarJob(world, [feed.allow], {
      threads: job.threads,
      seal: rotated,
      onCounted: (owner, calendars) =>
        counted.push(
          calendars.filter(({ sealed }) => rotated.isOld('calendar', owner, sealed ?? '')).length,
        ),
    })
    await changeStored(world, account, source_id, 'due')
    await turn.run(account.owner)
    expect(rotated.isOld('calendar', account.owner, (await stored()).sealed ?? '')).toBe(false)
    expect(counted).toEqual([0])
    // With the keys of the world nothing opens it any more.
    await again()
    expect(await stored()).toMatchObject({ state: 'failing', problem: 'refused' })
  })
})
