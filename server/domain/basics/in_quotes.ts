import { languageNow } from '#server/domain/basics/speaking.ts'
import { withoutUnseen } from '#server/domain/basics/unseen.ts'

// What could turn the text around, or hide in it.
const hidden = /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Words that somebody wrote, as a sentence shows them in the language of the page: `“Ramen”`, in one line, which end where the quotes end. */
export function inQuotes(words: string): string {
  const text = harmless(words)
  return languageNow() === 'de' ? `„${text}“` : `“${text}”`
}

/** Of ASCII everything but quotes and what no line shows: most of what people write. */
const isHarmless = /^[ !#-_a-~]*$/

/** Words as they may stand inside the curly quotes of a sentence, where nothing in them looks like the end of quotes: those in them are `'`, and line breaks spaces. */
export function harmless(words: string): string {
  if (isHarmless.test(words)) return words
  return withoutUnseen(words)
    .replace(/[“”„‟"`]/g, "'")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(hidden, '')
}

/**
 * The texts that stand in quotes as this one, without differences that no key of a name has: a `'` may have been any quote. Where there are
 * more than three, just the text itself.
 */
export function formsInQuotes(shown: string): string[] {
  const [first = '', ...others] = shown.split("'")
  if (others.length > 3) return [shown]
  return others.reduce(
    (forms, part) => forms.flatMap((form) => [...quotes].map((quote) => form + quote + part)),
    [first],
  )
}

const quotes = '\'"“”„‟`'

/** What somebody is called: by the account, or, where it is `chosen`, by themself when they signed up. */
export type Called = string | { readonly chosen: string }

/**
 * A name in a sentence: as it is where it reads like a name, and in quotes where it reads like more. One that somebody
 * chose is in quotes and says so: `“Zoe” (name by the guest)`.
 */
export function safeName(name: Called): string {
  if (typeof name !== 'string') return `${inQuotes(name.chosen)} ${byTheGuest[languageNow()]}`
  return isOdd(name) ? inQuotes(name) : name
}

const byTheGuest = { en: '(name by the guest)', de: '(Name vom Gast)' } as const

/** Whether a name reads like more than a name: it is quoted even where names are not. */
export function isOdd(name: string): boolean {
  return name.length > 30 || /[^\p{L}\p{M}\p{N} '’.-]|\. |\s\S+\s\S/u.test(name)
}
