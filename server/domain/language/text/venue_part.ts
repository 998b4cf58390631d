import { wordsIn } from '#server/domain/language/activity/find.ts'
import { joined, most, titled, withoutEvent } from '#server/domain/language/text/name_behind.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { pictures } from '#server/domain/language/text/openings.ts'
import {
  isBeforeTown,
  isBesideTime,
  isInList,
  isOwnLine,
} from '#server/domain/language/text/own_line.ts'
import { withoutNext } from '#server/domain/language/text/part_of.ts'
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
import { isSeat, nameOfVenue } from '#server/domain/language/text/venue.ts'
import { isNoVenue, type VenueCandidate } from '#server/domain/language/text/venue_candidate.ts'
import {
  articleOfInn,
  isInSeries,
  isKindBefore,
  isMostlyNamed,
  isOwnNoun,
  isOwnWord,
  isShortName,
  legalForm,
  onStreet,
  speaking,
  withoutLabel,
  withoutTown,
} from '#server/domain/language/text/venue_part_name.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** Where a part of a text ends that stands by itself. */
const between = new RegExp(
  String.raw`(?=[,|·•\n()📍]|\s[–—/-]\s|\s{3,}|(?<=\p{L}{3}["”“»]?|['’]\p{L})${titled.source}\. |(?<=\s{3})\. (?=\p{Lu}))`,
  'u',
)

/** What is no name: “Museum? Sind”, “Speaker: Moira O’Neill”, “then pub”. */
const isOther = pattern`[?!]\s|^\p{L}[\p{L} ]{1,20}\s?:\s|^${'text.afterwards'}\s`

/** Pictures and marks before a part of a text, and what pages write there. */
const lead = new RegExp(String.raw`^(?:[\s–—•·*_~-]|${pictures})+`, 'u')

const label = pattern`^${'text.label_other'}\s*:\s*`

/** “Mismo sitio: Casa Lucio”, “toujours salle Berlioz” */
const samePlace = pattern`^${'text.same_place'}(?:\s*:\s*|\s+)(?=\S)`

/** “Dr Patel”, “Frau Yilmaz”: a person. */
const person = pattern`^${'text.salutation_title'}\.?\s\p{Lu}`

/** Whether a text begins with what takes place and a colon: “Ausstellung: …”. */
export function isOfEvent(text: string): boolean {
  const [, kind = ''] = /^[^\p{L}]*([\p{L}]{3,20})\s?:\s/u.exec(text) ?? []
  return wordsIn(kind).some(isEventWord)
}

/** “Saal 1” is in the house that a ticket names as well. */
const roomAlone = pattern`^${oneOf('text.numbered_room', 'text.numbered_venue')}\s\d{1,2}$`

const whereFirst = pattern`^${oneOf('text.small_before', 'text.venue_before', 'activity.at_venue')}\s`

/** “le Bar’Ouf” */
const smallArticle = patternWith('u')`^${'text.venue_article'}(?:\s+|(?<=['’]))(?=\p{Lu})`

/** Names that are a part of a text of their own. */
export function partsOf(text: string, title: string, inRow: boolean): VenueCandidate[] {
  const [first = title] = title.split(' – ')
  const at = text.toLowerCase().indexOf(first.toLowerCase())
  // Of a title that stands nowhere as it is, the other parts are not known.
  const from = at < 0 ? 0 : at + first.length
  const all: VenueCandidate[] = []
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
