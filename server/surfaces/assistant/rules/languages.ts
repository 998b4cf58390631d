import * as german from '#generated/server/assistant/de.ts'
import * as english from '#generated/server/assistant/en.ts'
import type { Frame } from '#generated/server/assistant/frame.ts'
import { type Spoken, spokenFrom } from '#server/domain/assistant/message.ts'
import type { SpokenWords } from '#server/domain/assistant/spoken_words.ts'

/** The languages that are understood, the default first. */
export const languages: ReadonlyMap<string, Spoken> = new Map(
  Object.entries({ en: english, de: german }).map(([language, { words, frames, compiled }]) => [
    language,
    spokenFrom(words as unknown as SpokenWords, frames as unknown as Frame[], compiled),
  ]),
)

/** A language that is understood; the default for any other. */
export function spokenIn(language: string): Spoken {
  const spoken = languages.get(language) ?? languages.get('en')
  if (spoken === undefined) throw new Error('No language is understood.')
  return spoken
}
