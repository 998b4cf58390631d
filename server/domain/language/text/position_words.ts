import { pattern } from '#server/domain/language/words/pattern.ts'
import { coreOf, coresOf, keyOf, wordsOf } from '#server/domain/language/text/answer_key.ts'
import { type SingleName, valuesOf } from '#server/domain/language/words/lists.ts'

/** Ordinals as words, from the first on. */
const ordinals = positionsOf('answer.ordinal')

const cardinals = positionsOf('answer.cardinal')

const lasts = coresOf('answer.last')

const middles = coresOf('answer.middle')

/** A number with the ending of an ordinal: `2`, `2nd`, `2e`, `2ª`. */
const numbered = pattern`^(\d{1,3})${'time.ordinal_ending'}?$`

/**
 * The position that an answer names among so many choices, from 1, and at least 1: `2`, `2.`, `#2`, “the second one”, “den
 * letzten”. Null for none.
 */
export function positionOf(key: string, count: number): number | null {
  const plain = /^#?(\d{1,3})[.)]?$/u.exec(key)
  if (plain) return Number(plain[1])
  const alone = cardinalOf(wordsOf(key).join(' '))
  if (alone !== null) return alone
  if (/^[-–−+]\s?\d/u.test(key)) return null
  const core = coreOf(key)
  const [, number] = numbered.exec(core) ?? []
  if (number !== undefined) return Number(number)
  if (count > 0 && lasts.has(core)) return count
  if (count % 2 === 1 && middles.has(core)) return (count + 1) / 2
  return ordinalOf(core) ?? cardinalOf(core)
}

/**
 * Whether an answer is the position of a choice where there are none. “Prima” and “Uno” are names there, and so is “893”.
 */
export function isPlainPosition(key: string): boolean {
  const [, number] = /^#?(\d{1,3})[.)]?$/u.exec(key) ?? []
  return number === undefined ? plain.has(coreOf(key)) : Number(number) < 100
}

const plain = coresOf('answer.plain_position')

/** The number that a word means, from 1 to 6: “two”, “dos”; null for any other word. */
export function cardinalOf(word: string): number | null {
  return cardinals.get(word) ?? null
}

/** The number that an ordinal means, from 1 to 10; null for any other word. */
export function ordinalOf(word: string): number | null {
  return ordinals.get(word) ?? null
}

/** The position that each word of a class names, by its core. */
function positionsOf(
  name: Extract<SingleName, 'answer.ordinal' | 'answer.cardinal'>,
): ReadonlyMap<string, number> {
  return new Map([...valuesOf(name)].map(([word, position]) => [coreOf(keyOf(word)), position]))
}
