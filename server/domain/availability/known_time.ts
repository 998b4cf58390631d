import type { AvailabilityUncertaintyCode } from '#generated/types.ts'
import {
  type KnownSpan,
  type PersonTime,
  type StoredMonths,
  storedOf,
} from '#server/domain/availability/person_time.ts'
import type { Span } from '#server/domain/availability/range.ts'
import { type BusyRun, quarter_ms } from '#server/domain/calendar/busy_runs.ts'

/** One calendar of an account, as far as it says when the account is busy. */
export interface KnownSource {
  readonly kind: 'ics' | 'file' | 'holds'
  /** How its readings go; `pending` before the first has ended. */
  readonly state: 'pending' | 'working' | 'failing' | 'paused'
  /** Whether a file, or typed times, is said to be complete; a feed always counts as complete. */
  readonly complete: boolean
  /** When it was last read; null where it never was. */
  readonly read_at: Date | null
  /** The time that it says everything about; `known_until` is null where it only adds busy time. */
  readonly known_from: Date | null
  readonly known_until: Date | null
  /** Whether some of it could not be read. */
  readonly incomplete: boolean
  readonly months: StoredMonths
}

/** What is known of somebody's time in a span. */
export interface KnownTime extends PersonTime {
  /** Why some of it is not known. */
  readonly codes: AvailabilityUncertaintyCode[]
}

const day_ms = 86_400_000

/** For how many days a reading is good; typed times always are. */
const freshDays = { ics: 1, file: 14, holds: Number.POSITIVE_INFINITY }

/**
 * Until when what is known of these calendars may be relied on: the end of the first of them to become too old. Null
 * where one was never read, or where there are none.
 */
export function freshUntil(sources: readonly KnownSource[]): Date | null {
  const ends = reliedOn(sources).map(({ kind, read_at }) =>
    read_at === null ? Number.NaN : read_at.getTime() + freshDays[kind] * day_ms,
  )
  const first = Math.min(...ends)
  if (ends.length === 0 || Number.isNaN(first)) return null
  return new Date(Math.min(first, farthest))
}

/**
 * The calendars whose silence counts as free time. A file that is not complete only adds to what others say, unless there
 * is nothing else; one that is still to be read may say anything.
 */
function reliedOn(sources: readonly KnownSource[]): readonly KnownSource[] {
  const whole = sources.filter(({ kind, complete }) => kind === 'ics' || complete)
  if (whole.length === 0) return sources
  return sources.filter((source) => whole.includes(source) || isPending(source))
}

function isPending({ read_at, state }: KnownSource): boolean {
  return read_at === null && state === 'pending'
}

/** The last instant that a Date can be. */
const farthest = 8.64e15

/**
 * What these calendars say about a span of time. What is not known is never free: where one of them was never read or
 * not for too long, only busy time is left; so it is outside of the time they say everything about.
 */
export function knownOfSources(
  sources: readonly KnownSource[],
  span: KnownSpan,
  now: Date,
): KnownTime {
  const whole = wholly(span)
  if (sources.length === 0) {
    return { runs: [whole], stored: [], codes: ['calendar_not_connected'] }
  }
  const stored = sources.flatMap(({ months }) => storedOf(months, span))
  const codes: AvailabilityUncertaintyCode[] = []
  const fresh_until = freshUntil(sources)
  if (sources.some(isPending)) codes.push('source_pending')
  if (areStale(sources, now)) codes.push('source_stale')
  const gaps = gapsOf(sources, span)
  const says_all = sources.some(({ known_until }) => known_until !== null)
  // Where a file ends is no horizon: more can be said about the time after it.
  const is_file_over = gaps.length > 0 && !hasFeed(sources) && span.to < horizonOf(now)
  const is_unsaid = codes.length === 0 && (!says_all || is_file_over)
  if (sources.some(({ incomplete }) => incomplete) || is_unsaid) {
    codes.push('source_incomplete')
  }
  if (fresh_until === null || fresh_until <= now) return { runs: [whole], stored, codes }
  if (gaps.length > 0 && says_all && !is_file_over) codes.push('beyond_horizon')
  return { runs: gaps, stored, codes }
}

/** Whether one of the calendars that count could not be read, or was not read for too long. */
export function areStale(sources: readonly KnownSource[], now: Date): boolean {
  return reliedOn(sources).some((source) => {
    const until = freshUntil([source])
    return until === null ? !isPending(source) : until <= now
  })
}

function hasFeed(sources: readonly KnownSource[]): boolean {
  return sources.some(({ kind }) => kind === 'ics')
}

/** The quarter-hour that every calendar could say something about; months are worked out at least so far ahead. */
function horizonOf(now: Date): number {
  return Math.floor((now.getTime() + leastAhead * day_ms) / quarter_ms)
}

/** How far ahead calendars are known at least, in days. */
const leastAhead = 370

/**
 * The time in a span that the calendars do not say everything about. A feed is a whole calendar, so what one feed does
 * not know is not known; a file or typed times that say everything about some days add to what is known.
 */
export function gapsOf(sources: readonly KnownSource[], span: KnownSpan): BusyRun[] {
  const feeds = sources.filter(({ kind }) => kind === 'ics')
  if (feeds.length > 0) return feeds.flatMap((feed) => without(span, knownSpans(feed, span)))
  return without(
    span,
    sources.flatMap((source) => knownSpans(source, span)),
  )
}

/** All of a span, as unknown time. */
export function wholly({ from, to }: Span): BusyRun {
  return { from, to, kind: 'unknown' }
}

/** The parts of a span that a calendar says everything about, in order. */
function knownSpans({ known_from, known_until, months }: KnownSource, span: KnownSpan): Span[] {
  if (known_until === null) return []
  const from = known_from === null ? span.from : Math.ceil(known_from.getTime() / quarter_ms)
  const to = Math.floor(known_until.getTime() / quarter_ms)
  return knownMonths(months, span, { from, to })
}

/** The parts of a span that lie in `known`, and in a month that is stored; in order. */
function knownMonths(months: StoredMonths, span: KnownSpan, known: Span): Span[] {
  const from = Math.max(known.from, span.from)
  const to = Math.min(known.to, span.to)
  const found: Span[] = []
  for (const part of span.months) {
    if (!months.has(part.month)) continue
    const cut = { from: Math.max(part.from, from), to: Math.min(part.to, to) }
    if (cut.from < cut.to) found.push(cut)
  }
  return found
}

/** The parts of a span that do not lie in `known`, or in no month that is stored, as unknown time. Most often there are none. */
export function gapsIn(months: StoredMonths, span: KnownSpan, known: Span): BusyRun[] {
  const is_inside = known.from <= span.from && span.to <= known.to
  if (is_inside && span.months.every(({ month }) => months.has(month))) return []
  return without(span, knownMonths(months, span, known))
}

/** What is left of a span without others, which may overlap and be in any order, as unknown time. */
function without(span: Span, known: readonly Span[]): BusyRun[] {
  const gaps: BusyRun[] = []
  let end = span.from
  for (const { from, to } of known.toSorted((one, other) => one.from - other.from)) {
    if (from > end) gaps.push({ from: end, to: from, kind: 'unknown' })
    end = Math.max(end, to)
  }
  if (end < span.to) gaps.push({ from: end, to: span.to, kind: 'unknown' })
  return gaps
}
