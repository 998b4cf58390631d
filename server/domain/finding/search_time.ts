import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import type { MinuteRange } from '#server/domain/places/opening_hours.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'

/** When dated things must begin to be found; each part that is not null must hold. */
export interface SearchTime {
  /** Inclusive. */
  readonly from: Date | null
  /** Exclusive. */
  readonly until: Date | null
  /** To the minute. */
  readonly exact: Date | null
  /** On the clocks of `timezone`, `HH:MM`; hours that end no later than they begin go over midnight. */
  readonly hours: {
    readonly from: string
    readonly until: string
    readonly is_today: boolean
  } | null
  /** 1 for Monday to 7 for Sunday; what begins after midnight in hours that go over it belongs to the day before. */
  readonly weekdays: readonly number[] | null
  /** IANA. */
  readonly timezone: string
}

/** Whether only things with a time can fit: those without one could be at any. */
export function needsTime({ exact, hours, weekdays }: SearchTime): boolean {
  return exact !== null || hours !== null || weekdays !== null
}

/** When something begins and ends, and in which zone (IANA); null where nobody knows. */
interface Occurs {
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly is_date_only: boolean
  readonly timezone: string | null
}

/**
 * Whether something with a time begins when it has to. Of which only the days are known, it may begin at any time of each
 * of them.
 */
export function beginsIn(occurs: Occurs, time: SearchTime, now: Date): boolean {
  if (occurs.is_date_only) return isOnItsDays(occurs, time, now)
  const { starts_at } = occurs
  const { from, until, exact, hours, timezone } = time
  if (from !== null && starts_at < from) return false
  if (until !== null && starts_at >= until) return false
  if (exact !== null && minuteOf(starts_at) !== minuteOf(exact)) return false
  const { date, seconds } = wallTimeOf(starts_at, timezone)
  if (hours === null) return isOn(date, time, now)
  return daysOf(hours, seconds / 60).some((days) => isOn(addDays(date, days), time, now))
}

function isOnItsDays(
  { starts_at, ends_at, timezone }: Occurs,
  time: SearchTime,
  now: Date,
): boolean {
  const { from, until, exact, hours, weekdays } = time
  const end = ends_at ?? new Date(starts_at.getTime() + day * 60_000)
  if (exact !== null || (from !== null && end <= from)) return false
  if (until !== null && starts_at >= until) return false
  const zone = timezone ?? time.timezone
  const first = wallTimeOf(starts_at, zone).date
  const last = wallTimeOf(new Date(Math.max(end.getTime() - 1_000, starts_at.getTime())), zone).date
  const today = wallTimeOf(now, time.timezone).date
  if (hours?.is_today && (today < first || today > last)) return false
  // A week has all days.
  const dates = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days))
  return (
    weekdays === null || dates.some((date) => date <= last && weekdays.includes(weekdayOf(date)))
  )
}

/** Whether a place with these hours is open at a time that fits, for as long as at least one minute. */
export function isOpenIn(open: readonly MinuteRange[], time: SearchTime, now: Date): boolean {
  const { exact, hours, weekdays, timezone } = time
  if (exact !== null) {
    const { date, seconds } = wallTimeOf(exact, timezone)
    const minute = (weekdayOf(date) - 1) * day + Math.floor(seconds / 60)
    return open.some(({ from, until }) => from <= minute && minute < until)
  }
  const today = weekdayOf(wallTimeOf(now, timezone).date)
  const days = hours?.is_today ? [today] : (weekdays ?? [1, 2, 3, 4, 5, 6, 7])
  const [from, until] = hours === null ? [0, day] : minutesOf(hours)
  return days.some((weekday) => {
    if (weekdays !== null && !weekdays.includes(weekday)) return false
    const begin = (weekday - 1) * day + from
    const end = (weekday - 1) * day + until
    return [0, week].some((later) =>
      open.some((range) => range.from + later < end && begin < range.until + later),
    )
  })
}

const day = 1_440
const week = 7 * day

function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000)
}

/** The minutes of a day between which something begins; the end may be on the next one. */
function minutesOf({ from, until }: { readonly from: string; readonly until: string }) {
  const [begin, end] = [from, until].map((text) => {
    const [hours = 0, minutes = 0] = text.split(':').map(Number)
    return hours * 60 + minutes
  })
  const [first = 0, last = 0] = [begin, end]
  return [first, last > first ? last : last + day] as const
}

/** Which day hours belong to in which a minute of a day lies, from that day: 0, or -1 after midnight; none outside. */
function daysOf(
  hours: { readonly from: string; readonly until: string },
  minute: number,
): number[] {
  const [from, until] = minutesOf(hours)
  return [0, -1].filter((days) => from <= minute - days * day && minute - days * day < until)
}

function isOn(date: string, { hours, weekdays, timezone }: SearchTime, now: Date): boolean {
  if (weekdays !== null && !weekdays.includes(weekdayOf(date))) return false
  return !hours?.is_today || date === wallTimeOf(now, timezone).date
}
