import { type ActivityWords, activityWords } from '#server/domain/language/activity/words.ts'
import { formsOf, wordsOf } from '#server/domain/finding/words.ts'

/** The most words of an alias. */
const maxWords = 3

/** Activities by the words that mean them, forms included. */
const meanings: ReadonlyMap<string, readonly string[]> = meaningsOf(activityWords)

function meaningsOf(all: readonly ActivityWords[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { name, aliases } of all) {
    for (const alias of [name, ...aliases]) {
      for (const key of keysOf(wordsOf(alias))) {
        const names = found.get(key) ?? []
        if (!names.includes(name)) names.push(name)
        found.set(key, names)
      }
    }
  }
  return found
}

/** The keys of a phrase: its words, and the forms of the last one, which is the one that changes. */
function keysOf(words: readonly string[]): string[] {
  const last = words.at(-1)
  if (last === undefined) return []
  return formsOf(last).map((form) => [...words.slice(0, -1), form].join(' '))
}

/** A phrase that means activities. */
export interface MeantActivities {
  /** How many words it has. */
  readonly length: number
  /** Names of the catalog. */
  readonly names: readonly string[]
}

/** The activities that the longest phrase at a position means; null where none is meant there. */
export function activitiesAt(words: readonly string[], position: number): MeantActivities | null {
  for (let length = Math.min(maxWords, words.length - position); length > 0; length -= 1) {
    const phrase = words.slice(position, position + length)
    const names = keysOf(phrase).flatMap((key) => meanings.get(key) ?? [])
    if (names.length > 0) return { length, names: [...new Set(names)] }
  }
  return null
}

/** The activities that a name means as a whole; empty where it means none. */
export function activitiesNamed(name: string): readonly string[] {
  const words = wordsOf(name)
  const meant = activitiesAt(words, 0)
  return meant !== null && meant.length === words.length ? meant.names : []
}

/** An activity and those that it includes. */
export function withNarrower(name: string): string[] {
  const narrower = activityWords.filter(({ broader }) => broader === name)
  return [name, ...narrower.flatMap((one) => withNarrower(one.name))]
}

/** The activity that includes this one, and all that it includes; empty for one that none includes. */
export function withBroader(name: string): string[] {
  const broader = activityWords.find((one) => one.name === name)?.broader
  return broader ? withNarrower(broader) : []
}

/** How words that mean activities are written, by how they are compared. */
export const aliasSpellings: ReadonlyMap<string, string> = new Map(
  activityWords
    .flatMap(({ name, aliases }) => [...aliases, name])
    .flatMap((alias) => alias.split(/\s+/))
    .flatMap((written) => wordsOf(written).map((word) => [word, written.toLowerCase()])),
)

/** Every word that means an activity, for suggestions. */
export const aliasWords: readonly string[] = [
  ...new Set(activityWords.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(wordsOf))),
]
