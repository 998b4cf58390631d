import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { isNameless, isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { pictures } from '#server/domain/language/text/openings.ts'
import { withoutNext } from '#server/domain/language/text/part_of.ts'
import { isSeat, nameOfVenue } from '#server/domain/language/text/venue.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import {
  oneOf,
  oneOfSpelled,
  pattern,
  patternWith,
  startsEitherWay,
} from '#server/domain/language/words/pattern.ts'

/** Words before the name of a place. */
const before = patternWith(
  'giu',
)`(?<=^|[\s,(])(?:${oneOf('text.venue_before', 'text.small_before', 'activity.at_venue', 'activity.at_venue_of', 'text.venue_near')}|@)(?:\s|(?<=['’]))(?=\S)`

const ofSmall = pattern`^(?:${'text.small_before'}|@)\s?$`
const declined = pattern`${'text.declines'}\s?$`
const declinedToE = pattern`${'text.declines_to_e'}\s?$`
const aWord = pattern`^${oneOf('text.venue_before', 'activity.at_venue', 'text.venue_near')}$`

const atSomebody = pattern`^${'text.at_somebody'}\s`

/** What a place is, before what it is called. */
const calledPlace = pattern`^(?:[\p{L}]+\s)?${'text.place_noun'}\s${'text.called_word'}\s`

/** Words before towns and parts of them, rather than before venues. */
const beforeTown = pattern`^${'text.town_before'}\s+$`

/** Those of them that stand before no venue of one word. */
const onlyTown = pattern`^${'text.only_town_before'}\s+$`

/** “Dr.”, “Dra.”: its dot ends no sentence and no name. */
const titled = {
  source: `(?<!(?<!\\p{L})${oneOfSpelled(startsEitherWay, 'text.salutation_title').source})`,
}

/** Where a name ends: at a mark, at what stood there for a date, or at the end of the line. */
const end = new RegExp(
  String.raw`\s*(?:[,;|·\n!?:]|(?<!\p{L})\(|(?<!\(\p{L}{1,3})\)|\s[–—-]\s|—|\s{2,}|(?<!(?<!\p{L})\p{Lu})${titled.source}\.\s|\.?$)`,
  'u',
)

/** Where a part of a text ends that stands by itself. */
const between = new RegExp(
  String.raw`(?=[,|·•\n()📍]|\s[–—/-]\s|\s{3,}|(?<=\p{L}{3})${titled.source}\. )`,
  'u',
)

/** Words that stand inside names in small letters. */
const joining = patternWith('u')`^(?:${'text.venue_joining'})$`

/** What places are: “museum”, “sala”, and as the end of a word, “Literaturhaus”. */
const nouns = wordsOf('text.place_noun')
const compound = pattern`.{3}${'text.place_ending'}$`

/** Events that are names of venues as well. */
const venuesToo = wordsOf('text.event_and_venue')

/** What stands behind such words and is no place: “at home”, “im Ziel”. */
const noPlaces = wordsOf('text.no_place')

/** What German verbs leave behind the name: “findet in der alten Kirche statt”. */
const verbEnds = wordsOf('text.verb_ending')

/** Words for who speaks and who is spoken to. */
const speaking = wordsOf('text.we_or_you')

/** Articles before a name in small letters. */
const articles = pattern`^${'text.venue_article'}(?:\s+|(?<=['’]))`

/** Pictures and marks before a part of a text, and what pages write there. */
const lead = new RegExp(String.raw`^(?:[\s–—•·*_~-]|${pictures})+`, 'u')
const label = pattern`^${'text.label_other'}\s*:\s*`

/** “Mismo sitio: Casa Lucio”, “toujours salle Berlioz” */
const samePlace = pattern`^${'text.same_place'}(?:\s*:\s*|\s+)(?=\S)`

/** Names with “and” between them, which are people's. */
const joined = pattern`\s(?:${'text.joins'}|&)\s`

/** “Bei Tim und Lea” is at their home. */
const people = patternWith('u')`^\p{Lu}\p{Ll}+\s(?:${'text.joins'}|&)\s\p{Lu}\p{Ll}+$`

/** “Garten von Lena” is at her home. */
const ofSomebody = patternWith('u')`^\p{L}+\s${'text.of_somebody'}\s\p{Lu}\p{Ll}+$`

/** “Dr Patel”, “Frau Yilmaz”: a person. */
const person = pattern`^${'text.salutation_title'}\.?\s\p{Lu}`

/** The most words of a name. */
const most = 5

/** What is looked at of a text, up to the end of a word: who says where, says so at once. */
const beginning = /^[\s\S]{0,400}(?!\S)/u

interface Candidate {
  readonly name: string
  /** How sure it is that this is where: places that say what they are go before others. */
  readonly weight: number
  /** Where the word before it stands. */
  readonly at?: number
}

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
  const [best] = behindWords(blank, '')
    .filter(({ name, at = 0 }) => isBesideDate(at) || (isPlaceNoun(name) && !isOnlyNouns(name)))
    .sort((one, other) => other.weight - one.weight)
  return best?.name ?? null
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

/** Names behind words such as “at”. */
function behindWords(text: string, title: string): Candidate[] {
  return [...text.matchAll(before)].flatMap(({ 0: word, index }) => {
    // “En La Riviera”: an article with a capital is a part of the name.
    const [ofName = ''] = /(?<=\s)\p{Lu}\S*\s$/u.exec(word) ?? []
    const rest = text.slice(index + word.length - ofName.length)
    const clause =
      text
        .slice(0, index)
        .split(/[.,!?\n]\s|\s{3,}/u)
        .at(-1) ?? ''
    const isSmall = ofSmall.test(word) && !/(?!^)\p{Lu}/u.test(clause.trim())
    // “At a pub called The Plough”
    const called = rest.replace(calledPlace, '')
    const small = asNamed(called, word)
    const name = withoutEvent(nameAt(small) ?? smallNameAt(small, isSmall))
    if (name === null || name === title) return []
    if (ofSomebody.test(name)) return []
    const isOfPeople = atSomebody.test(word) && people.test(name)
    const isHome =
      isOfPeople || (!/\s/u.test(name) && (atSomebody.test(word) || /['’]\p{Ll}$/u.test(name)))
    const isTown = beforeTown.test(word) && !isPlaceNoun(name)
    // “In Berlin Schuhe kaufen”
    const [town = '', ...more] = name.split(' ')
    if (isTown && more.length > 0 && isTownName(town)) return []
    // “In Bologna” is where, but no venue.
    if (onlyTown.test(word) && !/\s/u.test(name) && !isPlaceNoun(name)) return []
    return isHome
      ? []
      : [
          {
            name: capitals(name),
            at: index,
            weight:
              (isTown ? 1 : 2) + (isPlaceNoun(name) ? 3 : 0) - (afterwards.test(clause) ? 3 : 0),
          },
        ]
  })
}

/** “Followed by dinner at the Morris Gallery” */
const afterwards = pattern`(?<!\p{L})${'text.afterwards'}(?!\p{L})`

function isTownName(word: string): boolean {
  return cityNamed(word) !== null || zoneOfLargeCity(word) !== null
}

/** “El Teatro Salón Cervantes ofrece …”, “l’Espace Jean Vilar accueille …”: places that say what takes place in them. */
const hosting = patternWith('giu')`(?<=\p{L}\s)${'text.hosts'}(?!\p{L})`

const townBehind = pattern`\s${'text.town_before'}\s`

function hostsIn(text: string): Candidate[] {
  return [...text.matchAll(hosting)].flatMap(({ index }) => {
    const clause =
      text
        .slice(0, index)
        .trimEnd()
        .split(/[\n,.–:;]\s*|\s{3,}/u)
        .at(-1) ?? ''
    // “El Centro Cultural Galileo en Chamberí”
    const [said = ''] = clause.split(townBehind, 1)
    const name = nameAt(said.trimStart().replace(articles, ''))
    return name !== null && isPlaceNoun(name) && !isOnlyNouns(name) ? [{ name, weight: 4 }] : []
  })
}

const inn = pattern`^${'text.inn_article'}\s`

/** The street that a place is in, behind its name. */
const onStreet = pattern`\s${oneOf('text.venue_joining', 'text.town_before')}\s(?=[^,]{2,30}\s${'place.street_word_after'}$)`

/** An article before the name of an inn, which has a capital letter; empty for none. */
function articleOfInn(said: string): string {
  const [article = ''] = inn.exec(said) ?? []
  // Capital letters are compared apart, since the pattern knows none.
  return /^\p{Lu}/u.test(said.slice(article.length)) ? article : ''
}

/** Whether a word is a name of its own rather than one for what people do. */
function isOwnWord(word: string): boolean {
  const isOther = (one: string) => isEventWord(one) || isActivityWord(one)
  return /^\p{Lu}[\p{L}-]{3,}$/u.test(word) && !isOnlyPlain(word) && !wordsIn(word).some(isOther)
}

/** Whether a text begins with what takes place and a colon: “Ausstellung: …”. */
export function isOfEvent(text: string): boolean {
  const [, kind = ''] = /^[^\p{L}]*([\p{L}]{3,20})\s?:\s/u.exec(text) ?? []
  return wordsIn(kind).some(isEventWord)
}

/** “Saal 1” is in the house that a ticket names as well. */
const roomAlone = pattern`^${oneOf('text.numbered_room', 'text.numbered_venue')}\s\d{1,2}$`

const whereFirst = pattern`^${oneOf('text.small_before', 'text.venue_before', 'activity.at_venue')}\s`

/** Names that are a part of a text of their own. */
function partsOf(text: string, title: string, inRow: boolean): Candidate[] {
  const [first = title] = title.split(' – ')
  const at = text.toLowerCase().indexOf(first.toLowerCase())
  // Of a title that stands nowhere as it is, the other parts are not known.
  const from = at < 0 ? 0 : at + first.length
  const all: Candidate[] = []
  // “Konzert: Zaz, Tempodrom, Freitag”, “Zaz - Olympia - vendredi - 20h”
  const isOfKinds = inRow || isOfEvent(text)
  let index = from
  for (const part of text.slice(from).split(between)) {
    const isPinned = /^📍/u.test(part)
    const isSentence = /^\. /u.test(part)
    const said = withoutNext(part)
      .replace(/^\s\/\s|^[,|·•()📍.]/u, '')
      .replace(lead, '')
      .replace(label, '')
      .replace(samePlace, '')
      .replace(/(?<=\p{L}{3})\.$/u, '')
      .trim()
    const isAfterTime = /\s{3,}[–—,-]?\s*$/u.test(text.slice(0, index)) || /^\s{3}/u.test(part)
    index += part.length
    // “Thursday from 5:30, the Crown & Anchor on Neal Street”
    const article = articleOfInn(said)
    const [whole = ''] =
      article === ''
        ? [said]
        : said.slice(/^\p{Lu}/u.test(article) ? 0 : article.length).split(onStreet, 1)
    const words = whole.split(/\s+/u)
    // “…, de Luis de Blas” is whose it is.
    const count = words.filter((word) => !joining.test(word)).length
    if (count > most || words.length > 2 * most || whole === '' || joining.test(words[0] ?? ''))
      continue
    const isNoun = isPlaceNoun(whole)
    const isNamed = words.every(
      (word, at) => isOfName(word) || (at === 0 && nouns.has(wordsIn(word)[0] ?? '')),
    )
    const isSmallPlace =
      isNoun &&
      !isOnlyNouns(whole) &&
      words.every((word) => /^[\p{Ll}'’-]+$/u.test(word)) &&
      words.length <= 3
    // “… 20:00, Tempodrom. …”, “Kneecap / Electric Ballroom / …”: a single word beside the time.
    const isBeforeTime = /^\s?[,|·–—-]?\s{3,}/u.test(text.slice(index))
    const isBetween = /^\s?[,/|·–—-]|^\.(?!\s?\d)/u.test(text.slice(index))
    const isBeside = (isAfterTime && isBetween) || (isOfKinds && isBeforeTime)
    const isSingle = words.length === 1 && isBeside && !isSentence && isOwnWord(whole)
    if (!isSmallPlace && (!isNamed || (words.length < 2 && !isNoun && !isSingle && article === '')))
      continue
    // “… Mit Snacks und Getränken”: a sentence, and no name.
    if (isSentence && !isNoun && isOnlyPlain(words[0] ?? '')) continue
    // “Reihe K Platz 7”, and “hinterhaus”.
    if (isSeat(words[0] ?? '') || namesNoPlace(whole)) continue
    // “… in der kletterhalle” is read behind that word.
    if (isSmallPlace && whereFirst.test(whole)) continue
    if (words.some((word) => speaking.has(wordsIn(word)[0] ?? ''))) continue
    const name = withoutEvent(isSmallPlace ? capitals(whole) : nameOfVenue(capitals(whole), false))
    if (name === null || !isPlaceName(name) || name === title) continue
    if ((isOnlyNouns(name) && words.length < 2) || person.test(name)) continue
    if (
      !isNoun &&
      !isPinned &&
      article === '' &&
      (at < 0 || joined.test(name) || words.some((word) => aWord.test(word)))
    )
      continue
    const isRoom = roomAlone.test(name)
    const weight = (isPinned ? 6 : 0) + (isNoun && !isRoom ? 3 : isRoom ? 0.5 : 1)
    all.push({ name, weight: weight + (isAfterTime ? 0.5 : 0) })
  }
  return all
}

function nameAt(text: string): string | null {
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

/** Whether a single word says only what a place is: “Im Park” is no name, “Park Inn” is one. */
export function namesNoPlace(name: string): boolean {
  const words = wordsIn(name)
  return words.length === 1 && noPlaces.has(words[0] ?? '')
}

/** “Annual Village Hall Quiz” is the quiz in the village hall, and “Coffee Morning” no place. Null where no place is left. */
function withoutEvent(name: string | null): string | null {
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
function smallNameAt(text: string, isSmall: boolean): string | null {
  const said = text.slice(0, text.search(end)).replace(articles, '')
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

function isOfName(word: string): boolean {
  return /^["“„«'’(]*(?:\p{L}['’])?[\p{Lu}\d&]/u.test(word) || joining.test(word)
}

/** Whether a name says that it is a place: “Sala Multiusos”, “Literaturhaus”. */
export function isPlaceNoun(name: string): boolean {
  return wordsIn(name).some((word) => nouns.has(word) || compound.test(word))
}

/** Whether a title is the name of a place, where one has booked: “Hammam de la Grande Mosquée”. */
export function isPlace(title: string): boolean {
  const isEvent = wordsIn(title).some((word) => isEventWord(word) || aWord.test(word))
  const isName = title.split(/\s+/u).every(isOfName) && isPlaceName(title) && !isOnlyNouns(title)
  return !isEvent && isName && isPlaceNoun(title)
}

/** Whether words say only what a place is: “the museum”. */
function isOnlyNouns(name: string): boolean {
  return wordsIn(name).every((word) => nouns.has(word) || isOnlyPlain(word))
}

/** A name with capitals where people write none. */
function capitals(name: string): string {
  return name
    .split(' ')
    .map((word, index) =>
      index > 0 && joining.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** Whether words may be the name of a place: no day, no town, and more than words for what people do. */
export function isPlaceName(name: string): boolean {
  return (
    /\p{L}{2}/u.test(name) &&
    // The postcode of an address is no name, nor is its first half.
    !/^\d{4,}|^\d+\.|^[A-Z]{1,2}\d{1,2}[A-Z]?(?:\.|$)/u.test(name) &&
    !wordsIn(name).every((word) => weekdays.has(word) || joining.test(word)) &&
    (!isNameless(name) || (isPlaceNoun(name) && /\p{Lu}.*\s\p{Lu}/u.test(name))) &&
    cityNamed(name) === null &&
    zoneOfLargeCity(name) === null
  )
}
