import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import {
  updateCalendarChoices,
  updateCalendarContent,
} from '#server/data/calendar_sources/update.ts'
import { packCalendar } from '#server/domain/calendar/seal.ts'
import { upload } from '#server/flows/calendar/upload.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { calendarOf, eventOf } from '#test/support/feed_server.ts'
import {
  calendarJob,
  changeStored,
  storedCalendar,
  storedRuns,
  type TestCalendarJob,
} from '#test/support/given/calendar_job.ts'
import { secondsUntil } from '#test/support/given/due.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let job: TestCalendarJob

beforeAll(() => {
  job = calendarJob(world, [])
})

afterAll(() => job.end())

const quarter = 900_000
const hour = (hours: number) =>
  new Date(Math.ceil(Date.now() / quarter) * quarter + hours * 3_600_000)
const month = 28 * 86_400

describe('an uploaded file', () => {
  async function anUpload(events: string, complete: boolean) {
    const account = await world.account('Ada')
    const work = { ...world.service.runtime, patience: 0 }
    const bytes = Buffer.from(calendarOf(events, 'X-WR-CALNAME:Choir\r\n'))
    const { source_id } = await upload(work, account.owner, { bytes, complete, filename: 'c.ics' })
    const next = await job.run(account.owner)
    const stored = () => storedCalendar(world, account, source_id)
    return { account, source_id, next, stored }
  }

  const events = eventOf('one', hour(24), hour(25)) + eventOf('two', hour(240), hour(241))

  test('whose events cannot be placed exactly makes their time unknown, and both answers say so', async () => {
    const at = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 48 * 3_600_000
    const local = (hours: number, offset = 0) =>
      new Date(at + (hours + offset) * 3_600_000).toISOString().replace(/[-:]|\.\d+Z/g, '')
    // Of a calendar in the zone of Tokyo, nine hours ahead, whose owner is in Berlin.
    const tokyo = (name: string, hours: number) => `${name};TZID=Asia/Tokyo:${local(hours, 9)}`
    for (const [lines, status, codes] of [
      [[tokyo('DTSTART', 0), tokyo('DTEND', 2)], 'busy', []],
      [[tokyo('DTSTART', 0), `DTEND:${local(2, 9)}`], 'busy', []],
      [[tokyo('DTSTART', 0), tokyo('DTEND', -1)], 'unknown', ['source_incomplete']],
      [[`DTSTART;TZID=Nowhere:${local(0)}`, 'DURATION:PT2H'], 'unknown', ['source_incomplete']],
      [
        [tokyo('DTSTART', -9), 'DURATION:PT1M', 'RRULE:FREQ=HOURLY;BYWHAT=1'],
        'unknown',
        ['source_incomplete'],
      ],
      [[tokyo('DTSTART', -9), 'RRULE:FREQ=HOURLY'], 'free', []],
    ] as const) {
      const event = `BEGIN:VEVENT\r\nUID:one\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\n`
      const { account } = await anUpload(event, true)
      const { body } = await account.call('availability.query', {
        starts_after: new Date(at).toISOString(),
        starts_before: new Date(at + 900_000).toISOString(),
      })
      const { items, uncertainty } = body.data
      expect([lines, items[0]?.status]).toEqual([lines, status])
      expect(uncertainty.map(({ code }: { code: string }) => code)).toEqual(codes)
      const { usability } = (await account.call('calendar.status.get')).body.data
      expect([lines, usability]).toEqual([lines, codes.length === 0 ? 'usable' : 'partial'])
    }
  })

  test('is read once, is deleted then, and knows the time between its events', async () => {
    const { account, source_id, next, stored } = await anUpload(events, false)
    expect(await stored()).toMatchObject({
      state: 'working',
      name: 'Choir',
      events: 2,
      content: null,
      due: null,
      read: 0,
      known_from: hour(24),
      known_until: hour(241),
    })
    expect(await storedRuns(world, account, source_id)).toHaveLength(2)
    expect(secondsUntil(next)).toBeGreaterThan(month)
  })

  test('knows all of the horizon once it is said to be complete, without being uploaded again', async () => {
    const { account, source_id, stored } = await anUpload(events, false)
    await changeStored(world, account, source_id, 'read a day ago')
    await world.database.write(account.owner, {
      work: (db) => updateCalendarChoices(db, source_id, { complete: true }),
    })
    await job.run(account.owner)
    const row = await stored()
    expect(row.known_until?.getTime()).toBeGreaterThan(hour(400 * 24).getTime() - quarter)
    // Nobody has read it again.
    expect(row.read).toBeGreaterThan(86_000)
  })

  test('that is replaced says what the new one says, and one that cannot be read keeps the old times', async () => {
    const { account, source_id, stored } = await anUpload(events, true)
    const replace = async (text: string, seal = world.service.runtime.seal) => {
      const content = await packCalendar(seal, account.owner, 'calendar_upload', Buffer.from(text))
      await world.database.write(account.owner, {
        work: (db) => updateCalendarContent(db, source_id, { content, complete: true }),
      })
      return job.run(account.owner)
    }
    await replace(calendarOf(eventOf('three', hour(30), hour(31))))
    const runs = [{ from: hour(30).toISOString(), to: hour(31).toISOString(), kind: 'busy' }]
    expect(await storedRuns(world, account, source_id)).toEqual(runs)
    await replace('<html>')
    expect(await stored()).toMatchObject({
      state: 'failing',
      problem: 'not_a_calendar',
      due: null,
      content: null,
    })
    await replace(calendarOf(''), makeSeal([Buffer.alloc(32, 9)]))
    expect(await stored()).toMatchObject({ state: 'failing', problem: 'refused', due: null })
    expect(await storedRuns(world, account, source_id)).toEqual(runs)
    await changeStored(world, account, source_id, 'expand')
    expect(secondsUntil(await job.run(account.owner))).toBeGreaterThan(month)
  })
})

describe('typed times', () => {
  async function holds(complete: boolean) {
    const account = await world.account('Ada', { timezone: 'UTC' })
    const source_id = randomUUID()
    await world.database.write(account.owner, {
      work: (db) =>
        insertCalendar(db, {
          source_id,
          kind: 'holds',
          name: 'My times',
          named: true,
          holds: ['1-7 09:00-10:00'],
          complete,
        }),
    })
    await job.run(account.owner)
    const stored = () => storedCalendar(world, account, source_id)
    return { account, source_id, stored }
  }

  test('are busy every day, only add busy time, and are not fetched', async () => {
    const { account, source_id, stored } = await holds(false)
    expect(await stored()).toMatchObject({
      state: 'working',
      name: 'My times',
      due: null,
      known_from: null,
      known_until: null,
    })
    const runs = await storedRuns(world, account, source_id)
    expect(runs.length).toBeGreaterThan(400)
    expect(runs[0]?.from).toMatch(/T09:00:00/)
  })

  test('move with the zone of the person, and go on when the horizon rolls', async () => {
    const { account, source_id, stored } = await holds(true)
    expect((await stored()).known_until).not.toBeNull()
    await world.database.write(account.owner, {
      work: (db) => updateCalendarChoices(db, source_id, { timezone: 'Asia/Kolkata' }),
    })
    expect(secondsUntil(await job.run(account.owner))).toBeGreaterThan(month)
    const [first] = await storedRuns(world, account, source_id)
    expect(first?.from).toMatch(/T03:30:00/)
  })
})

test('a file whose addresses change, which a feed is read again for, is not due for ever', async () => {
  const account = await world.account('Ada')
  const work = { ...world.service.runtime, patience: 0 }
  const bytes = Buffer.from(calendarOf(''))
  const { source_id } = await upload(work, account.owner, { bytes, complete: true })
  await job.run(account.owner)
  await world.database.write(account.owner, {
    work: (db) => updateCalendarChoices(db, source_id, { addresses: ['ada@work.example'] }),
  })
  job.readings.length = 0
  expect(secondsUntil(await job.run(account.owner))).toBeGreaterThan(month)
  expect(job.readings).toEqual(['expanded'])
})

test('a calendar that nobody can read is not looked at again and again', async () => {
  const account = await world.account('Ada')
  const source_id = randomUUID()
  await world.database.write(account.owner, {
    work: (db) => insertCalendar(db, { source_id, kind: 'file', name: 'Lost', named: true }),
  })
  job.readings.length = 0
  expect(await job.run(account.owner)).toBeNull()
  expect(job.readings).toEqual(['refused'])
})
