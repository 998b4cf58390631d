import { numberAt, type Read, readWeekday } from '#server/domain/language/time/day.ts'
import { isCounted, isMoney } from '#server/domain/language/time/counted.ts'
import { isHourOfPart, readPartOfHour } from '#server/domain/language/time/hour_of_part.ts'
import { isHouseNumber } from '#server/domain/language/time/house_number.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import {
  readMinutesBehind,
  readSpoken,
  withMinutes,
} from '#server/domain/language/time/spoken_clock.ts'
import {
  doorWords,
  openWords,
  parts,
  type Part,
  startWords,
} from '#server/domain/language/time/words.ts'
import {
  type ClockOptions,
  unitAt,
  type WrittenClock,
} from '#server/domain/language/time/written_clock.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const ishWords = wordsOf('time.ish')
const beforePart = wordsOf('time.before_part')
const meals = wordsOf('time.meal_part')
const tomorrowOrMorning = wordsOf('time.tomorrow_or_morning')

const half = /^(am|pm)$/

/** A time of day that begins at a token, with the part of the day after it; null for none. */
export function readClock(
  tokens: readonly Token[],
  index: number,
  options: ClockOptions,
): Read<WrittenClock> | null {
  const read = readSpoken(tokens, index, options) ?? readDigits(tokens, index, options)
  if (!read) return null
  const part =
    readPart(tokens, read.next) ??
    (read.value.hour <= 12 ? readPartOfHour(tokens, read.next) : null)
  if (!part) return read
  // “11a–2p brunch”: it says when, and names what takes place.
  const isMeal = meals.has(tokens[part.next - 1]?.text ?? '')
  return { value: { ...read.value, part: part.value }, next: isMeal ? read.next : part.next }
}

function readDigits(
  tokens: readonly Token[],
  index: number,
  options: ClockOptions,
): Read<WrittenClock> | null {
  const military = readMilitary(tokens, index)
  if (military) return military
  const hour = numberAt(tokens, index, 2)
  if (hour === null || hour > 24 || isDigitBefore(tokens, index)) return null
  const colon = minutesAfter(tokens, index, /^:$/)
  if (colon !== null) {
    const seconds = minutesAfter(tokens, index + 2, /^:$/)
    const next = seconds === null ? index + 3 : index + 5
    const isOpen = isOfEvening(tokens, index, options)
    return ended(tokens, next, { hour, minute: colon, isOpen }, options)
  }
  // “17,30 h” is a time, “17,30” a price.
  const dot = minutesAfter(tokens, index, unitAt(tokens, index + 3) ? /^[.,]$/ : /^\.$/)
  if (dot !== null) {
    const isTime =
      options.isAsked || options.isAfterDay || hasUnit(tokens, index + 3) || isBegin(tokens, index)
    if (!isTime || isMoney(tokens[index + 3])) return null
    const isOpen = isOfEvening(tokens, index, options)
    return ended(tokens, index + 3, { hour, minute: dot, isOpen }, options)
  }
  const unit = unitAt(tokens, index + 1)
  if (unit !== null) return withUnit(tokens, index, hour, unit)
  const isDay = isPlace(tokens, index + 1, { hour, language: options.language })
  const asHalf = isDay ? null : readHalf(tokens, index + 1)
  if (asHalf && hour >= 1 && hour <= 12) {
    return {
      value: { hour, minute: 0, half: asHalf.value, isOpen: false, part: null },
      next: asHalf.next,
    }
  }
  const about = endOfIsh(tokens, index + 1)
  if (about !== null && hour >= 1 && hour <= 12 && !isCounted(tokens, about)) {
    return { value: { hour, minute: 0, half: null, isOpen: true, part: null }, next: about }
  }
  const isAsked = options.isAsked || (options.isAfterDay && isHourOfPart(tokens, index))
  if (!isAsked || isMoney(tokens[index + 1]) || isCounted(tokens, index + 1)) return null
  if (isHouseNumber(tokens, index)) return null
  const value = { hour, minute: 0, half: null, isOpen: hour >= 1 && hour <= 12, part: null }
  const behind = hour > 0 ? readMinutesBehind(tokens, index + 1, false) : null
  if (behind) return { value: withMinutes(value, behind.value), next: behind.next }
  return { value, next: index + 1 }
}

/** Whether a word such as “start” or “doors” stands right before a time, or in its label. */
function isBegin(tokens: readonly Token[], index: number): boolean {
  let at = index - 1
  while (at > index - 3 && (tokens[at]?.raw === ':' || openWords.has(tokens[at]?.text ?? '')))
    at -= 1
  const word = tokens[at]?.text ?? ''
  return startWords.has(word) || doorWords.has(word)
}

/** `1800 hrs`, `1930h`, `1930 Uhr` */
function readMilitary(tokens: readonly Token[], index: number): Read<WrittenClock> | null {
  const digits = tokens[index]?.raw.length === 4 ? numberAt(tokens, index, 4) : null
  const unit = digits === null ? null : unitAt(tokens, index + 1)
  const [hour, minute] = [Math.floor((digits ?? 0) / 100), (digits ?? 0) % 100]
  if (!unit || hour > 24 || minute > 59 || isDigitBefore(tokens, index)) return null
  return { value: { hour, minute, half: null, isOpen: false, part: null }, next: unit.next }
}

/** The index after the ending of `8ish` and `8-ish`; null where there is none. */
function endOfIsh(tokens: readonly Token[], index: number): number | null {
  const at = tokens[index]?.raw === '-' ? index + 1 : index
  const isIt = ishWords.has(tokens[at]?.text ?? '') && tokens[at]?.isGlued === true
  return isIt ? at + 1 : null
}

/** Whether an hour with minutes, which is as written, is one of the evening: “supper 7.45”. */
function isOfEvening(
  tokens: readonly Token[],
  index: number,
  { language, isEvening = false }: ClockOptions,
): boolean {
  const isShort = tokens[index]?.raw.length === 1 && tokens[index]?.raw !== '0'
  return isEvening && isShort && (language ?? 'en') === 'en'
}

/** `20h30`, `19 Uhr 30`, `8 o'clock`, `8 uur`. */
function withUnit(
  tokens: readonly Token[],
  index: number,
  hour: number,
  unit: Read<string>,
): Read<WrittenClock> | null {
  const minutes = tokens[unit.next]?.raw.length === 2 ? numberAt(tokens, unit.next, 2) : null
  const isMinute =
    minutes !== null &&
    minutes < 60 &&
    !isDateNext(tokens, unit.next) &&
    !isOfOther(tokens, index, unit.next)
  const isSpoken = unit.value === "o'clock" || unit.value === 'uur'
  const spoken = isMinute ? null : readMinutesBehind(tokens, unit.next)
  const isOpen = (isSpoken || spoken !== null) && hour >= 1 && hour <= 12
  const value = { hour, minute: isMinute ? minutes : 0, half: null, isOpen, part: null }
  if (spoken) return { value: withMinutes(value, spoken.value), next: spoken.next }
  const next = isMinute ? unit.next + 1 : unit.next
  const late = isMinute ? null : endOfQuarter(tokens, next)
  return late === null ? { value, next } : { value: { ...value, minute: 15 }, next: late }
}

/** The index after `c.t.`, a quarter of an hour later, as universities write it; null where there is none. */
function endOfQuarter(tokens: readonly Token[], index: number): number | null {
  const written = tokens.slice(index, index + 4).map(({ text }) => text)
  return written.join('') === 'c.t.' ? index + 4 : null
}

/** Whether a number behind an hour is on the next line, or that of a house: “18h 12 quai de Valmy”, but “18 h 30 rue …”. */
function isOfOther(tokens: readonly Token[], hour: number, index: number): boolean {
  const minutes = tokens[index]
  if (minutes === undefined || minutes.isGlued) return false
  const isSpaced = tokens[hour + 1]?.isGlued !== true && Number(minutes.raw) % 5 === 0
  return minutes.isFirst || (!isSpaced && isHouseNumber(tokens, index))
}

function isDateNext(tokens: readonly Token[], index: number): boolean {
  return /^[./]$/.test(tokens[index + 1]?.raw ?? '') && tokens[index + 2]?.kind === 'number'
}

function ended(
  tokens: readonly Token[],
  index: number,
  time: { hour: number; minute: number; isOpen: boolean },
  { language }: ClockOptions,
): Read<WrittenClock> | null {
  const asHalf = isPlace(tokens, index, { hour: time.hour, language })
    ? null
    : readHalf(tokens, index)
  if (asHalf) {
    if (time.hour < 1 || time.hour > 12) return null
    return { value: { ...time, half: asHalf.value, isOpen: false, part: null }, next: asHalf.next }
  }
  const unit = unitAt(tokens, index)
  return { value: { ...time, half: null, part: null }, next: unit?.next ?? index }
}

/** Whether “am” is no half of a day but stands before a place or a day: “18:30 am Alexanderplatz”, in German “9:30 am See”. */
function isPlace(
  tokens: readonly Token[],
  index: number,
  { hour, language }: { readonly hour: number; readonly language: ClockOptions['language'] },
): boolean {
  const [token, after] = [tokens[index], tokens[index + 1]]
  const isAm = token?.raw === 'am' && token.isGlued === false
  return isAm && (hour > 12 || language === 'de') && after?.kind === 'word' && !after.isFirst
}

/** The minutes after an hour and a mark; null for none. */
export function minutesAfter(tokens: readonly Token[], index: number, mark: RegExp): number | null {
  const [separator, minutes] = [tokens[index + 1], tokens[index + 2]]
  if (!separator?.isGlued || !mark.test(separator.raw) || !minutes?.isGlued) return null
  if (minutes.kind !== 'number' || minutes.raw.length !== 2 || Number(minutes.raw) > 59) return null
  return Number(minutes.raw)
}

/** A half of the day behind a time: `am`, `pm`, `p.m.`; null for none. */
export function readHalf(tokens: readonly Token[], index: number): Read<'am' | 'pm'> | null {
  const token = tokens[index]
  if (token && half.test(token.text)) return { value: token.text as 'am' | 'pm', next: index + 1 }
  if (token && isLetterOfTime(tokens, index)) {
    return { value: token.text === 'a' ? 'am' : 'pm', next: index + 1 }
  }
  const isDotted = tokens[index + 1]?.raw === '.' && tokens[index + 2]?.text === 'm'
  if (!isDotted || !/^[ap]$/.test(token?.text ?? '')) return null
  const next = tokens[index + 3]?.raw === '.' ? index + 4 : index + 3
  return { value: token?.text === 'a' ? 'am' : 'pm', next }
}

/** The letters of `7p-10p`, `11a–2p`, `7:30p` and “Fri 8p”; alone they are anything else. */
function isLetterOfTime(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (token?.isGlued !== true || !/^[ap]$/.test(token.raw)) return false
  if (isLetterEnd(tokens[index + 1]) && isBehindTime(tokens, index)) return true
  const around = tokens.slice(Math.max(0, index - 6), index + 7)
  const text = around.reduce((all, { raw, isGlued }) => all + (isGlued ? raw : ` ${raw}`), '')
  return /(?<![\p{L}\d])\d{1,2}(?::\d\d)?[ap] ?[-–—] ?\d{1,2}(?::\d\d)?[ap](?![\p{L}\d])/u.test(
    text,
  )
}

/** Whether a letter is not the beginning of a name or a number. */
function isLetterEnd(token: Token | undefined): boolean {
  return token === undefined || !token.isGlued || /^[,.;:!?)]$/.test(token.raw)
}

/** Whether minutes stand right before an index, or an hour with a day of the week before it. */
function isBehindTime(tokens: readonly Token[], index: number): boolean {
  const [first, mark, minutes] = [tokens[index - 3], tokens[index - 2], tokens[index - 1]]
  const isHour = minutes?.kind === 'number' && minutes.raw.length <= 2
  if (!isHour) return false
  const isMinute = minutes.isGlued && mark?.isGlued === true && /^[:.]$/.test(mark.raw)
  return isMinute ? first?.kind === 'number' : readWeekday(tokens, index - 2, 'en') !== null
}

/** Whether a unit of time or a half of the day stands at an index: `Uhr`, `h`, `pm`. */
export function hasUnit(tokens: readonly Token[], index: number): boolean {
  return unitAt(tokens, index) !== null || readHalf(tokens, index) !== null
}

/** `in the evening`, `abends`, `du soir`, `de la tarde`, `'s avonds`. */
function readPart(tokens: readonly Token[], index: number): Read<Part> | null {
  for (let ahead = 0; ahead < 4; ahead += 1) {
    const token = tokens[index + ahead]
    if (!token) return null
    const part = parts.get(token.text)
    // “A las nueve mañana” is tomorrow, “a las nueve de la mañana” the morning.
    if (ahead === 0 && tomorrowOrMorning.has(token.text)) return null
    if (part) return { value: part, next: index + ahead + 1 }
    if (!/^['’]$/.test(token.text) && !beforePart.has(token.text)) return null
  }
  return null
}

/** Whether a number goes on from digits, a mark or a sign of money right before it. */
export function isDigitBefore(tokens: readonly Token[], index: number): boolean {
  const [token, before] = [tokens[index], tokens[index - 1]]
  return (
    token?.isGlued === true && before !== undefined && /^[\d.,/:$€£#]$/.test(before.raw.slice(-1))
  )
}
