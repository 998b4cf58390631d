import { fold } from '#generated/server/assistant/tokens.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import { bareName, namesIn, plainOf, type Spoken } from '#server/domain/assistant/message.ts'

/** A part of a message as names are looked for in it. */
export interface Part {
  readonly text: string
  /** Its words as `plainOf` writes them, together and one by one. */
  readonly plain: string
  readonly words: readonly string[]
}

/** Parts of messages, each read once for all that it may name. */
export interface Parts {
  readonly of: (text: string) => Part
  /** A part without its article and the word for its kind. */
  readonly bare: (part: Part, kind: string) => Part
  /** Names in a row. */
  readonly names: (part: Part) => readonly string[]
}

/** Makes a reader of parts for one turn: it keeps what it has read. */
export function partsIn(spoken: Spoken): Parts {
  const { short } = spoken.words
  const of = kept((text: string): Part => {
    const plain = plainOf(text, { short })
    return { text, plain, words: plain.split(' ') }
  })
  const bareOf = kept((kind: string) => kept((part: Part) => of(bareName(part.text, kind, spoken))))
  return {
    of,
    bare: (part, kind) => bareOf(kind)(part),
    names: kept((part) => namesIn(part.text, spoken)),
  }
}

/** The letters and numbers in a row of a text, folded. */
export function lettersIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
