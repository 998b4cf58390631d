import { gapsOf, type KnownSource, freshUntil } from '#server/domain/availability/known_time.ts'
import {
  allRuns,
  type KnownSpan,
  storedOf,
  withMonths,
} from '#server/domain/availability/person_time.ts'
import { horizon_days } from '#server/domain/availability/range.ts'
import {
  type BusyRun,
  encodeMonth,
  mergeRuns,
  monthsOf,
  quarter_ms,
  quartersOf,
} from '#server/domain/calendar/busy_runs.ts'

const hour_ms = 3_600_000

/** For how long friends may rely on a copy at most: without a worker that renews it, they know nothing after a day. */
const reliable_ms = 24 * hour_ms

/** A copy that is good for less than this is renewed, if it can be good for longer. */
const renewed_ms = 12 * hour_ms

/** What friends may know of somebody's calendars as a whole. */
export interface SharedHeader {
  /** When the calendar that was read longest ago was read, by the hour. */
  read_at: Date | null
  /** Null where a calendar was never read. */
  fresh_until: Date | null
  known_from: Date | null
  known_until: Date | null
}

/** The months that are shared, from the one of `now` on: as far as anything can be known. */
export function sharedSpan(now: Date): KnownSpan {
  const months = monthsOf(
    Math.floor(now.getTime() / quarter_ms),
    Math.ceil((now.getTime() + horizon_days * 24 * hour_ms) / quarter_ms),
  )
  const [first = '', last = first] = [months[0], months.at(-1)]
  return withMonths({ from: quartersOf(first).from, to: quartersOf(last).to })
}

/**
 * What friends may know of a span, month by month as it is stored: the runs of all calendars, of plans and of what else is
 * `added`, together with what is not known. By half-hours of UTC, rounded outward, so that no friend learns when exactly something begins.
 */
export function sharedMonths(
  sources: readonly KnownSource[],
  added: readonly BusyRun[],
  span: KnownSpan,
): Map<string, Buffer> {
  const stored = sources.flatMap(({ months }) => storedOf(months, span))
  const runs = allRuns({ runs: [...added, ...gapsOf(sources, span)], stored })
  const rounded = mergeRuns(runs.map(byHalfHours))
  return new Map(span.months.map(({ month }) => [month, encodeMonth(month, rounded)]))
}

function byHalfHours({ from, to, kind }: BusyRun): BusyRun {
  return { from: Math.floor(from / 2) * 2, to: Math.ceil(to / 2) * 2, kind }
}

/** What friends may know of these calendars as a whole. A file that was uploaded counts as read now. */
export function sharedHeader(sources: readonly KnownSource[], now: Date): SharedHeader {
  const read = sources
    .map(({ kind, read_at }) => (kind === 'ics' || read_at === null ? read_at : now))
    .filter((one) => one !== null)
  const limit = freshUntil(sources)?.getTime()
  const hour = Math.floor(Math.min(...read.map((one) => one.getTime())) / hour_ms) * hour_ms
  return {
    read_at: read.length > 0 ? new Date(hour) : null,
    fresh_until:
      limit === undefined ? null : new Date(Math.min(limit, now.getTime() + reliable_ms)),
    ...knownBounds(sources),
  }
}

/** From when until when the calendars say everything; feeds say it only together. */
function knownBounds(sources: readonly KnownSource[]) {
  const feeds = sources.filter(({ kind }) => kind === 'ics')
  const known = (feeds.length > 0 ? feeds : sources).filter(
    ({ kind, known_until }) => kind === 'ics' || known_until !== null,
  )
  const isNever = known.length === 0 || known.some(({ known_until }) => known_until === null)
  const [earlier, later] = feeds.length > 0 ? [Math.max, Math.min] : [Math.min, Math.max]
  const begin = known.map(({ known_from }) => known_from?.getTime() ?? Number.NEGATIVE_INFINITY)
  const end = known.map(({ known_until }) => known_until?.getTime() ?? Number.NEGATIVE_INFINITY)
  const from = isNever ? Number.NEGATIVE_INFINITY : earlier(...begin)
  return {
    known_from: Number.isFinite(from) ? new Date(from) : null,
    known_until: isNever ? null : new Date(later(...end)),
  }
}

/** Whether copies need a new header: it knows more or less than theirs, or theirs can soon not be relied on. */
export function isNewHeader(told: SharedHeader, header: SharedHeader, now: Date): boolean {
  const time = (date: Date | null) => date?.getTime() ?? 0
  const isOther =
    time(told.known_from) !== time(header.known_from) ||
    time(told.known_until) !== time(header.known_until)
  const [before, after] = [time(told.fresh_until), time(header.fresh_until)]
  const isShort = before - now.getTime() < renewed_ms
  return isOther || after < before || (isShort && after > before)
}

/** When to look again whether a copy can be renewed that may be relied on until `fresh_until`. */
export function renewalOf({ fresh_until }: SharedHeader, now: Date): Date {
  const until = fresh_until?.getTime() ?? 0
  const least = until > now.getTime() ? hour_ms : 6 * hour_ms
  return new Date(Math.max(until - renewed_ms, now.getTime() + least))
}
