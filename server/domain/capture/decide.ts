import type { SourceReading } from '#server/domain/capture/claim.ts'
import type { CaptureFailure, Decision, QuestionKind } from '#server/domain/capture/decision.ts'

/** What a user said besides the source itself. */
export interface Said {
  /** Words about a page or pictures; null for none. */
  readonly subject: string | null
  /** Answers to questions, in the order they were given. `value` is the value of a choice; of free answers what they mean. */
  readonly answers: readonly {
    readonly kind: QuestionKind
    readonly value: string
    readonly words: string
  }[]
  /** What was added when the capture was retried. */
  readonly details: readonly string[]
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
  /** When the capture was created: relative words count from it. */
  readonly created_at: Date
  readonly now: Date
  /** The account's zone. */
  readonly timezone: string
}

/**
 * What becomes of a capture: an idea, one question, or a failure. Total, and the same for the same input.
 * Of `asked`, no question comes back: what it would ask is then decided by default.
 */
export function decide(input: ToDecide): Decision {
  const failure = input.unread ?? {
    code: 'source_unsupported',
    message: 'Nothing in it names a place or an event.',
    retryable: true,
  }
  return { end: 'fail', failure }
}
