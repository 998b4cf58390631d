import { describe, expect, test } from 'vitest'
import { readCalendar } from '#server/domain/ics/read.ts'
import { berlin, calendarOf, eventOf, quarterOf, read } from '#test/support/ics/calendar.ts'
import { writers } from '#test/support/ics/writers.ts'

/** Thirteen months. */
const horizon = { from: quarterOf('2027-03-01'), until: quarterOf('2028-04-01') }

const start = ['DTSTART:20270301T080000Z', 'DTEND:20270301T081500Z']
const series = (rule: string) => calendarOf(eventOf(...start, `RRULE:${rule}`))

/** How many quarter-hours of the horizon are of each kind, and where what is unknown begins. */
function kindsOf(calendar: string) {
  const { runs, incomplete } = read(calendar, horizon).busy
  const size = (kind: string) =>
    runs.filter((run) => run.kind === kind).reduce((sum, { from, to }) => sum + to - from, 0)
  const last = runs.at(-1)
  return { busy: size('busy'), unknown: size('unknown'), incomplete, until: last?.to ?? null }
}

const all = horizon.until - horizon.from - 32

describe('a series with more occurrences than its budget', () => {
  test.each(['FREQ=SECONDLY', 'FREQ=MINUTELY;INTERVAL=7', 'FREQ=HOURLY', 'FREQ=HOURLY;INTERVAL=4'])(
    '%s is one stretch without parts that limit it',
    (rule) => {
      const { busy, unknown, incomplete } = kindsOf(series(rule))
      expect({ unknown, incomplete }).toEqual({ unknown: 0, incomplete: false })
      // The last one lies less than four hours before the end.
      expect(all - busy).toBeLessThan(16)
    },
  )

  test.each([
    ['FREQ=HOURLY;BYDAY=MO,TU,WE,TH,FR', 2000],
    ['FREQ=DAILY;BYHOUR=8,9,10,11,12,13;BYMINUTE=0,30', 2000],
    ['FREQ=MINUTELY;BYHOUR=8,9,10,11', 133],
    ['FREQ=SECONDLY;BYMINUTE=0,15', 10],
  ])('%s is exact within it, and unknown from there on', (rule, least) => {
    const { busy, unknown, until, incomplete } = kindsOf(series(rule))
    expect(busy).toBeGreaterThanOrEqual(least)
    expect(busy).toBeLessThanOrEqual(2001)
    expect(unknown).toBeGreaterThan(0)
    expect(incomplete).toBe(true)
    expect(until).toBe(horizon.until)
  })

  test('is unknown only until it ends', () => {
    const { until, unknown } = kindsOf(series('FREQ=MINUTELY;BYHOUR=8,9,10;UNTIL=20270601T000000Z'))
    expect(unknown).toBeGreaterThan(0)
    expect(until).toBeLessThan(quarterOf('2027-06-04'))
  })

  test('takes nothing from the others, and nothing from single events', () => {
    const single = eventOf('DTSTART:20280301T080000Z', 'DURATION:PT1H')
    const greedy = eventOf(...start, 'RRULE:FREQ=HOURLY;BYDAY=MO,TU,WE,TH,FR')
    const weekly = eventOf('DTSTART:20280306T030000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2')
    const { runs } = read(calendarOf(...Array(5).fill(greedy), weekly, single), horizon).busy
    for (const time of ['2028-03-01T08:00', '2028-03-06T03:00', '2028-03-13T03:00']) {
      const run = runs.find(({ from, to }) => from <= quarterOf(time) && quarterOf(time) < to)
      expect([time, run?.kind]).toEqual([time, 'busy'])
    }
  })
})

describe('a calendar with more occurrences than its budget', () => {
  const daily = Array.from({ length: 140 }, (_, index) =>
    eventOf(
      `DTSTART:20270301T${`${index % 24}`.padStart(2, '0')}0000Z`,
      'DURATION:PT15M',
      'RRULE:FREQ=DAILY',
    ),
  )

  test('is unknown where it ends, never free', () => {
    const first = read(calendarOf(...daily.slice(0, 24)), horizon).busy
    expect(first.incomplete).toBe(false)
    const { incomplete, until, unknown } = kindsOf(calendarOf(...daily))
    expect({ incomplete, until }).toEqual({ incomplete: true, until: horizon.until })
    expect(unknown).toBeGreaterThan(0)
  })

  test('or that takes too long is unknown where its series are, and single events stay', () => {
    const single = eventOf('DTSTART:20270310T080000Z', 'DURATION:PT1H')
    const weekly = eventOf(...start, 'RRULE:FREQ=WEEKLY;UNTIL=20270401T000000Z')
    const answer = readCalendar(Buffer.from(calendarOf(weekly, single)), berlin, () => true)
    if ('problem' in answer) throw new Error(answer.problem)
    const kinds = answer.busy.runs.map(({ kind }) => kind)
    expect(kinds).toEqual(['busy', 'unknown', 'busy', 'unknown'])
    expect(answer.busy.incomplete).toBe(true)
  })
})

test('rules that can never match end at once', () => {
  const impossible = [
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=-30',
    'FREQ=MONTHLY;BYMONTH=4,6;BYMONTHDAY=31;BYSETPOS=1',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
    'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1',
    'FREQ=DAILY;BYSETPOS=4',
    'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1',
    'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2',
  ]
  const events = impossible.map((rule, index) => ({
    start: `2027031${index}T090000`,
    end: `2027031${index}T100000`,
    more: [`RRULE:${rule}`],
  }))
  for (const { write } of writers) {
    const { busy } = read(write(events), horizon)
    expect(busy.incomplete).toBe(false)
    expect(busy.runs).toHaveLength(impossible.length)
  }
})

describe('a file that is made to cost much costs little', () => {
  const many = (count: number, line: string) => `${line}\r\n`.repeat(count)
  const each = (count: number, line: (index: number) => string) =>
    calendarOf(...Array.from({ length: count }, (_, index) => line(index)))
  const version = (sequence: number) => eventOf(...start, 'UID:a', `SEQUENCE:${sequence}`)
  const zone = (id: string, rule: string) =>
    [
      ...['BEGIN:VTIMEZONE', `TZID:${id}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETTO:+0100', `RRULE:${rule}`, 'END:STANDARD', 'END:VTIMEZONE'],
      eventOf(`DTSTART;TZID=${id}:20270301T080000`, 'DURATION:PT1H'),
    ].join('\r\n')

  const files: [string, () => string][] = [
    ['a line of 5 MB', () => calendarOf(eventOf(...start, `UID:${'x'.repeat(5_000_000)}`))],
    [
      '200,000 parameters',
      () => calendarOf(eventOf(...start, `EXDATE${';A="b'.repeat(200_000)}:x`)),
    ],
    ['200,000 components in each other', () => calendarOf(many(200_000, 'BEGIN:X'))],
    ['as many ends', () => calendarOf(many(60_000, 'BEGIN:X') + many(140_000, 'END:Y'))],
    ['60,000 events without a start', () => calendarOf(many(60_000, 'BEGIN:VEVENT'))],
    ['20,000 versions of an event', () => calendarOf(many(20_000, version(1)), version(2))],
    [
      '100,000 removed dates',
      () => {
        const dates = `${'20270302T080000Z,'.repeat(100_000)}20270303T080000Z`
        return calendarOf(eventOf(...start, 'RRULE:FREQ=DAILY', `EXDATE:${dates}`))
      },
    ],
    [
      '5,000 zones that nobody knows',
      () => each(5000, (index) => eventOf(`DTSTART;TZID=Z${index}:20270301T080000`)),
    ],
    ['300 zones by the second', () => each(300, (index) => zone(`Z${index}`, 'FREQ=SECONDLY'))],
    [
      '60 zones that are searched for',
      () => each(60, (index) => zone(`Z${index}`, 'FREQ=SECONDLY;BYSECOND=1;BYYEARDAY=3')),
    ],
    ['folds alone', () => `BEGIN:VCALENDAR\r\n${'\r\n '.repeat(600_000)}`],
    [
      '5,000 series since the year 1',
      () =>
        each(5000, () =>
          eventOf('DTSTART:00010101T080000Z', 'RRULE:FREQ=DAILY;BYMONTHDAY=1;COUNT=999999'),
        ),
    ],
    [
      '5,000 series that are searched for',
      () => each(5000, () => eventOf(...start, 'RRULE:FREQ=SECONDLY;BYHOUR=9;BYSETPOS=2')),
    ],
  ]
  test.each(files)('%s', { timeout: 60_000 }, (_, write) => {
    const bytes = Buffer.from(write())
    const before = process.cpuUsage()
    const end = performance.now() + 500
    readCalendar(bytes, { ...berlin, ...horizon }, () => performance.now() > end)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(2)
  })
})
