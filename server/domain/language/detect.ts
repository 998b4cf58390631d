import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { wordsIn } from '#server/domain/language/words/lists.ts'

/** Languages whose dates are read. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv'] as const

export type Language = (typeof languages)[number]

/** Words that each language has often and the others seldom, as `folded` writes them. */
const commonWords = new Map(
  languages.map((language) => [language, wordsIn(language, 'text.common')]),
)

/** The most characters that are looked at to tell a language. */
const most = 5_000

/** The language that most words of a text belong to; null where two are as likely or nothing tells. */
export function languageOf(text: string): Language | null {
  const counts = new Map<Language, number>()
  const tokens = tokensOf(text.slice(0, most))
  for (const [index, { kind, text: word, isGlued }] of tokens.entries()) {
    // The “am” of “9am” is no German.
    if (kind !== 'word' || (isGlued && tokens[index - 1]?.kind === 'number')) continue
    for (const language of languages) {
      // Short words belong to several languages, long ones seldom.
      const weight = commonWords.get(language)?.has(word) ? Math.min(word.length, 5) : 0
      if (weight > 0) counts.set(language, (counts.get(language) ?? 0) + weight)
    }
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one)
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}

/** The language of a tag such as `de-AT`; null for one that is not read. */
export function languageNamed(tag: string | null): Language | null {
  const name = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === name) ?? null
}
