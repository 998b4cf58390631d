import { type BusyRun, monthsOf, quartersOf, visitRuns } from '#server/domain/calendar/busy_runs.ts'
import type { Span } from '#server/domain/availability/range.ts'

/** Busy runs by month, such as `2027-03`, as `encodeMonth` writes them. A month that is not there is not known. */
export type StoredMonths = ReadonlyMap<string, Uint8Array>

/** What is known of somebody's time. Time without a run is free. */
export interface PersonTime {
  /** In any order. */
  readonly runs: readonly BusyRun[]
  /** More of them, as they are stored. */
  readonly stored: readonly { readonly month: string; readonly bytes: Uint8Array }[]
}

/** A month of UTC and its quarter-hours; `to` is exclusive. */
export interface Month extends Span {
  readonly month: string
}

/** A span of quarter-hours, and the months it touches. */
export interface KnownSpan extends Span {
  readonly months: readonly Month[]
}

/** A span with its months. */
export function withMonths({ from, to }: Span): KnownSpan {
  const months = monthsOf(from, to).map((month) => ({ month, ...quartersOf(month) }))
  return { from, to, months }
}

/** The months that are stored of a span. */
export function storedOf(months: StoredMonths, span: KnownSpan): PersonTime['stored'] {
  return span.months.flatMap(({ month }) => {
    const bytes = months.get(month)
    return bytes === undefined || bytes.length === 0 ? [] : [{ month, bytes }]
  })
}

/** Calls `visit` for each run of somebody's time. */
export function visitTime(
  { runs, stored }: PersonTime,
  visit: Parameters<typeof visitRuns>[2],
): void {
  for (const { from, to, kind } of runs) visit(from, to, kind)
  for (const { month, bytes } of stored) visitRuns(month, bytes, visit)
}

/** The runs of somebody's time, in any order. */
export function allRuns(time: PersonTime): BusyRun[] {
  const runs: BusyRun[] = []
  visitTime(time, (from, to, kind) => runs.push({ from, to, kind }))
  return runs
}
