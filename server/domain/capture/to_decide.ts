import type { SourceReading } from '#server/domain/language/claim.ts'
import type { CaptureFailure, QuestionKind } from '#server/domain/capture/decision.ts'
import type { WordsFrom } from '#server/domain/ideas/words_from.ts'

/** What a user said besides the source itself. */
export interface Said {
  /** Words about a page or pictures; null for none. */
  readonly subject: string | null
  /** Answers to questions, in the order they were given. `value` is the value of a choice; of free answers what they mean. */
  readonly answers: readonly {
    readonly kind: QuestionKind
    readonly value: string
    readonly words: string
    /** When it was given, in ISO 8601: its relative words count from then. When the capture was created, if not given. */
    readonly at?: string
  }[]
  /** What was added when the capture was retried. */
  readonly details: readonly string[]
  /** When each of these was added, likewise. */
  readonly details_at?: readonly (string | null)[]
}

/** The catalogs that an idea's names come from. */
export interface Known {
  readonly activities: readonly string[]
  readonly neighborhoods: readonly { readonly name: string; readonly city: string }[]
  readonly cities: readonly string[]
}

/** What a decision is made of. */
export interface ToDecide {
  /** What was read, the primary source first. What an address says by its form is a reading as well. */
  readonly readings: readonly {
    readonly reading: SourceReading
    readonly from: 'primary' | 'secondary'
  }[]
  /** Whose words the sources are. */
  readonly words: { readonly primary: WordsFrom; readonly secondary: WordsFrom }
  /** The address that the user gave, as it will be kept; null for none. */
  readonly source_url: string | null
  /**
   * Why that page was not read; null where it was, or where there is none. Then words of the user and the address alone
   * may complete the capture.
   */
  readonly unread: CaptureFailure | null
  readonly said: Said
  /** Questions that were asked before, and those that must not be asked: all of them for an item of a roundup. */
  readonly asked: readonly QuestionKind[]
  readonly known: Known
  /** When the capture was created: relative words of its source count from it. */
  readonly created_at: Date
  readonly now: Date
  /** The account's zone. */
  readonly timezone: string
}
