import type { Budget } from '#server/domain/ics/budget.ts'
import { max_of_all } from '#server/domain/ics/budget.ts'
import type { BusyRun } from '#server/domain/calendar/busy_runs.ts'

/** Whose calendar is read, and how. */
export interface CalendarContext {
  /** The account's zone, by its name of IANA: whole days are days there. */
  readonly zone: string
  /** The zone of times that name none, where neither they nor the calendar say it; null for the account's. */
  readonly source_zone: string | null
  /** The person's own mail addresses, in any case of letters. */
  readonly addresses: readonly string[]
  /** Whether events of whole days take time. */
  readonly all_day: 'busy' | 'free'
  /** What tentative events and unanswered invitations count as. */
  readonly tentative: 'busy' | 'partial' | 'free'
  /** The service's own invitations, which calendars bring back, have UIDs that end in `@` and this. */
  readonly brand: string
  /**
   * Which of them are plans that the account knows, by UID; those are left out, since the plans are known better. All of
   * them are where this is not given.
   */
  readonly own_uids?: readonly string[]
  /** The time that is wanted, in quarter-hours since 1970; `until` is exclusive. */
  readonly from: number
  readonly until: number
}

/** What the events of a calendar take of a time. */
export interface ExpandedCalendar {
  /** In order and without overlaps. */
  readonly runs: BusyRun[]
  /** How many events the calendar has, those that could not be read not counted. */
  readonly events: number
  /** How many events were left out because it is not known when they begin. */
  readonly left_out: number
  /** Whether something could not be read, or was too much. What is not known is unknown in `runs`. */
  readonly incomplete: boolean
  /**
   * The quarter-hours between which the calendar says everything, where it says so itself; null where it says nothing
   * about it.
   */
  readonly known_from: number | null
  readonly known_until: number | null
  /**
   * The quarter-hours in which the first event begins and the last one ends; null without events. A series without an
   * end ends where the wanted time does.
   */
  readonly first: number | null
  readonly last: number | null
}

/** Why a calendar was not read. */
export interface CalendarProblem {
  readonly problem: 'not_a_calendar' | 'too_large' | 'too_complex'
}

/** A budget for one calendar; `isSpent` says whether the time for it has passed. */
export function budgetFor(isSpent: () => boolean): Budget {
  return { occurrences: max_of_all, isSpent }
}
