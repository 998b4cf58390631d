import type { NthWeekday } from '#server/domain/language/time/nth_weekday.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'

/** What words about time are read with. */
export interface DateAbout {
  /** When the text was written, an instant in ISO 8601: relative words such as “tomorrow” count from it. */
  readonly now: string
  /** The zone that they count in (IANA). */
  readonly timezone: string
  /** A language tag; null where it is not known. Then the words themselves tell. */
  readonly language: string | null
  /**
   * Whether the text is what people write about one thing. Then a relative day is when it is, also without
   * a time: “concert on Friday”.
   */
  readonly is_note?: boolean
  /**
   * Which relative days count, those from the day on which the text was written: `none` where it is old, `near` where nobody
   * knows when it was written, so that “tomorrow” counts and “Friday” does not. All by default.
   */
  readonly relative_days?: 'none' | 'near'
  /** Whether somebody asks for a time: then days without a year are ahead, and those with one may be of any year. */
  readonly is_ahead?: boolean
}

/** A date that a text names. */
export interface FoundDate {
  readonly starts: FoundTime
  readonly ends: FoundTime | null
  /** Both readings of a numeric date such as 05/06, of which `starts` is the first; null for one reading. */
  readonly either: readonly [FoundTime, FoundTime] | null
  /** Where it stands in the text. */
  readonly at: number
  readonly quote: string
  /** The day and the time, where other words stand between them. */
  readonly spans?: readonly { readonly at: number; readonly end: number }[]
}

/** Words about time that are no date of what a text is about, and why. */
export interface DiscardedWords {
  readonly at: number
  readonly quote: string
  readonly reason: Reason
}

/** The dates of a text, and parts of it that are about time and no date of what it is about. */
export interface FoundDates {
  readonly dates: readonly FoundDate[]
  /** The days and hours that no date is made of, in the order of the text. */
  readonly discarded: readonly DiscardedWords[]
  /** “Tickets on sale 1 December”, “until 3 January”: characters of the text, from and until. */
  readonly excluded: readonly { readonly at: number; readonly end: number }[]
  /** Whether there are none, and a time stands with a day that no month has, or of which nobody knows which is meant. */
  readonly is_unclear: boolean
  /** Whether its day is another one than it was to be. */
  readonly is_moved: boolean
  /** The days of each week on which a note says that its event takes place, 1 for Monday to 7: “every Friday”. */
  readonly weekdays: readonly number[]
  /** The day of each month on which it is, of which the dates have the next: “every first Monday of the month”; null for none. */
  readonly monthly: Pick<NthWeekday, 'count' | 'weekday'> | null
  /** Whether it is each second week, so that nobody knows which: “every other Friday”. */
  readonly is_fortnightly: boolean
}
