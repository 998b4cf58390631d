import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BusyRun, mergeRuns } from '#server/domain/calendar/busy_runs.ts'
import { calendarDayOf, day_s } from '#server/domain/basics/day_numbers.ts'
import { expandCalendar } from '#server/domain/ics/expand.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'
import { instantsOf } from '#server/domain/basics/wall_clock.ts'
import { berlin, calendarOf, eventOf, read } from '#test/support/ics/calendar.ts'

/** A clock time as calendars write it. */
function written(clock: number): string {
  const { year, month, day } = calendarDayOf(Math.floor(clock / day_s))
  const date = `${year}${`${month}`.padStart(2, '0')}${`${day}`.padStart(2, '0')}`
  return `${date}T${new Date(clock * 1000).toISOString().slice(11, 19).replaceAll(':', '')}`
}

const monday = Date.parse('2027-03-01T00:00Z') / 1000
const week_s = 7 * day_s

/** An event, and maybe a series that clocks and months do not change; `at` moves all of it. */
const events = fc
  .record({
    start: fc.integer({ min: -400, max: 60 * 96 }),
    length: fc.integer({ min: 0, max: 100 }),
    rule: fc.option(fc.constantFrom('DAILY', 'WEEKLY', 'WEEKLY;BYDAY=MO,TH', 'HOURLY;INTERVAL=7')),
    interval: fc.integer({ min: 1, max: 3 }),
    count: fc.option(fc.integer({ min: 1, max: 20 })),
    until: fc.option(fc.integer({ min: 0, max: 60 })),
    removed: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 3 }),
    moved: fc.option(fc.integer({ min: -500, max: 500 })),
    status: fc.constantFrom('CONFIRMED', 'TENTATIVE', 'CANCELLED'),
  })
  .map(
    ({ start, length, rule, interval, count, until, removed, moved, status }) =>
      (at: number, uid: number): string => {
        const clock = monday + at + start * 900
        const end = `DURATION:PT${length * 15}M`
        const uids = `UID:${uid}`
        if (rule === null) return eventOf(`DTSTART:${written(clock)}Z`, end, `STATUS:${status}`)
        const isHourly = rule.startsWith('HOURLY')
        const bounds = [
          ...(isHourly ? [] : [`INTERVAL=${interval}`]),
          ...(count === null ? [] : [`COUNT=${count}`]),
          ...(until === null || count !== null
            ? []
            : [`UNTIL=${written(monday + at + until * day_s)}Z`]),
        ]
        const dates = removed.map((days) => `EXDATE:${written(clock + days * day_s)}Z`)
        const first = `RECURRENCE-ID:${written(clock)}Z`
        return [
          eventOf(
            ...[`DTSTART:${written(clock)}Z`, end, uids, `STATUS:${status}`, ...dates],
            `RRULE:FREQ=${[rule, ...bounds].join(';')}`,
          ),
          ...(moved === null
            ? []
            : [eventOf(uids, first, end, `DTSTART:${written(clock + moved * 900)}Z`)]),
        ].join('\r\n')
      },
  )

const calendars = fc.array(events, { minLength: 1, maxLength: 5 })

test('shifting a calendar by whole weeks shifts its runs', () => {
  fc.assert(
    fc.property(calendars, fc.integer({ min: -150, max: 150 }), (list, weeks) => {
      const runs = (at: number) => {
        const quarters = at / 900
        const window = { from: berlin.from + quarters, until: berlin.until + quarters }
        const calendar = calendarOf(...list.map((event, uid) => event(at, uid)))
        return read(calendar, { ...window, zone: 'UTC' }).busy.runs.map(
          ({ from, to, kind }): BusyRun => ({ from: from - quarters, to: to - quarters, kind }),
        )
      }
      expect(runs(weeks * week_s)).toEqual(runs(0))
    }),
    { numRuns: 150 },
  )
})

test('two calendars in one take what both take, and expand again to the same', () => {
  fc.assert(
    fc.property(calendars, calendars, (some, others) => {
      const one = some.map((event, uid) => event(0, uid))
      const other = others.map((event, uid) => event(0, 100 + uid))
      const apart = [...read(calendarOf(...one)).busy.runs, ...read(calendarOf(...other)).busy.runs]
      const { busy, parsed } = read(calendarOf(...one, ...other))
      expect(busy.runs).toEqual(mergeRuns(apart))
      expect(expandCalendar(parsed, berlin)).toEqual(busy)
    }),
    { numRuns: 100 },
  )
})

test('a part of a horizon has the runs of the whole that lie in it', () => {
  fc.assert(
    fc.property(calendars, fc.nat(5000), fc.integer({ min: 1, max: 800 }), (list, at, length) => {
      const calendar = calendarOf(...list.map((event, uid) => event(0, uid)))
      const [from, until] = [berlin.from + at, Math.min(berlin.from + at + length, berlin.until)]
      const cut = read(calendar).busy.runs.flatMap((run) => {
        const part = { from: Math.max(run.from, from), to: Math.min(run.to, until), kind: run.kind }
        return part.from < part.to ? [part] : []
      })
      expect(read(calendar, { from, until }).busy.runs).toEqual(cut)
    }),
    { numRuns: 100 },
  )
})

test('clocks show what they show by wall_clock.ts, and in a gap the offset from before counts', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Pacific/Chatham', 'Pacific/Apia']
  const names = fc.constantFrom(
    ...zones,
    'Africa/Casablanca',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
  )
  const from = Date.parse('2011-01-01T00:00Z') / 1000
  fc.assert(
    fc.property(names, fc.integer({ min: from, max: from + 20 * 366 * day_s }), (name, clock) => {
      const date = new Date(clock * 1000).toISOString().slice(0, 10)
      const seconds = clock - Math.floor(clock / day_s) * day_s
      const [first] = instantsOf({ date, seconds }, name)
      const instant = ianaZone(name).instantOf(clock)
      if (first) expect(instant).toBe(first.getTime() / 1000)
      else expect(instant + ianaZone(name).offsetAt(instant - day_s)).toBe(clock)
    }),
    { numRuns: 1000 },
  )
})
