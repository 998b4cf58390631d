import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { languageOf } from '#server/domain/language/detect.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { pictures } from '#server/domain/language/text/openings.ts'
import { withoutNext } from '#server/domain/language/text/part_of.ts'
import {
  isBeforeTown,
  isBesideTime,
  isInList,
  isOwnLine,
} from '#server/domain/language/text/own_line.ts'
import { isSeat, nameOfVenue } from '#server/domain/language/text/venue.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'
import {
  aWord,
  capitals,
  isOfName,
  isOnlyNouns,
  isPlaceName,
  isPlaceNoun,
  joining,
  namesNoPlace,
  nouns,
} from '#server/domain/language/text/place_name.ts'
import {
  afterwards,
  articles,
  asNamed,
  joined,
  most,
  nameAt,
  smallNameAt,
  titled,
  withoutEvent,
} from '#server/domain/language/text/name_behind.ts'

/** Words before the name of a place. */
const before = patternWith(
  'giu',
)`(?<=^|[\s,(])(?:${oneOf('text.venue_before', 'text.small_before', 'activity.at_venue', 'activity.at_venue_of', 'text.venue_near')}|@)(?:\s|(?<=['’]))(?=\S)`

const ofSmall = pattern`^(?:${'text.small_before'}|@)\s?$`

const atSomebody = pattern`^${'text.at_somebody'}\s`

/** What a place is, before what it is called. */
const calledPlace = pattern`^(?:[\p{L}]+\s)?${'text.place_noun'}\s${'text.called_word'}\s`

/** Words before towns and parts of them, rather than before venues. */
const beforeTown = pattern`^${'text.town_before'}\s+$`

/** Those of them that stand before no venue of one word. */
const onlyTown = pattern`^${'text.only_town_before'}\s+$`

/** Where a part of a text ends that stands by itself. */
const between = new RegExp(
  String.raw`(?=[,|·•\n()📍]|\s[–—/-]\s|\s{3,}|(?<=\p{L}{3}["”“»]?|['’]\p{L})${titled.source}\. |(?<=\s{3})\. (?=\p{Lu}))`,
  'u',
)

/** What is no name: “Museum? Sind”, “Speaker: Moira O’Neill”, “then pub”. */
const isOther = pattern`[?!]\s|^\p{L}[\p{L} ]{1,20}\s?:\s|^${'text.afterwards'}\s`

/** Words for who speaks and who is spoken to. */
const speaking = wordsOf('text.we_or_you')

/** Pictures and marks before a part of a text, and what pages write there. */
const lead = new RegExp(String.raw`^(?:[\s–—•·*_~-]|${pictures})+`, 'u')

const label = pattern`^${'text.label_other'}\s*:\s*`

/** “Mismo sitio: Casa Lucio”, “toujours salle Berlioz” */
const samePlace = pattern`^${'text.same_place'}(?:\s*:\s*|\s+)(?=\S)`

/** “Bei Tim und Lea” is at their home. */
const people = patternWith('u')`^\p{Lu}\p{Ll}+\s(?:${'text.joins'}|&)\s\p{Lu}\p{Ll}+$`

/** “Garten von Lena” is at her home. */
const ofSomebody = patternWith('u')`^\p{L}+\s${'text.of_somebody'}\s\p{Lu}\p{Ll}+$`

/** “Dr Patel”, “Frau Yilmaz”: a person. */
const person = pattern`^${'text.salutation_title'}\.?\s\p{Lu}`

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

/** Names behind words such as “at”. */
function behindWords(text: string, title: string): Candidate[] {
  return [...text.matchAll(before)].flatMap(({ 0: word, index }) => {
    // “Gaststätte Zur Post”: a capital inside a line belongs to the name.
    if (/^\p{Lu}/u.test(word) && /\p{L}\s$/u.test(text.slice(Math.max(0, index - 2), index)))
      return []
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
    if (name === null || name === title.replace(/\s?[!?]+$/u, '')) return []
    // “Theater an der Ruhr”
    if (!/\s/u.test(name) && isBehindPlace(text.slice(0, index), word)) return []
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

/** Whether a word that stands inside names follows what a place is: “Theater an der …”. */
function isBehindPlace(before: string, word: string): boolean {
  const last = before.trimEnd().split(/\s/u).at(-1) ?? ''
  const isInside = wordsOfLead(word).every((one) => joining.test(one))
  return isInside && /^\p{Lu}/u.test(last) && isPlaceNoun(last)
}

function wordsOfLead(word: string): string[] {
  return word.trim().split(/\s+/u)
}

function isTownName(word: string): boolean {
  return cityNamed(word) !== null || zoneOfLargeCity(word) !== null
}

/** “El Teatro Salón Cervantes ofrece …”, “l’Espace Jean Vilar accueille …”: places that say what takes place in them. */
const hosting = patternWith(
  'giu',
)`(?<=\p{L}\s)(?:(?<hosts>${'text.hosts'})|${oneOf('text.presents', 'text.invites', 'text.host_pleased')})(?!\p{L})`

/** Words of names of groups, firms and offers. */
const noVenues = wordsOf('text.no_venue')

/** “Kammerorchester” */
const endsNoVenue = pattern`.{3}${'text.no_venue'}$`

function isNoVenue(word: string): boolean {
  return noVenues.has(word) || endsNoVenue.test(word)
}

const noHosts = wordsOf('text.no_host')

const townBehind = pattern`\s${'text.town_before'}\s`

function hostsIn(text: string): Candidate[] {
  return [...text.matchAll(hosting)].flatMap(({ index, groups }) => {
    const clause =
      text
        .slice(0, index)
        .trimEnd()
        .split(/[\n,.–:;]\s*|\s{3,}/u)
        .at(-1) ?? ''
    // “El Centro Cultural Galileo en Chamberí”
    const [said = ''] = clause.split(townBehind, 1)
    const name = nameAt(said.trimStart().replace(articles, ''))
    if (name === null || !isPlaceNoun(name)) return []
    // “Teatro del Barrio”, but not “our church”
    if (isOnlyNouns(name) && !/\s\p{Lu}/u.test(name)) return []
    if (groups?.['hosts'] !== undefined) return [{ name: capitals(name), weight: 4 }]
    // Who invites is where it is unless another place is named, or they are people: “Club Linde invites …”.
    const isOfPeople = wordsIn(name).some((word) => noHosts.has(word) || isNoVenue(word))
    return isOfPeople ? [] : [{ name: capitals(name), weight: 1.75 }]
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
  return (
    /^(?:\p{L}['’])?\p{Lu}[\p{L}-]{3,}$/u.test(word) &&
    !isOnlyPlain(word) &&
    !wordsIn(word).some(isOther)
  )
}

/** Whether a text begins with what takes place and a colon: “Ausstellung: …”. */
export function isOfEvent(text: string): boolean {
  const [, kind = ''] = /^[^\p{L}]*([\p{L}]{3,20})\s?:\s/u.exec(text) ?? []
  return wordsIn(kind).some(isEventWord)
}

/** “Guided tours, Workshops, Café”: three words or more in a row, in a line of their own. */
const series = /^[\s–—•·*-]*\p{L}+(?:,\s\p{L}+){2,}\s*$/u

/** Whether what ends at an index is one of such a row. */
function isInSeries(text: string, end: number): boolean {
  const from = text.lastIndexOf('\n', end - 1) + 1
  const until = text.indexOf('\n', end)
  return series.test(text.slice(from, until < 0 ? undefined : until))
}

/** “Saal 1” is in the house that a ticket names as well. */
const roomAlone = pattern`^${oneOf('text.numbered_room', 'text.numbered_venue')}\s\d{1,2}$`

const whereFirst = pattern`^${oneOf('text.small_before', 'text.venue_before', 'activity.at_venue')}\s`

/** “le Bar’Ouf” */
const smallArticle = patternWith('u')`^${'text.venue_article'}(?:\s+|(?<=['’]))(?=\p{Lu})`

/** “Kunstverein Gera e. V.” */
const legalForm = pattern`,?\s${'text.legal_form'}$`

/** What places are, before their names in small letters as well. */
const kindsBefore = wordsOf('text.place_first')

const labelBefore = /^\p{L}[\p{L} ]{1,20}\s?:\s/u

/** “Salida: Parque del Alamillo”: a place without what is said of it. */
function withoutLabel(said: string): string {
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
function withoutTown(said: string): string {
  if (!/\s\p{L}{1,4}\s\p{Lu}/u.test(said)) return said
  const [place = '', town] = said.split(townBehind)
  const isPlace = town !== undefined && /^\p{Lu}/u.test(town) && /\s/u.test(place)
  return isPlace && isPlaceNoun(place) ? place : said
}

/** “salle polyvalente de Cancon”: what it is, and more that says which. */
function isKindBefore(words: readonly string[]): boolean {
  const [first = '', ...more] = words
  return (
    kindsBefore.has(wordsIn(first)[0] ?? '') &&
    more.length > 0 &&
    more.every((word) => /^[\p{L}'’-]+$/u.test(word) && !speaking.has(wordsIn(word)[0] ?? ''))
  )
}

/** Whether a name begins and ends with a capital letter, and has one word in small letters at most that names do not have. */
function isMostlyNamed(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const others = words.filter((word) => !isOfName(word))
  return isOfName(first) && /^\p{Lu}/u.test(last) && words.length > 2 && others.length <= 1
}

/** “Aula”, “Turnhalle”: what a place is, where one goes for nothing but what takes place there. */
function isOwnNoun(word: string): boolean {
  const isOther = (one: string) =>
    isEventWord(one) || (isActivityWord(one) && !kindsBefore.has(one))
  return /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !namesNoPlace(word) && !wordsIn(word).some(isOther)
}

const tickets = wordsOf('text.ticket')

/** “6pm–11pm. Strange Brew.”: a short sentence that is all capitals, in a language that writes no other words so. */
function isShortName(text: string, words: readonly string[]): boolean {
  const isName = (word: string) => /^\p{Lu}[\p{L}’'-]+$/u.test(word)
  const isOther = (word: string) =>
    isOnlyPlain(word) ||
    wordsIn(word).some((one) => isEventWord(one) || isActivityWord(one) || tickets.has(one))
  const isTwo = words.length > 1 && words.length < 4
  return isTwo && words.every(isName) && !words.some(isOther) && languageOf(text) !== 'de'
}

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
  let previous = ''
  for (const part of text.slice(from).split(between)) {
    const isThird = [previous, part].every((one) => /^,\s?\p{L}/u.test(one))
    previous = part
    const isPinned = /^📍/u.test(part)
    const isSentence = /^\. /u.test(part)
    const said = withoutNext(part)
      .replace(/^\s\/\s|^[,|·•()📍.]/u, '')
      .replace(lead, '')
      .replace(label, '')
      .replace(samePlace, '')
      .replace(/(?<=\p{L}{3}|['’]\p{L})\.$/u, '')
      .replace(legalForm, '')
      .trim()
    const isAfterTime = /\s{3,}[–—,-]?\s*$/u.test(text.slice(0, index)) || /^\s{3}/u.test(part)
    index += part.length
    const isLine = isOwnLine(text, index - part.length, index)
    // “Thursday from 5:30, the Crown & Anchor on Neal Street”
    const article = articleOfInn(said)
    const [long = ''] =
      article === ''
        ? [isLine && isAfterTime ? said.replace(smallArticle, '') || said : said]
        : said.slice(/^\p{Lu}/u.test(article) ? 0 : article.length).split(onStreet, 1)
    const whole = withoutTown(withoutLabel(long))
    const words = whole.split(/\s+/u)
    // “…, de Luis de Blas” is whose it is.
    const count = words.filter((word) => !joining.test(word)).length
    const isNoun = isPlaceNoun(whole)
    const isLong = count > most + (isLine && isNoun ? 1 : 0) || words.length > 2 * most
    if (isLong || whole === '' || joining.test(words[0] ?? '')) continue
    const isNamed = words.every(
      (word, at) => isOfName(word) || (at === 0 && nouns.has(wordsIn(word)[0] ?? '')),
    )
    const isBeforeTime = /^\s?[,|·–—-]?\s{3,}/u.test(text.slice(index))
    const isBetween = /^\s?[,/|·–—-]|^\.(?!\s?\d)/u.test(text.slice(index))
    const isNearTime = isAfterTime || isBeforeTime
    const isListed = isLine && !isNoun && isInList(text, index)
    const isSmallPlace =
      (isPinned && words.length <= 4 && words.every((word) => /^[\p{L}'’-]+$/u.test(word))) ||
      (isNoun &&
        // “… 2pm, school hall”
        (!isOnlyNouns(whole) || (isAfterTime && words.length > 1)) &&
        words.every((word) => /^[\p{Ll}'’-]+$/u.test(word)) &&
        words.length <= 3) ||
      // “Salle polyvalente de Cancon”, “campo de La Elipa”
      ((isLine || isNearTime) && isKindBefore(words))
    // “Museum für Naturkunde Berlin”, “Le Dernier Bar avant la Fin du Monde”
    const isLongName = isLine && isNoun && isMostlyNamed(words)
    // “… 19 Uhr, Aula”
    const isHouse = isNoun && isAfterTime && words.length === 1 && isOwnNoun(whole)
    // “… 20:00, Tempodrom. …”, “Kneecap / Electric Ballroom / …”: a single word beside the time.
    const isBeside =
      (isAfterTime && (isBetween || (isLine && !isListed))) || (isOfKinds && isBeforeTime)
    // “Mayflower, Southampton⏎Saturday …”
    const isTowned = isLine && isBeforeTown(text, index) && isBesideTime(text, index)
    const isSingle =
      words.length === 1 &&
      (isBeside || isTowned) &&
      !isSentence &&
      (isTowned || !isInSeries(text, index)) &&
      isOwnWord(whole)
    if (
      !isSmallPlace &&
      !isLongName &&
      (!isNamed || (words.length < 2 && !isNoun && !isSingle && article === ''))
    )
      continue
    // “Tombola⏎Mulled wine⏎Father Christmas”, “Thames Water Services”
    if (isListed || isOther.test(whole) || wordsIn(whole).some(isNoVenue)) continue
    // “… 20 Uhr. Eintritt 5 Euro”: a sentence of its own behind the time is where only if it says so.
    if (isSentence && isAfterTime && !isNoun && !isShortName(text, words)) continue
    // “… Mit Snacks und Getränken”: a sentence, and no name.
    if (isSentence && !isNoun && isOnlyPlain(words[0] ?? '')) continue
    if (isSmallPlace && joining.test(words.at(-1) ?? '')) continue
    // “Reihe K Platz 7”, and “hinterhaus”.
    if (isSeat(words[0] ?? '') || namesNoPlace(whole)) continue
    // “… in der kletterhalle” is read behind that word.
    if (isSmallPlace && whereFirst.test(whole)) continue
    if (words.some((word) => speaking.has(wordsIn(word)[0] ?? ''))) continue
    const named = isSmallPlace ? capitals(whole) : nameOfVenue(capitals(whole), false)
    const name = isTowned ? named : withoutEvent(named)
    if (
      name === null ||
      !(isHouse || isPlaceName(name)) ||
      name === title.replace(/\s?[!?]+$/u, '')
    )
      continue
    if ((isOnlyNouns(name) && words.length < 2 && !isHouse) || person.test(name)) continue
    // “Prosecco, Pizza, Bridget Jones”
    if (isThird && !isNoun && !isNearTime && article === '') continue
    if (
      !isNoun &&
      !isPinned &&
      article === '' &&
      (at < 0 || joined.test(name) || (!isTowned && words.some((word) => aWord.test(word))))
    )
      continue
    const isRoom = roomAlone.test(name)
    const weight =
      (isPinned ? 6 : 0) + (isNoun && !isRoom ? 3 : isRoom ? 0.5 : 1) + (isTowned ? 2 : 0)
    all.push({ name, weight: weight + (isAfterTime ? 0.5 : 0) })
  }
  return all
}
