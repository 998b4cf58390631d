import { day_s, dayOf, daysInMonth } from '#server/domain/ics/days.ts'
import { type Line, paramOf, textOf } from '#server/domain/ics/lines.ts'

/**
 * A time as it is written: a day (`value` in days since 1970), an instant (`value` in seconds since 1970), or what a
 * clock shows (seconds since 1970 if it ran in UTC) in the zone `tzid`, null where none is named.
 */
export interface WrittenTime {
  readonly form: 'day' | 'instant' | 'clock'
  readonly value: number
  readonly tzid: string | null
}

const written =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i

/** The time of a line; null where it cannot be read. */
export function timeOf(line: Line): WrittenTime | null {
  return timesOf(line)[0] ?? null
}

/** The times of a line such as EXDATE; null in place of each that cannot be read. */
export function timesOf(line: Line): (WrittenTime | null)[] {
  const { params, value } = untangled(line)
  const tzid = tzidOf(params)
  const isDay = paramOf(params, 'VALUE')?.toUpperCase() === 'DATE'
  return value.split(',').map((text) => readTime(text, tzid, isDay))
}

/** The zone that parameters name; null for none. */
export function tzidOf(params: string): string | null {
  const tzid = paramOf(params, 'TZID')
  return tzid === null || tzid === '' ? null : textOf(tzid)
}

/** The line with its value after the last colon, where a zone's name has colons and no quotes. */
export function untangled(line: Line): { params: string; value: string } {
  const { params, value } = line
  const colon = value.lastIndexOf(':')
  if (params === '' || colon < 0 || !/^\s*\d{8}/.test(value.slice(colon + 1))) return line
  return { params: `${params}:${value.slice(0, colon)}`, value: value.slice(colon + 1) }
}

/** Reads one time; null where it cannot be read. `isDay`: the time of day does not count. */
export function readTime(text: string, tzid: string | null, isDay: boolean): WrittenTime | null {
  const parts = written.exec(text.trim())
  if (!parts) return null
  const [year = 0, month = 0, day = 0] = [parts[1], parts[2], parts[3]].map(Number)
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  const days = dayOf(year, month, day)
  if (parts[4] === undefined || isDay) return { form: 'day', value: days, tzid }
  const [hours = 0, minutes = 0, seconds = 0] = [parts[4], parts[5], parts[6] ?? 0].map(Number)
  const isMidnight = hours === 24 && minutes === 0 && seconds === 0
  if ((hours > 23 && !isMidnight) || minutes > 59 || seconds > 60) return null
  const value = days * day_s + hours * 3600 + minutes * 60 + Math.min(seconds, 59)
  const offset = parts[7]
  if (offset === undefined) return { form: 'clock', value, tzid }
  return { form: 'instant', value: value - (offsetOf(offset) ?? 0), tzid: null }
}

/** The seconds that `+0130`, `-05:00` or `+013045` mean, 0 for `Z`; null for anything else. */
export function offsetOf(text: string): number | null {
  if (text.toUpperCase() === 'Z') return 0
  const parts = /^([+-]?)(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text.trim())
  if (!parts) return null
  const seconds = Number(parts[2]) * 3600 + Number(parts[3]) * 60 + Number(parts[4] ?? 0)
  return parts[1] === '-' ? -seconds : seconds
}
