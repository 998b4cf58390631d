import { gapsIn, type KnownTime, wholly } from '#server/domain/availability/known_time.ts'
import {
  type KnownSpan,
  type StoredMonths,
  storedOf,
} from '#server/domain/availability/person_time.ts'

/** What a friend shares with an account, as it was copied there. */
export interface FriendCopy {
  /** Whether anything is shared. */
  readonly shared: boolean
  /** Whether the copy may still be relied on. */
  readonly fresh: boolean
  /** When the friend's calendar that was read longest ago was read, by the hour, in milliseconds since 1970. */
  readonly read_at: number | null
  /** The quarter-hours it says everything about: the first of them, and the first after them. */
  readonly known_from: number | null
  readonly known_until: number | null
  readonly months: StoredMonths
}

/** What is known of a saved person's time in a span. `copy` is null for one who is not connected. */
export function knownOfFriend(copy: FriendCopy | null, span: KnownSpan): KnownTime {
  const nothing = { runs: [wholly(span)], stored: [] }
  if (copy === null) return { ...nothing, codes: ['person_not_connected'] }
  if (!copy.shared) return { ...nothing, codes: ['calendar_not_shared'] }
  const stored = storedOf(copy.months, span)
  if (!copy.fresh) return { ...nothing, stored, codes: ['source_stale'] }
  const { known_from, known_until } = copy
  const known = { from: known_from ?? span.from, to: known_until ?? span.from }
  const gaps = gapsIn(copy.months, span, known)
  return { runs: gaps, stored, codes: gaps.length > 0 ? ['beyond_horizon'] : [] }
}
