import { nameKey } from '#server/domain/basics/name_key.ts'
import { notices } from '#server/reading/page/wall_sentences.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** A name without spaces and signs, and with the letters that addresses have for others. */
export function compact(name: string): string {
  return nameKey(name.slice(0, 300)).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Parts of titles that say nothing in particular, as keys. */
const generic: ReadonlySet<string> = new Set([...wordsOf('page.generic_title')].map(compact))

/** Whether a part of a title says nothing: “My Site 1” is what a builder calls each. */
export function isGeneric(part: string): boolean {
  const key = compact(part)
  return (
    generic.has(key) ||
    generic.has(key.replace(/\d{1,3}$/, '')) ||
    (part.length <= 100 && notices.some((notice) => notice.test(part)))
  )
}
