import { leadingPlease } from '#server/domain/language/text/commands.ts'
import { ticketNumber } from '#server/domain/language/text/ticket_number.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import {
  oneOf,
  oneOfSpelled,
  pattern,
  patternWith,
  startsEitherWay,
} from '#server/domain/language/words/pattern.ts'

/** A line that says only that what is below it was passed on. */
const passedOn = pattern`^[^\p{L}\n]{0,5}${'text.passed_on'}[^\p{L}\n]{0,5}\n+`
const confirmed = wordsOf('text.confirmed')
const booked = wordsOf('text.booked_thing')

/** The number of an order in a line of its own: “Order no. 8841-220756”. */
const ordered = pattern`^${ticketNumber}[^\p{L}\n]*\n+`

/** The code of a booking below such a notice: “Localizador: XK92LM”. */
const coded = /^\p{L}[\p{L} .-]{2,24}:\s*(?=[\p{Lu}-]*\d)(?=[\d-]*\p{Lu})[\p{Lu}\d-]{5,14}\s*\n+/u

/**
 * What a text says above or before what was booked: that it was passed on, is confirmed, or was ordered under a number; `isLater`
 * where something of that kind stood above it. Empty for none.
 */
export function noticeAbove(text: string, isLater: boolean): string {
  const [line = ''] = /^[^\n]*\n\s*/u.exec(text) ?? []
  const [sentence = ''] = /^[^\n.!]{3,60}[.!]+ +(?=["“„«]?[\p{Lu}\d])/u.exec(text) ?? []
  const said = [sentence, line].find(isNotice) ?? (isThanks(line) || isOrder(line) ? line : '')
  const code = isLater ? coded.exec(text)?.[0] : undefined
  return passedOn.exec(text)?.[0] ?? (said || (ordered.exec(text)?.[0] ?? code ?? ''))
}

/** A table that is booked, and the name behind “at”: “Your reservation at Brat is confirmed” names where. */
const booking = pattern`(?<!\p{L})${'place.booking'}(?!\p{L})`
const atName = patternWith(
  'u',
)`(?<!\p{L})${oneOf('text.venue_before', 'activity.at_venue')}\s\p{Lu}`

/** Whether words name where something is: “Your table at Brat”. */
export function namesWhere(said: string): boolean {
  return atName.test(said)
}

const yours = patternWith('u')`^${oneOfSpelled(startsEitherWay, 'text.to_reader')}(?!\p{L})`

/** “Ihre Bestellung bei Eventim”, in a line above what was ordered. */
function isOrder(line: string): boolean {
  const words = wordsIn(line)
  return (
    line !== '' &&
    words.length <= maxOrder &&
    yours.test(line) &&
    !booking.test(line) &&
    !line.includes(':') &&
    words.some((word) => booked.has(word))
  )
}

/** The most words of such a line. */
const maxOrder = 6

/** Whether words say only that something booked is confirmed: “Booking confirmed ✔”, “Your order is confirmed. …”. */
export function isNotice(said: string): boolean {
  const words = wordsIn(said)
  return (
    said.trim().length <= maxNotice &&
    !(booking.test(said) && namesWhere(said)) &&
    words.some((word) => confirmed.has(word)) &&
    words.some((word) => booked.has(word))
  )
}

const thanks = pattern`^¡?${'text.thanks'}(?!\p{L})`

/** “Thank you for your order no. 4471120”, in a line above what was ordered. */
function isThanks(line: string): boolean {
  const isThanked = thanks.test(line) && !leadingPlease.test(line)
  return isThanked && line.length <= maxThanks && wordsIn(line).some((word) => booked.has(word))
}

/** The most characters of such lines. */
const [maxNotice, maxThanks] = [60, 80]

/** A line that says when something was ordered, or under which number: “Bestelldatum: 01.12.2026”. */
const orderLine = patternWith(
  'gimu',
)`^[^\p{L}\n]{0,4}${'text.order_label'}\s*[:#]?\s*(?=[#\p{Lu}]{0,4}\d)[^\n]*(?:\n|$)`

/** A text without such lines: their dates are not those of what was ordered. As it was where nothing else is left. */
export function withoutOrderLines(text: string): string {
  const left = text.replace(orderLine, '')
  return /\p{L}{2}/u.test(left) ? left : text
}
