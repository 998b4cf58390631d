import type { TargetKind } from '#generated/types.ts'
import type { Area } from '#server/domain/finding/area.ts'
import { activitiesAt } from '#server/domain/finding/activities.ts'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import { type HardFilter, hardFiltersOf, isTimed } from '#server/domain/finding/filters.ts'
import type { TimeSpan } from '#server/domain/finding/span.ts'
import { matchOf } from '#server/domain/finding/text_match.ts'
import { fitsWindow, type Occurrence, type Window } from '#server/domain/finding/window.ts'
import { type Wish, factsAmong } from '#server/domain/finding/wish.ts'
import { wordsOf } from '#server/domain/finding/words.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { hasRoom } from '#server/domain/places/opening_hours.ts'

const minute_ms = 60_000

/** Whether an entry satisfies a filter: by a fact, as far as is known, or not. */
export type Verdict = 'proven' | 'unproven' | 'no'

/** Whether an entry may be chosen. */
export interface Eligibility {
  readonly fits: boolean
  /** Whether a fact proves each filter that was given. */
  readonly is_proven: boolean
  /** Whether it is left out for the one reason that nobody knows where it is. */
  readonly only_place_unknown: boolean
  /** Whether it fits although nobody knows when it is open. */
  readonly hours_unknown: boolean
}

/** Judges an entry by the filters that were given. What is over is never eligible. */
export function judge(wish: Wish, entry: PoolEntry): Eligibility {
  const given = hardFiltersOf(wish.filters)
  const verdicts = given.map((name) => [name, verdictOf[name](wish, entry)] as const)
  const refused = verdicts.filter(([, verdict]) => verdict === 'no')
  const isOver =
    entry.occurrence !== null && !fitsWindow(entry.occurrence, anyTime(wish.filters.window))
  const [first] = refused
  return {
    fits: refused.length === 0 && !isOver,
    is_proven: verdicts.every(([, verdict]) => verdict === 'proven'),
    only_place_unknown:
      !isOver &&
      refused.length === 1 &&
      first?.[0] === 'neighborhoods' &&
      isPlaceUnknown(wish.filters.areas, entry),
    hours_unknown:
      isTimed(wish.filters.window) &&
      entry.occurrence === null &&
      !entry.is_event &&
      entry.open === null,
  }
}

const verdictOf: Record<HardFilter, (wish: Wish, entry: PoolEntry) => Verdict> = {
  search: bySearch,
  activities: byActivity,
  neighborhoods: ({ filters }, entry) =>
    filters.areas.some((area) => isIn(area, entry)) ? 'proven' : 'no',
  lists: byList,
  time: ({ filters }, entry) => byTime(filters.window, entry),
}

function bySearch({ search, lexemes }: Wish, entry: PoolEntry): Verdict {
  // A search without a letter matches nothing.
  if (search === null) return 'no'
  const found = lexemes(entry)
  if (matchOf(found, search.wide) === 0) return 'no'
  return matchOf(factsAmong(found), search.wide) > 0 ? 'proven' : 'unproven'
}

function byActivity({ activities, meant, custom, lexemes }: Wish, entry: PoolEntry): Verdict {
  if (entry.activities.some((name) => activities.has(name))) return 'proven'
  const own = entry.custom_activity
  if (own !== null) {
    const key = nameKey(own)
    if (custom.some((one) => one.key === key)) return 'proven'
    const words = wordsOf(own)
    const said = activitiesAt(words, 0)
    if (said?.length === words.length && said.names.some((name) => activities.has(name))) {
      return 'proven'
    }
  }
  if (custom.some(({ key }) => entry.activities.some((name) => nameKey(name) === key))) {
    return 'proven'
  }
  if (meant.length === 0 && custom.length === 0) return 'no'
  const found = lexemes(entry)
  const isMeant = meant.some((lexeme) => found.has(lexeme))
  const hasWords = custom.some(({ words }) => words !== null && matchOf(found, words) > 0)
  return isMeant || hasWords ? 'unproven' : 'no'
}

function byList({ lists, views }: Wish, entry: PoolEntry): Verdict {
  if (entry.lists.some((id) => lists.has(id))) return 'proven'
  const found = views
    .filter(({ kinds }) => kinds.length === 0 || kinds.some((kind) => isOfKind(kind, entry)))
    .map(({ wish }) => judge(wish, entry))
    .filter(({ fits }) => fits)
  if (found.length === 0) return 'no'
  return found.some(({ is_proven }) => is_proven) ? 'proven' : 'unproven'
}

/** Occurrences are dated events; activities and offerings are answered by places for them. */
function isOfKind(kind: TargetKind, { is_event }: PoolEntry): boolean {
  return is_event === (kind === 'event' || kind === 'occurrence')
}

/** Whether an entry lies in an area, as far as is known. */
export function isIn({ neighborhood, city }: Area, entry: PoolEntry): boolean {
  if (neighborhood === null) return city !== null && entry.city === city
  if (entry.neighborhood !== neighborhood) return false
  return city === null || entry.city === null || entry.city === city
}

function isPlaceUnknown(areas: readonly Area[], { neighborhood, city }: PoolEntry): boolean {
  if (neighborhood !== null) return false
  return city === null || areas.some((area) => area.neighborhood !== null && area.city === city)
}

function byTime(window: Window, entry: PoolEntry): Verdict {
  const { occurrence, open } = entry
  if (occurrence !== null) {
    if (!fitsWindow(occurrence, window)) return 'no'
    return occurrence.is_date_only && !coversDay(occurrence, window) ? 'unproven' : 'proven'
  }
  const { exact, spans, now } = window
  if (exact === null ? spans?.length === 0 : exact < now) return 'no'
  if (open === null) return 'unproven'
  return startsAsked(window).some((starts) => isOpenIn(starts, window, entry)) ? 'proven' : 'no'
}

/** Whether an undated entry whose hours are known is open in all of the time that was asked for. */
export function isOpenThen(window: Window, entry: PoolEntry): boolean {
  if (entry.occurrence !== null || entry.open === null) return false
  const all = startsAsked(window)
  return all.length > 0 && all.every((starts) => isOpenIn(starts, window, entry))
}

/**
 * The spans of time that were asked for: from their first minute that is ahead on to the last one at which it would
 * still end in time.
 */
function startsAsked({ exact, spans, minutes, now }: Window): TimeSpan[] {
  if (exact !== null) return [{ from: exact, until: new Date(exact.getTime() + 1) }]
  return (spans ?? []).flatMap(({ from, until }) => {
    if (until !== null && until <= now) return []
    const ahead = { from: from < now ? now : from, until }
    return [{ from: ahead.from, until: lastStart(ahead, minutes) }]
  })
}

/** Whether an entry is open for long enough from some time in a span on. */
function isOpenIn(span: TimeSpan, { minutes, timezone }: Window, entry: PoolEntry): boolean {
  const { open } = entry
  return open !== null && hasRoom(open, { span, minutes, timezone: entry.timezone ?? timezone })
}

/** The end of the time in which something may begin to end within a span; where it is too short, it may begin all along. */
function lastStart({ from, until }: TimeSpan, minutes: number): Date | null {
  if (until === null) return null
  const last = until.getTime() - minutes * minute_ms
  return last < from.getTime() ? until : new Date(last + 1)
}

/** Whether any time of the day of an occurrence would do. */
function coversDay({ starts_at, ends_at }: Occurrence, { spans }: Window): boolean {
  if (spans === null) return false
  const end = ends_at?.getTime() ?? starts_at.getTime() + 23 * 3_600_000
  return spans.some(
    ({ from, until }) => from <= starts_at && (until === null || until.getTime() >= end),
  )
}

/** The same window without its bounds: what is over does not fit even then. */
function anyTime(window: Window): Window {
  return { ...window, spans: null, exact: null }
}
