import { createHash } from 'node:crypto'
import type { CalendarProblem } from '#server/domain/calendar/source.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'

const minute = 60
const hour = 3_600
const day = 86_400

/** Seconds between two readings: within these bounds what the calendar asks for, else the usual. */
const least = 15 * minute
const most = 6 * hour
const usual = 30 * minute

/**
 * Seconds until a calendar is read again: the longest that its server or it itself asks for, and up to a tenth more or
 * less by its id, so that calendars that were connected together are not read together.
 */
export function secondsToNextReading(source_id: string, asked: readonly (number | null)[]): number {
  const wishes = asked.filter((seconds) => seconds !== null)
  const wished = wishes.length === 0 ? usual : Math.max(...wishes)
  const bounded = Math.min(Math.max(wished, least), most)
  const share = createHash('sha256').update(source_id).digest().readUInt16BE() / 0xffff
  return Math.round(bounded * (0.9 + 0.2 * share))
}

/** Problems that another attempt soon will not mend, in groups: they pause a calendar when they come three times in a row. */
const lasting: Partial<Record<CalendarProblem, 'gone' | 'complex'>> = {
  gone: 'gone',
  refused: 'gone',
  too_complex: 'complex',
}

const maxLasting = 3

/** Seconds for which a calendar may fail before it is paused. */
const patience = 7 * day

/** Seconds until the next attempt after one, two, and more failures. */
const backOff = [5 * minute, 15 * minute, hour, 3 * hour, 6 * hour]

/** How a calendar has failed until now. */
export interface Failing {
  readonly problem: CalendarProblem | null
  readonly failures: number
  readonly failing_since: Date | null
}

/** How it goes on after one more failure. */
export interface AfterFailure {
  /** Failures in a row. A problem of another group begins to count anew. */
  readonly failures: number
  /** Seconds until the next attempt; null where it is paused. */
  readonly seconds: number | null
}

/**
 * What becomes of a calendar that could not be read: it is tried again after some time, or later if its server asks for
 * that, and paused when it is refused or gone or too complex three times in a row, or has failed for a week. `now` is
 * by the database's clock.
 */
export function afterFailure(
  before: Failing,
  problem: CalendarProblem,
  retry_after: number | null,
  now: Date,
): AfterFailure {
  const group = lasting[problem] ?? null
  const goesOn = before.problem === null || (lasting[before.problem] ?? null) === group
  const failures = goesOn ? before.failures + 1 : 1
  const failingFor = before.failing_since ? now.getTime() - before.failing_since.getTime() : 0
  if ((group !== null && failures >= maxLasting) || failingFor >= patience * 1_000) {
    return { failures, seconds: null }
  }
  const wait = group === 'complex' ? 6 * hour : (backOff[failures - 1] ?? 6 * hour)
  return { failures, seconds: Math.max(wait, retry_after ?? 0) }
}

/** Days ahead for which times are known, at least. */
const horizonDays = 400

/** Days ahead below which times are worked out for the whole horizon again. */
const rollDays = 370

/** Whole months of UTC for which the times of a calendar are kept, as quarter-hours; `until` is exclusive. */
export interface Horizon {
  readonly from: number
  readonly until: number
}

/** From the beginning of last month to the end of the month that is 400 days ahead. */
export function horizonAt(now: Date): Horizon {
  const ahead = new Date(now.getTime() + horizonDays * day * 1_000)
  return {
    from: Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1) / quarter_ms,
    until: Date.UTC(ahead.getUTCFullYear(), ahead.getUTCMonth() + 1) / quarter_ms,
  }
}

/** When times that are known until there are worked out again. */
export function horizonEnds({ until }: Horizon): Date {
  return new Date(until * quarter_ms - rollDays * day * 1_000)
}
