import type { ErrorCode } from '#generated/server/errors.ts'

/** Which part of the source is captured. */
export type Scope = 'all' | 'general_source' | 'named_items'

/** What became of an item; pending while that is not decided. */
export type ItemOutcome = 'pending' | 'capturing' | 'captured' | 'reused' | 'skipped' | 'failed'

/** What the machine knows of one item. */
export interface ItemFacts {
  readonly position: number
  readonly title: string
  readonly outcome: ItemOutcome
  /** Whether it stands for the source as a whole. */
  readonly whole: boolean
  /** Whether it meets everything that the user explicitly requires. */
  readonly fits: boolean
  /** How many requirements it meets, those of the context included. */
  readonly met: number
}

/** Everything that the state of a roundup follows from. */
export interface RoundupFacts {
  readonly generation: number
  readonly mode: 'capture' | 'recommendation'
  readonly is_archived: boolean
  /** Whether the source has still to be read, was read or need not be, or could not be read. */
  readonly reading: 'due' | 'done' | 'failed'
  /** Whether the caller had read the items. */
  readonly given: boolean
  /** Whether there is a page or a text that can be captured as a whole. */
  readonly has_source: boolean
  /** What was said; null where nothing was. */
  readonly scope: Scope | null
  readonly policy: 'curated' | 'save_all' | null
  /** The items that were named, as they were named; null where none were. */
  readonly selected: readonly string[] | null
  /** Whether it is decided which items are captured. */
  readonly decided: boolean
  readonly has_destination: boolean
  /** By position, each position once. */
  readonly items: readonly ItemFacts[]
}

/** How a roundup failed. */
export interface RoundupFailure {
  readonly code: RoundupFailureCode
  /** Whether the service was too busy to read the source, which says nothing about it. */
  readonly busy?: true
}

/** Why a roundup failed, or one of its items. */
export type RoundupFailureCode = Extract<
  ErrorCode,
  'source_unreachable' | 'source_unsupported' | 'access_denied' | 'limit_reached'
>
