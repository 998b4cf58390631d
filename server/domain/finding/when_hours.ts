import type { Language } from '#server/domain/language/detect.ts'
import { afterWorkUntil } from '#server/domain/language/time/after_work.ts'
import { readClockSpan } from '#server/domain/language/time/clock_span.ts'
import { goesOn } from '#server/domain/language/time/goes_on.ts'
import { partAt } from '#server/domain/language/time/part_at.ts'
import { afterWork, type DayHours } from '#server/domain/language/time/parts.ts'
import { secondsOf } from '#server/domain/language/time/time_of_day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { days, everyWords, months, parts } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const day = 24 * 3600

/** How long around a clock time something may begin, in seconds. */
export const aroundClock = 1800

/** What words say about hours. */
export interface HourWords {
  /** The words before them, which say the days. */
  readonly rest: readonly Token[]
  /** Null is any. */
  readonly hours: DayHours | null
  /** Whether they are those of each day, where there are several: `evenings`, `from 6 to 8 pm`. */
  readonly of_each: boolean
  /** Whether they are those of every week: `friday evenings`. */
  readonly every_week: boolean
  /** Whether they are a night without a day. */
  readonly is_night: boolean
}

const later = wordsOf('time.later_today')
const maxLater = Math.max(...[...later].map((phrase) => phrase.split(' ').length))
const beginsLater = new Set([...later].map((phrase) => phrase.split(' ')[0]))
const before = wordsOf('time.before_when')
const beforePart = wordsOf('time.before_day_part', 'time.goes_on_from')
const needsDay = wordsOf('time.part_with_day')
const ofToday = wordsOf('time.this_part', 'time.this')
const eachPart = wordsOf('time.part_each')
const everyWeek = wordsOf('time.part_every_week')
const nights = wordsOf('time.part_of_night')

/** Whether words mean what is left of today. */
export function isLaterToday(tokens: readonly Token[]): boolean {
  if (tokens.length > maxLater || !beginsLater.has(tokens[0]?.text)) return false
  return later.has(tokens.map(({ text }) => text).join(' '))
}

/**
 * Takes a part of the day, a time of day or both away from the end. Null where they disagree, where it is not clear what
 * they mean, and where they are those of one day: “this evening”.
 */
export function takeHours(tokens: readonly Token[], language: Language | null): HourWords | null {
  for (let index = 0; index < tokens.length; index += 1) {
    const clock = readClockSpan(tokens, index, { language, isAfterDay: false })
    if (!clock) continue
    const { isOpenEnd, next } = goesOn(tokens, clock)
    if (next !== tokens.length) continue
    // “December 5-7 pm” may be two days.
    if (index > 0 && isDayOfMonth(tokens, index)) return null
    const part = takePart(stripped(tokens.slice(0, index)))
    if (!part) return null
    const word = parts.get(tokens[index - 1]?.text ?? '') ?? null
    const { from, until } = secondsOf(clock, word)
    const within = part.hours
    if (within && (from < within.from || from >= within.until)) return null
    if (until !== null) return { ...part, hours: { from, until }, of_each: true }
    if (isOpenEnd) return { ...part, hours: { from, until: within?.until ?? day } }
    return { ...part, hours: { from: Math.max(from - aroundClock, 0), until: from + aroundClock } }
  }
  return takePart(tokens)
}

/** Whether a number behind a month may be a day of it, where none stands before the month. */
function isDayOfMonth(tokens: readonly Token[], index: number): boolean {
  const isBehindMonth = months.has(tokens[index - 1]?.text ?? '')
  const hasDay = tokens.slice(0, index).some(({ kind }) => kind === 'number')
  return isBehindMonth && !hasDay && tokens[index]?.kind === 'number'
}

/** A part of the day at the end; null for one of today, which has its day with it: “tonight”, “this evening”. */
function takePart(tokens: readonly Token[]): HourWords | null {
  const none = { hours: null, of_each: false, every_week: false, is_night: false }
  const at = tokens.length - 1
  const work = afterWorkUntil(tokens, tokens.length)
  if (work !== null) return { ...none, rest: stripped(tokens.slice(0, work)), hours: afterWork }
  const hours = partAt(tokens, at)
  if (hours === null) return { ...none, rest: tokens }
  const word = tokens[at]?.text ?? ''
  const rest = stripped(tokens.slice(0, at))
  const isOfToday = days.get(word) === 0 || ofToday.has(tokens[at - 1]?.text ?? '')
  const isUnsure = rest.length === 0 && needsDay.has(word)
  if (isOfToday || isUnsure) return null
  const is_night = nights.has(word)
  return { rest, hours, of_each: eachPart.has(word), every_week: everyWeek.has(word), is_night }
}

/** The words that say the days: without those that stand between a day and its hours. */
function stripped(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(
    ({ text, raw }) =>
      raw !== ',' && !before.has(text) && !everyWords.has(text) && !beforePart.has(text),
  )
  return tokens.slice(0, end + 1)
}
