import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { namesEvent } from '#server/domain/language/time/event_words.ts'
import { readIsoTimes } from '#server/domain/language/time/iso.ts'
import { tokensWithJapanese } from '#server/domain/language/time/japanese.ts'
import { withSpokenNumbers } from '#server/domain/language/time/spoken_number.ts'
import { type Token, tokensOf } from '#server/domain/language/time/tokens.ts'
import { type Language, languageNamed, languageOfTokens } from '#server/domain/language/detect.ts'

/** A text as tokens: words, numbers and marks, each with its characters and with the form that classes of words have. */
export interface Lexed {
  /** As long as the one that was given; spaces stand for the times that machines wrote. */
  readonly text: string
  /** The text that was given, up to the characters that are read. */
  readonly given: string
  readonly tokens: readonly Token[]
  readonly language: Language | null
  /** Whether it is what people write about one thing. */
  readonly isNote: boolean
}

/** The most characters of a text that are read for dates. */
const maxCharacters = 100_000

/** The tokens of a text, and the times in it that machines wrote, which are no words. */
export function lex(
  given: string,
  { language, is_note = false }: Pick<DateAbout, 'language' | 'is_note'>,
): { readonly lexed: Lexed; readonly written: readonly FoundDate[] } {
  const cut = given.slice(0, maxCharacters)
  const written = readIsoTimes(cut)
  const text = written.reduce(
    (left, { at, quote }) =>
      left.slice(0, at) + ' '.repeat(quote.length) + left.slice(at + quote.length),
    cut,
  )
  return { lexed: { ...lexWords(text, { language, is_note }), given: cut }, written }
}

/** The tokens of a text, of which the times that machines wrote are some. */
export function lexWords(
  given: string,
  { language, is_note = false }: Pick<DateAbout, 'language' | 'is_note'>,
): Lexed {
  const text = given.slice(0, maxCharacters)
  const written = tokensOf(text)
  const spoken = languageNamed(language) ?? languageOfTokens(text, written)
  const tokens = withSpokenNumbers(tokensWithJapanese(text, written))
  return { text, given: text, tokens, language: spoken, isNote: is_note }
}

/** Whether a text is what people write about something that they do on one day. */
export function isEventNote({ tokens, isNote }: Pick<Lexed, 'tokens' | 'isNote'>): boolean {
  return isNote && namesEvent(tokens)
}
