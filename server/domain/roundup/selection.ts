import { nameKey } from '#server/domain/basics/name_key.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'

/** An item as words can name it. */
interface Named {
  readonly position: number
  readonly title: string
}

/**
 * The item that words name: the one with this title; else, for `#3`, the one with this position; else the only one whose
 * title has all the words. Null where there is no such item, or more than one.
 */
export function itemByWords<Item extends Named>(
  items: readonly Item[],
  words: string,
): Item | null {
  const key = nameKey(words)
  if (key === '') return null
  const named = items.filter(({ title }) => nameKey(title) === key)
  if (named.length > 0) return single(named)
  const number = /^#\s?(\d{1,4})$/.exec(key)
  if (number) return items.find(({ position }) => position === Number(number[1])) ?? null
  const wanted = wordsOf(key)
  if (wanted.length === 0) return null
  return single(
    items.filter(({ title }) => {
      const has = new Set(wordsOf(nameKey(title)))
      return wanted.every((word) => has.has(word))
    }),
  )
}

/** What was found by words: the positions, each once, and the places in `words` that name no item. */
export interface Selection {
  readonly positions: readonly number[]
  readonly unknown: readonly number[]
}

/** The items that several words name. */
export function itemsByWords(items: readonly Named[], words: readonly string[]): Selection {
  const found = words.map((one) => itemByWords(items, one))
  const positions = new Set(found.flatMap((item) => (item === null ? [] : [item.position])))
  const unknown = found.flatMap((item, index) => (item === null ? [index] : []))
  return { positions: [...positions].sort((a, b) => a - b), unknown }
}

/** The title that was probably meant; null where none is near enough. */
export function suggestedTitle(items: readonly Named[], words: string): string | null {
  const typed = didYouMean(
    words,
    items.map(({ title }) => title),
  )
  if (typed !== null) return typed
  // One that shares a word is nearer than none.
  const wanted = new Set(wordsOf(nameKey(words)).filter((word) => word.length > 3))
  const sharing = items.filter(({ title }) =>
    wordsOf(nameKey(title)).some((word) => wanted.has(word)),
  )
  return sharing[0]?.title ?? null
}

/** The words of a text, without what stands between them. */
export function wordsOf(key: string): string[] {
  return key.match(/[\p{L}\p{N}]+/gu) ?? []
}

function single<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null
}
