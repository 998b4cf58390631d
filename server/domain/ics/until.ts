import { day_s } from '#server/domain/basics/day_numbers.ts'
import type { Rule } from '#server/domain/ics/rule.ts'

/**
 * Whether an occurrence is not after UNTIL, which counts itself. `clock` is what clocks show at its start and `instant`
 * when that is, both in seconds. A date means the end of that local day; for whole days, so does midnight in UTC.
 */
export function isBeforeEnd(
  { until }: Rule,
  clock: number,
  instant: number,
  isWholeDay: boolean,
): boolean {
  if (!until) return true
  if (until.form === 'day') return Math.floor(clock / day_s) <= until.value
  if (isWholeDay && (until.form === 'clock' || until.value % day_s === 0)) {
    if (clock <= until.value) return true
  }
  return (until.form === 'clock' ? clock : instant) <= until.value
}

/** A clock time after which no occurrence lies, wherever the clocks are; infinity where there is no UNTIL. */
export function endOf({ until }: Rule): number {
  if (!until) return Number.POSITIVE_INFINITY
  return (until.form === 'day' ? (until.value + 1) * day_s : until.value) + 2 * day_s
}
