import { addDays, midnight, weekdayOf } from '#server/domain/basics/days.ts'
import { intersection, isWithin, type TimeSpan, united } from '#server/domain/finding/span.ts'
import type { DayHours } from '#server/domain/language/time/parts.ts'
import { boundOf, wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { whenWindow } from '#server/domain/availability/when_preset.ts'
import type { WhenWords } from '#server/domain/finding/when_said.ts'

/** When something is wanted. Without any of it, whatever lies ahead. */
export interface Wanted {
  /** Of which each must hold; of several slots one. */
  readonly words: readonly WhenWords[]
  /** Concrete windows; null where none were given. */
  readonly slots: readonly TimeSpan[] | null
  /** The start that is wanted, and whether another one will not do. */
  readonly start: { readonly at: Date; readonly is_exact: boolean } | null
  /** How long it takes, in minutes. */
  readonly minutes: number
}

/** The spans of time in which something may begin, worked out for a zone and an instant. */
export interface Window {
  /** In order; null where any time ahead will do. */
  readonly spans: readonly TimeSpan[] | null
  readonly exact: Date | null
  /** For rank alone. */
  readonly near: Date | null
  readonly minutes: number
  readonly timezone: string
  readonly now: Date
}

/** How many days from now a wish without an end is worked out for. */
const horizon_days = 400

/** From when hours are those of an evening, in seconds. */
const eveningBegins = 17 * 3600

/** How long a thing under way must still go on to be worth going to, in milliseconds. */
const worthwhile = 30 * 60_000

const minute = 60_000
const hour = 60 * minute

/** The window of a wish. `timezone` is the zone whose clocks its words mean. */
export function windowOf(wanted: Wanted, timezone: string, now: Date): Window {
  const parts = [
    ...wanted.words.map((words) => spansOf(words, timezone, now)),
    wanted.slots,
  ].filter((spans) => spans !== null)
  const [first, ...others] = parts
  const { start, minutes } = wanted
  return {
    spans: first ? others.reduce<readonly TimeSpan[]>(intersection, united(first)) : null,
    exact: start?.is_exact ? start.at : null,
    near: start?.at ?? null,
    minutes,
    timezone,
    now,
  }
}

/** The spans that words mean; null where they say nothing of time. */
function spansOf(words: WhenWords, timezone: string, now: Date): readonly TimeSpan[] | null {
  const { preset, dates, weekdays, hours } = words
  if (preset === 'right-now') return [{ from: now, until: new Date(now.getTime() + 3 * hour) }]
  if (!preset && !dates && !weekdays && !hours) return null
  const today = wallTimeOf(now, timezone).date
  const meant = preset && whenWindow(preset, weekdayOf(today))
  const first = dates?.[0] ?? addDays(today, meant?.first ?? 0)
  const last = dates?.[1] ?? addDays(today, meant?.last ?? horizon_days)
  const days: string[] = []
  for (let date = first; date <= last && days.length <= horizon_days; date = addDays(date, 1)) {
    const day = weekdayOf(date)
    const isWanted = (weekdays?.has(day) ?? true) && (meant?.days?.includes(day) ?? true)
    if (isWanted && isAhead(date, hours, timezone, now)) days.push(date)
  }
  const chosen = words.next_only && weekdays ? firstOfEach(days) : days
  const spans = chosen.map((date) => dayOf(date, hours, timezone))
  return united([...fridayEvening(words, first, timezone, now), ...spans])
}

/** From when on a Friday evening is one of the weekend. */
const weekendBegins = 18 * 3600

/** The Friday evening before a weekend of which an evening is meant: “next weekend, in the evening”. */
function fridayEvening(
  { preset, hours }: WhenWords,
  saturday: string,
  timezone: string,
  now: Date,
): readonly TimeSpan[] {
  const isWeekend = preset === 'this-weekend' || preset === 'next-weekend'
  if (!isWeekend || hours === null || hours.from < eveningBegins) return []
  const friday = addDays(saturday, -1)
  const evening = { from: Math.max(hours.from, weekendBegins), until: hours.until }
  return isAhead(friday, evening, timezone, now) ? [dayOf(friday, evening, timezone)] : []
}

/** The next day of each day of the week. */
function firstOfEach(days: readonly string[]): string[] {
  const seen = new Set<number>()
  return days.filter((date) => {
    const day = weekdayOf(date)
    if (seen.has(day)) return false
    seen.add(day)
    return true
  })
}

function isAhead(date: string, hours: DayHours | null, timezone: string, now: Date): boolean {
  return (dayOf(date, hours, timezone).until?.getTime() ?? 0) > now.getTime()
}

function dayOf(date: string, hours: DayHours | null, timezone: string): TimeSpan {
  if (hours === null) {
    return { from: midnight(date, timezone), until: midnight(addDays(date, 1), timezone) }
  }
  return {
    from: at(date, hours.from, timezone, 'start'),
    until: at(date, hours.until, timezone, 'end'),
  }
}

function at(date: string, seconds: number, timezone: string, bound: 'start' | 'end'): Date {
  const days = Math.floor(seconds / 86_400)
  const wall = { date: addDays(date, days), seconds: seconds - days * 86_400 }
  return boundOf(wall, timezone, bound)
}

/** When something takes place. */
export interface Occurrence {
  readonly starts_at: Date
  readonly ends_at: Date | null
  /** Whether only its day is known. */
  readonly is_date_only: boolean
  /** The zone of its day, IANA; null for that of the window. */
  readonly timezone: string | null
}

/** Whether something with a date fits: what is over never does, and what is under way must still be worth going to. */
export function fitsWindow(occurrence: Occurrence, window: Window): boolean {
  const { starts_at, ends_at, is_date_only } = occurrence
  const { now, exact, spans } = window
  const end = ends_at ?? (is_date_only ? endOfDay(occurrence, window) : null)
  const isUnderWay = starts_at < now
  if (isUnderWay && (end === null || end.getTime() - now.getTime() < worthwhile)) return false
  if (exact !== null) {
    return (
      !is_date_only &&
      Math.floor(starts_at.getTime() / minute) === Math.floor(exact.getTime() / minute)
    )
  }
  if (spans === null) return true
  if (is_date_only) {
    const whole = { from: starts_at, until: end }
    return intersection([whole], spans).length > 0
  }
  return isWithin(isUnderWay ? now : starts_at, spans)
}

/** When the day of a start is over, on its own clocks. */
function endOfDay({ starts_at, timezone }: Occurrence, window: Window): Date {
  const zone = timezone ?? window.timezone
  return midnight(addDays(wallTimeOf(starts_at, zone).date, 1), zone)
}

/** How near a start is to the one that is wanted: 1 within half an hour, 0 from three hours on; 0 where none is wanted. */
export function nearness(starts_at: Date, { near }: Window): number {
  if (near === null) return 0
  const apart = Math.abs(starts_at.getTime() - near.getTime())
  return Math.max(0, Math.min(1, (3 * hour - apart) / (2.5 * hour)))
}
