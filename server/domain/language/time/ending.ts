import { dayNumberOf } from '#server/domain/basics/day_numbers.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { isEnd } from '#server/domain/language/time/end_words.ts'
import type { FoundClock } from '#server/domain/language/time/pair.ts'
import { timesOn, zoneOf } from '#server/domain/language/time/time_of_day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'

/** Dates with their end where a text names one date with a time, and one time at which it ends. */
export function withEnding(
  dates: FoundDate[],
  tokens: readonly Token[],
  clocks: readonly FoundClock[],
): FoundDate[] {
  const [date, ...more] = dates
  const [clock, ...others] = clocks.filter(
    ({ from, end, isExcluded }) => isExcluded && end === null && isEnd(tokens, from),
  )
  const isOpen = date?.starts.precision === 'exact' && date.ends === null && date.either === null
  if (!date || more.length > 0 || !isOpen || !clock || others.length > 0) return dates
  const day = dayNumberOf(date.starts.local.slice(0, 10))
  const [hour = 0, minute = 0] = date.starts.local.slice(11).split(':').map(Number)
  const start = { hour, minute, half: null, isOpen: false, part: null }
  const { ends } = timesOn(day, null, { ...clock, start, end: clock.start }, null)
  return [{ ...date, ends: ends && { ...ends, ...zoneOf(date.starts) } }]
}
