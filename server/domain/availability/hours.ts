import { addDays, midnight } from '#server/domain/basics/days.ts'
import { boundOf, readTimeOfDay } from '#server/domain/basics/wall_clock.ts'

/** The hours of a day, in seconds since its midnight; `end` is more than a day's where they end on the next date. */
export interface Hours {
  readonly start: number
  readonly end: number
}

const day_s = 86_400

/** `23:59` is the latest end that can be written, and means the end of the day. */
const lastMinute = day_s - 60

/**
 * The hours between two times of day, of which one may be missing; null where both are. Hours that end before they begin end
 * on the next date. Hours that end when they begin have no length.
 */
export function hoursBetween(start: string | undefined, end: string | undefined): Hours | null {
  if (start === undefined && end === undefined) return null
  const begins = readTimeOfDay(start ?? '00:00') ?? 0
  const written = readTimeOfDay(end ?? '23:59') ?? lastMinute
  if (written === lastMinute) return { start: begins, end: day_s }
  return { start: begins, end: written < begins ? written + day_s : written }
}

/** When a day is over on the clocks of a zone: at its end, or with its hours where they go over midnight. */
export function endOfDay(date: string, hours: Hours | null, timezone: string): Date {
  const next = addDays(date, 1)
  const seconds = (hours?.end ?? 0) - day_s
  return seconds > 0 ? boundOf({ date: next, seconds }, timezone, 'end') : midnight(next, timezone)
}

/**
 * From the beginning of the first day to the end of the last. Of hours over midnight, from the first hour of the first day, so
 * that the night before it is not in it, to the end of the night after the last.
 */
export function spanOfDays(
  first: string,
  last: string,
  hours: Hours | null,
  timezone: string,
): { from: Date; to: Date } {
  const isOverMidnight = hours !== null && hours.end > day_s
  const from = isOverMidnight
    ? boundOf({ date: first, seconds: hours.start }, timezone, 'start')
    : midnight(first, timezone)
  return { from, to: endOfDay(last, hours, timezone) }
}
