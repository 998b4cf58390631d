import type { Coordinates } from '#server/domain/basics/distance.ts'
import type { WordsFrom, Written } from '#server/domain/ideas/words_from.ts'

/** What a capture may ask, in this order; each once. */
export const questionKinds = [
  'source',
  'destination',
  'person',
  'items',
  'subject',
  'city',
  'time',
  'past',
] as const

export type QuestionKind = (typeof questionKinds)[number]

/** One answer that is offered. */
export interface Choice {
  readonly label: string
  /** What the answer means to the reading of it, such as a handle. */
  readonly value: string
}

/** The question that a capture waits for. */
export interface Question {
  readonly kind: QuestionKind
  readonly text: string
  /** Empty where the answer is free. */
  readonly choices: readonly Choice[]
  /**
   * Whose words it repeats of what was read. Not given in questions about a destination, a person or the source, which repeat
   * the user's alone, and in those that earlier releases asked.
   */
  readonly words_from?: WordsFrom
}

/** A place that an idea takes place at, as a source gives it. */
export interface PlaceDraft {
  readonly name: string
  readonly address: string | null
  readonly coordinates: Coordinates | null
  readonly timezone: string | null
  readonly city: string | null
  readonly neighborhood: string | null
}

/** An idea as it will be saved. */
export interface IdeaDraft {
  readonly kind: 'place' | 'event'
  readonly title: string
  readonly description: string | null
  /** The place itself, or the venue of an event; null where none is known well enough. */
  readonly place: PlaceDraft | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  /** IANA; null for a place. */
  readonly timezone: string | null
  readonly start_precision: 'exact' | 'date_only'
  readonly source_url: string | null
  readonly city: string | null
  readonly neighborhood: string | null
  /** A name of the catalog of activities. */
  readonly activity: string | null
  /** Words of the source. */
  readonly custom_activity: string | null
  readonly show_in_for_you: boolean
  /** Whose words the idea has, and its place. */
  readonly written: { readonly idea: Written; readonly place: Written }
}

/** How a capture cannot become an idea. */
export interface CaptureFailure {
  readonly code: 'source_unreachable' | 'source_unsupported' | 'access_denied' | 'limit_reached'
  readonly message: string
  /** Whether `ideas.capture.retry` can help. */
  readonly retryable: boolean
}

/** What follows from what was read. */
export type Decision =
  | {
      readonly end: 'save'
      readonly idea: IdeaDraft
      /** Names of disclosures, such as `capture.zone_assumed`. */
      readonly disclosures: readonly string[]
    }
  | { readonly end: 'ask'; readonly question: Question }
  | { readonly end: 'fail'; readonly failure: CaptureFailure }
