import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { nameOfVenue } from '#server/domain/language/text/venue.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import {
  oneOfSpelled,
  pattern,
  patternWith,
  startsEitherWay,
} from '#server/domain/language/words/pattern.ts'
import {
  aWord,
  capitals,
  compound,
  isOfName,
  isOnlyNouns,
  isPlaceName,
  isPlaceNoun,
  joining,
  namesNoPlace,
  noPlaces,
  nouns,
} from '#server/domain/language/text/place_name.ts'

const declined = pattern`${'text.declines'}\s?$`

const declinedToE = pattern`${'text.declines_to_e'}\s?$`

/** “Dr.”, “Dra.”: its dot ends no sentence and no name. */
export const titled = {
  source: `(?<!(?<!\\p{L})${oneOfSpelled(startsEitherWay, 'text.salutation_title').source})`,
}

/** Where a name ends: at a mark, at what stood there for a date, or at the end of the line. */
const end = new RegExp(
  String.raw`\s*(?:[,;|·\n!?:]|(?<!\p{L})\(|(?<!\(\p{L}{1,3})\)|\s[–—-]\s|—|\s{2,}|(?<!(?<!\p{L})\p{Lu}\p{Ll}?)${titled.source}\.\s|\.?$)`,
  'u',
)

/** Events that are names of venues as well. */
const venuesToo = wordsOf('text.event_and_venue')

/** What German verbs leave behind the name: “findet in der alten Kirche statt”. */
const verbEnds = wordsOf('text.verb_ending')

/** Articles before a name in small letters. */
export const articles = pattern`^${'text.venue_article'}(?:\s+|(?<=['’]))`

/** Names with “and” between them, which are people's. */
export const joined = pattern`\s(?:${'text.joins'}|&)\s`

/** The most words of a name. */
export const most = 5

/** “Followed by dinner at the Morris Gallery” */
export const afterwards = pattern`(?<!\p{L})${'text.afterwards'}(?!\p{L})`

export function nameAt(text: string): string | null {
  const said = text.slice(0, text.search(end))
  const words = said.split(/\s+/u)
  const cut = words.findIndex(
    (word, index) => index > 0 && !isOfName(word) && !isNounBehind(words, index),
  )
  const own = cut < 0 ? words : words.slice(0, cut)
  while (own.length > 1 && joining.test(own.at(-1) ?? '')) own.pop()
  if (own.filter((word, at) => at === 0 || !joining.test(word)).length > most + 1) return null
  const name = nameOfVenue(own.join(' '), true) ?? numbered(own.join(' '))
  const isNamed = name !== null && (/^[\p{Lu}\d]/u.test(name) || kind.test(own.join(' ')))
  const [first = ''] = wordsIn(name ?? '')
  const isOther = namesNoPlace(name ?? '') || (noPlaces.has(first) && !isPlaceNoun(name ?? ''))
  return isNamed && isPlaceName(name) && !isOther ? name : null
}

/** “Annual Village Hall Quiz” is the quiz in the village hall, and “Coffee Morning” no place. Null where no place is left. */
export function withoutEvent(name: string | null): string | null {
  if (name === null) return null
  const words = name.split(/\s+/u)
  const isEvent = (word = '') =>
    wordsIn(word).some(
      (one) => isEventWord(one) && !venuesToo.has(one) && !nouns.has(one) && !compound.test(one),
    )
  if (words.length < 2 || !isEvent(words.at(-1))) return name
  while (isEvent(words.at(-1))) words.pop()
  const left = words.join(' ')
  return words.length > 0 && isPlaceNoun(left) && /^\p{Lu}/u.test(words.at(-1) ?? '') ? left : null
}

/** “Isabella Stewart Gardner museum”: what it is behind its name in small letters. */
function isNounBehind(words: readonly string[], index: number): boolean {
  return index === words.length - 1 && index > 1 && nouns.has(wordsIn(words[index] ?? '')[0] ?? '')
}

/** “Academy 2”, “Halle 5” */
function numbered(words: string): string | null {
  const [name = ''] = /^\p{Lu}\p{L}+ \d$/u.exec(words.replace(articles, '')) ?? []
  return isPlaceNoun(name) ? name : null
}

/** “Am zwölften” is a day. */
const numbers = valuesOf('time.spoken_number')

/** A name in small letters, as people write it in a chat: “at ally pally”, “à la salle pleyel”. */
export function smallNameAt(text: string, isSmall: boolean): string | null {
  const [here = ''] = text.slice(0, text.search(end)).split(afterwards, 1)
  const said = here.trimEnd().replace(articles, '')
  const words = said.split(/\s+/u)
  // “Ins Kino gehen”: behind a noun with a capital no word in small letters is a part of its name.
  const isNounFirst = /^\p{Lu}/u.test(words[0] ?? '') && nouns.has(wordsIn(words[0] ?? '')[0] ?? '')
  const cut = words.findIndex(
    (word, index) =>
      !isOfSmallName(word, index) ||
      (isNounFirst && index === 1 && /^\p{Ll}+$/u.test(word) && !joining.test(word)),
  )
  const own = firstOf(cut < 0 ? words : words.slice(0, cut))
  while (own.length > 1 && joining.test(own.at(-1) ?? '')) own.pop()
  const name = beforeWhatFollows(own.join(' '))
  if (namesNoPlace(name)) return null
  if (name === '' || !/\p{L}{3}/u.test(name) || numbers.has(wordsIn(name).join(' '))) return null
  const isNoun = isPlaceNoun(name) && !isOnlyNouns(name)
  const isWhole =
    (cut < 0 || joining.test(words[cut] ?? '') || aWord.test(words[cut] ?? '')) &&
    !/^\s*:/u.test(text.slice(text.search(end)))
  if (!isNoun && !(isSmall && isWhole && own.length <= 3)) return null
  const isWord = (word: string) => isActivityWord(word) || isEventWord(word) || isOnlyPlain(word)
  if (!isNoun && own.some((word) => !joining.test(word) && wordsIn(word).some(isWord))) return null
  return isPlaceName(capitals(name)) ? capitals(name) : null
}

/** A place in small letters without what people do after it: “hamburger bahnhof und gehen dann …”. */
function beforeWhatFollows(name: string): string {
  const [first = '', second = ''] = name.split(joined)
  const more = second.split(' ')
  const isPlaceAlone = isPlaceNoun(first) && !isOnlyNouns(first)
  return isPlaceAlone && more.length > 1 && !joining.test(more[0] ?? '') ? first : name
}

/** The first words of a name; more of them where these have capitals: “salón de actos del Centro Municipal de Cultura”. */
function firstOf(words: readonly string[]): string[] {
  const last = words.findIndex(
    (word, at) => at >= most && !/^\p{Lu}/u.test(word) && !joining.test(word),
  )
  return words.slice(0, Math.min(last < 0 ? 2 * most : last, 2 * most))
}

/** “In der evangelischen Kirche”: words behind such a word as they are alone, “evangelische Kirche”. */
export function asNamed(words: string, before: string): string {
  if (declinedToE.test(before)) return words.replace(/^(\p{L}\p{Ll}{2,}e)n(?= \p{Lu})/u, '$1')
  return declined.test(before) ? words.replace(/^(\p{Ll}{3,}e)n(?= \p{Lu})/u, '$1') : words
}

/** Whether a word in small letters may belong to a name. */
function isOfSmallName(word: string, index: number): boolean {
  const [folded = ''] = wordsIn(word)
  // “À la piscine Pailleron”, but not “à la piscine”.
  if (noPlaces.has(folded)) return index === 0 && nouns.has(folded)
  // “Plaza de los Moritos”: Spanish articles are ends of German verbs.
  if (joining.test(word)) return index > 0
  if (index > 0 && verbEnds.has(folded)) return false
  if (aWord.test(word)) return false
  return (
    /^[\p{L}'’-]+\d{0,2}$/u.test(word) &&
    (!isOnlyPlain(word) || nouns.has(folded) || (index > 0 && /^\p{Lu}/u.test(word)))
  )
}

/** “musée Marmottan”: what it is in small letters, before its name. */
const kind = patternWith('u')`^(?:${'text.venue_kind'}|${'text.place_noun'}) \p{Lu}`
