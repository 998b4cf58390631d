import type { BesideNamed, WrittenName } from '#server/domain/language/time/named_day.ts'
import type { SaidOfWeekday } from '#server/domain/language/time/which_weekday.ts'
import type { NthWeekday } from '#server/domain/language/time/nth_weekday.ts'
import type { WeekdaySpan } from '#server/domain/language/time/weekday_span.ts'
import type { Part } from '#server/domain/language/time/words.ts'
import type { ValueOf } from '#server/domain/language/words/lists.ts'
import type { FoundClock } from '#server/domain/language/time/pair.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'

/** A relative day, which counts from the day of the text: “tomorrow”, “next Friday”. */
export interface RelativeDay {
  readonly kind: 'relative'
  /** Days from today; null where a day of the week tells. */
  readonly ahead: number | null
  /** 1 for Monday to 7. */
  readonly weekday: number | null
  /** What is said of which one it is: “next Friday”, “last Friday”, or one of the week after this, “Friday next week”. */
  readonly isNext: SaidOfWeekday | null
  readonly part: Part | null
  /** Whether a time must stand right next to it, as for “Fri”. */
  readonly isShort: boolean
  /** Whether it is the night that is now, or the one of today: “tonight”. */
  readonly isTonight?: true
  /** Whether it is counted in days or weeks: “in two weeks”. */
  readonly isCounted?: true
  /** The day, as a number since 1970, where its number stands behind it: “Saturday 12”. */
  readonly on?: number | undefined
  /** Minutes from now, where it is said so: “in half an hour”. */
  readonly minutes?: number
  /** Weeks after the day that it would be otherwise: “Saturday in two weeks”. */
  readonly weeks?: number
  /** Whether the weeks may count from today as well: “in two weeks on Saturday”. */
  readonly isFromToday?: boolean
  /** The day by its name: “New Year’s Eve”. */
  readonly name?: WrittenName
  /** The week of the year that it is in, 1 to 53: “Tuesday, week 50”. */
  readonly week?: number
  /** The number of the day in its month, where nothing else tells it: “the 5th at 8pm”. */
  readonly monthDay?: number
  /** Whether no time stands behind that number, so that it counts only where no other day is named: “it is on the 20th”. */
  readonly isLone?: true
  /** A day of the week that is counted in its month: “first Saturday in December”. */
  readonly nth?: NthWeekday
  /** A named day that it is the next one before or after: “the Friday before Christmas”. */
  readonly beside?: BesideNamed
  /** Days that are said as one: “end of November”. */
  readonly period?: Period
  /** Several days of one week: “Fri–Sun”. */
  readonly span?: WeekdaySpan
  readonly from: number
  readonly next: number
}

/** A day that comes each week: “every Friday”. It is no date by itself. */
export interface WeeklyDay {
  readonly kind: 'weekly'
  /** 1 for Monday to 7. */
  readonly weekday: number
  /** Whether a word of its own says so, “every”, and not the day itself: “Fridays”. */
  readonly isLed: boolean
  readonly from: number
  readonly next: number
}

/** Days that are said as one: ten days of a month, “end of November”, “end of the month”, a month, “next month”, or a week, “next week”. */
export type Period =
  | {
      readonly part: ValueOf<'time.month_part'>
      /** 1 to 12. */
      readonly month: number
      readonly year: number | null
    }
  | {
      /** Null for the whole of it. */
      readonly part: ValueOf<'time.month_part'> | null
      /** Months after this one. */
      readonly ahead: number
    }
  /** Weeks after this one. */
  | { readonly week: number }

/** A phrase about a day: written out, one or several; relative to today; or one that comes each week. */
export type DayPhrase = DaySpan | RelativeDay | WeeklyDay

/** What words of a text say about time, with the tokens that say it; `kind` tells them apart. */
export type Phrase = DayPhrase | FoundClock
