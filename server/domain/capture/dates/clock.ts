import { numberAt, type Read } from '#server/domain/capture/dates/day.ts'
import type { Language } from '#server/domain/capture/dates/language.ts'
import type { Token } from '#server/domain/capture/dates/tokens.ts'
import { hours, parts, setOf, type Part } from '#server/domain/capture/dates/words.ts'

/** A time of day as it is written. */
export interface WrittenClock {
  readonly hour: number
  readonly minute: number
  /** am or pm; null where neither stands with it. */
  readonly half: 'am' | 'pm' | null
  /** Whether it may be twelve hours later: “at 7”, “half past six”. */
  readonly isOpen: boolean
  readonly part: Part | null
}

const unitWords = setOf('h hs hrs hr heures heure horas hora ore uhr uur u o')
const half = /^(am|pm)$/
const quarterWords = setOf('quarter viertel kwart')
const pastWords = setOf('past nach over after')
const beforeWords = setOf('to vor voor before')
const noonWords = setOf('noon midday mittag midi mediodia mezzogiorno poludnie')
const midnightWords = setOf(`
  midnight mitternacht minuit medianoche mezzanotte middernacht polnoc polnocy`)

/** How a time is read. */
export interface ClockOptions {
  readonly language: Language | null
  /** Whether a word such as “at” stands before it. */
  readonly isAsked: boolean
  /** Whether a day stands right before it, so that `19.30` is a time. */
  readonly isAfterDay: boolean
  /** Whether it is about something that people rather do in the evening. */
  readonly isEvening?: boolean
  /** Whether a day stands right before or after it, so that `noon` is a time. */
  readonly isBeside?: boolean
}

/** A time of day that begins at a token, with the part of the day after it; null for none. */
export function readClock(
  tokens: readonly Token[],
  index: number,
  options: ClockOptions,
): Read<WrittenClock> | null {
  const read = readSpoken(tokens, index, options) ?? readDigits(tokens, index, options)
  if (!read) return null
  const part = readPart(tokens, read.next)
  return part ? { value: { ...read.value, part: part.value }, next: part.next } : read
}

function readDigits(
  tokens: readonly Token[],
  index: number,
  options: ClockOptions,
): Read<WrittenClock> | null {
  const hour = numberAt(tokens, index, 2)
  if (hour === null || hour > 24 || isDigitBefore(tokens, index)) return null
  const colon = minutesAfter(tokens, index, /^:$/)
  if (colon !== null) {
    const seconds = minutesAfter(tokens, index + 2, /^:$/)
    const next = seconds === null ? index + 3 : index + 5
    const isShort = tokens[index]?.raw.length === 1 && isOpenLanguage(options)
    return ended(tokens, next, { hour, minute: colon, isOpen: isShort && hour > 0 })
  }
  const dot = minutesAfter(tokens, index, /^\.$/)
  if (dot !== null) {
    const isTime = options.isAsked || options.isAfterDay || hasUnit(tokens, index + 3)
    if (!isTime || isMoney(tokens[index + 3])) return null
    const isShort = tokens[index]?.raw.length === 1 && isOpenLanguage(options)
    return ended(tokens, index + 3, { hour, minute: dot, isOpen: isShort && hour > 0 })
  }
  const unit = unitAt(tokens, index + 1)
  if (unit !== null) return withUnit(tokens, index, hour, unit)
  const asHalf = readHalf(tokens, index + 1)
  if (asHalf && hour >= 1 && hour <= 12) {
    return {
      value: { hour, minute: 0, half: asHalf.value, isOpen: false, part: null },
      next: asHalf.next,
    }
  }
  if (!options.isAsked || isMoney(tokens[index + 1]) || isCounted(tokens, index + 1)) return null
  return {
    value: { hour, minute: 0, half: null, isOpen: hour >= 1 && hour <= 12, part: null },
    next: index + 1,
  }
}

/** Whether an hour in one digit may be one of the evening. */
function isOpenLanguage({ language, isEvening = false }: ClockOptions): boolean {
  return language === 'en' || (language === null && isEvening)
}

/** `20h30`, `19 Uhr 30`, `8 o'clock`, `8 uur`. */
function withUnit(
  tokens: readonly Token[],
  index: number,
  hour: number,
  unit: Read<string>,
): Read<WrittenClock> | null {
  const minutes = tokens[unit.next]?.raw.length === 2 ? numberAt(tokens, unit.next, 2) : null
  const isMinute = minutes !== null && minutes < 60 && !isDateNext(tokens, unit.next)
  const isOpen = (unit.value === "o'clock" || unit.value === 'uur') && hour >= 1 && hour <= 12
  const value = { hour, minute: isMinute ? minutes : 0, half: null, isOpen, part: null }
  const spoken = isMinute ? null : readAndHalf(tokens, unit.next)
  if (spoken) return { value: { ...value, minute: 30 }, next: spoken.next }
  return index >= 0 ? { value, next: isMinute ? unit.next + 1 : unit.next } : null
}

function isDateNext(tokens: readonly Token[], index: number): boolean {
  return /^[./]$/.test(tokens[index + 1]?.raw ?? '') && tokens[index + 2]?.kind === 'number'
}

function ended(
  tokens: readonly Token[],
  index: number,
  time: { hour: number; minute: number; isOpen: boolean },
): Read<WrittenClock> | null {
  const asHalf = readHalf(tokens, index)
  if (asHalf) {
    if (time.hour < 1 || time.hour > 12) return null
    return { value: { ...time, half: asHalf.value, isOpen: false, part: null }, next: asHalf.next }
  }
  const unit = unitAt(tokens, index)
  return { value: { ...time, half: null, part: null }, next: unit?.next ?? index }
}

/** `half past six`, `quarter to eight`, `halb acht`, `ocho y media`, `noon`, `8` in words. */
function readSpoken(
  tokens: readonly Token[],
  index: number,
  { language, isAsked, isBeside = false }: ClockOptions,
): Read<WrittenClock> | null {
  const token = tokens[index]
  if (token?.kind !== 'word') return null
  const named = isAsked || isBeside ? readNoon(tokens, index) : null
  if (named) return named
  if (token.text === 'halb' || (token.text === 'half' && language === 'nl')) {
    const hour = hourAt(tokens, index + 1)
    return hour ? { value: clockAt(hour.value - 1 || 12, 30), next: hour.next } : null
  }
  if (token.text === 'half' && tokens[index + 1]?.text === 'past') {
    const hour = hourAt(tokens, index + 2)
    return hour ? { value: clockAt(hour.value, 30), next: hour.next } : null
  }
  if (quarterWords.has(token.text)) {
    const word = tokens[index + 1]?.text ?? ''
    const hour = hourAt(tokens, index + 2)
    if (!hour) return null
    if (pastWords.has(word)) return { value: clockAt(hour.value, 15), next: hour.next }
    return beforeWords.has(word)
      ? { value: clockAt(hour.value - 1 || 12, 45), next: hour.next }
      : null
  }
  // “At Otto” is a place.
  const isName = /^\p{Lu}/u.test(token.raw)
  const hour = isAsked && !isName ? hours.get(token.text) : undefined
  if (hour === undefined) return null
  const half = readAndHalf(tokens, index + 1)
  const unit = unitAt(tokens, index + 1)
  return { value: clockAt(hour, half ? 30 : 0), next: half?.next ?? unit?.next ?? index + 1 }
}

/** `noon`, and `midnight` with which a day ends. */
function readNoon(tokens: readonly Token[], index: number): Read<WrittenClock> | null {
  const [word, mark, half] = [tokens[index]?.text ?? '', tokens[index + 1], tokens[index + 2]]
  const isHalf = word === 'meia' || word === 'meio'
  if (isHalf && mark?.raw === '-' && /^(noite|dia)$/.test(half?.text ?? '')) {
    return { value: clockAt(word === 'meia' ? 24 : 12, 0, false), next: index + 3 }
  }
  if (midnightWords.has(word)) return { value: clockAt(24, 0, false), next: index + 1 }
  return noonWords.has(word) ? { value: clockAt(12, 0, false), next: index + 1 } : null
}

/** `y media`, `et demie`, `e mezza`, `e meia`. */
function readAndHalf(tokens: readonly Token[], index: number): Read<true> | null {
  const isHalf = /^(media|demie|mezza|mezzo|meia)$/.test(tokens[index + 1]?.text ?? '')
  return isHalf && /^(y|et|e)$/.test(tokens[index]?.text ?? '')
    ? { value: true, next: index + 2 }
    : null
}

function hourAt(tokens: readonly Token[], index: number): Read<number> | null {
  const number = numberAt(tokens, index, 2) ?? hours.get(tokens[index]?.text ?? '') ?? null
  return number !== null && number >= 1 && number <= 12 ? { value: number, next: index + 1 } : null
}

function clockAt(hour: number, minute: number, isOpen = true): WrittenClock {
  return { hour, minute, half: null, isOpen, part: null }
}

/** The minutes after an hour and a mark; null for none. */
export function minutesAfter(tokens: readonly Token[], index: number, mark: RegExp): number | null {
  const [separator, minutes] = [tokens[index + 1], tokens[index + 2]]
  if (!separator?.isGlued || !mark.test(separator.raw) || !minutes?.isGlued) return null
  if (minutes.kind !== 'number' || minutes.raw.length !== 2 || Number(minutes.raw) > 59) return null
  return Number(minutes.raw)
}

/** `am`, `pm`, `p.m.` */
function readHalf(tokens: readonly Token[], index: number): Read<'am' | 'pm'> | null {
  const token = tokens[index]
  if (token && half.test(token.text)) return { value: token.text as 'am' | 'pm', next: index + 1 }
  const isDotted = tokens[index + 1]?.raw === '.' && tokens[index + 2]?.text === 'm'
  if (!isDotted || !/^[ap]$/.test(token?.text ?? '')) return null
  const next = tokens[index + 3]?.raw === '.' ? index + 4 : index + 3
  return { value: token?.text === 'a' ? 'am' : 'pm', next }
}

function hasUnit(tokens: readonly Token[], index: number): boolean {
  return unitAt(tokens, index) !== null || readHalf(tokens, index) !== null
}

function unitAt(tokens: readonly Token[], index: number): Read<string> | null {
  const token = tokens[index]
  if (token?.text === 'o' && tokens[index + 2]?.text === 'clock')
    return { value: "o'clock", next: index + 3 }
  if (!token || token.text === 'o' || !unitWords.has(token.text)) return null
  // “17u” is Dutch, “17 U8” a line of the underground.
  const isName = tokens[index + 1]?.isGlued === true && tokens[index + 1]?.kind === 'number'
  if (token.text === 'u' && (token.raw !== 'u' || !token.isGlued || isName)) return null
  const isDot =
    tokens[index + 1]?.raw === '.' && tokens[index + 1]?.isGlued && token.text.length < 4
  return { value: token.text, next: isDot ? index + 2 : index + 1 }
}

/** `in the evening`, `abends`, `du soir`, `de la tarde`, `'s avonds`. */
function readPart(tokens: readonly Token[], index: number): Read<Part> | null {
  for (let ahead = 0; ahead < 4; ahead += 1) {
    const token = tokens[index + ahead]
    if (!token) return null
    const part = parts.get(token.text)
    if (part) return { value: part, next: index + ahead + 1 }
    if (!/^(in|the|de|la|du|l|di|del|da|s|'|’|am|w|por)$/.test(token.text)) return null
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

/** Whether a token is money. */
export function isMoney(token: Token | undefined): boolean {
  return token !== undefined && /^([€$£%]|euros?|eur|usd|dollars?|gbp|pounds?|zl)$/.test(token.text)
}

/** Whether a number counts things: “at 5 places”. */
export function isCounted(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  return /^(places|people|km|miles|min|minutes|minuten|euro|personen|personnes|degrees|years|jahre|stars)$/.test(
    token?.text ?? '',
  )
}
