import { encodeMonth, monthsOf, quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import type { Horizon } from '#server/domain/calendar/timing.ts'
import type { ExpandedCalendar } from '#server/domain/ics/context.ts'

/** By what a calendar is recognised that is as it was: SHA-256, made outside of this thread. */
export async function hashCalendar(bytes: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
}

/** The busy runs of a calendar by months of UTC, one for each month of the horizon. */
export function monthsOfRuns(
  { runs }: Pick<ExpandedCalendar, 'runs'>,
  { from, until }: Horizon,
): { month: string; runs: Buffer }[] {
  return monthsOf(from, until).map((month) => ({ month, runs: encodeMonth(month, runs) }))
}

/** What decides which time a calendar says everything about. */
interface Knowing {
  readonly kind: 'ics' | 'file' | 'holds'
  /** Whether a file or typed times say everything about the person's time. */
  readonly complete: boolean
}

/**
 * The time that a calendar says everything about, as far as it was worked out; null where it only adds busy time. A file
 * that is not complete says everything between its first and its last event, free/busy time within its own bounds.
 */
export function knownBounds(
  { kind, complete }: Knowing,
  { known_from, known_until, first, last }: ExpandedCalendar,
  { from, until }: Horizon,
): { known_from: Date | null; known_until: Date | null } {
  if (kind === 'holds' && !complete) return nothing
  const isPart = kind === 'file' && !complete
  const begin = Math.max(from, known_from ?? (isPart ? (first ?? until) : from))
  const end = Math.min(until, known_until ?? (isPart ? (last ?? from) : until))
  return begin < end ? { known_from: timeOf(begin), known_until: timeOf(end) } : nothing
}

const nothing = { known_from: null, known_until: null }

/** The time at which a quarter-hour begins; null for none. */
export function timeOf(quarter: number): Date {
  return new Date(quarter * quarter_ms)
}
