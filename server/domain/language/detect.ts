import { type Token, tokensOf } from '#server/domain/language/time/tokens.ts'
import { wordsIn } from '#server/domain/language/words/lists.ts'

/** Languages whose dates are read. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv'] as const

export type Language = (typeof languages)[number]

/** Words that a language has often and others seldom, as `folded` writes them, with the languages of each. */
const commonWords = new Map<string, Language[]>()
for (const language of languages) {
  for (const word of wordsIn(language, 'text.common'))
    commonWords.set(word, [...(commonWords.get(word) ?? []), language])
}

/** The most characters that are looked at to tell a language. */
const most = 5_000

/** The language that most words of a text belong to; null where two are as likely or nothing tells. */
export function languageOf(text: string): Language | null {
  return languageOfWords(tokensOf(text.slice(0, most)))
}

/** As `languageOf`, of a text that has tokens already. */
export function languageOfTokens(text: string, tokens: readonly Token[]): Language | null {
  return text.length > most ? languageOf(text) : languageOfWords(tokens)
}

function languageOfWords(tokens: readonly Token[]): Language | null {
  const counts = new Map<Language, number>()
  for (const [index, { kind, text: word, isGlued }] of tokens.entries()) {
    const spoken = commonWords.get(word)
    // The “am” of “9am” is no German.
    if (!spoken || kind !== 'word' || (isGlued && tokens[index - 1]?.kind === 'number')) continue
    // Short words belong to several languages, long ones seldom.
    const weight = Math.min(word.length, 5)
    for (const language of spoken) counts.set(language, (counts.get(language) ?? 0) + weight)
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one)
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}

/** The language of a tag such as `de-AT`; null for one that is not read. */
export function languageNamed(tag: string | null): Language | null {
  const name = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === name) ?? null
}
