import { activityWords } from '#server/domain/language/activity/words.ts'
import { activityOfCompound } from '#server/domain/language/activity/compounds.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

interface Activity {
  readonly name: string
  readonly wider: string | null
}

/** The most characters of a text that are looked at. */
const most = 2_000

/** The most words of one name of an activity. */
const maxWords = 4

/** Parts of names of activities that mean other things by themselves. */
const ordinary = wordsOf('activity.ordinary')

let table: { byWords: Map<string, Activity>; words: Set<string> } | null = null

/** Activities by their words, as `wordsIn` joins them. */
function known() {
  if (table) return table
  const byWords = new Map<string, Activity>()
  for (const { name, broader, mentions } of activityWords) {
    const activity = { name, wider: broader }
    for (const word of [name, ...mentions]) {
      const key = wordsIn(word).join(' ')
      if (key !== '' && !byWords.has(key)) byWords.set(key, activity)
    }
  }
  const words = new Set([...byWords.keys()].flatMap((key) => key.split(' ')))
  for (const word of ordinary) words.delete(word)
  table = { byWords, words }
  return table
}

/** A Portuguese day of the week: its second part alone is a fair. */
const dayOfFair = patternWith('gu')`(?<day>${'time.weekday_word'})-${'time.weekday_joined'}`

/** The words of a text for comparing, without case and accents. */
export function wordsIn(text: string): string[] {
  return nameKey(text.slice(0, most))
    .replace(dayOfFair, '$<day>')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** The most names that are remembered: catalogs are small, but callers may send any. */
const maxRemembered = 4_000

const joined = new Map<string, string>()

/** The words of a name of a catalog with a space between them; empty for none. Names of catalogs are asked for often. */
export function joinedWords(name: string): string {
  const known = joined.get(name)
  if (known !== undefined) return known
  const words = wordsIn(name).join(' ')
  if (joined.size < maxRemembered) joined.set(name, words)
  return words
}

/** Whether a word is one of those that activities are called by. */
export function isActivityWord(word: string): boolean {
  return known().words.has(word)
}

/** The activity that the last part of a word names. */
function compound(word: string): Activity | undefined {
  const name = activityOfCompound(word)
  return name === null ? undefined : [...known().byWords.values()].find((one) => one.name === name)
}

const ofCatalogs = new WeakMap<readonly string[], ReadonlyMap<string, Activity>>()

/** The names of a catalog by their words. */
function ownNames(names: readonly string[]): ReadonlyMap<string, Activity> {
  const known = ofCatalogs.get(names)
  if (known) return known
  const own = new Map(names.map((name) => [joinedWords(name), { name, wider: null }]))
  ofCatalogs.set(names, own)
  return own
}

/**
 * The activity of the catalog that words name, singular or plural: the narrowest one, of several the first. Null for
 * none, and for one that is not among `names`.
 */
export function activityIn(text: string, names: readonly string[]): string | null {
  const { byWords } = known()
  const own = ownNames(names)
  const words = wordsIn(text)
  const found: Activity[] = []
  for (let index = 0; index < words.length; index += 1) {
    for (let count = Math.min(maxWords, words.length - index); count >= 1; count -= 1) {
      const key = words.slice(index, index + count).join(' ')
      const activity = byWords.get(key) ?? own.get(key) ?? (count === 1 ? compound(key) : undefined)
      if (!activity || !names.includes(activity.name)) continue
      found.push(activity)
      index += count - 1
      break
    }
  }
  const narrow = found.find(({ wider }) => found.some(({ name }) => name === wider))
  return (narrow ?? found[0])?.name ?? null
}
