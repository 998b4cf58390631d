import { knownOfFriend } from '#server/domain/availability/friend_time.ts'
import { type KnownTime, areStale, knownOfSources } from '#server/domain/availability/known_time.ts'
import {
  rangeOf,
  type SearchRange,
  type Span,
  window_quarters,
} from '#server/domain/availability/range.ts'
import { type KnownSpan, withMonths } from '#server/domain/availability/person_time.ts'
import type { Timing } from '#server/domain/availability/timing.ts'
import { toWindowIds } from '#server/domain/availability/window_id.ts'
import { findWindows } from '#server/domain/availability/windows.ts'
import type { Db } from '#server/database/db.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { fail } from '#server/domain/basics/failure.ts'
import type { FrozenList } from '#server/domain/calls/snapshot.ts'
import { zonedInstant } from '#server/domain/basics/wall_clock.ts'
import type { AvailabilityFacts, Uncertain } from '#server/flows/availability/facts.ts'
import {
  type AskedPeople,
  type KnownTimes,
  readTimes,
} from '#server/flows/availability/read_times.ts'
import type { PersonName } from '#server/data/people/rows.ts'

/** How many windows an answer has at most, on all of its pages: more than fit into the longest range. */
const maxWindows = 1200

/** Windows of time that were found, and who they are for. */
export interface FoundWindows extends FrozenList<AvailabilityFacts> {
  people: readonly PersonName[]
}

/**
 * Finds two-hour windows for this account and saved people; the ids are those of `toWindowIds`. `timezone` is the
 * account's; `refreshing` is told in the facts.
 *
 * Errors: as `resolvePeople`; `calendar_not_connected` if the account has no calendar and nobody shares one with it.
 */
export async function computeWindows(
  db: Db,
  asked: AskedPeople,
  timing: Timing,
  { timezone, refreshing }: { timezone: string; refreshing: boolean },
): Promise<FoundWindows> {
  const { times, range, span } = await readRange(db, asked, timing, timezone)
  const { now, sources, people, copies } = times
  const isAnybodyKnown = sources.length > 0 || [...copies.values()].some(({ shared }) => shared)
  if (!isAnybodyKnown) {
    throw fail('calendar_not_connected', { next: [{ capability: 'calendar.status.get' }] })
  }
  const own = knownOfSources(sources, span, now)
  const known = people.map(({ person_id }) => knownOfFriend(copies.get(person_id) ?? null, span))
  const windows = findWindows({
    people: [
      { ...own, runs: [...own.runs, ...times.own] },
      ...known.map((time, index) => {
        const coming = times.coming.get(people[index]?.person_id ?? '')
        return coming ? { ...time, runs: [...time.runs, ...coming] } : time
      }),
    ],
    starts: range.starts,
    quarters: window_quarters,
    most: maxWindows,
  })
  return {
    now,
    people,
    ids: toWindowIds(windows),
    facts: {
      people: people.map(({ person_id }) => ({
        person_id,
        shares: copies.get(person_id)?.shared ?? false,
      })),
      range: {
        from: zonedInstant(range.from, timezone),
        to: zonedInstant(range.to, timezone),
        timezone,
      },
      ...freshnessOf(times),
      uncertainty: [
        ...uncertain(null, own),
        ...known.flatMap((time, index) => uncertain(people[index], time)),
      ],
      cut: range.cut,
      usual_hours: range.usual_hours,
      refreshing,
      nothing: range.nothing,
    },
  }
}

/**
 * The range that a timing means, and what is known of it. Which range that is depends on the database's clock; what is
 * read with it is chosen by the clock of this process, and read again in the rare case that the two differ by so much
 * that something is missing.
 */
async function readRange(
  db: Db,
  asked: AskedPeople,
  timing: Timing,
  timezone: string,
): Promise<{ times: KnownTimes; range: SearchRange; span: KnownSpan }> {
  const about = new Date()
  const guess = rangeOf(timing, timezone, about)
  const guessed = spanOf(guess)
  const read = guessed && { from: guessed.from - window_quarters, to: guessed.to + window_quarters }
  const times = await readTimes(db, asked, read)
  const at = nextQuarter(times.now)
  // Within a quarter-hour the range is the same.
  const range = at === nextQuarter(about) ? guess : rangeOf(timing, timezone, times.now)
  const span = spanOf(range)
  if (span === null) return { times, range, span: withMonths({ from: at, to: at }) }
  const isCovered = read !== null && read.from <= span.from && span.to <= read.to
  const covering = isCovered ? times : await readTimes(db, asked, span)
  return { times: covering, range, span: withMonths(span) }
}

function nextQuarter(instant: Date): number {
  return Math.ceil(instant.getTime() / quarter_ms)
}

/** The time that the windows of a range may take, which is more than the range; null where there are none. */
function spanOf({ starts }: SearchRange): Span | null {
  const [first, last] = [starts[0], starts.at(-1)]
  return first && last ? { from: first.from, to: last.to - 1 + window_quarters } : null
}

function freshnessOf({ now, sources, copies }: KnownTimes) {
  const shared = [...copies.values()].filter((copy) => copy.shared)
  const read = [
    ...sources.map(({ kind, read_at }) => (kind === 'holds' && read_at ? now : read_at)?.getTime()),
    ...shared.map(({ read_at }) => read_at),
  ].filter((one) => one != null)
  return {
    computed_at: now.toISOString(),
    oldest_source_at: read.length > 0 ? new Date(Math.min(...read)).toISOString() : null,
    stale: areStale(sources, now) || shared.some(({ fresh }) => !fresh),
  }
}

function uncertain(person: PersonName | null | undefined, { codes }: KnownTime): Uncertain[] {
  return codes.map((code) => ({ person_id: person?.person_id ?? null, code }))
}
