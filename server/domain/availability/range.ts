import { endOfDay, type Hours } from '#server/domain/availability/hours.ts'
import { type Timing, window_minutes } from '#server/domain/availability/timing.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { addDays, midnight, weekdayOf as weekdayOfDate } from '#server/domain/basics/days.ts'
import { dayNumberOf, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { boundShowing, dayNumberAt, wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { whenWindow } from '#server/domain/availability/when_preset.ts'

/** Quarter-hours since 1970-01-01T00:00Z; `to` is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The period in which windows are looked for. */
export interface SearchRange {
  /** As it was asked for: of days, their beginning, even if it has passed. */
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
  /** IANA name. */
  readonly timezone: string
  /** The quarter-hours at which a window may begin, in order and without overlaps. */
  readonly starts: readonly Span[]
  /** Whether it was longer than is searched, and ends earlier than was asked. */
  readonly cut: boolean
  /** Whether nobody said at which hours, and the usual ones were taken. */
  readonly usual_hours: boolean
  /** Why there are no `starts`; null where there are some. */
  readonly nothing: 'past' | 'too_far' | 'no_days' | null
}

/** How far from now anything can be known, in days; the months of calendars reach no further. */
export const horizon_days = 400

/** The longest range in days of 24 hours, and the length of one that has only a beginning. */
const maxDays = 92
const usualDays = 21

/** The hours of a day in which windows are offered if nobody says otherwise: 09:00 to 23:00. */
const usualHours: Hours = { start: 9 * 3600, end: 23 * 3600 }

const day_ms = 86_400_000

/** The last instant that has a year of four digits. */
const lastInstant = new Date('9999-12-31T23:59:59.999Z')

/** How many quarter-hours a window has. */
export const window_quarters = (window_minutes * 60_000) / quarter_ms

/**
 * The period that a timing means for an account in `timezone` at `now`. Windows begin inside of it, on a quarter-hour
 * and not before `now`, and lie wholly in the hours of one day; they may end after it.
 */
export function rangeOf(timing: Timing, timezone: string, now: Date): SearchRange {
  const today = wallTimeOf(now, timezone).date
  const preset = presetDays(timing, today)
  const asked = boundsOf(timing, preset, timezone, now)
  const { from, to, cut } = cutToLength(asked, midnight(today, timezone))
  const is_over = to <= now || asked.is_over
  const is_exact = hasExactHours(timing, timezone)
  const usual_hours = timing.hours === null && !is_exact
  const limits: Span = {
    from: Math.max(Math.ceil(from.getTime() / quarter_ms), Math.ceil(now.getTime() / quarter_ms)),
    to: Math.ceil(to.getTime() / quarter_ms),
  }
  const told = { from, to, timezone, cut, usual_hours }
  if (from.getTime() - now.getTime() > (horizon_days + maxDays) * day_ms) {
    return { ...told, starts: [], nothing: 'too_far' }
  }
  if (limits.from >= limits.to) {
    return { ...told, starts: [], nothing: is_over ? 'past' : 'no_days' }
  }
  const days = daysBetween(preset, limits, timezone).filter(
    (day) => isWanted(day, timing.days) && isWanted(day, preset?.days ?? null),
  )
  const spans = days.map((day) =>
    is_exact ? dayOf(day, timezone) : hoursOn(day, timing.hours ?? usualHours, timezone),
  )
  const starts = united(spans, limits)
  return { ...told, starts, nothing: starts.length > 0 ? null : 'no_days' }
}

/** The dates of a preset, as `2027-03-28`, and the days of the week it leaves. */
interface PresetDays {
  readonly first: string
  readonly last: string
  readonly days: ReadonlySet<number> | null
}

function presetDays({ preset }: Timing, today: string): PresetDays | null {
  const window = preset && whenWindow(preset, weekdayOfDate(today))
  if (!window || window.first === null || window.last === null) return null
  return {
    first: addDays(today, window.first),
    last: addDays(today, window.last),
    days: window.days && new Set(window.days),
  }
}

function boundsOf(
  { after, before, hours }: Timing,
  preset: PresetDays | null,
  timezone: string,
  now: Date,
): { from: Date; to: Date; is_over: boolean } {
  const starts = [preset && midnight(preset.first, timezone), after].filter((one) => one !== null)
  const ends = [preset && endOfDay(preset.last, hours, timezone), before].filter(
    (one) => one !== null,
  )
  const from = starts.length > 0 ? latest(starts) : new Date(upToQuarter(now))
  const to =
    ends.length > 0
      ? earliest(ends)
      : earliest([new Date(from.getTime() + usualDays * day_ms), lastInstant])
  // A preset and a bound may leave nothing between them.
  return { from, to: latest([from, to]), is_over: to <= now }
}

function cutToLength({ from, to }: { from: Date; to: Date }, midnight: Date) {
  const most = maxDays * day_ms
  const start = latest([from, midnight])
  if (to.getTime() - from.getTime() <= most || start >= to) return { from, to, cut: false }
  return { from: start, to: earliest([to, new Date(start.getTime() + most)]), cut: true }
}

/**
 * Whether the bounds themselves say the hours: they are at most a day apart, and not the two ends of one day, which say only
 * which day it is.
 */
function hasExactHours({ after, before, hours }: Timing, timezone: string): boolean {
  if (hours !== null || after === null || before === null) return false
  const isDay = [after, before].every((one) => wallTimeOf(one, timezone).seconds === 0)
  return !isDay && before.getTime() - after.getTime() <= day_ms
}

/**
 * The days on which a span may begin, counted from 1970-01-01; the one before the range too, whose hours may reach into it.
 */
function daysBetween(preset: PresetDays | null, limits: Span, timezone: string): number[] {
  const dayAt = (quarter: number) => dayNumberAt(new Date(quarter * quarter_ms), timezone)
  const from = Math.max(dayAt(limits.from) - 1, preset ? dayNumberOf(preset.first) : -Infinity)
  const to = Math.min(dayAt(limits.to), preset ? dayNumberOf(preset.last) : Infinity)
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)
}

function isWanted(day: number, days: ReadonlySet<number> | null): boolean {
  return days === null || days.has(weekdayOf(day) + 1)
}

/** At which quarter-hours a window may begin that lies wholly in the hours of a day. */
function hoursOn(day: number, { start, end }: Hours, timezone: string): Span {
  const from = boundShowing(day * day_ms + start * 1_000, timezone, 'start')
  const to = boundShowing(day * day_ms + end * 1_000, timezone, 'end')
  return {
    from: Math.ceil(from.getTime() / quarter_ms),
    to: Math.floor(to.getTime() / quarter_ms) - window_quarters + 1,
  }
}

/** At which quarter-hours a window may begin on a day. */
function dayOf(day: number, timezone: string): Span {
  const begins = (one: number) =>
    Math.ceil(boundShowing(one * day_ms, timezone, 'start').getTime() / quarter_ms)
  return { from: begins(day), to: begins(day + 1) }
}

/** The spans, which are in order, cut to `limits`; those that touch or overlap become one. */
function united(spans: readonly Span[], limits: Span): Span[] {
  const result: Span[] = []
  for (const span of spans) {
    const last = result.at(-1)
    const from = Math.max(span.from, limits.from)
    const to = Math.min(span.to, limits.to)
    if (from >= to) continue
    if (last && from <= last.to) result[result.length - 1] = { ...last, to: Math.max(last.to, to) }
    else result.push({ from, to })
  }
  return result
}

function upToQuarter(instant: Date): number {
  return Math.ceil(instant.getTime() / quarter_ms) * quarter_ms
}

function latest(instants: readonly Date[]): Date {
  return new Date(Math.max(...instants.map((one) => one.getTime())))
}

function earliest(instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map((one) => one.getTime())))
}
