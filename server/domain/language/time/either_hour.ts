import type { FoundTime } from '#server/domain/language/claim.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import type { FoundClock } from '#server/domain/language/time/pair.ts'

/** A date with both its readings where its time may be an hour earlier: “half seven”. One with two readings stays. */
export function withEitherHour(date: FoundDate, clock: FoundClock): FoundDate {
  if (clock.start.isEitherHour !== true || date.either !== null) return date
  return { ...date, either: [date.starts, hourBefore(date.starts)] }
}

function hourBefore(time: FoundTime): FoundTime {
  const at = new Date(Date.parse(`${time.local}Z`) - 3_600_000)
  return { ...time, local: at.toISOString().slice(0, 19) }
}
