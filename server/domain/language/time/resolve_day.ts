import type { Language } from '#server/domain/language/detect.ts'
import type { WrittenDay } from '#server/domain/language/time/day.ts'
import { calendarDayOf, dayOf, daysInMonth, weekdayOf } from '#server/domain/basics/day_numbers.ts'

/** How many days ago a day without a year may be: what a page of last week names is over, not a year ahead. */
const maxAgo = 31

/** What a written day is resolved with. */
export interface DaysAbout {
  /** A number since 1970. */
  readonly today: number
  /** Which number of 05/06 is the day. */
  readonly order: Order
  /** Whether a day without a year is ahead. */
  readonly is_ahead?: boolean
}

/** The days that a written one may be, as numbers since 1970, in the order of their likelihood; empty for none. */
export function daysMeant(
  written: WrittenDay,
  { today, order, is_ahead = false }: DaysAbout,
): number[] {
  const readings = written.isNumeric ? ordered(written, order) : [written]
  const { weekday } = written
  const ago = is_ahead ? 0 : maxAgo
  const nearest = readings.filter((one) => {
    const day = dayMeant({ ...one, weekday: null }, today, ago)
    return day !== null && weekdayOf(day) + 1 === weekday
  })
  const found = (nearest.length > 0 ? nearest : readings)
    .map((one) => dayMeant(one, today, ago))
    .filter((one): one is number => one !== null)
  return [...new Set(found)]
}

/** Which number of a date such as 05/06 is the day. */
export type Order = 'day_first' | 'month_first' | 'unknown'

/** What the first number of a date such as 05/06 is where a text is in a language. */
export function orderOf(tag: string | null, language: Language | null): Order {
  const region = tag?.split(/[-_]/)[1]?.toUpperCase()
  if (language === null) return 'unknown'
  if (language !== 'en') return 'day_first'
  if (region === 'US') return 'month_first'
  return region === undefined ? 'unknown' : 'day_first'
}

function ordered(written: WrittenDay, order: Order): WrittenDay[] {
  const turned = { ...written, day: written.month, month: written.day }
  const [first, second] = order === 'month_first' ? [turned, written] : [written, turned]
  if (order === 'unknown') return [first, second]
  return isDay(first) ? [first] : [second]
}

function isDay({ month, day, year }: WrittenDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year ?? 2028, month)
}

function dayMeant(written: WrittenDay, today: number, ago: number): number | null {
  if (!isDay(written)) return null
  if (written.year !== null) return dayOf(written.year, written.month, written.day)
  const thisYear = yearOf(today)
  const years = [-1, 0, 1, 2, 3, 4].map((ahead) => thisYear + ahead)
  const candidates = years
    .filter((year) => written.day <= daysInMonth(year, written.month))
    .map((year) => dayOf(year, written.month, written.day))
    .filter((one) => one >= today - ago)
  const matching = candidates
    .slice(0, 2)
    .find((one) => written.weekday !== null && weekdayOf(one) + 1 === written.weekday)
  return matching ?? candidates[0] ?? null
}

function yearOf(day: number): number {
  return new Date(day * 86_400_000).getUTCFullYear()
}

/** The last such day before another one, of a day without a year; null for one that has a year. */
export function lastBefore(written: WrittenDay | undefined, until: number): number | null {
  if (!written || written.year !== null || written.isNumeric || !isDay(written)) return null
  const year = yearOf(until)
  const days = [year, year - 1]
    .filter((one) => written.day <= daysInMonth(one, written.month))
    .map((one) => dayOf(one, written.month, written.day))
  return days.find((one) => one < until) ?? null
}

/**
 * The day that a date with another day of the week may be meant for: the same date of the year before or after, where it
 * is on that day of the week and not over; else the nearest such day that is not over.
 */
export function dayOnWeekday(day: number, weekday: number, today: number): number {
  const isOn = (one: number) => weekdayOf(one) + 1 === weekday
  const { year, month, day: date } = calendarDayOf(day)
  const years = [year - 1, year + 1]
    .filter((one) => date <= daysInMonth(one, month))
    .map((one) => dayOf(one, month, date))
    .find((one) => isOn(one) && one >= today)
  const near = [1, -1, 2, -2, 3, -3].map((away) => day + away)
  return years ?? near.find((one) => isOn(one) && one >= today) ?? day
}
