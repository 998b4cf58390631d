import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { keptFor } from '#server/domain/assistant/kept.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Whether a word says nothing, or only what one of some classes says. */
export function isBeside(
  { working: { spoken }, tokens, tags }: Reading,
  at: number,
  classes: readonly string[],
): boolean {
  const key = tokens[at]?.key ?? ''
  const tag = tags.find(covers(at))
  return (
    spoken.silent.has(key) ||
    spoken.vagueWords.has(key) ||
    spoken.words.articles.includes(key) ||
    spoken.words.it.includes(key) ||
    (tag !== undefined && classes.some((one) => tag.classes.has(one)))
  )
}

/** Phrases by what they say. */
export type Phrases = Readonly<Record<string, readonly string[]>>

/** Phrases by their first words, the longest first. */
const byFirst = keptFor((phrases: Phrases) =>
  Map.groupBy(
    Object.entries(phrases)
      .flatMap(([says, some]) => some.map((one) => ({ says, words: one.split(' ') })))
      .toSorted((one, other) => other.words.length - one.words.length),
    ({ words: [first] }) => first,
  ),
)

/** The longest of some phrases that begins at a word, by what it says, and the word behind it; null for none. */
export function phraseAt(
  { tokens }: Reading,
  at: number,
  phrases: Phrases,
): { says: string; to: number } | null {
  const longest = byFirst(phrases)
    .get(tokens[at]?.key)
    ?.find(({ words }) => words.every((word, next) => tokens[at + next]?.key === word))
  return longest ? { says: longest.says, to: at + longest.words.length } : null
}
