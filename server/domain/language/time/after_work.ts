import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const phrases = wordsOf('time.after_work')

/** The numbers of words that such a phrase may have, and its first words. */
const lengths = [...new Set([...phrases].map((phrase) => phrase.split(' ').length))]
const firsts = new Set([...phrases].map((phrase) => phrase.split(' ')[0] ?? ''))

/** Whether “after work” begins with a word. */
export function beginsAfterWork(word: string): boolean {
  return firsts.has(word)
}

/** The index after “after work” that begins at a token; the same index where it does not. */
export function afterWorkFrom(tokens: readonly Token[], index: number): number {
  return lengths.map((length) => index + length).find((end) => isIt(tokens, index, end)) ?? index
}

/** The index of the first word of “after work” that ends before an index; null where it does not. */
export function afterWorkUntil(tokens: readonly Token[], end: number): number | null {
  const from = lengths.map((length) => end - length).find((first) => isIt(tokens, first, end))
  return from ?? null
}

function isIt(tokens: readonly Token[], from: number, end: number): boolean {
  if (!firsts.has(tokens[from]?.text ?? '') || end > tokens.length) return false
  const words = tokens.slice(from, end)
  return phrases.has(words.map(({ text }) => text).join(' '))
}
