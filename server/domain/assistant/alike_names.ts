import { fold } from '#generated/server/assistant/tokens.ts'
import { byValue } from '#server/domain/language/words/lists.ts'

/** The fewest letters of a word that stands for another. */
const least = 5

/** By each word, the words of what means the same, in any language: `weihnachtsmarkt` is a `christmas market`. */
const meaning = new Map<string, string[][]>()

for (const name of ['activity.alike', 'activity.word'] as const)
  for (const [of, words] of byValue(name)) {
    const group = new Set([of, ...words].map(fold))
    for (const word of group) {
      // What is said more exactly goes before its activity: a Christmas market is no bazaar.
      if (word.length < least || /[^\p{L}]/u.test(word) || meaning.has(word)) continue
      const others = [...group].filter((one) => one !== word)
      meaning.set(
        word,
        others.map((one) => one.split(' ')),
      )
    }
  }

/** What else a thing may be called that a word stands for, each in its words. */
export function alikeTo(word: string): readonly (readonly string[])[] {
  return meaning.get(word) ?? []
}
