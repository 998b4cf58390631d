import { formsOf, withoutStopWords, wordsOf } from '#server/domain/finding/words.ts'

/** The most characters of a snippet. */
const longest = 160

/** How many characters come before the word. */
const lead = 40

/** The fewest letters of a word that may be the beginning of another. */
const shortestPrefix = 3

/** Runs of what is not space. */
const runs = /\S+/gu

/**
 * The part of a thing's texts that matched, as one line of plain text: of the first text with a word of the query, around
 * that word; where only the title has one, or none has, the title and what follows it.
 *
 * @param texts in the order in which they say most, without the title.
 */
export function snippetOf(query: string, title: string, texts: readonly string[]): string {
  const wanted = withoutStopWords(wordsOf(query))
  const matches = (text: string) => firstMatch(wanted, text)
  for (const text of texts) {
    const at = matches(text)
    if (at !== null) return cutAround(text, at)
  }
  const ended = /[.!?…]$/u.test(title.trim()) ? title.trim() : `${title.trim()}.`
  const [more] = texts
  return cutAround(more === undefined ? title : `${ended} ${more}`, 0)
}

/** Where the first word begins that the query has in some form; null for none. */
function firstMatch(wanted: readonly string[], text: string): number | null {
  const forms = new Set(wanted.flatMap(formsOf))
  for (const run of text.matchAll(runs)) {
    const isMatch = wordsOf(run[0]).some(
      (word) =>
        formsOf(word).some((form) => forms.has(form)) ||
        wanted.some((begun) => begun.length >= shortestPrefix && word.startsWith(begun)),
    )
    if (isMatch) return run.index
  }
  return null
}

/** At most 160 characters around a position, cut between words. */
function cutAround(text: string, at: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= longest) return line
  const place = text.slice(0, at).replace(/\s+/gu, ' ').trimStart().length
  // Whatever the place, as much is shown as there is room for.
  const begin = Math.max(0, Math.min(place - lead, line.length - longest + 1))
  const start = begin === 0 ? 0 : line.indexOf(' ', begin - 1) + 1
  const from = start === 0 || start > place ? Math.min(place, begin) : start
  const before = from === 0 ? '' : '…'
  const rest = line.slice(from)
  const room = longest - before.length
  if (rest.length <= room) return `${before}${rest}`.toWellFormed()
  const cut = rest.slice(0, room - 1)
  const border = cut.lastIndexOf(' ')
  const words = border < room / 2 ? cut : cut.slice(0, border)
  return `${before}${words.replace(/[\ud800-\udbff]$/, '')}…`.toWellFormed()
}
