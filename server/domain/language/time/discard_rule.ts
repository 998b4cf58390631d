import type { Changes } from '#server/domain/language/time/changes.ts'
import type { FoundClock } from '#server/domain/language/time/pair.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { Meanings } from '#server/domain/language/time/meanings.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'
import type { DayPhrase, Phrase } from '#server/domain/language/time/phrase_kinds.ts'
import type { Characters } from '#server/domain/language/time/tokens.ts'

/** What a rule knows besides the days that are left. */
export interface Among {
  readonly lexed: Lexed
  readonly meanings: Meanings
  /** All days of the text, the discarded ones as well. */
  readonly all: readonly DayPhrase[]
  /** Those that are discarded, with the reason of each. */
  readonly discarded: ReadonlyMap<Phrase, Reason>
  /** What it says of days that have changed. */
  readonly changes: Changes
  /** Where it says that something is each second week. */
  readonly fortnightly: readonly Characters[]
  /** Whether the text has other dates: those that machines wrote. */
  readonly isDated: boolean
}

/** A rule that discards days which are no date of what a text is about. */
export interface DayRule {
  readonly reason: Reason | ((day: DayPhrase, among: Among) => Reason)
  /** Those that stay of the days that are left, in their order. */
  readonly keep: (left: readonly DayPhrase[], among: Among) => readonly DayPhrase[]
}

/** What a text says about time: its phrases, and why some of them are no date of what it is about. */
export interface Phrased extends Omit<Among, 'discarded'> {
  /** The days that are left. */
  readonly days: readonly DayPhrase[]
  /** The hours that are left, with those at which doors open or something ends. */
  readonly hours: readonly FoundClock[]
  /** The hours of days that are discarded: “on sale 1 December, 10am”. */
  readonly own: ReadonlyMap<DayPhrase, FoundClock>
  readonly discarded: ReadonlyMap<Phrase, Reason>
}
