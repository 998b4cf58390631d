import {
  isClock,
  type Read,
  readDayNumber,
  readNamed,
  readWeekday,
  readYear,
  skipBetween,
  type WrittenDay,
} from '#server/domain/language/time/day.ts'
import type { ClockSpan } from '#server/domain/language/time/clock_span.ts'
import type { Language } from '#server/domain/language/detect.ts'
import { readNumeric } from '#server/domain/language/time/numeric.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { readSeparator, isBehindBetween } from '#server/domain/language/time/separator.ts'

/** Between two days of which one is still to be chosen. */
const choiceWords = wordsOf('time.or_day')

/** From a time on one day to a time on another. */
export interface DayTimes {
  readonly begin: ClockSpan
  readonly end: ClockSpan
}

/** Days that stand together: one, several, or the first and the last of a span. */
export interface DaySpan {
  readonly kind: 'days'
  /** In the order of the text; at least one. */
  readonly days: readonly WrittenDay[]
  readonly isRange: boolean
  /** Whether it is one of them, and nobody knows which yet: “26 or 27 November”. */
  readonly isChoice?: boolean
  /** The times of the first and of the last day, where each has its own. */
  readonly times?: DayTimes
  /** Tokens that it is made of: the index of the first, and the one after the last. */
  readonly from: number
  readonly next: number
}

/** The most days that are listed before one month. */
const maxListed = 8

/** The days that begin at a token, with a day of the week before them; null for none. */
export function readDaySpan(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): DaySpan | null {
  if (isBehindLetter(tokens, index) || isOfClock(tokens, index)) return null
  const weekday = isCode(tokens, index) ? null : readWeekday(tokens, index, language)
  const at = weekday ? skipBetween(tokens, weekday.next) : index
  const found = readListed(tokens, at, language) ?? readFull(tokens, at, language)
  if (!found) return null
  const [first, ...rest] = found.value.days
  if (!first) return null
  const days = [{ ...first, weekday: weekday?.value ?? null }, ...rest]
  return { kind: 'days', ...found.value, days, from: index, next: found.next }
}

/** “b4 jan”, “U8 Mai”: a number right behind one letter. */
function isBehindLetter(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  const isGlued = tokens[index]?.kind === 'number' && tokens[index]?.isGlued === true
  return isGlued && before?.kind === 'word' && before.raw.length === 1
}

/** The code of a state: “Cambridge, MA on 12 December”. */
function isCode(tokens: readonly Token[], index: number): boolean {
  const isCapital = /^[A-Z]{2}$/.test(tokens[index]?.raw ?? '')
  return isCapital && tokens[index - 1]?.raw === ',' && tokens[index + 1]?.kind === 'word'
}

/** The minutes of a time: the 30 of `23:30 - 1 ene`. */
function isOfClock(tokens: readonly Token[], index: number): boolean {
  const [token, before, hour] = [tokens[index], tokens[index - 1], tokens[index - 2]]
  const isBehindColon = token?.isGlued === true && before?.raw === ':' && before.isGlued
  return isBehindColon && hour?.kind === 'number'
}

type Days = Read<Pick<DaySpan, 'days' | 'isRange' | 'isChoice'>>

/** `12 December`, `12.12.–14.12.2026`, `February 5–7, 2027`. */
function readFull(tokens: readonly Token[], index: number, language: Language | null): Days | null {
  const first = readOne(tokens, index, language)
  if (!first) return null
  const separator = readSeparator(tokens, first.next)
  if (separator?.value !== 'to') return { value: single(first.value), next: first.next }
  const weekday = readWeekday(tokens, separator.next, language)
  const at = weekday ? skipBetween(tokens, weekday.next) : separator.next
  // “Mar” is a month, and a day of the week in other languages.
  const last =
    readOne(tokens, separator.next, language, true) ??
    readOne(tokens, at, language, true) ??
    restOf(tokens, at, first.value)
  if (!last) return { value: single(first.value), next: first.next }
  const year = first.value.year ?? last.value.year
  const crosses = first.value.year === null && first.value.month > last.value.month
  const begin = { ...first.value, year: crosses && year !== null ? year - 1 : year }
  return { value: { days: [begin, last.value], isRange: true }, next: last.next }
}

/** The day after `February 5–`. */
function restOf(
  tokens: readonly Token[],
  index: number,
  first: WrittenDay,
): Read<WrittenDay> | null {
  const day = readDayNumber(tokens, index)
  if (!day || first.isNumeric || isClock(tokens, index) || day.value <= first.day) return null
  const year = readYear(tokens, day.next)
  if (isTimeSpan(tokens, index)) return null
  const value = { ...first, day: day.value, year: year?.value ?? first.year, weekday: null }
  return { value, next: year?.next ?? day.next }
}

/** Whether digits with a colon or a unit of time follow. */
function isTimeSpan(tokens: readonly Token[], index: number): boolean {
  const [after, digits] = [tokens[index + 1], tokens[index + 2]]
  if (after?.isGlued !== true) return false
  const isDotted = after.raw === '.' && digits?.isGlued === true && digits.kind === 'number'
  return isDotted || /^[:€$%£]$/.test(after.raw)
}

/** `5–7 February`, `12, 13 and 14 December`: numbers before a day that has its month. */
function readListed(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Days | null {
  const numbers: number[] = []
  let isRange = false
  let isChoice = false
  // Commas alone are between other things, too: “at 9, 12 December”.
  let isList = false
  let next = index
  while (numbers.length < maxListed) {
    const whole = numbers.length > 0 ? readOne(tokens, next, language, true) : null
    if (whole && !whole.value.isNumeric) {
      // “5, 12, 19 décembre”
      if (!isList && numbers.length < 2) return null
      const { year, month } = whole.value
      // “22 al 1 gennaio” begins with an hour.
      if (isRange && (numbers.at(-1) ?? 0) >= whole.value.day) return null
      const days = numbers.map((day) => ({ year, month, day, weekday: null }))
      return { value: { days: [...days, whole.value], isRange, isChoice }, next: whole.next }
    }
    const number = readDayNumber(tokens, next)
    const separator = number && (readSeparator(tokens, number.next) ?? readDot(tokens, number))
    if (!number || !separator) return null
    numbers.push(number.value)
    isRange = separator.value === 'to' || isBehindBetween(tokens, number.next)
    isChoice ||= choiceWords.has(tokens[number.next]?.text ?? '')
    isList ||= separator.value !== 'comma'
    const weekday = readWeekday(tokens, separator.next, language)
    next = weekday ? skipBetween(tokens, weekday.next) : separator.next
  }
  return null
}

/** “29 · 30 October”: a dot between one day and the next one. */
function readDot(tokens: readonly Token[], { value, next }: Read<number>): Read<'and'> | null {
  const isNext = Number(tokens[next + 1]?.raw) === value + 1
  return tokens[next]?.raw === '·' && isNext ? { value: 'and', next: next + 1 } : null
}

function readOne(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
  isLast = false,
): Read<WrittenDay> | null {
  return readNamed(tokens, index, language) ?? readNumeric(tokens, index, isLast)
}

function single(day: WrittenDay): Pick<DaySpan, 'days' | 'isRange'> {
  return { days: [day], isRange: false }
}
