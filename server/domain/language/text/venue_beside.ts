import { wordsIn } from '#server/domain/language/activity/find.ts'
import { joined } from '#server/domain/language/text/name_behind.ts'
import {
  isOfName,
  isOnlyNouns,
  isPlaceNoun,
  joining,
  nouns,
} from '#server/domain/language/text/place_name.ts'
import { hostsIn } from '#server/domain/language/text/venue_host.ts'
import { partsOf } from '#server/domain/language/text/venue_part.ts'
import { behindWords } from '#server/domain/language/text/venue_word.ts'

/** What is looked at of a text, up to the end of a word: who says where, says so at once. */
const beginning = /^[\s\S]{0,400}(?!\S)/u

/**
 * The venue that a text of an event names: behind a word such as “at”, else as a part of its own beside the title and the time,
 * “Anora, Curzon Bloomsbury, Thursday”. `blank` is the text with spaces for dates and addresses, `inRow` whether its parts stand between dashes. Null where it names none.
 */
export function venueBeside(blank: string, title: string, inRow = false): string | null {
  const [start = ''] = beginning.exec(blank) ?? []
  const text = withoutQuoted(start, title)
  const found = [...behindWords(text, title), ...partsOf(text, title, inRow), ...hostsIn(text)]
  const [best] = found.sort((one, other) => other.weight - one.weight)
  return best?.name ?? null
}

/**
 * The venue that a sentence of a page names behind a word such as “at”, given with spaces for its dates: where that word stands
 * right behind a date, or the name says what it is. Null for none.
 */
export function venueBehindWord(blank: string): string | null {
  const isBesideDate = (at: number) =>
    /\s{4,}[,.–—-]?\s?(?:\p{L}{1,5}\s)?$/u.test(blank.slice(0, at))
  // “On 5 December we welcome Ada, who worked at Museum Island”
  const isInClause = (at: number) => !/\s{4,}.*\p{L}[,;:]\s/u.test(blank.slice(0, at))
  const [best] = behindWords(blank, '')
    .filter(({ name, weight, at = 0 }) => {
      // “Am 5. Dezember in Englischer Sprache” names no place, nor does “im Rahmen der Reihe Haus der Zukunft”.
      if (!isPlaceNoun(name)) return isBesideDate(at) && weight > 1
      return saysWhatItIs(name) && (isBesideDate(at) || (isInClause(at) && !isOnlyNouns(name)))
    })
    .sort((one, other) => other.weight - one.weight)
  return best?.name ?? null
}

/**
 * Whether a name says what it is by its main word, all of it in capitals: “Auditorio del Museo”, and not “Director of the City
 * Museum”, “Schule und Corona”, “Back to Gallery”.
 */
export function saysWhatItIs(name: string): boolean {
  const words = name.split(/\s+/u)
  const isNamed = words.every(
    (word, at) => isOfName(word) || (at === 0 && nouns.has(wordsIn(word)[0] ?? '')),
  )
  if (/:/u.test(name) || !isNamed) return false
  // “Victoria and Albert Museum”
  if (joined.test(name)) return isPlaceNoun(words.at(-1) ?? '')
  const end = words.findIndex((word, at) => at > 0 && joining.test(word))
  return isPlaceNoun(words.slice(0, end < 0 ? undefined : end).join(' '))
}

/** A text with spaces for its title where that stands in quotes: “Música en la Diagonal” is no place. */
function withoutQuoted(text: string, title: string): string {
  const isName = isQuoted(text, title) && /\s/u.test(title)
  return isName ? text.replace(title, '-'.repeat(title.length)) : text
}

/** Whether a title stands in quotes: “Música en la Diagonal” is all of a name. */
export function isQuoted(text: string, title: string): boolean {
  const at = text.indexOf(title)
  return at > 0 && /["“„«‘]\s?$/u.test(text.slice(0, at))
}
