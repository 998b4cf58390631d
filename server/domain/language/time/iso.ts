import { dayNumberOf } from '#server/domain/basics/day_numbers.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { timeAt, type TimeZone, zoneFrom } from '#server/domain/language/time/time_of_day.ts'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { readZone } from '#server/domain/language/time/zone_words.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'

const written =
  /(?<![\d.-])(\d{4})-(\d\d)-(\d\d)([T ])(\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?(?:\s?(Z|[+-]\d\d:?\d\d)(?![\d:]))?(?:\[([\w/+-]{1,60})\])?/g

/** Without it no such time is in a text. */
const beginning = /\d{4}-\d\d-\d\d[T ]/

/** Whether a text may have a time in it as machines write them. */
export function namesIsoTime(text: string): boolean {
  return beginning.test(text)
}

/** How many characters behind a time are read for its zone. */
const maxZoneLength = 40

/** Until when, behind such a time: `-22:30`, ` – 22:30 Uhr`, `/22:30`. */
const until = patternWith(
  'uy',
)`(?:\s?[-–—/]\s?|\s${'time.to_in_iso'}\s)(\d\d)(?::|(?<=\d-\d\d))([0-5]\d)(?::[0-5]\d)?(?![\d:]|[.-]\d)(?:\s?${'time.unit_as_written'}(?!\p{L}))?`

/** The longest that something lasts whose end may be read as the offset of its beginning, in minutes. */
const longest = 12 * 60

/**
 * Times as machines write them: `2026-12-12T20:00:00+01:00`, also with the name of their zone in brackets; and from when
 * to when, as people write on from them: `2026-12-12 19:30-22:30`.
 */
export function readIsoTimes(text: string): FoundDate[] {
  const found: FoundDate[] = []
  if (!beginning.test(text)) return found
  for (const match of text.matchAll(written)) {
    const [whole, year, month, day, separator, hour, minute, second, zone, name] = match
    const local = `${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}`
    if (!isWallTime(local)) continue
    const from = Number(hour) * 60 + Number(minute)
    const isPlain = separator === ' ' && second === undefined && !/\s[+-]/.test(whole.slice(16))
    const isEnd = zone !== undefined && name === undefined && isUntil(zone, from, isPlain)
    const at = match.index + whole.length - (isEnd && zone ? zone.length : 0)
    const timezone = name === undefined ? null : timeZoneNamed(name)
    const end = endAt(text, at)
    const isOpen = name === undefined && (zone === undefined || isEnd)
    const word = isOpen ? wordAt(text, end?.until ?? at) : null
    const offset = isEnd ? null : offsetOf(zone)
    const own = word?.zone ?? { offset, timezone }
    const ends = end && {
      ...timeAt(dayNumberOf(local.slice(0, 10)), minutesAfter(end, from)),
      ...own,
    }
    const starts = { local, ...own, precision: 'exact' } as const
    const quote = text.slice(match.index, word?.until ?? end?.until ?? at)
    found.push({ starts, ends, either: null, at: match.index, quote })
  }
  return found
}

/** Whether what looks like an offset is when something ends: no clock is so far off, or people write it so. */
function isUntil(zone: string, from: number, isPlain: boolean): boolean {
  if (!zone.startsWith('-')) return false
  const offset = offsetOf(zone)
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  const length = (minutes - from + 1440) % 1440
  return offset === null || (isPlain && length > 0 && length <= longest)
}

/** The zone that stands behind such a time in words or capitals: `JST`. */
function wordAt(text: string, at: number): { zone: TimeZone; until: number } | null {
  const [line = ''] = text.slice(at, at + maxZoneLength).split('\n')
  const tokens = tokensOf(line)
  const read = readZone(tokens, 0)
  return read && { zone: zoneFrom(read.value), until: at + (tokens[read.next - 1]?.end ?? 0) }
}

interface WrittenEnd {
  readonly minutes: number
  /** The character after it. */
  readonly until: number
}

function endAt(text: string, at: number): WrittenEnd | null {
  until.lastIndex = at
  const match = until.exec(text)
  const minutes = Number(match?.[1]) * 60 + Number(match?.[2])
  return match && minutes <= 1440 ? { minutes, until: at + match[0].length } : null
}

/** Minutes of an end since midnight of the day on which it begins. */
function minutesAfter({ minutes }: WrittenEnd, from: number): number {
  return minutes <= from ? minutes + 1440 : minutes
}

/** Whether a wall time, `2026-12-12T20:00:00`, exists in the calendar: no month has a day 31 that it has not. */
export function isWallTime(local: string): boolean {
  const time = new Date(`${local}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === local
}

/** Minutes ahead of UTC; null where none is written, or none that a clock may have. */
function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null
  if (zone === 'Z') return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  const offset = (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
  return offset % 15 === 0 && offset >= -12 * 60 && offset <= 14 * 60 ? offset : null
}
