import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { wordLanguages, wordsOfArea } from '#server/domain/language/words/lists.ts'

const known = new Map<string, ReadonlySet<string>>()

/** The words about time of a language, read once. */
function timeWords(language: string): ReadonlySet<string> {
  const before = known.get(language)
  if (before) return before
  const of = wordLanguages.find((one) => one === language) ?? 'en'
  const words = wordsOfArea(of, 'time')
  known.set(language, words)
  return words
}

/**
 * Whether a part of a message may be about time and nothing else: it begins and ends with a number or a word about time, and most of
 * it is such. It costs little, so that few parts are read.
 */
export function mayBeTime(words: string, language: string, silent: readonly string[]): boolean {
  const tokens = tokensOf(words).filter(({ kind }) => kind !== 'mark')
  const of = timeWords(language)
  const isOne = ({ kind, text }: (typeof tokens)[number]) => kind === 'number' || of.has(text)
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined || !isOne(first) || !isOne(last)) return false
  const telling = tokens.filter((token) => isOne(token) && !silent.includes(token.text))
  return tokens.filter(isOne).length * 2 > tokens.length && telling.length * 3 >= tokens.length
}
