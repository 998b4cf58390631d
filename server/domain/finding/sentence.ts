import { activitiesAt } from '#server/domain/finding/activities.ts'
import type { Area } from '#server/domain/finding/area.ts'
import { isAllMeant, quotation } from '#server/domain/finding/meaning.ts'
import { mayBeTime, timeRoleOf } from '#server/domain/finding/time_word.ts'
import { readWhenWords } from '#server/domain/finding/when_words.ts'
import { sayAnything, wordsOf } from '#server/domain/finding/words.ts'
import { days as ahead, weekdays } from '#server/domain/language/time/words.ts'
import { wordsOf as classWords } from '#server/domain/language/words/lists.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { WhenSaid, WhenWords } from '#server/domain/finding/when_said.ts'

/** Words of a query next to each other, from one of them to before another. */
export interface Phrase {
  readonly from: number
  readonly until: number
  /** As they were typed. */
  readonly text: string
}

/** A phrase that says when. */
export interface SaidTime extends Phrase {
  readonly means: WhenWords
}

/** A phrase that says where: one area, or each of those that have the name. */
export interface SaidArea extends Phrase {
  readonly areas: readonly Area[]
}

/** The most words of a time, of an area and of a person. */
const longestTime = 6
const longestName = 3

/** Shorter words are too often others: “so”, “do”, “sun”, “mar”. */
const shortest = 4

/** What stands right before a place or a person. */
const before = classWords('text.joins_place')

/** The words of a query as they were typed, without marks around them; none of a query in quotation marks, which is words alone. */
export function wordsTyped(text: string): string[] {
  if (quotation.test(text)) return []
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
}

/** The longest phrase that says a day or a part of one, the first of equals; null where none does. */
export function timeIn(words: readonly string[], today: string, said: WhenSaid): SaidTime | null {
  const roles = words.map(timeRoleOf)
  for (const phrase of phrasesOf(words, longestTime)) {
    if (!mayBeTime(roles.slice(phrase.from, phrase.until))) continue
    if (!/\p{L}/u.test(phrase.text) && !/^\d{4}-\d\d-\d\d/.test(phrase.text)) continue
    const means = readWhenWords(phrase.text, today, said)
    if (means !== null && isTaken(means, phrase, words)) return { ...phrase, means }
  }
  return null
}

/** Hours without a day are those of any, and say little of what is looked for: “night market”. */
function isTaken(
  { preset, dates, weekdays: days, hours }: WhenWords,
  { from, until, text }: Phrase,
  words: readonly string[],
): boolean {
  if (!preset && !dates && !days) return false
  if (until - from > 1) return true
  if (text.length < shortest) return false
  const key = nameKey(text)
  if (preset || days || hours || weekdays.has(key) || ahead.has(key)) return true
  // A month, and a feast before another word, is often part of a name: “March for peace”, “Christmas market”.
  const isMonth = dates !== null && dates[0] !== dates[1]
  return !isMonth && until === words.length
}

/** The longest phrase that is the name of an area, the first of equals. A name that means an activity too needs a word before it: “in Essen”. */
export function areaIn(
  words: readonly string[],
  named: (key: string) => readonly Area[],
): SaidArea | null {
  for (const phrase of phrasesOf(words, longestName)) {
    const isLed = before.has(nameKey(words[phrase.from - 1] ?? ''))
    const isWord = phrase.text.length < shortest || activitiesAt(wordsOf(phrase.text), 0) !== null
    if (isWord && !isLed) continue
    const areas = named(nameKey(phrase.text))
    if (areas.length > 0) return { ...phrase, areas }
  }
  return null
}

/** What `areaIn` may ask the name of an area by. */
export function areaKeysIn(words: readonly string[]): string[] {
  return phrasesOf(words, longestName).map(({ text }) => nameKey(text))
}

/** Phrases that may name somebody: behind “with”, the longest first. */
export function namesIn(words: readonly string[]): Phrase[] {
  return phrasesOf(words, longestName).filter(({ from }) =>
    before.has(nameKey(words[from - 1] ?? '')),
  )
}

/**
 * Whether an area alone may be read: one that “in” leads, or beside words that say nothing, as in “things to do in Neukölln”, or
 * that have a meaning each, as in “Pizza Neukölln”. Beside others it may be part of a name.
 */
export function mayBePlaced(words: readonly string[]): boolean {
  return phrasesOf(words, longestName).some((phrase) => isPlacing(words, phrase))
}

/** Whether an area may be read from a phrase, whatever else is read. */
export function isPlacing(words: readonly string[], phrase: Phrase): boolean {
  if (before.has(nameKey(words[phrase.from - 1] ?? ''))) return true
  const left = wordsOf(withoutPhrases(words, [phrase]).join(' '))
  return sayAnything(left) || isAllMeant(left)
}

/** The words without those of some phrases, and without what stood right before one of them to join it. */
export function withoutPhrases(words: readonly string[], taken: readonly Phrase[]): string[] {
  return words.filter((word, at) => {
    const isTaken = taken.some(({ from, until }) => from <= at && at < until)
    const isJoin = before.has(nameKey(word)) && taken.some(({ from }) => from === at + 1)
    return !isTaken && !isJoin
  })
}

/** All phrases of at most so many words, the longest first. */
function phrasesOf(words: readonly string[], longest: number): Phrase[] {
  const phrases: Phrase[] = []
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const until = from + length
      phrases.push({ from, until, text: words.slice(from, until).join(' ') })
    }
  }
  return phrases
}
