import type { FoundDate } from '#server/domain/capture/dates/found.ts'
import { timeZoneNamed } from '#server/domain/time_zone.ts'

const written =
  /(?<![\d.-])(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?(?:\s?(Z|[+-]\d\d:?\d\d)(?!\d))?(?:\[([\w/+-]{1,60})\])?/g

/** Times as machines write them: `2026-12-12T20:00:00+01:00`, also with the name of their zone in brackets. */
export function readIsoTimes(text: string): FoundDate[] {
  const found: FoundDate[] = []
  for (const match of text.matchAll(written)) {
    const [quote, year, month, day, hour, minute, second = '00', zone, name] = match
    const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`
    if (!isWallTime(local)) continue
    const timezone = name === undefined ? null : timeZoneNamed(name)
    const starts = { local, offset: offsetOf(zone), timezone, precision: 'exact' } as const
    found.push({ starts, ends: null, either: null, at: match.index, quote })
  }
  return found
}

/** Whether a wall time, `2026-12-12T20:00:00`, exists in the calendar: no month has a day 31 that it has not. */
export function isWallTime(local: string): boolean {
  const time = new Date(`${local}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === local
}

/** Minutes ahead of UTC; null where none is written. */
function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null
  if (zone === 'Z') return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
