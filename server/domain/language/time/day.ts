import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import {
  articles,
  englishMonths,
  months,
  ofWords,
  portugueseDays,
  shortMonths,
  shortWeekdayLanguages,
  shortWeekdays,
  weekdays,
} from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const weekdayJoined = wordsOf('time.weekday_joined')
const yearLinks = wordsOf('time.of')
const ordinals = wordsOf('time.ordinal_ending')

/** English months that are other words in small letters. */
const mayBeVerb = wordsOf('time.month_or_verb')

/** Behind a number, these say that it is an hour and no year. */
const behindNumber = wordsOf('time.unit_behind_number')

/** A day as it is written. */
export interface WrittenDay {
  readonly year: number | null
  readonly month: number
  readonly day: number
  /** 1 for Monday to 7; null where none is named. */
  readonly weekday: number | null
  /** Whether day and month may stand the other way round. */
  readonly isNumeric?: true
  /** Whether it is one number, which may mean anything else. */
  readonly isCompact?: true
}

/** What was read of tokens, and the index after it. */
export interface Read<Value> {
  readonly value: Value
  readonly next: number
}

/** A day of the week in full, or in short, with the dot and commas after it. Null for none. */
export function readWeekday(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<number> | null {
  const token = tokens[index]
  if (token?.kind !== 'word') return null
  const isFeira =
    tokens[index + 1]?.text === '-' && weekdayJoined.has(tokens[index + 2]?.text ?? '')
  const isOther = portugueseDays.has(token.text) && language !== 'pt' && !isFeira
  const full = isOther ? undefined : weekdays.get(token.text)
  const value = full ?? shortDay(token.text, language)
  // “SO36” is a club.
  const isName = tokens[index + 1]?.kind === 'number' && tokens[index + 1]?.isGlued === true
  if (value === undefined || isName || isPacific(tokens, index, language)) return null
  return { value, next: isFeira ? index + 3 : index + 1 }
}

/** “8pm PT” is Pacific time; the Friday of Poles is “Pt”. */
function isPacific(tokens: readonly Token[], index: number, language: Language | null): boolean {
  const before = tokens[index - 1]
  const isClock = before?.kind === 'number' || /^(?:am|pm|m|[.])$/.test(before?.text ?? '')
  return tokens[index]?.raw === 'PT' && isClock && language !== 'pl'
}

/** A short day of the week; in a language that has no such day it is a name: “Dinner with Sam 6pm”. */
function shortDay(word: string, language: Language | null): number | undefined {
  const isOther = language !== null && !shortWeekdayLanguages.get(word)?.includes(language)
  return isOther ? undefined : shortWeekdays.get(word)
}

/** A short day of the week that no other language has, or that the language of its text has; undefined for any other. */
export function sureWeekday(word: string, language: Language | null): number | undefined {
  const spoken = shortWeekdayLanguages.get(word) ?? []
  return spoken.length === 1 || language !== null ? shortDay(word, language) : undefined
}

/** The index after dots, commas and articles between a day of the week and its date. */
export function skipBetween(tokens: readonly Token[], index: number): number {
  let next = index
  while (next < index + 4) {
    const token = tokens[next]
    const isBetween = token && (/^[.,'’(|·]$/.test(token.raw) || articles.has(token.text))
    if (!isBetween) break
    next += 1
  }
  return next
}

/** The number of a token with at most so many digits; null for anything else. */
export function numberAt(tokens: readonly Token[], index: number, digits: number): number | null {
  const token = tokens[index]
  return token?.kind === 'number' && token.raw.length <= digits ? Number(token.raw) : null
}

/** A day of a month with its ending: `12`, `12.`, `12th`, `1er`, `1º`. */
export function readDayNumber(tokens: readonly Token[], index: number): Read<number> | null {
  const value = numberAt(tokens, index, 2)
  if (value === null || value < 1 || value > 31) return null
  const ending = tokens[index + 1]
  // “5:e december”
  const isSwedish =
    ending?.raw === ':' && ending.isGlued && /^[ea]$/.test(tokens[index + 2]?.raw ?? '')
  if (isSwedish && tokens[index + 2]?.isGlued === true) return { value, next: index + 3 }
  const isEnding =
    ending?.isGlued === true && (ordinals.has(ending.text) || /^[.°º]$/.test(ending.raw))
  return { value, next: isEnding ? index + 2 : index + 1 }
}

/** The index after words such as “of” between a day and its month. */
export function skipOf(tokens: readonly Token[], index: number): number {
  let next = index
  while (next < index + 2 && ofWords.has(tokens[next]?.text ?? '')) next += 1
  return /^['’]$/.test(tokens[next]?.raw ?? '') && next > index ? next + 1 : next
}

/** A month by its name, with the dot of a short one. */
export function readMonth(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<number> | null {
  const token = tokens[index]
  const value = token && months.get(token.text)
  if (!token || value === undefined) return null
  const only = shortMonths.get(token.text)
  if (only !== undefined && (language === null || !only.includes(language))) return null
  const isDot = tokens[index + 1]?.raw === '.' && tokens[index + 1]?.isGlued === true
  return { value, next: isDot && token.raw.length <= 5 ? index + 2 : index + 1 }
}

/** A year after a month: `2027`, `, 2027`, `de 2027`, `'27`. */
export function readYear(tokens: readonly Token[], index: number): Read<number> | null {
  const isComma = tokens[index]?.raw === ','
  const isOf = yearLinks.has(tokens[index]?.text ?? '')
  const at = isComma || isOf ? index + 1 : index
  if (/^['’]$/.test(tokens[at]?.raw ?? '') && tokens[at + 1]?.isGlued) {
    const short = tokens[at + 1]?.raw.length === 2 ? numberAt(tokens, at + 1, 2) : null
    return short === null ? null : { value: 2000 + short, next: at + 2 }
  }
  const year = tokens[at]?.raw.length === 4 ? numberAt(tokens, at, 4) : null
  if (year === null || year < 1900 || year > 2199) return null
  return isClock(tokens, at) ? null : { value: year, next: at + 1 }
}

/** Whether a number is the beginning of a time rather than a part of a date. */
export function isClock(tokens: readonly Token[], index: number): boolean {
  const [next, after] = [tokens[index + 1], tokens[index + 2]]
  if (!next) return false
  if (next.raw === ':' && next.isGlued && after?.isGlued && after.kind === 'number') return true
  if (behindNumber.has(next.text)) return true
  return next.text === 'h' && (next.isGlued || after?.kind !== 'word')
}

/** `12 December`, `December 12`, either with a year; null for no day with a named month. */
export function readNamed(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<WrittenDay> | null {
  const day = readDayNumber(tokens, index)
  if (day) {
    const at = skipOf(tokens, day.next)
    const month = readMonth(tokens, at, language)
    if (!month || isDayBelow(tokens, at)) return null
    const year = readYear(tokens, month.next)
    const value = { year: year?.value ?? null, month: month.value, day: day.value, weekday: null }
    return { value, next: year?.next ?? month.next }
  }
  return readTile(tokens, index, language) ?? readMonthFirst(tokens, index)
}

/** Whether a line begins with a whole day, so that the number above is no part of it: “Day 1”, “September 12, 2027”. */
function isDayBelow(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.isFirst === true && readMonthFirst(tokens, index)?.value.year != null
}

/** A month on one line and its day on the next, as calendars show them: `DEZ`, `12`. */
function readTile(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<WrittenDay> | null {
  const month = tokens[index]?.isFirst === true ? readMonth(tokens, index, language) : null
  const [day, after] = month ? tokens.slice(month.next, month.next + 2) : []
  const number = month && day?.isFirst === true ? numberAt(tokens, month.next, 2) : null
  const isAlone = after === undefined || after.isFirst
  if (!month || number === null || number < 1 || number > 31 || !isAlone) return null
  const value = { year: null, month: month.value, day: number, weekday: null }
  return { value, next: month.next + 1 }
}

function readMonthFirst(tokens: readonly Token[], index: number): Read<WrittenDay> | null {
  const token = tokens[index]
  if (!token || !englishMonths.has(token.text)) return null
  const month = readMonth(tokens, index, 'en')
  // “August, 21, 2027”
  const hasComma = month !== null && tokens[month.next]?.raw === ','
  const at = (month?.next ?? index) + (hasComma ? 1 : 0)
  const day = month && readDayNumber(tokens, at)
  if (!month || !day || isClock(tokens, at)) return null
  // “may” and “march” are words besides; only a name is written with a capital letter.
  const isOrdinal = tokens[day.next - 1]?.kind === 'word'
  if (mayBeVerb.has(token.raw) && !isOrdinal) return null
  const year = readYear(tokens, day.next)
  if (hasComma && year === null) return null
  const value = { year: year?.value ?? null, month: month.value, day: day.value, weekday: null }
  return { value, next: year?.next ?? day.next }
}
