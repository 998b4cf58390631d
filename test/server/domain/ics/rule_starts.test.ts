import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDayOf, dayOf, daysInMonth, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { isFast } from '#server/domain/ics/fast_rule.ts'
import { libraryTimes } from '#server/domain/ics/library_rule.ts'
import { readRule, weekdayNames } from '#server/domain/ics/rule.ts'
import { ruleStarts } from '#server/domain/ics/rule_starts.ts'

const budget = { occurrences: 50_000, isSpent: () => false }
const day_s = 86_400

/** How many random rules are compared. */
const numRuns = Number(process.env.RULES ?? 400)

test('days have the numbers and weekdays that JavaScript gives them, from year 1 to 9999', () => {
  fc.assert(
    fc.property(fc.integer({ min: dayOf(1, 1, 1), max: dayOf(9999, 12, 31) }), (number) => {
      const date = new Date(number * day_s * 1000)
      const { year, month, day } = calendarDayOf(number)
      expect([year, month, day]).toEqual([
        ...[date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()],
      ])
      expect(dayOf(year, month, day)).toBe(number)
      expect(weekdayOf(number)).toBe((date.getUTCDay() + 6) % 7)
      expect(daysInMonth(year, month)).toBe(
        new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate(),
      )
    }),
    { numRuns: 300 },
  )
})

/** Rules of the parts that arithmetic knows, and mostly such as people make. */
const rules = fc
  .record(
    {
      FREQ: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      INTERVAL: fc.integer({ min: 1, max: 5 }),
      COUNT: fc.integer({ min: 1, max: 60 }),
      WKST: fc.constantFrom(...weekdayNames),
      BYDAY: fc.uniqueArray(fc.constantFrom(...weekdayNames), { minLength: 1, maxLength: 4 }),
      NTH: fc.uniqueArray(fc.constantFrom('1MO', '2TU', '-1FR', '5SU', '-2WE', 'TH'), {
        minLength: 1,
        maxLength: 3,
      }),
      BYMONTH: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
      BYMONTHDAY: fc.uniqueArray(fc.constantFrom(1, 2, 13, 28, 29, 30, 31, -1, -2, -31), {
        minLength: 1,
        maxLength: 3,
      }),
    },
    { requiredKeys: ['FREQ'] },
  )
  .map(({ NTH, ...parts }) => {
    const hasNth = NTH && (parts.FREQ === 'MONTHLY' || (parts.FREQ === 'YEARLY' && parts.BYMONTH))
    const all = { ...parts, ...(hasNth ? { BYDAY: NTH } : {}) }
    return Object.entries(all)
      .map(([name, value]) => `${name}=${value}`)
      .join(';')
  })

test('arithmetic has the same starts as rrule-temporal, for any rule that it takes', {
  timeout: 20_000 + numRuns * 20,
}, () => {
  const start = fc.integer({ min: dayOf(2014, 1, 1), max: dayOf(2027, 4, 1) })
  const from = dayOf(2026, 11, 1) * day_s
  let taken = 0
  fc.assert(
    fc.property(rules, start, fc.integer({ min: 0, max: day_s - 1 }), (text, day, time) => {
      const rule = readRule(text)
      if (!isFast(rule)) return
      taken += 1
      const clock = day * day_s + time
      const range = { from, to: from + 400 * day_s, most: 2000 }
      const ours = ruleStarts(rule, clock, range, budget).clocks
      // DTSTART counts where the rule has it not, and COUNT counts it.
      const has = libraryTimes({ ...rule, count: undefined }, clock, clock, clock + 1).length > 0
      const count = rule.count === undefined || has ? rule.count : rule.count - 1
      const theirs =
        count === 0 ? [] : libraryTimes({ ...rule, count }, clock, Math.max(from, clock), range.to)
      if (clock >= from && !theirs.includes(clock)) theirs.unshift(clock)
      expect({ text, clock, starts: ours }).toEqual({ text, clock, starts: theirs })
    }),
    { numRuns },
  )
  expect(taken).toBeGreaterThan(numRuns / 2)
})

describe('a rule that cannot be read', () => {
  test.each([
    ['', 'DAILY'],
    ['FREQ=FORTNIGHTLY', 'DAILY'],
    ['FREQ=WEEKLY;BYDAY=XX', 'DAILY'],
    ['FREQ=WEEKLY;FREQ=MONTHLY', 'DAILY'],
    ['FREQ=YEARLY;BYEASTER=-2', 'DAILY'],
    ['FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD', 'DAILY'],
    ['FREQ=MONTHLY;BYMONTHDAY 31', 'DAILY'],
    ['FREQ=MONTHLY;BYMONTHDAY=0', 'DAILY'],
    ['FREQ=MINUTELY;BYHOUR=25', 'MINUTELY'],
    ['FREQ=WEEKLY;INTERVAL=0', 'WEEKLY'],
    ['FREQ=WEEKLY;COUNT=-3', 'WEEKLY'],
    ['FREQ=WEEKLY;UNTIL=tomorrow', 'WEEKLY'],
  ])('%j is unsure and has at least what can have been meant', (text, freq) => {
    expect(readRule(text)).toMatchObject({ freq, interval: 1, unsure: true })
    expect(readRule(text).count).toBeUndefined()
  })

  test.each([
    'rrule:freq=weekly;byday= mo , we ;interval=02;wkst=su',
    'FREQ=WEEKLY;BYDAY=WE,MO,MO;INTERVAL=2;WKST=SU;X-OTHER=1;;FREQ=WEEKLY;SKIP=OMIT',
  ])('%s can be read', (text) => {
    const { unsure, ...rule } = readRule(text)
    expect(unsure).toBeUndefined()
    expect(rule).toMatchObject({ freq: 'WEEKLY', interval: 2, wkst: 6 })
    expect(rule.byDay).toHaveLength(2)
  })
})
