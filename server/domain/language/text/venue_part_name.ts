import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { languageOf } from '#server/domain/language/detect.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { isOfName, isPlaceNoun, namesNoPlace } from '#server/domain/language/text/place_name.ts'
import { townBehind } from '#server/domain/language/text/venue_candidate.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern } from '#server/domain/language/words/pattern.ts'

/** Words for who speaks and who is spoken to. */
export const speaking = wordsOf('text.we_or_you')

const inn = pattern`^${'text.inn_article'}\s`

/** The street that a place is in, behind its name. */
export const onStreet = pattern`\s${oneOf('text.venue_joining', 'text.town_before')}\s(?=[^,]{2,30}\s${'place.street_word_after'}$)`

/** An article before the name of an inn, which has a capital letter; empty for none. */
export function articleOfInn(said: string): string {
  const [article = ''] = inn.exec(said) ?? []
  // Capital letters are compared apart, since the pattern knows none.
  return /^\p{Lu}/u.test(said.slice(article.length)) ? article : ''
}

/** Whether a word is a name of its own rather than one for what people do. */
export function isOwnWord(word: string): boolean {
  const isOther = (one: string) => isEventWord(one) || isActivityWord(one)
  return (
    /^(?:\p{L}['’])?\p{Lu}[\p{L}-]{3,}$/u.test(word) &&
    !isOnlyPlain(word) &&
    !wordsIn(word).some(isOther)
  )
}

/** “Guided tours, Workshops, Café”: three words or more in a row, in a line of their own. */
const series = /^[\s–—•·*-]*\p{L}+(?:,\s\p{L}+){2,}\s*$/u

/** Whether what ends at an index is one of such a row. */
export function isInSeries(text: string, end: number): boolean {
  const from = text.lastIndexOf('\n', end - 1) + 1
  const until = text.indexOf('\n', end)
  return series.test(text.slice(from, until < 0 ? undefined : until))
}

/** “Kunstverein Gera e. V.” */
export const legalForm = pattern`,?\s${'text.legal_form'}$`

/** What places are, before their names in small letters as well. */
const kindsBefore = wordsOf('text.place_first')

const labelBefore = /^\p{L}[\p{L} ]{1,20}\s?:\s/u

/** “Salida: Parque del Alamillo”: a place without what is said of it. */
export function withoutLabel(said: string): string {
  const [label = ''] = labelBefore.exec(said) ?? []
  const [before, place] = [label.replace(/\s?:\s$/u, ''), said.slice(label.length)]
  if (label === '') return said
  // “Sala Apolo: La Plata”
  return isPlaceNoun(place)
    ? place
    : /\s\p{Lu}/u.test(before) && isPlaceNoun(before)
      ? before
      : said
}

/** “Gaststätte Zur Post in Bad Aibling”: a place without its town. */
export function withoutTown(said: string): string {
  if (!/\s\p{L}{1,4}\s\p{Lu}/u.test(said)) return said
  const [place = '', town] = said.split(townBehind)
  const isPlace = town !== undefined && /^\p{Lu}/u.test(town) && /\s/u.test(place)
  return isPlace && isPlaceNoun(place) ? place : said
}

/** “salle polyvalente de Cancon”: what it is, and more that says which. */
export function isKindBefore(words: readonly string[]): boolean {
  const [first = '', ...more] = words
  return (
    kindsBefore.has(wordsIn(first)[0] ?? '') &&
    more.length > 0 &&
    more.every((word) => /^[\p{L}'’-]+$/u.test(word) && !speaking.has(wordsIn(word)[0] ?? ''))
  )
}

/** Whether a name begins and ends with a capital letter, and has one word in small letters at most that names do not have. */
export function isMostlyNamed(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const others = words.filter((word) => !isOfName(word))
  return isOfName(first) && /^\p{Lu}/u.test(last) && words.length > 2 && others.length <= 1
}

/** “Aula”, “Turnhalle”: what a place is, where one goes for nothing but what takes place there. */
export function isOwnNoun(word: string): boolean {
  const isOther = (one: string) =>
    isEventWord(one) || (isActivityWord(one) && !kindsBefore.has(one))
  return /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !namesNoPlace(word) && !wordsIn(word).some(isOther)
}

const tickets = wordsOf('text.ticket')

/** “6pm–11pm. Strange Brew.”: a short sentence that is all capitals, in a language that writes no other words so. */
export function isShortName(text: string, words: readonly string[]): boolean {
  const isName = (word: string) => /^\p{Lu}[\p{L}’'-]+$/u.test(word)
  const isOther = (word: string) =>
    isOnlyPlain(word) ||
    wordsIn(word).some((one) => isEventWord(one) || isActivityWord(one) || tickets.has(one))
  const isTwo = words.length > 1 && words.length < 4
  return isTwo && words.every(isName) && !words.some(isOther) && languageOf(text) !== 'de'
}
