import type { RecommendationRequest } from '#generated/types.ts'
import { addDays, midnight, weekdayOf } from '#server/domain/basics/days.ts'
import { wallTimeOf, zonedInstant } from '#server/domain/basics/wall_clock.ts'

/** The phrases that name a period. */
export type DatePhrase = NonNullable<RecommendationRequest['date_phrase']>

/** A period, with the offsets of its zone (IANA). */
export interface DateWindow {
  from: string
  /** Exclusive. */
  to: string
  timezone: string
}

/**
 * The days that a phrase means, on the clocks of a zone. A week ends with its Sunday; of this week and this weekend only
 * what is left is meant.
 */
export function dateWindow(phrase: DatePhrase, timezone: string, now: Date): DateWindow {
  const today = wallTimeOf(now, timezone).date
  const [first, last] = daysOf(phrase, weekdayOf(today))
  const at = (days: number) => zonedInstant(midnight(addDays(today, days), timezone), timezone)
  return { from: at(Math.max(first, 0)), to: at(last + 1), timezone }
}

/** The first day and the last, counted from today; `weekday` is 1 for Monday to 7 for Sunday. */
function daysOf(phrase: DatePhrase, weekday: number): readonly [number, number] {
  const sunday = 7 - weekday
  switch (phrase) {
    case 'today':
      return [0, 0]
    case 'tomorrow':
      return [1, 1]
    case 'this week':
      return [0, sunday]
    case 'next week':
      return [sunday + 1, sunday + 7]
    case 'this weekend':
      return [sunday - 1, sunday]
    case 'next weekend':
      return [sunday + 6, sunday + 7]
    case 'next two weeks':
    case 'next couple of weeks':
      return [0, 13]
  }
}
