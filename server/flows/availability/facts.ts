import type { AvailabilityUncertaintyCode, TimeRange } from '#generated/types.ts'

/** What is the same on every page of an answer about free time. It is stored with its windows, as JSON. */
export interface AvailabilityFacts {
  /** Who is asked about besides the caller, in order. */
  people: readonly AskedPerson[]
  range: TimeRange
  /** RFC 3339, as the two that follow. */
  computed_at: string
  oldest_source_at: string | null
  stale: boolean
  uncertainty: readonly Uncertain[]
  /** Whether the range is shorter than was asked for. */
  cut: boolean
  /** Whether nobody said at which hours. */
  usual_hours: boolean
  /** Whether calendars were to be read again and this answer did not wait for them any longer. */
  refreshing: boolean
  /** Why nothing was searched; null where something was. */
  nothing: 'past' | 'too_far' | 'no_days' | null
}

/** A saved person whose time was asked about. */
export interface AskedPerson {
  person_id: string
  /** Whether they shared their calendar with the caller. */
  shares: boolean
}

/** Something that is not known of a person's time; `person_id` is null for the caller. */
export interface Uncertain {
  person_id: string | null
  code: AvailabilityUncertaintyCode
}
