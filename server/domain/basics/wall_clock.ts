import { remembered } from '#server/domain/basics/remembered.ts'

/** Days and times as a clock on a wall shows them, and the instants they are in a zone. */

/** What a clock in a zone shows: `2026-11-29` and seconds since midnight. */
export interface WallTime {
  date: string
  seconds: number
}

/** What a written time of day means: `16:00`, `16:00:30`, `4 pm`, `4:30pm`. Null for anything else. */
export function readTimeOfDay(text: string): number | null {
  const [, hours, minutes = '00', seconds = '00', half] =
    /^(\d{1,2})(?::(\d\d))?(?::(\d\d))?\s*([ap]\.?m\.?)?$/i.exec(text.trim()) ?? []
  if (hours === undefined || (half === undefined && !text.includes(':'))) return null
  const hour = hourOf(Number(hours), half?.toLowerCase().charAt(0))
  if (hour === null || Number(minutes) > 59 || Number(seconds) > 59) return null
  return hour * 3600 + Number(minutes) * 60 + Number(seconds)
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

/** What the clocks of a zone show at an instant. */
export function wallTimeOf(instant: Date, timezone: string): WallTime {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), timezone))
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  return {
    date: local.toISOString().slice(0, 10),
    seconds: Math.floor((local.getTime() - midnight) / 1000),
  }
}

/**
 * The instants at which the clocks of a zone show this, in order: none where they are put forward over it,
 * two where they are put back and show it again.
 */
export function instantsOf(wall: WallTime, timezone: string): Date[] {
  return instantsShowing(shownBy(wall), timezone)
}

/** What a wall clock shows, as if it were UTC: milliseconds since 1970. */
function shownBy({ date, seconds }: WallTime): number {
  return Date.parse(`${date}T00:00:00Z`) + seconds * 1000
}

function instantsShowing(shown: number, timezone: string): Date[] {
  if (Number.isNaN(shown)) return []
  const [before, after] = [offsetAt(shown - day_ms, timezone), offsetAt(shown + day_ms, timezone)]
  // On nearly all days nothing changes.
  if (before === after) {
    return offsetAt(shown - before, timezone) === before ? [new Date(shown - before)] : []
  }
  return [before, after]
    .filter((offset) => offsetAt(shown - offset, timezone) === offset)
    .map((offset) => new Date(shown - offset))
    .sort((one, other) => one.getTime() - other.getTime())
}

/**
 * The instant at which a period begins or ends that is written as a wall clock shows it. Where the clocks are put
 * forward over that time, it is the first instant after; where they show it twice, a period begins at the first of
 * the two and ends at the second.
 */
export function boundOf(wall: WallTime, timezone: string, bound: 'start' | 'end'): Date {
  return boundShowing(shownBy(wall), timezone, bound)
}

/** As `boundOf`, of what the clock shows as if it were UTC: milliseconds since 1970. */
export function boundShowing(shown: number, timezone: string, bound: 'start' | 'end'): Date {
  const instants = instantsShowing(shown, timezone)
  const instant = bound === 'start' ? instants[0] : instants.at(-1)
  return instant ?? changeAround(shown, timezone)
}

/**
 * An instant with the offset of a zone, in whole minutes: `2027-03-28T19:00:00+02:00`; in UTC if it has another year than
 * 1 to 9999.
 */
export function zonedInstant(instant: Date, timezone: string): string {
  // Before there were time zones, clocks showed the sun's time, to the second.
  const offset = Math.round(offsetAt(instant.getTime(), timezone) / 60_000)
  const shown = new Date(instant.getTime() + offset * 60_000)
  const year = shown.getUTCFullYear()
  if (year < 1 || year > 9999) return instant.toISOString()
  const day = Math.floor(shown.getTime() / day_ms)
  return `${writtenDate(day)}T${writtenTime(shown)}${writtenOffset(offset)}`
}

/** How many days are remembered, of a zone or at all. */
const maxDays = 2_000

/** The date of a day counted from 1970-01-01, such as `2027-03-28`. One answer has many instants of few days. */
const writtenDate = remembered(maxDays, (day: number) =>
  new Date(day * day_ms).toISOString().slice(0, 10),
)

/** A time of day in UTC, such as `19:00:00`. */
function writtenTime(instant: Date): string {
  const [hours, minutes] = [instant.getUTCHours(), instant.getUTCMinutes()]
  return `${twoDigits[hours]}:${twoDigits[minutes]}:${twoDigits[instant.getUTCSeconds()]}`
}

const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** An offset in minutes as instants end in it: there are few. */
const writtenOffset = remembered(maxDays, (offset: number) => {
  const minutes = Math.abs(offset)
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${hours}:${twoDigits[minutes % 60]}`
})

/** The first instant with another offset, in the day before and after a time that clocks do not show. */
function changeAround(shown: number, timezone: string): Date {
  let [before, after] = [shown - day_ms, shown + day_ms]
  const offset = offsetAt(before, timezone)
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000
    if (offsetAt(middle, timezone) === offset) before = middle
    else after = middle
  }
  return new Date(after)
}

/**
 * An instant that belongs to another one, such as the end of a plan to its start, after that one moved from
 * `from` to `to`: clocks in the zone show the same time between the two as before. Where the clocks are put forward
 * over that time, as much time passes as before.
 */
export function movedAlong(
  instant: Date,
  { from, to, timezone }: { from: Date; to: Date; timezone: string },
): Date {
  const [before, was, is] = [instant, from, to].map((one) => offsetAt(one.getTime(), timezone))
  const later = instant.getTime() + to.getTime() - from.getTime()
  const offset = offsetAt(later, timezone)
  const shown = later + (is ?? 0) - (was ?? 0) - offset + (before ?? 0)
  const isShown = offsetAt(shown, timezone) === offset
  const isInOrder =
    Math.sign(shown - to.getTime()) === Math.sign(instant.getTime() - from.getTime())
  return new Date(isShown && isInOrder ? shown : later)
}

const day_ms = 86_400_000

/** The day that the clocks of a zone show at an instant, counted from 1970-01-01. */
export function dayNumberAt(instant: Date, timezone: string): number {
  return Math.floor((instant.getTime() + offsetAt(instant.getTime(), timezone)) / day_ms)
}

/** By how many milliseconds the clocks of a zone are ahead of UTC at an instant. */
export function offsetAt(instant: number, timezone: string): number {
  const known = steady.get(timezone)
  if (known !== undefined && known.from <= instant && instant < known.to) return known.offset
  const day = Math.floor(instant / day_ms) * day_ms
  const offset = offsetOfDay(day, timezone)
  if (offset !== offsetOfDay(day + day_ms, timezone)) return readOffset(instant, timezone)
  remember(timezone, known, { from: day, to: day + day_ms, offset })
  return offset
}

/** A time in which the clocks of a zone do not change. */
interface Steady {
  readonly from: number
  readonly to: number
  readonly offset: number
}

/** The time around what was asked last, of each zone: it ends where the clocks change, so most questions are about it. */
const steady = new Map<string, Steady>()

function remember(timezone: string, known: Steady | undefined, day: Steady): void {
  const touches =
    known && known.offset === day.offset && known.from <= day.to && day.from <= known.to
  if (!touches) steady.set(timezone, day)
  else {
    const [from, to] = [Math.min(known.from, day.from), Math.max(known.to, day.to)]
    steady.set(timezone, { from, to, offset: day.offset })
  }
}

/** Offsets at the beginning of days of UTC: asking Intl costs a hundred times as much. No day has two changes. */
const offsets = new Map<string, Map<number, number>>()

function offsetOfDay(day: number, timezone: string): number {
  const known = offsets.get(timezone) ?? new Map<number, number>()
  const offset = known.get(day)
  if (offset !== undefined) return offset
  const read = readOffset(day, timezone)
  if (known.size >= maxDays) known.clear()
  offsets.set(timezone, known.set(day, read))
  return read
}

/** As `offsetAt`, from Intl each time: for callers that remember it themselves. */
export function readOffset(instant: number, timezone: string): number {
  const parts = partsIn(timezone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value)
  const [month, day] = [part('month') - 1, part('day')]
  const time = Date.UTC(2000, month, day, part('hour'), part('minute'), part('second'))
  // Intl writes the year before 1 as 1, and Date.UTC takes one before 100 for one of the 20th century.
  const year = new Date(instant).getUTCFullYear()
  const offsets = [year - 1, year, year + 1].map(
    (near) => new Date(time).setUTCFullYear(near, month, day) - Math.floor(instant / 1000) * 1000,
  )
  return offsets.find((offset) => Math.abs(offset) < 2 * day_ms) ?? 0
}

const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timezone, format)
  return format
}
