import { calendarDayOf, dayOf, daysInMonth, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import type { Rule } from '#server/domain/ics/rule.ts'

/** The parts of a rule that say which days of a month it has. */
type DayParts = Pick<Rule, 'byMonth' | 'byMonthDay' | 'byDay'>

/** Whether a day is one that a daily or weekly rule has, as far as its months and days are concerned. */
export function isIn(number: number, { byMonth, byMonthDay, byDay }: DayParts): boolean {
  if (byDay && !byDay.some(({ weekday }) => weekday === weekdayOf(number))) return false
  if (!byMonth && !byMonthDay) return true
  const { year, month, day } = calendarDayOf(number)
  if (byMonth && !byMonth.includes(month)) return false
  if (!byMonthDay) return true
  return byMonthDay.includes(day) || byMonthDay.includes(day - daysInMonth(year, month) - 1)
}

/**
 * The days that a rule has in a month, in order. `month` counts months since year 0, and `own` is the day of DTSTART,
 * which counts where the rule names none.
 */
export function daysOfMonth(month: number, rule: DayParts, own: number): number[] {
  const year = Math.floor(month / 12)
  const inYear = month - year * 12 + 1
  if (rule.byMonth && !rule.byMonth.includes(inYear)) return []
  const length = daysInMonth(year, inYear)
  const first = dayOf(year, inYear, 1)
  const days = new Set<number>()
  if (rule.byMonthDay || !rule.byDay) {
    for (const day of rule.byMonthDay ?? [own]) days.add(day > 0 ? day : length + 1 + day)
  }
  const named = rule.byDay && weekdaysOf(first, length, rule.byDay)
  const all = rule.byMonthDay || !named ? [...days] : [...named]
  return all
    .filter((day) => day >= 1 && day <= length && (named?.has(day) ?? true))
    .sort((one, other) => one - other)
    .map((day) => first + day - 1)
}

/** The days of a month, from 1, that BYDAY names. */
function weekdaysOf(first: number, length: number, byDay: NonNullable<Rule['byDay']>): Set<number> {
  const days = new Set<number>()
  for (const { nth, weekday } of byDay) {
    const earliest = 1 + ((weekday - weekdayOf(first) + 7) % 7)
    const last = earliest + Math.floor((length - earliest) / 7) * 7
    if (nth > 0) days.add(earliest + (nth - 1) * 7)
    else if (nth < 0) days.add(last + (nth + 1) * 7)
    else for (let day = earliest; day <= length; day += 7) days.add(day)
  }
  return days
}
