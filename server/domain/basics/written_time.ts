import { isDate, weekdayOf } from '#server/domain/basics/days.ts'
import {
  boundOf,
  instantsOf,
  readTimeOfDay,
  zonedInstant,
} from '#server/domain/basics/wall_clock.ts'
import {
  hasNoOffset,
  hasNoSeconds,
  isAnotherWeekday,
  isNoWeekday,
  namesNoDay,
  namesNoTime,
} from '#server/domain/messages/input.ts'

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

// `Fri 2026-11-27T20:00+01:00`, and what people write nearly so.
const written =
  /^\s*(?:([a-z]{3,9})\.?,?\s+)?(\d{4}-\d\d-\d\d)(?:(?:T|\s+)(\d\d:\d\d)(:\d\d(?:\.\d+)?)?\s?(Z|[+-]\d\d:?\d\d)?)?\s*$/i

/** A time or a day as somebody wrote it, in its parts; null for what was left out. */
interface WrittenTime {
  /** The weekday, 1 for Monday to 7 for Sunday; 0 for any other word. */
  readonly weekday: number | null
  readonly date: string
  readonly minutes: string | null
  readonly seconds: string | null
  readonly offset: string | null
}

function partsOf(text: string): WrittenTime | null {
  if (text.length > 60) return null
  const [, word, date, minutes = null, seconds = null, offset = null] = written.exec(text) ?? []
  if (date === undefined) return null
  return {
    ...{ date, minutes, seconds, offset },
    weekday: word === undefined ? null : weekdayNamed(word),
  }
}

/**
 * A time or a day without its weekday, in the usual form: `2026-11-27T20:00+01:00`, with seconds where they were written.
 * Null for any other text, and where the weekday is not that of the date: one of the two is wrong.
 */
export function withoutWeekday(text: string): string | null {
  const parts = partsOf(text)
  if (parts === null) return null
  const { weekday, date, minutes, seconds, offset } = parts
  if (weekday !== null && (!isDate(date) || weekday !== weekdayOf(date))) return null
  if (minutes === null) return date
  const zone = offset?.toUpperCase().replace(/^(...)(\d\d)$/, '$1:$2')
  return `${date}T${minutes}${seconds ?? ''}${zone ?? ''}`
}

/**
 * A time without an offset as the instant that it is on the clocks of a zone, `2026-12-05T20:00:00+01:00`; with a `bound` also a day,
 * which is its beginning. Null for any other text, for a day that bounds nothing, and for a moment that the clocks do not show, or
 * show twice.
 */
export function withOffset(
  text: string,
  timezone: string,
  bound: 'start' | 'end' | null,
): string | null {
  const parts = partsOf(text)
  if (parts === null || parts.offset !== null || !isDate(parts.date)) return null
  const { date, minutes, seconds } = parts
  if (minutes === null) {
    if (bound === null) return null
    return zonedInstant(boundOf({ date, seconds: 0 }, timezone, bound), timezone)
  }
  const time = readTimeOfDay(`${minutes}${(seconds ?? '').replace(/\..*$/, '')}`)
  if (time === null) return null
  const wall = { date, seconds: time }
  if (bound !== null) return zonedInstant(boundOf(wall, timezone, bound), timezone)
  const [instant, second] = instantsOf(wall, timezone)
  return instant === undefined || second !== undefined ? null : zonedInstant(instant, timezone)
}

/**
 * The instants at which the clocks of a zone show a time without an offset: none where they are put forward over it, two where they
 * show it twice. Null for any other text.
 */
export function instantsShown(text: string, timezone: string): string[] | null {
  const parts = partsOf(text)
  if (parts === null || parts.offset !== null || !isDate(parts.date)) return null
  const time = readTimeOfDay(`${parts.minutes}${(parts.seconds ?? '').replace(/\..*$/, '')}`)
  if (parts.minutes === null || time === null) return null
  const instants = instantsOf({ date: parts.date, seconds: time }, timezone)
  return instants.map((instant) => zonedInstant(instant, timezone))
}

/** What keeps a text from being a date and time with seconds and an offset; null where its form alone does not tell. */
export function timeMistake(text: string): string | null {
  const parts = partsOf(text)
  if (parts === null) return null
  const day = dayMistake(parts)
  if (day !== null) return day
  const { minutes, seconds, offset } = parts
  if (minutes === null) return namesNoTime
  if (offset === null) return hasNoOffset(text.trim())
  return seconds === null ? hasNoSeconds : null
}

/** What keeps the day of a written time from being one; null where its form alone does not tell. */
export function dayMistakeIn(text: string): string | null {
  const parts = partsOf(text)
  return parts && dayMistake(parts)
}

function dayMistake({ weekday, date }: WrittenTime): string | null {
  if (!isDate(date)) return namesNoDay(date)
  if (weekday === 0) return isNoWeekday
  const right = weekdayOf(date)
  return weekday === null || weekday === right
    ? null
    : isAnotherWeekday(date, names[right - 1] ?? '')
}

function weekdayNamed(word: string): number {
  return names.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1
}
