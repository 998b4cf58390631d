import type { Db } from '#server/database/db.ts'
import { knownOfFriend } from '#server/domain/availability/friend_time.ts'
import { areStale, knownOfSources } from '#server/domain/availability/known_time.ts'
import { type PersonTime, withMonths } from '#server/domain/availability/person_time.ts'
import type { Span } from '#server/domain/availability/range.ts'
import { statuses, type WindowStatus, worstOf } from '#server/domain/availability/status.ts'
import { findWindows } from '#server/domain/availability/windows.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import type { FreeStatus } from '#server/domain/finding/score.ts'
import type { Window } from '#server/domain/finding/window.ts'
import { isOpenFor } from '#server/domain/places/opening_hours.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { readTimes } from '#server/flows/availability/read_times.ts'
import { much } from '#server/flows/finding/pool.ts'

/**
 * How many dated choices, spans of time, and quarter-hours at which something may begin, are looked at; and how far
 * ahead, in quarter-hours.
 */
const most = { dated: 50, spans: 64, starts: 200, ahead: 92 * 96 }

/** The longest that something is taken to last, in quarter-hours. */
const longest = 96

/** What is known of the free time of the account and of the people of a request. */
export interface FreeTime {
  /**
   * Whether all of them are free when something takes place; without a date of its own, at each moment of the time asked
   * for at which it is possible.
   */
  readonly statusOf: (entry: PoolEntry) => FreeStatus
  /** Who is not known at some of these times: people by name, the account as `you`; empty where everybody is. */
  readonly unknown: readonly string[]
  /** Whether calendars would be read again before they were relied on. */
  readonly stale: boolean
}

/**
 * Looks up free time for a request with a time, in what is stored: one round trip, and no calendar is read. What is not
 * shared is unknown. `pauses` as for `readPool`.
 */
export async function readFreeTime(
  db: Db,
  { people, window }: Filters,
  entries: readonly PoolEntry[],
  pauses: boolean,
): Promise<FreeTime> {
  const quarters = Math.min(Math.ceil(window.minutes / 15), longest)
  const first = Math.floor(window.now.getTime() / quarter_ms)
  const inReach = ({ from }: Span) => from >= first && from < first + most.ahead
  const dated = datedStarts(entries).filter(inReach).slice(0, most.dated)
  const asked = startsAsked(window, quarters)
    .filter(inReach)
    .slice(0, most.spans)
    .map(({ from, to }) => ({ from, to: Math.min(to, first + most.ahead) }))
  const all = [...dated, ...asked]
  if (all.length === 0) return { statusOf: () => null, unknown: [], stale: false }
  const hull = {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)) + quarters,
  }
  const handles = people.map(({ person_id }) => toHandle('person', person_id))
  const {
    now,
    sources,
    own,
    people: rows,
    copies,
    coming,
  } = await readTimes(db, { person_handles: handles }, hull)
  if (pauses && entries.length >= much) await db.pause()
  const span = withMonths(hull)
  const mine = knownOfSources(sources, span, now)
  const times: PersonTime[] = [
    { ...mine, runs: [...mine.runs, ...own] },
    ...rows.map(({ person_id }) => {
      const known = knownOfFriend(copies.get(person_id) ?? null, span)
      return { ...known, runs: [...known.runs, ...(coming.get(person_id) ?? [])] }
    }),
  ]
  const names = ['you', ...rows.map(({ display_name }) => display_name)]
  const unknown = new Set<string>()
  const statusIn = (starts: readonly Span[]): WindowStatus | null => {
    const [best] = findWindows({ people: times, starts, quarters, most: 1 })
    if (!best) return null
    const found = times.map((_, index) => statuses[best.codes[index] ?? 0] ?? 'free')
    for (const [index, status] of found.entries()) {
      if (status === 'unknown') unknown.add(names[index] ?? '')
    }
    return worstOf(found)
  }
  const byStart = new Map(dated.map((one) => [one.from, statusIn([one])]))
  const best = asked.length === 0 ? null : statusIn(asked)
  const starts = asked.flatMap(({ from, to }) => range(from, to))
  // Of a long time nobody is free in all of it, and “then” would not say when.
  const isShort = starts.length <= most.starts
  const isSometimesFree = best === 'free' || best === 'partial'
  const each =
    isShort && isSometimesFree
      ? starts.map((from) => ({ from, status: statusIn([oneStart(from)]) }))
      : []
  const minutes = quarters * 15
  return {
    statusOf({ occurrence, open, timezone }) {
      if (occurrence?.is_date_only) return 'unknown'
      if (occurrence) return byStart.get(quarterOf(occurrence.starts_at)) ?? 'unknown'
      if (!isSometimesFree) return best
      const zone = timezone ?? window.timezone
      const possible = each.filter(
        ({ from }) =>
          open === null ||
          isOpenFor(open, { at: new Date(from * quarter_ms), minutes, timezone: zone }),
      )
      return commonStatus(possible.map(({ status }) => status))
    },
    unknown: names.filter((name) => unknown.has(name)),
    stale: areStale(sources, now),
  }
}

/** The status that all of the times have at which something is possible; `partial` where they differ, or are too many. */
function commonStatus(all: readonly FreeStatus[]): FreeStatus {
  const [first = 'partial', ...others] = all
  if (all.includes('unknown')) return 'unknown'
  return others.every((status) => status === first) ? first : 'partial'
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

function quarterOf(instant: Date): number {
  return Math.floor(instant.getTime() / quarter_ms)
}

function datedStarts(entries: readonly PoolEntry[]): Span[] {
  const starts = entries.flatMap(({ occurrence }) =>
    occurrence === null || occurrence.is_date_only ? [] : [quarterOf(occurrence.starts_at)],
  )
  return [...new Set(starts)].sort((one, other) => one - other).map(oneStart)
}

function oneStart(from: number): Span {
  return { from, to: from + 1 }
}

/** The quarter-hours at which something without a date may begin in the time asked for, so that it ends in it if it can. */
function startsAsked({ spans, exact, now }: Window, quarters: number): Span[] {
  if (exact !== null) return [oneStart(quarterOf(exact))]
  const earliest = Math.ceil(now.getTime() / quarter_ms)
  return (spans ?? []).flatMap(({ from, until }) => {
    if (until === null) return []
    const start = Math.max(Math.ceil(from.getTime() / quarter_ms), earliest)
    const end = quarterOf(until) - quarters + 1
    if (start < end) return [{ from: start, to: end }]
    // Too short for all of it: it may begin in it.
    return start < quarterOf(until) ? [{ from: start, to: quarterOf(until) }] : []
  })
}
