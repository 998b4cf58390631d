import type { ClockSpan } from '#server/domain/capture/dates/clock_span.ts'
import type { FoundDate } from '#server/domain/capture/dates/found.ts'
import type { FoundClock } from '#server/domain/capture/dates/pair.ts'

/** A date, and one more for each time at which the same begins again: “14:30 and 19:30”. */
export function beginningsOf(
  date: FoundDate,
  { more = [] }: FoundClock,
  times: (clock: ClockSpan) => Pick<FoundDate, 'starts' | 'ends'>,
): FoundDate[] {
  return date.either ? [date] : [date, ...more.map((clock) => ({ ...date, ...times(clock) }))]
}
