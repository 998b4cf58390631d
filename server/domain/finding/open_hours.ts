import { addDays, weekdayOf } from '#server/domain/calendar_day.ts'
import type { MinuteRange } from '#server/domain/finding/choice.ts'
import { intersection, type TimeSpan } from '#server/domain/finding/span.ts'
import { boundOf, wallTimeOf } from '#server/domain/wall_clock.ts'

const minute = 60_000
const day_minutes = 1440

/** After so many days all days of the week have been seen, and those that reach into them. */
const mostDays = 9

/** Whether a place whose hours are known is open for so many minutes in a row in one of the spans. */
export function isOpenWithin(
  open: readonly MinuteRange[],
  spans: readonly TimeSpan[],
  minutes: number,
  timezone: string,
): boolean {
  return spans.some((span) => {
    const first = addDays(wallTimeOf(span.from, timezone).date, -1)
    for (let days = 0; days <= mostDays; days += 1) {
      const date = addDays(first, days)
      for (const range of rangesOf(open, weekdayOf(date))) {
        const hours = { from: at(date, range.from, timezone), until: at(date, range.until, timezone) }
        const common = intersection([hours], [span])
        if (common.some(({ from, until }) => lasts(from, until, minutes))) return true
      }
    }
    return false
  })
}

function lasts(from: Date, until: Date | null, minutes: number): boolean {
  return until === null || until.getTime() - from.getTime() >= minutes * minute
}

/** The ranges that begin on a day of the week, in minutes since its midnight. */
function rangesOf(open: readonly MinuteRange[], weekday: number): MinuteRange[] {
  const start = (weekday - 1) * day_minutes
  return open
    .filter(({ from }) => start <= from && from < start + day_minutes)
    .map(({ from, until }) => ({ from: from - start, until: until - start }))
}

function at(date: string, minutes: number, timezone: string): Date {
  const days = Math.floor(minutes / day_minutes)
  const seconds = (minutes - days * day_minutes) * 60
  return boundOf({ date: addDays(date, days), seconds }, timezone, 'start')
}
