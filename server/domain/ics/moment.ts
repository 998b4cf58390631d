import { day_s, dayOf, daysInMonth } from '#server/domain/basics/day_numbers.ts'
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
  const { params, value } = untangled(line)
  const { tzid, isDay } = meaningOf(params)
  const comma = value.indexOf(',')
  return readTime(comma < 0 ? value : value.slice(0, comma), tzid, isDay)
}

/** The midnight of the day of a line whose time cannot be read, such as `20270301T2500`; null where the day cannot be either. */
export function dayOfLine(line: Line): WrittenTime | null {
  const { params, value } = untangled(line)
  const [, date] = /^\s*(\d{4}-?\d\d-?\d\d)(?!\d)/.exec(value) ?? []
  const day = date === undefined ? null : readTime(date, null, true)
  return day && { form: 'clock', value: day.value * day_s, tzid: meaningOf(params).tzid }
}

/** What stands between several times: a comma, and what some write instead. */
export const between = /\\?[,;]/

/** The times of a line such as EXDATE; null in place of each that cannot be read. */
export function timesOf(line: Line): (WrittenTime | null)[] {
  const { params, value } = untangled(line)
  const { tzid, isDay } = meaningOf(params)
  return value.split(between).map((text) => readTime(text, tzid, isDay))
}

/** What the parameters of a time say: its zone, null for none, and whether it is a day. */
export function meaningOf(params: string): { tzid: string | null; isDay: boolean } {
  const known = meanings.get(params)
  if (known) return known
  const tzid = textOf(paramOf(params, 'TZID') ?? '') || null
  const meaning = { tzid, isDay: paramOf(params, 'VALUE')?.toUpperCase() === 'DATE' }
  if (meanings.size >= 100) meanings.clear()
  if (params.length < 100) meanings.set(params, meaning)
  return meaning
}

/** A calendar has few of them, many times. */
const meanings = new Map<string, { tzid: string | null; isDay: boolean }>()

/** The line with its value after the last colon, where a zone's name has colons and no quotes. */
export function untangled(line: Line): { params: string; value: string } {
  const { params, value } = line
  const colon = params === '' ? -1 : value.lastIndexOf(':')
  if (colon < 0 || !/^\s*\d{8}/.test(value.slice(colon + 1))) return line
  return { params: `${params}:${value.slice(0, colon)}`, value: value.slice(colon + 1) }
}

/** Reads one time; null where it cannot be read. `isDay`: it is said to be a day, which a time other than midnight is not. */
export function readTime(text: string, tzid: string | null, isDay: boolean): WrittenTime | null {
  return readUsual(text, tzid, isDay) ?? readUnusual(text, tzid, isDay)
}

/** Reads `20270301`, `20270301T090000` and `20270301T090000Z`, as nearly all are written. */
function readUsual(text: string, tzid: string | null, isDay: boolean): WrittenTime | null {
  const { length } = text
  if (length !== 8 && length !== 15 && length !== 16) return null
  const days = daysIn(numberAt(text, 0, 4), numberAt(text, 4, 6), numberAt(text, 6, 8))
  if (days === null || length === 8) return days === null ? null : dayAs(days, tzid)
  const [hours, minutes, seconds] = [
    numberAt(text, 9, 11),
    numberAt(text, 11, 13),
    numberAt(text, 13, 15),
  ]
  if (text.charCodeAt(8) !== 84 || !(hours < 24) || !(minutes < 60) || !(seconds < 60)) return null
  const value = days * day_s + hours * 3600 + minutes * 60 + seconds
  if (isDay && value === days * day_s) return dayAs(days, tzid)
  if (length === 15) return { form: 'clock', value, tzid }
  return text.charCodeAt(15) === 90 ? { form: 'instant', value, tzid: null } : null
}

/** The number in a part of a text; NaN where not all are digits. */
function numberAt(text: string, from: number, to: number): number {
  let number = 0
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

function daysIn(year: number, month: number, day: number): number | null {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return null
  return Number.isNaN(year) ? null : dayOf(year, month, day)
}

function dayAs(value: number, tzid: string | null): WrittenTime {
  return { form: 'day', value, tzid }
}

function readUnusual(text: string, tzid: string | null, isDay: boolean): WrittenTime | null {
  const parts = written.exec(text.trim())
  if (!parts) return null
  const [year = 0, month = 0, day = 0] = [parts[1], parts[2], parts[3]].map(Number)
  const days = daysIn(year, month, day)
  if (days === null) return null
  if (parts[4] === undefined) return dayAs(days, tzid)
  const [hours = 0, minutes = 0, seconds = 0] = [parts[4], parts[5], parts[6] ?? 0].map(Number)
  const isMidnight = hours === 24 && minutes === 0 && seconds === 0
  if ((hours > 23 && !isMidnight) || minutes > 59 || seconds > 60) return null
  const value = days * day_s + hours * 3600 + minutes * 60 + Math.min(seconds, 59)
  if (isDay && value === days * day_s) return dayAs(days, tzid)
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
