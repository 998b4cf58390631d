import { moodFact } from '#server/domain/finding/mood_facts.ts'
import { quoted } from '#server/domain/finding/vector.ts'
import { formsOf, wordsOf } from '#server/domain/finding/words.ts'
import { alikeWords, type Mood, moods } from '#server/domain/language/activity/moods.ts'

/** A phrase with a meaning of its own, and how many words it has. */
interface Meant<Value> {
  readonly length: number
  readonly value: Value
}

/** The most words of a phrase for a mood, or of one that is like another. */
const maxWords = 4

const moodsSaid = byPhrase(moods.map((mood) => [mood, mood.said]))
const alikeSaid = byPhrase(alikeWords.map((words) => [words, words]))

/** The mood that the longest phrase at a position means; null where none is. */
export function moodAt(words: readonly string[], position: number): Meant<Mood> | null {
  return longestAt(moodsSaid, words, position)
}

/** The query for words that mean the same as the longest phrase at a position; null where there are none. */
export function alikeAt(words: readonly string[], position: number): Meant<string> | null {
  const found = longestAt(alikeSaid, words, position)
  return found && { length: found.length, value: termOf(found.value) }
}

/** The query for what suits a mood, by its fact. */
export function moodTerm(mood: Mood): string {
  return quoted(moodFact(mood))
}

/** The query for any of some phrases, each with all of its words in one of their forms. */
function termOf(said: readonly string[]): string {
  const each = said.map((phrase) => {
    const words = wordsOf(phrase).map((word) => anyOf(formsOf(word).map(quoted)))
    return words.length === 1 ? (words[0] ?? '') : `(${words.join(' & ')})`
  })
  return anyOf([...new Set(each)])
}

function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`
}

/** Values by the words of their phrases. */
function byPhrase<Value>(
  all: readonly (readonly [Value, readonly string[]])[],
): ReadonlyMap<string, Value> {
  return new Map(
    all.flatMap(([value, said]) => said.map((one) => [wordsOf(one).join(' '), value] as const)),
  )
}

function longestAt<Value>(
  known: ReadonlyMap<string, Value>,
  words: readonly string[],
  position: number,
): Meant<Value> | null {
  for (let length = Math.min(maxWords, words.length - position); length > 0; length -= 1) {
    const value = known.get(words.slice(position, position + length).join(' '))
    if (value !== undefined) return { length, value }
  }
  return null
}
