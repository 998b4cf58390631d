import type { ClockSpan } from '#server/domain/language/time/clock_span.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import type { FoundClock } from '#server/domain/language/time/pair.ts'

/**
 * A date, and one more for each time at which the same begins again: “14:30 and 19:30”. Where one of two is meant, the date
 * has both: “7 or 8pm”.
 */
export function beginningsOf(
  date: FoundDate,
  { more = [], isOpenChoice = false }: FoundClock,
  times: (clock: ClockSpan) => Pick<FoundDate, 'starts' | 'ends'>,
): FoundDate[] {
  const [other] = more
  if (isOpenChoice && other && !date.either) {
    return [{ ...date, either: [date.starts, times(other).starts] }]
  }
  if (date.either) return [date]
  const others = more.map((clock) => ({ ...date, ...times(clock) }))
  // “8pm, 2h parking”: the one that is named first is the first.
  return [date, ...others.filter(({ starts }) => starts.local > date.starts.local)]
}
