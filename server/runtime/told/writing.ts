import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Extracts } from '#server/runtime/told/long_lists.ts'
import type { DataPart } from '#server/runtime/told/parts.ts'
import type { OthersWords } from '#server/runtime/told/others_words.ts'
import { nothingWritten, type Written } from '#server/runtime/told/written.ts'

/** An answer inside of an answer, as text. */
export type Nested = (answer: GivenEnvelope) => string

/** What the text of one answer is written with. */
export interface Writing {
  readonly others: OthersWords
  /** The zone of the account. */
  readonly zone: string
  readonly nested: Nested
  /** What the registry declares of the data. */
  readonly part: DataPart
  /** Which lists have only some of their entries, by pointers to the data. */
  readonly extracts: Extracts
  /** Whether the caller says how many entries lists have. */
  readonly isPaged: boolean
  /** Whether the answer is that of a write, which need not repeat long texts. */
  readonly isWrite: boolean
  /** What was written so far. */
  state: Written
}

/** Before anything of an answer is written. */
export function newWriting(given: Omit<Writing, 'state'>): Writing {
  return { ...given, state: nothingWritten() }
}
