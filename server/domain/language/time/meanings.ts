import type { WallTime } from '#server/domain/basics/wall_clock.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import type { WrittenDay } from '#server/domain/language/time/day.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'
import type { RelativeDay } from '#server/domain/language/time/phrase_kinds.ts'
import type { Order } from '#server/domain/language/time/resolve_day.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'

/** What the phrases of a text mean, said at an instant and in a zone. */
export interface Meanings {
  /** A number since 1970. */
  readonly today: number
  /** What clocks show there. */
  readonly said: Readonly<WallTime>
  readonly order: Order
  readonly days: MeaningsOfWritten
  readonly relative: MeaningsOfRelative
  readonly relative_days: 'all' | 'none' | 'near'
}

/** The days and times around a day. */
export interface Around {
  readonly spans: readonly Span[]
  readonly clocks: readonly FoundClock[]
  readonly taken: Set<FoundClock>
  /** The times of days that take turns with them. */
  readonly pairs?: ReadonlyMap<Span, FoundClock> | undefined
}

/** What days are that are written out. Days are numbers since 1970. */
export interface MeaningsOfWritten {
  /** The days that a written one may be, the likeliest first. */
  meant(day: WrittenDay): number[]
  /** Whether no month has such a day, or it is one of several. */
  isUnclear(span: DaySpan): boolean
  /** Whether a day is neither long ago nor far ahead; one with a time may be longer ago. */
  isNear(day: number, isTimed: boolean): boolean
  /** The dates of a day, or of several that stand together; empty where no day of the calendar near today is meant. */
  datesOf(span: DaySpan, around: Around): FoundDate[]
}

/** What relative days are, which count from the day on which a text was written. Days are numbers since 1970. */
export interface MeaningsOfRelative {
  /** The dates of a day that has a time, or needs none. */
  datesOf(day: RelativeDay, around: Around): FoundDate[]
  /** The dates of a day of a note without a time: today is no day of the week, unless a part of it is said and ahead. */
  loneDates(day: RelativeDay): FoundDate[]
  /** The day that a relative one is, the first where it may be two. Today counts until the time has passed. */
  dayOf(day: RelativeDay, at: FoundTime): number
  /** Whether a day may be two, whatever its hour: “next Friday”, said on a Monday. */
  isEither(day: RelativeDay): boolean
  /**
   * Whether nobody knows which day is meant: where weeks from today end in another week than weeks from the day, “in two
   * weeks on Monday”, said on a Wednesday; where the day is in another month than the ones that the text names.
   */
  isUnclear(day: RelativeDay): boolean
}
