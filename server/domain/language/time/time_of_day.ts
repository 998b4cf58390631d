import type { FoundTime } from '#server/domain/language/claim.ts'
import type { WrittenClock } from '#server/domain/language/time/written_clock.ts'
import type { ClockSpan } from '#server/domain/language/time/clock_span.ts'
import type { Part } from '#server/domain/language/time/words.ts'
import type { WrittenZone } from '#server/domain/language/time/zone_words.ts'
import { calendarDayOf } from '#server/domain/basics/day_numbers.ts'
import { bareHour } from '#server/domain/language/time/hours.ts'

/** Minutes since midnight of what is written, and whether the evening was assumed. */
function minutesOf(
  clock: WrittenClock,
  part: Part | null,
): { minutes: number; isAssumed: boolean } {
  const { hour, minute, half, isOpen } = clock
  const at = (hours: number) => hours * 60 + minute
  if (half !== null)
    return { minutes: at((hour % 12) + (half === 'pm' ? 12 : 0)), isAssumed: false }
  // “A las 12 de la noche”: the midnight with which the day ends.
  if (hour === 12 && (clock.part === 'evening' || clock.part === 'night'))
    return { minutes: at(24), isAssumed: false }
  // “Brunch at 1”
  if (part === 'brunch' && isOpen && hour <= 4) return { minutes: at(hour + 12), isAssumed: false }
  const isLate =
    part === 'evening'
      ? hour >= 4
      : part === 'night'
        ? hour >= 6
        : part === 'afternoon' && hour >= 1
  if (isLate && hour < 12) return { minutes: at(hour + 12), isAssumed: false }
  const meant = isOpen && part === null ? bareHour(hour) : hour
  return { minutes: at(meant), isAssumed: meant !== hour }
}

/** When a day begins and ends that has a time. `day` and `last` are numbers since 1970. */
export function timesOn(
  day: number,
  last: number | null,
  clock: ClockSpan,
  part: Part | null,
): { starts: FoundTime; ends: FoundTime | null } {
  const start = minutesOf(clock.start, clock.start.part ?? part)
  const zone = zoneFrom(clock.zone)
  const assumed = start.isAssumed ? { is_evening_assumed: true as const } : {}
  const starts: FoundTime = { ...timeAt(day, start.minutes), ...zone, ...assumed }
  if (!clock.end) return { starts, ends: last === null || last <= day ? null : dayTime(last) }
  let end = minutesOf(clock.end, clock.end.part ?? part).minutes
  const isOpen = clock.end.half === null && clock.end.isOpen
  if (end <= start.minutes && isOpen && end + 720 > start.minutes) end += 720
  if (end <= start.minutes) end += 1440
  return { starts, ends: { ...timeAt(last ?? day, end), ...zone } }
}

/** Seconds from the midnight of a day at which a time begins and ends; null for no end. */
export function secondsOf(
  clock: ClockSpan,
  part: Part | null,
): { readonly from: number; readonly until: number | null } {
  const { starts, ends } = timesOn(0, null, clock, part)
  const seconds = ({ local }: FoundTime) => Date.parse(`${local}Z`) / 1000
  return { from: seconds(starts), until: ends && seconds(ends) }
}

/** What a time says of its zone. */
export type TimeZone = Pick<FoundTime, 'offset' | 'timezone' | 'zone_name'>

/** A zone that stands with a time, as a time has it. */
export function zoneFrom(zone: WrittenZone | null): TimeZone {
  const none = { offset: null, timezone: null }
  if (zone === null) return none
  return 'name' in zone ? { ...none, zone_name: zone.name } : { ...none, ...zone }
}

/** The zone of a time, for another one that stands with it. */
export function zoneOf({ offset, timezone, zone_name }: FoundTime): TimeZone {
  return { offset, timezone, ...(zone_name === undefined ? {} : { zone_name }) }
}

/** A day without a time. */
export function dayTime(day: number): FoundTime {
  return { local: `${dayText(day)}T00:00:00`, offset: null, timezone: null, precision: 'date_only' }
}

/** The last second of a day. */
export function endOf(day: number): FoundTime {
  return { ...dayTime(day), local: `${dayText(day)}T23:59:59` }
}

/** A day as `2026-12-12`. */
export function dayText(number: number): string {
  const { year, month, day } = calendarDayOf(number)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** The time so many minutes after the midnight with which a day begins. */
export function timeAt(day: number, minutes: number): FoundTime {
  const on = day + Math.floor(minutes / 1440)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = minutes % 1440
  const time = `${two(Math.floor(rest / 60))}:${two(rest % 60)}:00`
  return { local: `${dayText(on)}T${time}`, offset: null, timezone: null, precision: 'exact' }
}
