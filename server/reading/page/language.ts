/** Short words that only one of these languages has often. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'with', 'for', 'you', 'our', 'is', 'from', 'this', 'are', 'your', 'we'],
  de: [
    'der',
    'die',
    'das',
    'und',
    'mit',
    'für',
    'ist',
    'ein',
    'eine',
    'wir',
    'nicht',
    'auf',
    'im',
    'zum',
  ],
  fr: [
    'le',
    'les',
    'des',
    'et',
    'une',
    'pour',
    'avec',
    'est',
    'dans',
    'nous',
    'vous',
    'du',
    'au',
    'sur',
  ],
  es: [
    'el',
    'los',
    'las',
    'y',
    'una',
    'para',
    'con',
    'del',
    'es',
    'por',
    'nuestra',
    'nuestro',
    'más',
    'al',
  ],
  it: [
    'il',
    'gli',
    'della',
    'di',
    'e',
    'una',
    'per',
    'con',
    'del',
    'che',
    'alle',
    'nel',
    'sono',
    'dalle',
  ],
  nl: [
    'de',
    'het',
    'een',
    'en',
    'van',
    'met',
    'voor',
    'is',
    'wij',
    'niet',
    'op',
    'aan',
    'onze',
    'je',
  ],
  pt: [
    'o',
    'os',
    'uma',
    'e',
    'para',
    'com',
    'não',
    'do',
    'da',
    'em',
    'na',
    'nos',
    'às',
    'são',
    'mais',
  ],
  pl: [
    'i',
    'w',
    'na',
    'z',
    'się',
    'do',
    'jest',
    'oraz',
    'dla',
    'nie',
    'od',
    'po',
    'o',
    'za',
    'przy',
  ],
}

/**
 * The language of a page: what its words are in where they tell, else what the page says. Null where neither does. A
 * region that the page names is kept, since it tells how dates are written.
 */
export function languageOf(text: string, given: string | null): string | null {
  const named = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?\b/i.exec(given?.trim() ?? '')
  const said = named?.[1]?.toLowerCase() ?? null
  const spoken = spokenLanguage(text.slice(0, 4_000))
  if (spoken !== null && spoken !== said) return spoken
  if (said === null) return null
  return named?.[2] ? `${said}-${named[2].toUpperCase()}` : said
}

/** The language whose short words a text has most; null where too few tell. */
export function spokenLanguage(text: string): string | null {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const scores = Object.entries(words)
    .map(([language, list]) => {
      const score = list.reduce((sum, word) => sum + Math.min(counts.get(word) ?? 0, 8), 0)
      return { language, score }
    })
    .sort((one, other) => other.score - one.score)
  const [first, second] = scores
  if (!first || first.score < 6 || first.score < (second?.score ?? 0) * 1.4) return null
  return first.language
}
