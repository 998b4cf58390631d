import { describe, expect, test } from 'vitest'
import type { AvailabilityWhenPreset } from '#generated/types.ts'
import { rangeOf, window_quarters } from '#server/domain/availability/range.ts'
import { readTiming, type TimingInput } from '#server/domain/availability/timing.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { zonedInstant } from '#server/domain/basics/wall_clock.ts'

const berlin = 'Europe/Berlin'

/** A Thursday; clocks go forward on Sunday the 28th at 02:00. */
const thursday = '2027-03-25T10:07:00+01:00'

function search(input: TimingInput, now = thursday, timezone = berlin) {
  const violations: Violation[] = []
  const range = rangeOf(readTiming(input, violations), timezone, new Date(now))
  expect(violations).toEqual([])
  const shown = (quarter: number) => zonedInstant(new Date(quarter * quarter_ms), timezone)
  return {
    ...range,
    from: zonedInstant(range.from, timezone),
    to: zonedInstant(range.to, timezone),
    /** The hours of each span: where its first window begins, and where its last one ends. */
    spans: range.starts.map(({ from, to }) => {
      const [begin, end] = [shown(from), shown(to - 1 + window_quarters)]
      return `${begin.slice(5, 16)} ${end.slice(5, 16)}`
    }),
  }
}

describe('a preset on Thursday, 25 March 2027', () => {
  test.each([
    ['today', '2027-03-25T00:00:00+01:00', '2027-03-26T00:00:00+01:00', [25]],
    ['tomorrow', '2027-03-26T00:00:00+01:00', '2027-03-27T00:00:00+01:00', [26]],
    ['next-few-days', '2027-03-25T00:00:00+01:00', '2027-03-29T00:00:00+02:00', [25, 26, 27, 28]],
    ['next-few-days-weekdays', '2027-03-25T00:00:00+01:00', '2027-03-29T00:00:00+02:00', [25, 26]],
    ['next-few-days-weekends', '2027-03-25T00:00:00+01:00', '2027-03-29T00:00:00+02:00', [27, 28]],
    ['this-week', '2027-03-22T00:00:00+01:00', '2027-03-29T00:00:00+02:00', [25, 26, 27, 28]],
    [
      'next-week',
      '2027-03-29T00:00:00+02:00',
      '2027-04-05T00:00:00+02:00',
      [29, 30, 31, 1, 2, 3, 4],
    ],
    ['this-weekend', '2027-03-27T00:00:00+01:00', '2027-03-29T00:00:00+02:00', [27, 28]],
    ['next-weekend', '2027-04-03T00:00:00+02:00', '2027-04-05T00:00:00+02:00', [3, 4]],
    [
      'next-few-weekends',
      '2027-03-25T00:00:00+01:00',
      '2027-04-12T00:00:00+02:00',
      [27, 28, 3, 4, 10, 11],
    ],
  ] as const)('%s', (when_preset, from, to, days) => {
    const range = search({ when_preset })
    expect([range.from, range.to]).toEqual([from, to])
    expect(range.spans.map((text) => Number(text.slice(3, 5)))).toEqual(days)
    expect(range.usual_hours).toBe(true)
    const [first = ''] = range.spans
    if (days[0] === 25) expect(first).toBe('03-25T10:15 03-25T23:00')
  })

  test.each([
    ['next-few-weeks', 21],
    ['next-few-weeks-weekdays', 15],
  ] as const)('%s has %i days', (when_preset, days) => {
    const range = search({ when_preset })
    expect([range.from, range.to]).toEqual([
      '2027-03-25T00:00:00+01:00',
      '2027-04-15T00:00:00+02:00',
    ])
    expect(range.spans).toHaveLength(days)
  })
})

const weekends = { from: 5, last: 6 }

/** The days of each preset, counted from the Monday of this week; `today` is 0 for Monday. */
const tables: Record<AvailabilityWhenPreset, (today: number) => { first: number; last: number }> = {
  today: (today) => ({ first: today, last: today }),
  tomorrow: (today) => ({ first: today + 1, last: today + 1 }),
  'next-few-days': (today) => ({ first: today, last: today + 3 }),
  'next-few-days-weekdays': (today) => ({ first: today, last: today + 3 }),
  'next-few-days-weekends': (today) => ({ first: today, last: today + 3 }),
  'this-week': () => ({ first: 0, last: 6 }),
  'next-week': () => ({ first: 7, last: 13 }),
  'this-weekend': () => ({ first: weekends.from, last: weekends.last }),
  'next-weekend': () => ({ first: weekends.from + 7, last: weekends.last + 7 }),
  'next-few-weekends': (today) => ({ first: today, last: 20 }),
  'next-few-weeks': (today) => ({ first: today, last: today + 20 }),
  'next-few-weeks-weekdays': (today) => ({ first: today, last: today + 20 }),
}

/** Mondays of weeks with a change of the clocks, and of one without. */
const weeks = [
  [berlin, '2027-03-22'],
  [berlin, '2027-10-25'],
  ['America/New_York', '2027-03-08'],
  ['America/New_York', '2027-11-01'],
  ['Pacific/Chatham', '2027-04-05'],
  ['Pacific/Chatham', '2027-09-20'],
  ['Africa/Casablanca', '2027-02-01'],
  ['America/Havana', '2027-03-08'],
  ['Asia/Kolkata', '2027-06-07'],
  ['Pacific/Apia', '2027-06-07'],
] as const

test('each preset begins and ends where the days do, on each day of the week, where clocks change too', () => {
  const iso = (monday: string, days: number) =>
    new Date(Date.parse(`${monday}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  for (const [zone, monday] of weeks) {
    for (let today = 0; today < 7; today += 1) {
      // Noon, wherever it is: the local date is this one in every zone of the table.
      const noon = noonOf(iso(monday, today), zone)
      for (const [name, days] of Object.entries(tables)) {
        const { first, last } = days(today)
        const range = search({ when_preset: name as AvailabilityWhenPreset }, noon, zone)
        const what = `${name} in ${zone} on ${iso(monday, today)}`
        expect(range.from.slice(0, 10), what).toBe(iso(monday, first))
        expect(range.to.slice(0, 10), what).toBe(iso(monday, last + 1))
        // Where clocks skip midnight, a day begins at one o'clock.
        expect(['00:00:00', '01:00:00'], what).toContain(range.from.slice(11, 19))
        for (const text of range.spans) {
          const day = Date.parse(`${range.from.slice(0, 4)}-${text.slice(0, 5)}T00:00:00Z`)
          const weekday = new Date(day).getUTCDay() || 7
          if (name.endsWith('weekdays')) expect(weekday, what).toBeLessThan(6)
          if (name.includes('weekend')) expect(weekday, what).toBeGreaterThan(5)
        }
      }
    }
  }
})

function noonOf(date: string, zone: string): string {
  const noon = new Date(`${date}T12:00:00Z`)
  const offset = zonedInstant(noon, zone).slice(19)
  return `${date}T12:00:00${offset}`
}

describe('on the Sunday on which the clocks change', () => {
  const sunday = '2027-03-28T12:00:00+02:00'
  test('this weekend is what is left of it, and the next one follows in a week', () => {
    const range = search({ when_preset: 'this-weekend' }, sunday)
    expect([range.from, range.to]).toEqual([
      '2027-03-27T00:00:00+01:00',
      '2027-03-29T00:00:00+02:00',
    ])
    expect(range.spans).toEqual(['03-28T12:00 03-28T23:00'])
    expect(search({ when_preset: 'next-weekend' }, sunday).from).toBe('2027-04-03T00:00:00+02:00')
    expect(search({ when_preset: 'next-week' }, sunday).from).toBe('2027-03-29T00:00:00+02:00')
  })

  test('a day in autumn has 25 hours', () => {
    const range = search({ when_preset: 'today' }, '2027-10-31T00:00:00+02:00')
    expect([range.from, range.to]).toEqual([
      '2027-10-31T00:00:00+02:00',
      '2027-11-01T00:00:00+01:00',
    ])
  })

  test('hours in a gap begin after it; in a fold they begin at the first time and end at the second', () => {
    const hours = { daily_start: '01:00', daily_end: '05:00' }
    const lengths = (input: TimingInput, now: string) =>
      search({ ...input, when_preset: 'today' }, now).starts.map(
        ({ from, to }) => (to - from - 1 + window_quarters) / 4,
      )
    expect(lengths(hours, '2027-03-28T00:00:00+01:00')).toEqual([3])
    expect(lengths(hours, '2027-10-31T00:00:00+02:00')).toEqual([5])
    const gap = { daily_start: '02:30', daily_end: '06:00' }
    expect(search({ ...gap, when_preset: 'today' }, '2027-03-28T00:00:00+01:00').spans).toEqual([
      '03-28T03:00 03-28T06:00',
    ])
    const fold = { daily_start: '02:30', daily_end: '04:30' }
    expect(lengths(fold, '2027-10-31T00:00:00+02:00')).toEqual([3])
  })
})

describe('hours', () => {
  test('one of them alone reaches to the end or the beginning of the day; 23:59 is the end', () => {
    const today = { when_preset: 'tomorrow' } as const
    expect(search({ ...today, daily_start: '20:00' }).spans).toEqual(['03-26T20:00 03-27T00:00'])
    expect(search({ ...today, daily_end: '03:00' }).spans).toEqual(['03-26T00:00 03-26T03:00'])
    expect(search({ ...today, daily_start: '21:59', daily_end: '23:59' }).spans).toEqual([
      '03-26T22:00 03-27T00:00',
    ])
    // All hours of each day are no hours at all, but the days'.
    const all = search({ when_preset: 'next-week', daily_start: '00:00', daily_end: '23:59' })
    expect(all.spans).toHaveLength(7)
    expect(all.usual_hours).toBe(false)
  })

  test('hours over midnight belong to the date they begin on', () => {
    const late = { daily_start: '22:00', daily_end: '02:00' }
    expect(search({ ...late, when_preset: 'this-weekend' }).spans).toEqual([
      '03-27T22:00 03-28T03:00',
      '03-28T22:00 03-29T02:00',
    ])
    const tomorrow = search({ ...late, when_preset: 'tomorrow' })
    expect(tomorrow.spans).toEqual(['03-26T22:00 03-27T02:00'])
    expect(tomorrow.to).toBe('2027-03-27T02:00:00+01:00')
    expect(search({ ...late, when_preset: 'next-week', days_of_week: [5, 5] }).spans).toEqual([
      '04-02T22:00 04-03T02:00',
    ])
    // A span that began before the range counts with what lies inside.
    const inside = { ...late, starts_after: '2027-04-01T23:30:00+02:00' }
    expect(search({ ...inside, days_of_week: [4] }).spans[0]).toBe('04-01T23:30 04-02T02:00')
  })

  test('hours of less than a window are refused, each with its pointer', () => {
    const refused = (input: TimingInput) => {
      const violations: Violation[] = []
      readTiming(input, violations)
      return violations.map(({ pointer }) => pointer)
    }
    expect(refused({ daily_start: '19:00', daily_end: '19:00' })).toEqual(['/daily_end'])
    expect(refused({ daily_start: '19:00', daily_end: '20:59' })).toEqual(['/daily_end'])
    expect(refused({ daily_start: '19:00', daily_end: '21:00' })).toEqual([])
    expect(refused({ daily_start: '23:00', daily_end: '00:30' })).toEqual(['/daily_end'])
    expect(refused({ daily_start: '22:30' })).toEqual(['/daily_start'])
    expect(refused({ daily_start: '22:00' })).toEqual([])
    expect(refused({ daily_end: '00:00' })).toEqual(['/daily_end'])
    expect(
      refused({
        starts_after: '2027-04-02T00:00:00Z',
        starts_before: '2027-04-02T00:00:00Z',
        daily_end: '01:00',
      }),
    ).toEqual(['/starts_before', '/daily_end'])
    expect(refused({ starts_after: '0000-01-01T00:00:00Z' })).toEqual(['/starts_after'])
  })
})

describe('bounds', () => {
  test('only a beginning means three weeks from it, only an end from now', () => {
    const after = search({ starts_after: '2027-04-01T12:00:00+02:00' })
    expect([after.from, after.to]).toEqual([
      '2027-04-01T12:00:00+02:00',
      '2027-04-22T12:00:00+02:00',
    ])
    const before = search({ starts_before: '2027-03-26T12:00:00+01:00' })
    expect([before.from, before.to]).toEqual([
      '2027-03-25T10:15:00+01:00',
      '2027-03-26T12:00:00+01:00',
    ])
  })

  test('at most a day between two bounds says the hours; windows may then cross midnight', () => {
    const night = {
      starts_after: '2027-04-01T21:50:00+02:00',
      starts_before: '2027-04-02T03:00:00+02:00',
    }
    const range = search(night)
    expect(range.usual_hours).toBe(false)
    expect(range.spans).toEqual(['04-01T22:00 04-02T04:45'])
    // The date a window begins on decides.
    expect(search({ ...night, days_of_week: [5] }).spans).toEqual(['04-02T00:00 04-02T04:45'])
    // A second more, and the usual hours hold.
    const more = { ...night, starts_before: '2027-04-02T21:50:01+02:00' }
    expect(search(more)).toMatchObject({
      usual_hours: true,
      spans: ['04-02T09:00 04-02T23:00'],
    })
  })

  test('the two ends of a day say which day it is, and no hours, where clocks change too', () => {
    const days = [
      ['2027-04-01T00:00:00+02:00', '2027-04-02T00:00:00+02:00'],
      ['2027-03-28T00:00:00+01:00', '2027-03-29T00:00:00+02:00'],
      ['2027-10-31T00:00:00+02:00', '2027-11-01T00:00:00+01:00'],
    ] as const
    const spans = days.map(([starts_after, starts_before]) => {
      const { usual_hours, spans } = search({ starts_after, starts_before })
      return [usual_hours, ...spans]
    })
    expect(spans).toEqual([
      [true, '04-01T09:00 04-01T23:00'],
      [true, '03-28T09:00 03-28T23:00'],
      [true, '10-31T09:00 10-31T23:00'],
    ])
    // Midnight elsewhere is an hour here.
    const elsewhere = {
      starts_after: '2027-04-01T00:00:00Z',
      starts_before: '2027-04-02T00:00:00Z',
    }
    expect(search(elsewhere).usual_hours).toBe(false)
  })

  test('they are intersected with a preset; windows begin inside of both and may end after', () => {
    const both = search({
      when_preset: 'tomorrow',
      starts_before: '2027-03-26T20:00:00+01:00',
      daily_start: '17:10',
    })
    expect(both.spans).toEqual(['03-26T17:15 03-26T21:45'])
    expect(both.to).toBe('2027-03-26T20:00:00+01:00')
    const apart = search({ when_preset: 'today', starts_after: '2027-05-01T00:00:00+02:00' })
    expect(apart).toMatchObject({ starts: [], nothing: 'no_days' })
  })

  test('a range in the past, one beyond everything that can be known, and days that it does not have are empty', () => {
    const past = { starts_after: '2020-01-01T00:00:00Z', starts_before: '2020-02-01T00:00:00Z' }
    expect(search(past)).toMatchObject({ starts: [], nothing: 'past' })
    expect(search({ starts_after: '2020-01-01T00:00:00Z' })).toMatchObject({ nothing: 'past' })
    for (const starts_after of ['3990-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
      expect(search({ starts_after })).toMatchObject({ starts: [], nothing: 'too_far' })
    }
    const monday = '2027-03-22T10:00:00+01:00'
    expect(search({ when_preset: 'next-few-days-weekends' }, monday)).toMatchObject({
      starts: [],
      nothing: 'no_days',
    })
    expect(search({ when_preset: 'today' }, '2027-03-25T21:30:00+01:00')).toMatchObject({
      nothing: 'no_days',
    })
  })

  test('a range of more than 92 days is cut, from today on', () => {
    const long = { starts_after: '2020-01-01T00:00:00Z', starts_before: '2030-01-01T00:00:00Z' }
    expect(search(long)).toMatchObject({
      cut: true,
      from: '2027-03-25T00:00:00+01:00',
      to: '2027-06-25T01:00:00+02:00',
    })
    const later = { starts_after: '2027-05-01T00:00:00Z', starts_before: '2027-08-01T00:00:00Z' }
    expect(search(later).cut).toBe(false)
  })
})
