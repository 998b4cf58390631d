import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { memberPointer } from '#server/domain/basics/pointer.ts'
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
  /** Whether anything is known by where it stands; of most answers nothing is, and pointers cost something to make. */
  readonly hasPlaces: boolean
  /** What was written so far. */
  state: Written
}

/** Before anything of an answer is written. */
export function newWriting(given: Omit<Writing, 'state' | 'hasPlaces'>): Writing {
  const { at, sayings, theirs } = given.others
  const hasPlaces = at.size + sayings.size + theirs.size + given.extracts.size > 0
  return { ...given, hasPlaces, state: nothingWritten() }
}

/** The pointer to a member of what `pointer` leads to; empty where nobody needs it. */
export function placeOf({ hasPlaces }: Writing, pointer: string, name: string): string {
  return hasPlaces ? memberPointer(pointer, name) : ''
}
