import { wordLanguages, wordsIn } from '#server/domain/language/words/lists.ts'

/** Short words of each language. */
const words = wordLanguages.flatMap((language) => {
  const list = wordsIn(language, 'page.common')
  return list.size === 0 ? [] : [{ language, list }]
})

/**
 * The language of a page: what its words are in where they tell, else what the page says. Null where neither does. A
 * region that the page names is kept, since it tells how dates are written.
 */
export function languageOf(text: string, given: string | null): string | null {
  const named = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?\b/i.exec(given?.trim() ?? '')
  const said = named?.[1]?.toLowerCase() ?? null
  const scores = scoresOf(text.slice(0, 4_000))
  const [first, second] = scores
  const own = scores.find(({ language }) => language === said)
  // What a page says of itself may be its template's: many words must contradict it.
  const rival = own ?? second
  const isTelling = first && first.score >= 6 && first.score >= (rival?.score ?? 0) * 2
  if (isTelling && first !== own) return first.language
  if (said === null) return null
  return named?.[2] ? `${said}-${named[2].toUpperCase()}` : said
}

/** How many of their short words a text has in each language, the most first. */
function scoresOf(text: string): { language: string; score: number }[] {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return words
    .map(({ language, list }) => {
      let score = 0
      for (const word of list) score += Math.min(counts.get(word) ?? 0, 8)
      return { language, score }
    })
    .sort((one, other) => other.score - one.score)
}
