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
export function instantsOf({ date, seconds }: WallTime, timezone: string): Date[] {
  const shown = Date.parse(`${date}T00:00:00Z`) + seconds * 1000
  if (Number.isNaN(shown)) return []
  const day = 86_400_000
  const offsets = new Set([offsetAt(shown - day, timezone), offsetAt(shown + day, timezone)])
  return [...offsets]
    .filter((offset) => offsetAt(shown - offset, timezone) === offset)
    .map((offset) => new Date(shown - offset))
    .sort((one, other) => one.getTime() - other.getTime())
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

/** By how many milliseconds the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timezone: string): number {
  const parts = partsIn(timezone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(instant / 1000) * 1000
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
