import { wordsOf } from '#server/domain/finding/words.ts'
import type { SearchFacts } from '#server/domain/finding/vector.ts'

/** A word as it is written: letters, digits and their marks. */
const written = /[\p{L}\p{N}\p{M}]+/gu

/** How words are written in some texts, in small letters, by how they are compared: `bucher` is “bücher”. */
export function spellingsIn(
  facts: readonly SearchFacts[],
  words: readonly string[],
): Map<string, string> {
  const wanted = new Set(words)
  const found = new Map<string, string>()
  for (const { title, activities, where, description } of facts) {
    for (const text of [title, ...activities, ...where, description ?? '']) {
      for (const [run] of text.matchAll(written)) {
        const [word, ...others] = wordsOf(run)
        if (word === undefined || others.length > 0 || !wanted.has(word) || found.has(word))
          continue
        found.set(word, run.toLowerCase())
      }
    }
  }
  return found
}
