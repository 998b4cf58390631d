import { isAtMark, mayBeginClock } from '#server/domain/language/time/clock_begin.ts'
import { isDigitBefore, minutesAfter, readClock } from '#server/domain/language/time/clock.ts'
import { numberAt, type Read, readWeekday } from '#server/domain/language/time/day.ts'
import { isEndWord } from '#server/domain/language/time/end_words.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { andWords, beginWords } from '#server/domain/language/time/words.ts'
import type { WrittenClock } from '#server/domain/language/time/written_clock.ts'
import { readZone, type WrittenZone } from '#server/domain/language/time/zone_words.ts'
import { languagesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import { isBehindBetween, readSeparator } from '#server/domain/language/time/separator.ts'

const forHour = wordsOf('time.for_hour')
const atOfLanguage = languagesOf('time.at_of_language')

/** Between “to” and the second time of a span. */
const beforeEnd = wordsOf('time.before_end')

/** About, before the end of a span. */
const aboutWords = wordsOf('time.about')

/** Between two times, without anything else. */
const toDirect = wordsOf('time.to_direct')

/** Between the two times behind “between”. */
const andBetween = wordsOf('time.and')

/** Before an hour that is read off a clock of 24 hours. */
const wholeDay = wordsOf('time.at_24')

/** Before an apostrophe and an hour: “all'una”. */
const allWords = wordsOf('time.at_elided')

/** An hour without a unit may stand before these. */
const beforePlace = wordsOf('time.hour_alone')

/** A time, or from when to when. */
export interface ClockSpan {
  readonly start: WrittenClock
  readonly end: WrittenClock | null
  readonly zone: WrittenZone | null
  readonly from: number
  readonly next: number
}

/** Words after which a number alone is an hour. */
const atWords = wordsOf('time.at')

/** Where a time stands. */
export interface ClockAt {
  readonly language: Language | null
  /** A day stands right before it. */
  readonly isAfterDay: boolean
  /** A day stands right after it. */
  readonly isBeforeDay?: boolean
  readonly isEvening?: boolean
  /** Two numbers alone are from when to when: “brunch Sat 11-2”. */
  readonly isBare?: boolean
}

/** A time of day, or a span of two, that begins at a token. Null for none. */
export function readClockSpan(
  tokens: readonly Token[],
  index: number,
  { language, isAfterDay, isBeforeDay = false, isBare = false, isEvening = false }: ClockAt,
): ClockSpan | null {
  const first = tokens[index]
  if (!first || !mayBeginClock(first)) return null
  const at = skipAt(tokens, index, language)
  const isAsked = at > index || (isBare && isHourAlone(tokens, at))
  const isBeside = isAfterDay || isBeforeDay
  const read = readClock(tokens, at, { language, isAsked, isAfterDay, isBeside, isEvening })
  // “Ore 9” and “godz. 8” are read off a clock of 24 hours.
  const isWhole = at > index && isOfWholeDay(tokens, at)
  const start = read && isWhole ? { ...read, value: { ...read.value, isOpen: false } } : read
  const bare = start ?? readBareBeforeSpan(tokens, at)
  if (!bare) return null
  // “4:30 for 5pm”: it begins at five.
  if (forHour.has(tokens[bare.next]?.text ?? '')) {
    const options = { language, isAfterDay, isBare, isEvening }
    const begin = readClockSpan(tokens, bare.next + 1, options)
    if (begin && begin.end === null && begin.start.half !== null) return { ...begin, from: index }
  }
  const isBetween = isBehindBetween(tokens, at)
  const separator = readClockSeparator(tokens, bare.next, isBetween)
  const end =
    separator &&
    readClock(tokens, separator.next, {
      ...{ language, isAfterDay, isBeside, isEvening },
      isAsked: isAsked || separator.isWord || isBare,
    })
  if (!start && !end) return null
  if (!end) {
    const zone = readZone(tokens, bare.next)
    return {
      start: bare.value,
      end: null,
      zone: zone?.value ?? null,
      from: index,
      next: zone?.next ?? bare.next,
    }
  }
  if (!start && end.value.isOpen && !isAsked && !isBare) return null
  const zone = readZone(tokens, end.next)
  const from = like(bare.value, end.value)
  return {
    start: from,
    end: end.value,
    zone: zone?.value ?? null,
    from: index,
    next: zone?.next ?? end.next,
  }
}

/** The first time of a span or a list has the half of the day of the last: “7–9pm”. */
export function like(start: WrittenClock, end: WrittenClock): WrittenClock {
  const part = start.part ?? end.part
  if (start.half !== null) return start
  if (end.half !== null) {
    const isBefore = start.hour % 12 <= end.hour % 12
    const half = isBefore ? end.half : end.half === 'pm' ? 'am' : 'pm'
    return { ...start, half, isOpen: false, part }
  }
  return { ...start, isOpen: start.isOpen && end.isOpen, part }
}

/** Whether a number has nothing behind it that it may belong to: “brunch Sunday 11 at Dishoom”. */
function isHourAlone(tokens: readonly Token[], index: number): boolean {
  const hour = numberAt(tokens, index, 2)
  if (hour === null || hour < 1 || hour > 23) return false
  const after = tokens[index + 1]
  return (
    after === undefined ||
    /^[,;(@?!|]$/.test(after.raw) ||
    isBeforeOtherDay(tokens, index + 1) ||
    beginWords.has(after.text) ||
    isEndWord(after.text) ||
    beforePlace.has(after.text)
  )
}

/** Whether another day of the week follows: “Sa 10 und So 14 Uhr”. */
export function isBeforeOtherDay(tokens: readonly Token[], index: number): boolean {
  return andWords.has(tokens[index]?.text ?? '') && readWeekday(tokens, index + 1, null) !== null
}

/** The index after words such as “at”, “a las” and “um”; the same index where there are none. */
export function skipAt(tokens: readonly Token[], index: number, language: Language | null): number {
  let next = index
  while (next < index + 3) {
    const token = tokens[next]
    // “All’una”
    if (allWords.has(token?.text ?? '') && /^['’]$/.test(tokens[next + 1]?.raw ?? '')) {
      next += 2
      continue
    }
    if (!token || !(isAt(token, language) || (next > index && token.raw === '.'))) break
    next += 1
  }
  return next
}

function isOfWholeDay(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.raw === '.' ? tokens[at - 2] : tokens[at - 1]
  return wholeDay.has(before?.text ?? '')
}

function isAt(token: Token, language: Language | null): boolean {
  if (isAtMark(token)) return true
  const only = atOfLanguage.get(token.text)
  if (only) return language !== null && only.includes(language)
  return atWords.has(token.text)
}

function readClockSeparator(
  tokens: readonly Token[],
  index: number,
  isBetween: boolean,
): { next: number; isWord: boolean } | null {
  const token = tokens[index]
  const isWord = token?.kind === 'word'
  const isAnd = isWord && isBetween && andBetween.has(token.text)
  const direct = isAnd || (isWord && toDirect.has(token.text))
  const separator = readSeparator(tokens, index)
  if (!direct && separator?.value !== 'to') return null
  let next = direct ? index + 1 : (separator?.next ?? index + 1)
  while (beforeEnd.has(tokens[next]?.text ?? '')) next += 1
  return { next: skipAbout(tokens, next), isWord: isWord === true }
}

/** The index after “about” before an end: “bis ca. 21 Uhr”. */
function skipAbout(tokens: readonly Token[], index: number): number {
  if (!aboutWords.has(tokens[index]?.text ?? '')) return index
  return tokens[index + 1]?.raw === '.' ? index + 2 : index + 1
}

/** The 7 of `7–9pm`. */
function readBareBeforeSpan(tokens: readonly Token[], index: number): Read<WrittenClock> | null {
  const hour = numberAt(tokens, index, 2)
  if (hour === null || hour > 24 || isDigitBefore(tokens, index)) return null
  const minute = minutesAfter(tokens, index, /^[.:]$/)
  const value = {
    hour,
    minute: minute ?? 0,
    half: null,
    isOpen: hour >= 1 && hour <= 12,
    part: null,
  }
  return { value, next: minute === null ? index + 1 : index + 3 }
}
