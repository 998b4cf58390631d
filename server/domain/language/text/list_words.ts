import { valuesOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern, word } from '#server/domain/language/words/pattern.ts'

/** Numbers in words, as they stand in titles of lists. */
const numbers = valuesOf('text.count')

/** Words by which titles say that more than one thing follows. */
const says = pattern`${word('text.listing')}`

/** A number before a word, which is no price, no hour, no age and not that of one of a series, “Meetup #3 in Bern”. */
const counted = pattern`(?<![#№º°]\s?)(?:^|[^\p{L}\p{N}.,:/€$£#№º°-])(\d{1,3})(?=\+?\s+\p{L})(?!\s*(?:${'text.listing_not'}(?!\p{L})|[€.]))`

/** The number of things that a title announces: "10 bars", "Ten bars", "Die zehn besten Bars". Null where it names none. */
export function listNumberOf(title: string): number | null {
  const text = title.slice(0, 300).toLowerCase()
  const digits = counted.exec(text)
  const found = digits ? Number(digits[1]) : null
  if (found !== null && found >= 3 && found <= 100 && !isDay(text, found)) return found
  // “Staffel vier” at the end of a title counts nothing.
  for (const [one] of text.matchAll(/\p{L}+(?=\s+\p{L})/gu)) {
    const number = numbers.get(one)
    if (number !== undefined) return number
  }
  return null
}

/** Whether the number is that of a day: "12 December". */
function isDay(text: string, number: number): boolean {
  const month = oneOf('text.month_start').source
  return new RegExp(
    `(?:^|\\D)${number}\\.?\\s+(?:${oneOf('time.of').source}\\s)?${month}`,
    'iu',
  ).test(text)
}

/** Whether a title says that a list follows. */
export function saysList(title: string): boolean {
  return says.test(title.slice(0, 300))
}

/** What people call several places or things at once, and what they say before they name them. */
const several = pattern`${word('text.several')}`

/** Whether words lead to several things that are named after them: “Leuke tentjes in Utrecht”, “To try in Lisbon”. */
export function leadsToSeveral(words: string): boolean {
  return saysList(words) || several.test(words.slice(0, 300))
}
