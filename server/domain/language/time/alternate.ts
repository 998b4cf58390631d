import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'

/** How far a time may be from the day before it, in tokens. */
const most = 8

/**
 * The times of days that take turns with them, “Fri quiz 7pm, Sat band 9pm”: each day has the time behind it. Empty where
 * they do not.
 */
export function alternateClocks<Day extends Span>(
  days: readonly Day[],
  clocks: readonly FoundClock[],
): ReadonlyMap<Day, FoundClock> {
  const begins = clocks.filter(({ isExcluded }) => !isExcluded)
  const sorted = [...days].sort((one, other) => one.from - other.from)
  if (sorted.length !== begins.length) return new Map()
  const pairs = sorted.map((day, index): [Day, FoundClock | undefined] => [day, begins[index]])
  const isTurn = pairs.every(([day, clock], index) => {
    const next = sorted[index + 1]?.from ?? Number.POSITIVE_INFINITY
    return clock && clock.from >= day.next && clock.from - day.next <= most && clock.next <= next
  })
  return isTurn
    ? new Map(pairs.flatMap(([day, clock]) => (clock ? [[day, clock]] : [])))
    : new Map()
}
