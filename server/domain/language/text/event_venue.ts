import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'
import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { namesEvent } from '#server/domain/language/text/prose.ts'
import { isNameless } from '#server/domain/language/text/nameless.ts'
import type { FoundAddress } from '#server/domain/language/place/found_address.ts'
import { isRow } from '#server/domain/language/text/part_of.ts'
import { nameInWords } from '#server/domain/language/place/name_in_words.ts'
import { meetingPlace, placeBehindTime } from '#server/domain/language/text/meeting_place.ts'
import { asNamed } from '#server/domain/language/text/name_behind.ts'
import {
  isPlace,
  isPlaceName,
  isPlaceNoun,
  namesNoPlace,
} from '#server/domain/language/text/place_name.ts'
import { isQuoted, venueBeside } from '#server/domain/language/text/venue_beside.ts'
import { nameOfVenue, venueIn } from '#server/domain/language/text/venue.ts'

/** What is known of an event of a text. */
interface EventWords {
  /** The text with spaces for its dates. */
  readonly blank: string
  readonly address: FoundAddress | undefined
  readonly title: string
}

/** The name of an event's venue: before its address, or in its title. Null where neither names one. */
export function venueOfEvent(text: string, { blank, address, title }: EventWords): string | null {
  const above = address ? venueIn(blank, address) : null
  // “On fête la crémaillère au 15 rue des Lilas”: what takes place there is not what it is called.
  const found =
    above !== null &&
    above === title &&
    /\s\p{Ll}{3}/u.test(above) &&
    !isPlaceNoun(above) &&
    wordsIn(above).some(namesEvent)
      ? null
      : above
  const venue =
    found === null || (address && labeledVenue(lineOf(blank, address)) !== null)
      ? null
      : (houseIn(found, blank, title) ?? found)
  // What stands in a line above its address with nothing else is what it is, not where.
  const isAbove = venue === title && isAtLineStart(text, address)
  return (
    (isAbove ? null : venue) ??
    (address === undefined ? labeledVenue(blank) : labeledVenue(lineOf(blank, address))) ??
    (address === undefined ? cinemaOfTicket(text) : null) ??
    (address === undefined ? meetingPlace(blank) : null) ??
    (isQuoted(text, title) ? null : nameInTitle(title)) ??
    venueAbove(text, title) ??
    venueOfOrder(text, blank, title) ??
    venueBeside(blank, title, isRow(text.split('\n', 1)[0] ?? '')) ??
    (address === undefined ? placeBehindTime(blank) : null) ??
    placeBehindEvent(title) ??
    (address === undefined && (isPlaceAlone(title) || isTable(text, title)) ? title : null)
  )
}

/** “Reservation …, 4 people”, “table for 2”: what one books for people is where they eat. */
const booked = pattern`(?<!\p{L})${'place.booking'}(?!\p{L})`
const tableFor = pattern`(?<!\p{L})${'place.booking'}\s\d`
const counted = patternWith(
  'giu',
)`\d\s?(?<behind>${'text.people_counted'})(?!\p{L})|(?<!\p{L})(?<before>${'text.people_counted'})\s?:\s?\d`
const tickets = wordsOf('text.ticket')

function isForPeople(text: string): boolean {
  const said = [...text.matchAll(counted)].map(
    ({ groups }) => groups?.['behind'] ?? groups?.['before'],
  )
  return (
    tableFor.test(text) || said.some((word = '') => wordsIn(word).every((one) => !tickets.has(one)))
  )
}

/** Whether a title is what a table is booked at: “Reserva confirmada: Sacha, … 4 personas”. */
function isTable(text: string, title: string): boolean {
  const isOne = booked.test(text) && isForPeople(text)
  return isOne && isPlaceName(title) && /^\p{Lu}/u.test(title) && !wordsIn(title).some(isEventWord)
}

/** “Restaurant: …”, in a booking for people. */
const labeledKind = pattern`(?:^|\n)[^\p{L}\n]{0,4}${oneOf('text.place_noun', 'text.venue_kind')}\s?:\s*`

const labeled = pattern`(?:^|\n|[\p{L})\s][.!?]\s|\s{3})[^\p{L}\n]{0,4}${oneOf('text.label_where', 'text.same_place')}(?:\s\p{Ll}+){0,2}\s*[:?]+\s*(?=\S)`

/** Where a name ends behind such a word: at a mark, before a town or the time. */
const behindName = pattern`\s*(?:[,;|(\n@]|(?<=\p{L}{3}|['’]\p{L})\.(?:\s|$)|\s[–—-]\s|\s{2,}|\s${'text.town_before'}\s\p{L})`

/** The line in which an address stands, up to it. */
function lineOf(text: string, { at }: FoundAddress): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
}

/** What stands behind a word such as “Where:”, where that is a name: “Location: Secret Pub in Bury St Edmunds”. */
function labeledVenue(blank: string): string | null {
  const found = labeled.exec(blank) ?? (isForPeople(blank) ? labeledKind.exec(blank) : null)
  if (!found) return null
  const [said = ''] = blank.slice(found.index + found[0].length).split(behindName, 1)
  const name = nameOfVenue(said, true)
  // “Ort: Aula”
  const isNamed = name !== null && (isPlaceName(name) || isHouse(name))
  return isNamed ? name.charAt(0).toUpperCase() + name.slice(1) : null
}

function isHouse(name: string): boolean {
  return isPlaceNoun(name) && !namesNoPlace(name) && /^\p{Lu}/u.test(name)
}

/** A place in the first line by itself, above its event: “North Cerney Village Hall⏎Tuesday 10.30am Coffee Morning”. */
function venueAbove(text: string, title: string): string | null {
  const [first = ''] = text.split('\n', 1)
  const line = first.trim()
  const at = text.indexOf(title)
  // “Club de Montaña⏎Próxima salida: Siete Picos” says who goes there.
  const isLed = /:\s*$/u.test(text.slice(0, Math.max(0, at)))
  return at > first.length && !isLed && line !== title && isPlace(line) ? line : null
}

/** “Stadtbad Neukölln”, but not “Training auf dem Feld”. */
function isPlaceAlone(title: string): boolean {
  const [first = ''] = title.split(' ', 1)
  return isPlace(title) && !wordsIn(first).some(namesEvent)
}

/** “Flohmarkt Boxhagener Platz”: a place right behind what takes place in it. Null for none. */
function placeBehindEvent(title: string): string | null {
  const [first = '', ...others] = title.split(' ')
  const name = others.join(' ')
  return others.length > 1 && wordsIn(first).some(namesEvent) && isPlace(name) ? name : null
}

/** A seat or a screen, as tickets name them: “Row D 11”, “Screen 4”, “Sala 3 Fila 6”. */
const seat = pattern`(?<!\p{L})${'text.seat'}\s+\p{L}?\d*(?!\p{L})`

/** Behind a film, who may see it and in which language: “(15)”, “(FSK 12)”, “(VOSE)”. */
const rated = /\S\s\((?:\d{1,2}A?|FSK ?\d{1,2}|PG|U|VF|VO|VOST?F?|VOSE|OmU|OV)\)\s*$/u

/** The cinema above the film of a ticket: “CURZON SOHO⏎Sentimental Value (15)⏎…⏎Row D 11”. Null for none. */
function cinemaOfTicket(text: string): string | null {
  const lines = text.split('\n')
  const film = lines.findIndex((line) => rated.test(line))
  const house = lines[film - 1]?.trim() ?? ''
  if (film < 1 || !seat.test(lines.slice(film).join('\n'))) return null
  return /\d{2}/u.test(house) ? null : nameOfVenue(house, false)
}

const ordered = wordsOf('text.ticket', 'text.booked_thing')

/**
 * What stands between what was ordered and its day, each in a line of its own: “Your order: The Nutcracker⏎Linden Opera, stalls⏎Friday …”.
 * In an announcement the line may say who plays. Null for none.
 */
function venueOfOrder(text: string, blank: string, title: string): string | null {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.trim().endsWith(title))
  const [line = '', next = ''] = [lines[at + 1], lines[at + 2]]
  const blankOf = (index: number) => blank.split('\n')[index] ?? ''
  const isDated = /^\s/u.test(blankOf(at + 2)) && blankOf(at + 2) !== next
  if (at !== 0 || !isDated || blankOf(at + 1) !== line) return null
  if (!wordsIn(lines[at] ?? '').some((word) => ordered.has(word))) return null
  const [said = ''] = line.split(/,\s|\s[–—|-]\s|\s\(/u, 1)
  const name = nameOfVenue(said, false)
  return name !== null && isPlaceName(name) ? name : null
}

const inTown = pattern`^\s${'text.town_before'}\s`

/** The house in a town that stands before an address: “im Vereinsheim in Gera, Wuitzer Straße 2”. Null for none. */
function houseIn(town: string, blank: string, title: string): string | null {
  if (isPlaceNoun(town)) return null
  const house = venueBeside(blank, title)
  if (house === null || house === town || !isPlaceNoun(house)) return null
  const at = blank.toLowerCase().indexOf(house.toLowerCase())
  const behind = at < 0 ? '' : blank.slice(at + house.length)
  const lead = inTown.exec(behind)?.[0] ?? ''
  return lead !== '' && behind.slice(lead.length).startsWith(town) ? house : null
}

/** Whether an address begins its line. */
function isAtLineStart(text: string, address: FoundAddress | undefined): boolean {
  const line =
    text
      .slice(0, address?.at ?? 0)
      .split('\n')
      .at(-1) ?? ''
  return !/\p{L}/u.test(line)
}

/** “Feier bei Jana” */
const atHome = patternWith('iu')`(?<!\p{L})${'text.at_somebody'}\s$`

/** From how many characters on a title is short enough without its venue, and how many must be left of it. */
const [long, least] = [45, 12]

/** The same where a name is left, as “Toulouse-Lautrec” of “Toulouse-Lautrec en la Fundación Canal”. */
const longForName = 34

const whereBehind = pattern`[\s,–]+(?:${oneOf('text.venue_before', 'text.small_before', 'text.town_before')}\s|@\s?)(?:${'text.venue_article'}\s)?$`

/** A long title without its venue and what is said behind it: “SV Wuppertal gegen Münster in der Sporthalle Gathe”. */
export function withoutVenue(title: string, venue: string): string {
  const at = placeIn(title, venue)
  if (at < 0 || title.length < longForName) return title
  const before = title.slice(0, at)
  const left = before.replace(whereBehind, '')
  const isEvent = wordsIn(left).some(isDone)
  if (isEvent && title.length < long) return title
  const isLeft = left !== before && (left.length >= least || isEvent) && isNamed(left)
  return isLeft ? left : title
}

/** “Christmas concert” names something, “Concert” does not. */
function isNamed(text: string): boolean {
  return !isNameless(text) || (wordsIn(text).length > 1 && wordsIn(text).some(namesEvent))
}

function isDone(word: string): boolean {
  return namesEvent(word) || (word.length > 3 && isActivityWord(word))
}

const tables = wordsOf('text.table')

/** Whether a title says only that a table is booked: “We confirm your table”, “Ihre Reservierung ist bestätigt”. */
export function isOfTable(text: string, title: string): boolean {
  const words = wordsIn(title)
  const isBooking = booked.test(title) && isForPeople(text)
  return (isBooking || words.some((word) => tables.has(word))) && !words.some(isEventWord)
}

/** Where the name of a venue stands in a title, which may have its first word with another ending; below 0 for nowhere. */
function placeIn(title: string, venue: string): number {
  const [text, name] = [title.toLowerCase(), venue.toLowerCase()]
  const at = text.lastIndexOf(name)
  return at < 0 ? text.lastIndexOf(name.replace(/^(\S+e) /u, '$1n ')) : at
}

/** “Tim und Lea” */
const people = patternWith('u')`^\p{Lu}\p{Ll}+\s(?:${'text.joins'}|&)\s\p{Lu}\p{Ll}+$`

const ofName = patternWith('u')`\p{Lu}\p{L}* ${'text.name_of'}\s$`

/** The venue in a title such as “Your reservation at Quo Vadis is confirmed”; null where it is only a title. */
function nameInTitle(title: string): string | null {
  const name = nameInWords(title)
  if (name === null || name === title || namesNoPlace(name)) return null
  // “Party at Lena’s” is where she lives.
  if (/^\p{Lu}\p{Ll}+['’]\p{Ll}$/u.test(name)) return null
  // “Casa do Zé” is all of a name.
  const before = title.slice(0, title.lastIndexOf(name))
  if (atHome.test(before) && (!/\s/u.test(name) || people.test(name))) return null
  return ofName.test(before) ? null : asNamed(name, before)
}
