/** Short words that only one of these languages has often. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: 'the and of with for you our from this are your have will all at'.split(' '),
  de: 'der die das und mit für ist ein eine wir nicht auf im zum von den bei uhr'.split(' '),
  fr: 'le les des et une pour avec est dans nous vous du au sur par aux heures'.split(' '),
  es: 'el los las y una para con del es por nuestra nuestro más al su desde hasta'.split(' '),
  it: 'il gli della di una per con del che alle nel sono dalle dal ore anche'.split(' '),
  nl: 'het een van met voor wij niet op aan onze je zijn naar bij uur ook'.split(' '),
  pt: 'os uma para com não do da em na nos às são mais dos ao pelo'.split(' '),
  pl: 'w na z się jest oraz dla nie od po za przy godz ul który przez'.split(' '),
}

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
  return Object.entries(words)
    .map(([language, list]) => {
      const score = list.reduce((sum, word) => sum + Math.min(counts.get(word) ?? 0, 8), 0)
      return { language, score }
    })
    .sort((one, other) => other.score - one.score)
}
