import { type KnownTime, without } from '#server/domain/availability/known_time.ts'
import type { Span } from '#server/domain/availability/range.ts'
import { type BusyRun, monthsOf, quarter_ms, quartersOf } from '#server/domain/busy_runs.ts'

/** What a friend shares with an account, as it was copied there. */
export interface FriendCopy {
  /** Whether anything is shared. */
  readonly shared: boolean
  /** When the friend's calendar that was read longest ago was read, by the hour. */
  readonly read_at: Date | null
  /** Until when the copy may be relied on. */
  readonly fresh_until: Date | null
  readonly known_from: Date | null
  readonly known_until: Date | null
  /** Runs by month. A month that is not there is not known. */
  readonly months: ReadonlyMap<string, readonly BusyRun[]>
}

/** What is known of a saved person's time in a span. `copy` is null for one who is not connected. */
export function knownOfFriend(copy: FriendCopy | null, span: Span, now: Date): KnownTime {
  const whole: BusyRun = { ...span, kind: 'unknown' }
  if (copy === null) return { runs: [whole], codes: ['person_not_connected'] }
  if (!copy.shared) return { runs: [whole], codes: ['calendar_not_shared'] }
  const months = monthsOf(span.from, span.to)
  const runs = months.flatMap((month) => copy.months.get(month) ?? [])
  if (!isFresh(copy, now)) return { runs: [...runs, whole], codes: ['source_stale'] }
  const { known_from, known_until } = copy
  const from = known_from === null ? span.from : Math.ceil(known_from.getTime() / quarter_ms)
  const to = known_until === null ? span.from : Math.floor(known_until.getTime() / quarter_ms)
  const known = months
    .filter((month) => copy.months.has(month))
    .map(quartersOf)
    .map((month) => ({ from: Math.max(month.from, from), to: Math.min(month.to, to) }))
    .filter((part) => part.from < part.to)
  const gaps = without(span, known)
  return { runs: [...runs, ...gaps], codes: gaps.length > 0 ? ['beyond_horizon'] : [] }
}

/** Whether a copy may be relied on at `now`. */
export function isFresh({ fresh_until }: FriendCopy, now: Date): boolean {
  return fresh_until !== null && fresh_until > now
}
