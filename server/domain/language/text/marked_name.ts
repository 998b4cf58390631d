import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { ticketNumber } from '#server/domain/language/text/ticket_number.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { parts, weekdays } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern } from '#server/domain/language/words/pattern.ts'

/** What somebody tells of: “book”, “Buchtipp”, “resto”. */
const kinds = wordsOf('text.thing_kind')

/** Who told of it: “i mentioned”, “que me recomendó Ana”. */
const told = wordsOf('text.told_of')

/** “Your train tickets: …”, “Votre billet : …” */
const yours = pattern`^${'text.yours'}\s`

/** What a notice says of an event that has moved: “Konzert verschoben: …”. */
const moved = wordsOf('time.moved')

/** “Brunch idea: …”, “Restauranttipp: …”: what somebody passes on. */
const tips = wordsOf('text.tip_word')

/** Where it is, or that one meets there: “vorm Liquidrom”, “Treffen …”, which answer a question and name nothing. */
const where = pattern`^${oneOf('text.venue_before', 'text.small_before', 'text.venue_near', 'activity.at_venue', 'activity.at_venue_of')}\s`

/** A name as it begins: with a capital letter, a number or a quote. */
const name = /^["“„«‘'¡¿(]*[\p{Lu}\d]/u

/** “Movie? …”, “¿Vamos al teatro? …”: a question, before the name that it is about. */
const asking = /^([^.!?\n]{2,45}?)\s?\?+\s+/u

/** “y a …”, “im Moviemento läuft nochmal …” */
const shownBefore = pattern`^(?:[^.!?:,\n]{0,40}?(?<![\p{L}’']))${'text.is_shown'}\s+(?:${'text.adverb_before_thing'}\s+)*`

/** “Libro que me recomendó Ana: …”: what it is, before its name. */
const telling = /^([^:?\n]{3,60}?)\s?:\s+/u

/** A colon, and a name of several words in quotes behind it. */
const colonBeforeQuote =
  /^[^:?\n"“„«]{3,60}?\s?:\s+(?=["“„«][\p{Lu}\d¿¡ ][^"”“»\n]{0,60}\s[^"”“»\n]{1,60}["”“»])/u

/** “Ticket #4471-8820 …”, “2 tickets for …” */
const numbered = pattern`^${ticketNumber}(?:\s*[:,–-]\s*|\s+)(?=\p{L})`
const tickets = pattern`^(?:[\p{L}'’ ]{1,20}\s)?\d{1,2}\s?${'text.tickets_of'}\s+`

/** “Your tickets for Stewart Lee: Man-Wulf”, of which the colon is a part of the name. */
const ownTickets = pattern`^${'text.yours'}\s${'text.tickets_of'}\s+`

/** How many characters of a text are looked at. */
const most = 200

/** The most words of a thing in small letters. */
const maxThing = 8

/**
 * How many characters stand before the name that a text marks: a question, a kind of thing with a colon, the number of a ticket.
 * 0 where it marks none.
 */
export function beforeMarkedName(text: string): number {
  const start = text.slice(0, most)
  const ticket = numbered.exec(start) ?? tickets.exec(start) ?? ownTickets.exec(start)
  if (ticket && name.test(start.slice(ticket[0].length))) return ticket[0].length
  const asked = asking.exec(start)
  if (asked && saysNoName(asked[1] ?? '')) {
    const shown = shownBefore.exec(start.slice(asked[0].length))?.[0].length ?? 0
    const rest = start.slice(asked[0].length + shown)
    if (isNamed(rest) && !isMeeting(rest)) return asked[0].length + shown
  }
  const said = telling.exec(start)
  if (said && tellsOf(said[1] ?? '') && isNamed(start.slice(said[0].length))) return said[0].length
  if (said && isOfKind(said[1] ?? '') && isThing(start.slice(said[0].length))) return said[0].length
  // “Long read for the train: "The man who swam the Thames", …”
  const quoted = colonBeforeQuote.exec(start)
  // “Book club: "The Dispossessed"” is what one goes to, and so is any other name of two words.
  const isSaying = quoted !== null && !/\d/.test(quoted[0]) && wordsIn(quoted[0]).length > 2
  return isSaying ? quoted[0].length : 0
}

/** “Receta de la abuela”: what a thing is, and at most whose. */
function isOfKind(words: string): boolean {
  const all = wordsIn(words)
  return kinds.has(all[0] ?? '') && all.length > 1 && all.length <= 5 && !/\d/.test(words)
}

/** Whether a text begins with a thing in small letters: two to eight words until the first mark. */
function isThing(text: string): boolean {
  const [first = ''] = text.split(/[,.;:!?\n(]|\s[–—-]\s/u, 1)
  const count = first.trim().split(/\s+/u).length
  return /^\p{Ll}{3}/u.test(text) && count > 1 && count <= maxThing && !isOnlyPlain(first)
}

/** Whether a name stands at the beginning of a text, and no time. */
function isNamed(text: string): boolean {
  const [first = ''] = text.split(/[,.;:!?\n]|\s[–—-]\s/u, 1)
  return name.test(text) && /\p{L}{2}/u.test(first) && !isOnlyPlain(first) && !saysOnlyWhat(first)
}

/** Whether a text begins with where one meets rather than with a name. */
function isMeeting(text: string): boolean {
  const [first = ''] = wordsIn(text)
  return where.test(text) || (isEventWord(first) && isOnlyPlain(first))
}

/** Whether words are only what people do, such as “Concert”. */
function saysOnlyWhat(text: string): boolean {
  return wordsIn(text).every((word) => isEventWord(word) || isActivityWord(word))
}

/** Whether words before a question mark name nothing: none but the first has a capital letter. */
function saysNoName(words: string): boolean {
  const [first = '', ...others] = words.replace(/^[¿\s]+/u, '').split(/\s+/u)
  return (
    // “Theater am Freitag? …”
    others.every((word) => !/^\p{Lu}/u.test(word) || isKind(word) || isDay(word)) &&
    (others.length > 0 || isKind(first))
  )
}

/** Whether words before a colon say what a thing is, and perhaps who told of it, and name none. */
function tellsOf(given: string): boolean {
  const words = given.replace(yours, '')
  const all = wordsIn(words)
  if (/\d/.test(words) || all.length > 10) return false
  if (words !== given && all.some((word) => kinds.has(word))) return true
  if (all.some((word) => told.has(word) || moved.has(word)) && all.some(isKind)) return true
  const [first = '', second, ...others] = all
  if (others.length === 0 && isKind(first) && tips.has(second ?? '')) return true
  if (!kinds.has(first)) return false
  // “Movie night: Stalker” is called so, “peli pendiente: El 47” is not.
  return second === undefined || others.length > 0 || !isOnlyPlain(second)
}

function isDay(word: string): boolean {
  return wordsIn(word).every((one) => weekdays.has(one) || parts.has(one))
}

function isKind(word: string): boolean {
  return wordsIn(word).some((one) => kinds.has(one) || isEventWord(one) || isActivityWord(one))
}
