import { months } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern, patternWith } from '#server/domain/language/words/pattern.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** Seasons, and other words for times that stand with a number as names of streets do: “Im Herbst 2021”, “Im Jahr 2026”. */
const times = wordsOf('place.no_street')

/** Years, which are no numbers of houses in German streets. */
const year = /^[12]\d{3}$/u

/** Words that are no street with a number because they are small words of sentences as well: “325 F. Place”. */
const smallWords = pattern`\s${'place.small_street'}\.?$`

/** German words that names of streets end with, which other words do as well: “Stellenmarkt 2022”. */
const germanName = patternWith(
  'u',
)`^(?:${'place.street_preposition'} )?(\p{Lu}[\p{L}’'.-]*) (\d{1,4})(?!\d)`

/** Whether what looks like a street with a number is a time or a part of a sentence. */
export function isNoStreet(found: string): boolean {
  const street = found.replace(/\s+/gu, ' ').trim()
  return namesTime(street) || isSentence(street)
}

/** Whether what stands before four digits is the day of a year, which is no postcode: “By Leah on August 23”, “3 August”. */
export function isDayOfYear(street: string, code: string): boolean {
  if (!/^(?:19|20)\d\d$/u.test(code)) return false
  const [one = '', other = ''] = street.trim().replace(/,$/u, '').split(/\s+/u).slice(-2)
  return (isMonth(one) && isDayNumber(other)) || (isDayNumber(one) && isMonth(other))
}

function isMonth(word: string): boolean {
  return months.has(nameKey(word.replace(/\.$/u, '')))
}

const dayNumber = patternWith('u')`^(?:0?[1-9]|[12]\d|3[01])(?:${'time.ordinal_ending'}|\.|º)?$`

function isDayNumber(word: string): boolean {
  return dayNumber.test(word)
}

function namesTime(street: string): boolean {
  const [, name = '', number = ''] = germanName.exec(street) ?? []
  if (name === '') return false
  return isMonth(name) || times.has(nameKey(name)) || year.test(number)
}

/** A number, other words and “place”: “81 se rendent sur place”, “10-15 minutes. Place”, “325 F. Place”. */
function isSentence(street: string): boolean {
  if (!/^\d/u.test(street) || !smallWords.test(street)) return false
  const inner = street.split(' ').slice(1, -1)
  const isOver = /\.$/u.test(inner.at(-1) ?? '') || inner.some((word) => /\p{Ll}{4}\.$/u.test(word))
  // What stands right before such a word is a name, or a number: “42nd St”.
  return isOver || !/^(?:\p{Lu}|\d)/u.test(inner.at(-1) ?? '')
}
