import type { ConversationState, Thing } from '#server/domain/assistant/state.ts'
import type { Spoken } from '#server/domain/assistant/message.ts'
import type { Match } from '#generated/server/assistant/frame.ts'
import type { Names } from '#server/domain/assistant/names.ts'
import type { Parts } from '#server/domain/assistant/parts.ts'
import type { Said } from '#server/surfaces/assistant/interpreter.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

/** What the rules work with in one turn. */
export interface Working {
  readonly said: Said
  readonly spoken: Spoken
  readonly hands: Hands
  /** What a text was found to mean, by language and text: a message is compared once. */
  readonly found: Map<string, readonly Match[]>
  /** What parts of a message say about time, by language and words: each is read once. */
  readonly times: Map<string, unknown>
  /** Parts of messages in its language, each read once. */
  readonly parts: Parts
  /** How words of the message were written that were mended, by what they were taken for. */
  readonly written: ReadonlyMap<string, string>
  /** What the account has, by its names. */
  readonly names: Names
  /** Whether the message takes back at its end what it asks for: a change is asked about. */
  readonly isTakenBack?: boolean
  /** The state as it is now. */
  state: ConversationState
}

/** A request that is understood: its frame, and what is known of its slots. */
export interface Request {
  /** Whether it is not clear that this is what was asked for: then it is asked about before anything changes. */
  readonly unsure?: boolean
  /** What else may have been asked for, where that is not clear. */
  readonly other?: Request
  readonly frame: string
  /** Of the words that it was asked for in: patterns are counted in each language. Absent for that of the message. */
  readonly language?: string
  /** Words of slots that are still to be read, by the paths of fields. */
  readonly words: Readonly<Record<string, string>>
  /** A text that has to be asked for. */
  readonly lacks?: string
  /** Values of slots, by the paths of fields. */
  readonly values: Readonly<Record<string, unknown>>
  /** Conditions that were said and that it cannot be narrowed by, as they were written. */
  readonly left?: readonly string[]
  /** What the values are called. */
  readonly labels: Readonly<Record<string, Thing>>
}
