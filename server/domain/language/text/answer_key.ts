import { nameKey } from '#server/domain/basics/name_key.ts'
import { type ListName, wordsOf as listed } from '#server/domain/language/words/lists.ts'

/** An answer for comparing: without quotes around it and without the end of a sentence. */
export function keyOf(words: string): string {
  return withAsciiDigits(nameKey(words))
    .replace(/^[\s"'“”„‘’«»([]+/u, '')
    .replace(/[\s"'“”‘’«».!?…)\]]+$/u, '')
}

/** The words of a key, without what stands between them. */
export function wordsOf(key: string): string[] {
  return key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/**
 * What a key says without the words that people put around an answer: “I’ll take the second one, please”. Where it has no
 * others, all its words.
 */
export function coreOf(key: string): string {
  const words = wordsOf(key)
  const core = words.filter((word) => !around.has(word))
  return (core.length > 0 ? core : words).join(' ')
}

/** The words of these classes as the cores that answers are compared with. */
export function coresOf(...names: readonly ListName[]): ReadonlySet<string> {
  return new Set([...listed(...names)].map((phrase) => coreOf(keyOf(phrase))))
}

/**
 * Words around an answer. No article of several things is among them: “les deux” are both, “deux” is the second.
 */
const around = listed('answer.around')

/** The first of ten digits of other scripts: Arabic, Persian and Devanagari. */
const zeros = [0x660, 0x6f0, 0x966]

function withAsciiDigits(words: string): string {
  return words.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu, (digit) => {
    const code = digit.charCodeAt(0)
    return `${code - (zeros.findLast((zero) => zero <= code) ?? code)}`
  })
}
