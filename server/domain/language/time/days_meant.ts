import { nextMonthDay } from '#server/domain/language/time/month_day.ts'
import { weekdayBeside } from '#server/domain/language/time/named_day.ts'
import { nthWeekdayFrom } from '#server/domain/language/time/nth_weekday.ts'
import { mondayOfWeek } from '#server/domain/language/time/week_number.ts'
import { weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { type HoursToday, weekdayMeant } from '#server/domain/language/time/weekday.ts'
import type { RelativeDay } from '#server/domain/language/time/phrase_kinds.ts'

/** The days that a relative one may mean, as numbers since 1970, soonest first. */
export type DaysMeant = readonly [number] | readonly [number, number]

/** The days that a relative day means. */
export function daysMeant(
  { ahead, weekday, isNext, on, week, monthDay, nth, beside, weeks = 0 }: RelativeDay,
  { today, hours }: { readonly today: number; readonly hours: HoursToday },
): DaysMeant {
  if (on !== undefined) return [on]
  if (nth !== undefined) return [nthWeekdayFrom(nth, today) ?? today]
  if (monthDay !== undefined) return [nextMonthDay(monthDay, today)]
  if (week !== undefined && weekday !== null) return [mondayOfWeek(week, today) + weekday - 1]
  if (weekday === null) return [today + (ahead ?? 0)]
  if (beside !== undefined) return [weekdayBeside(beside, weekday, today)]
  const todays = weekdayOf(today) + 1
  if (isNext === 'last') return [today + ((weekday - todays + 7) % 7) - 7]
  if (isNext === 'week') return [today + (7 - todays) + weekday + 7 * weeks]
  const [first, second] = weekdayMeant(isNext ?? 'alone', weekday, { today: todays, hours })
  const from = today + 7 * weeks
  return second === undefined ? [from + first] : [from + first, from + second]
}
