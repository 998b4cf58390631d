import { boundOf, wallTimeOf } from '#server/domain/basics/wall_clock.ts'

/** Days of the calendar, written as `2027-03-28`. */

const day_ms = 86_400_000

/** The day that is this many days later; earlier where it is negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day_ms).toISOString().slice(0, 10)
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** Whether a text is a day, such as `2027-03-28`, that its month has. */
export function isDate(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** The instant at which a day begins in a zone (IANA). */
export function midnight(date: string, timezone: string): Date {
  return boundOf({ date, seconds: 0 }, timezone, 'start')
}

/** The instant at which the day ends that the clocks of a zone (IANA) show at an instant: it may have 23 or 25 hours. */
export function dayEnds(at: Date, timezone: string): Date {
  return midnight(addDays(wallTimeOf(at, timezone).date, 1), timezone)
}
