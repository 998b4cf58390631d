import { expect, test } from 'vitest'
import { daysNamed } from '#server/domain/language/time/named_day.ts'
import { namedDays } from '#server/domain/language/time/named_days.ts'
import { dayText } from '#server/domain/language/time/time_of_day.ts'
import { calendarDayOf, dayOf, weekdayOf } from '#server/domain/basics/day_numbers.ts'

const all = [...namedDays.values()].flat()

/** The days that a name means in a year, as `2027-03-28`. */
function daysOf(words: string, year: number): string[] {
  const name = all.find((one) => one.words.join(' ') === words)
  return name ? daysNamed({ name, year, isJoined: false }, dayOf(year, 1, 1)).map(dayText) : []
}

test.each([
  ['easter sunday', 2024, ['2024-03-31']],
  ['ostersonntag', 2025, ['2025-04-20']],
  ['easter sunday', 2027, ['2027-03-28']],
  ['easter sunday', 2038, ['2038-04-25']],
  ['karfreitag', 2027, ['2027-03-26']],
  ['lundi de paques', 2028, ['2028-04-17']],
  ['christi himmelfahrt', 2027, ['2027-05-06']],
  ['pfingstmontag', 2027, ['2027-05-17']],
  ['fronleichnam', 2027, ['2027-05-27']],
  ['rosenmontag', 2027, ['2027-02-08']],
  ['1 advent', 2026, ['2026-11-29']],
  ['4 advent', 2028, ['2028-12-24']],
  ['thanksgiving', 2026, ['2026-11-26', '2026-10-12']],
  ['mother s day', 2027, ['2027-05-09', '2027-03-07']],
  ['labour day', 2027, ['2027-05-01', '2027-09-06']],
  ['midsommarafton', 2027, ['2027-06-25']],
  ['silvester', 2026, ['2026-12-31']],
])('%s in %i is on %j', (words, year, days) => {
  expect(daysOf(words, year)).toEqual(days)
})

test('Easter is a Sunday between 22 March and 25 April, a hundred years long', () => {
  const name = all.find(({ words }) => words.join(' ') === 'easter sunday')
  for (let year = 2000; year < 2100; year += 1) {
    const [day = 0] = name ? name.rules.map((rule) => rule(year)) : []
    const { month, day: date } = calendarDayOf(day)
    expect(weekdayOf(day)).toBe(6)
    expect(month * 100 + date).toBeGreaterThanOrEqual(322)
    expect(month * 100 + date).toBeLessThanOrEqual(425)
  }
})

test('every name means a day of each year', () => {
  for (const { rules } of all) {
    for (const rule of rules) expect(calendarDayOf(rule(2027)).year).toBe(2027)
  }
})

test('New Year’s Eve of another year than this one is left open', () => {
  const name = all.find(({ words }) => words.join(' ') === 'new year s eve')
  const of = (year: number) =>
    name ? daysNamed({ name, year, isJoined: false }, dayOf(2026, 11, 25)) : []
  expect(of(2026).map(dayText)).toEqual(['2026-12-31'])
  expect(of(2027)).toEqual([])
})
