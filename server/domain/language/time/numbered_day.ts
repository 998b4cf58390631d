import { type ClockSpan, readClockSpan } from '#server/domain/language/time/clock_span.ts'
import { isClock, numberAt, readDayNumber } from '#server/domain/language/time/day.ts'
import { nextMonthDay } from '#server/domain/language/time/month_day.ts'
import { isCounted, isMoney } from '#server/domain/language/time/counted.ts'
import { isHourOfPart } from '#server/domain/language/time/hour_of_part.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { calendarDayOf, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { RelativeDay } from '#server/domain/language/time/phrase_kinds.ts'
import { readSeparator } from '#server/domain/language/time/separator.ts'

/** Between a day of the week and the number of the day. */
const beforeNumber = wordsOf('time.before_number')

/** How many days ahead a day of the week with its number may be. */
const maxAhead = 40

/** How many days ahead the next day with both is looked for where none of the next weeks has them. */
const maxAheadOfBoth = 800

/** Days of the week behind which a number is a day and no hour: “sábado 12”. */
const romance = wordsOf('time.weekday_before_number')

/** “At” and “to” in one word: “à”. */
const toOrAt = wordsOf('time.at_or_to')

/** A day of the week with the number of a day of the month behind it. */
export interface NumberedDay extends RelativeDay {
  /** The day, as a number since 1970. */
  readonly on: number
  /** The day of the week near it, where the number is not on that day: “Friday the 13th”. */
  readonly orOn?: number
  /** The number, where it may be an hour as well: “Tuesday 8”. Null where it is sure to be a day. */
  readonly hour: number | null
}

/**
 * A day of the week with the number behind it, where a day of the next weeks has both: “Saturday 12”, “Fri the 4th”.
 * Null where there is no number, or it is a time or counts something.
 */
export function readNumbered(
  tokens: readonly Token[],
  day: RelativeDay,
  today: number,
): NumberedDay | null {
  if (day.weekday === null || day.isNext === 'last' || day.part !== null) return null
  let at = day.next
  while (at < day.next + 2 && isBeforeNumber(tokens[at]?.raw ?? '')) at += 1
  const number = readDayNumber(tokens, at)
  if (!number) return null
  // “Samedi 12 à 15h”: a day where that Saturday is the 12th, else from when to when.
  const isEither = isAtOrTo(tokens, day, number.next)
  const on = dayNumbered(today, day.weekday, number.value)
  const isBeforeHour = on !== null && isDayBeforeHour(tokens, number, day)
  if (!isEither && !isBeforeHour && isOther(tokens, at, number.next)) return null
  if (on === null && isEither) return null
  const isEnded = number.next > at + 1
  if (on === null) {
    if (tokens[at]?.isFirst) return null
    const isDay = isEnded || isDayByTime(tokens, day, number)
    return isDay ? contradicted({ ...day, next: number.next }, number.value, today) : null
  }
  const isSure =
    isEnded || isBeforeHour || number.value > 12 || romance.has(tokens[day.from]?.text ?? '')
  return { ...day, next: number.next, on, hour: isSure ? null : number.value }
}

/** Whether what stands behind a number means “at” as well as “to”, before an hour. */
function isAtOrTo(tokens: readonly Token[], { from }: RelativeDay, next: number): boolean {
  const isEither = romance.has(tokens[from]?.text ?? '') && toOrAt.has(tokens[next]?.text ?? '')
  return isEither && numberAt(tokens, next + 1, 2) !== null
}

/** Whether a number behind a day of the week is no hour, since none is that large or another time follows it. */
function isDayByTime(
  tokens: readonly Token[],
  { from }: RelativeDay,
  { value, next }: { readonly value: number; readonly next: number },
): boolean {
  const at = { language: null, isAfterDay: false }
  // “Fri 15: lino workshop 6pm”: who says pm has no hour of that number.
  if (value > 12 && (hasHalf(tokens, next) || isLabel(tokens, next))) return true
  if (!romance.has(tokens[from]?.text ?? '')) return false
  return value > 24 || [0, 1, 2].some((ahead) => readClockSpan(tokens, next + ahead, at) !== null)
}

/** Within how many tokens such a time follows. */
const maxBehind = 10

/** Whether a time with am or pm stands in the same line soon behind a number. */
function hasHalf(tokens: readonly Token[], next: number): boolean {
  const at = { language: null, isAfterDay: false }
  for (let index = next; index < next + maxBehind; index += 1) {
    if (tokens[index]?.isFirst) return false
    if (readClockSpan(tokens, index, at)?.start.half) return true
  }
  return false
}

/** “Ven 15 : atelier 18h”: what stands before a colon, where the time stands behind it in the same line. */
function isLabel(tokens: readonly Token[], next: number): boolean {
  if (tokens[next]?.raw !== ':' || tokens[next + 1]?.kind !== 'word') return false
  const at = { language: null, isAfterDay: false }
  const line = tokens.slice(next + 1, next + maxBehind)
  const until = line.findIndex(({ isFirst }) => isFirst)
  return (until < 0 ? line : line.slice(0, until)).some(
    ({ kind }, index) => kind === 'number' && readClockSpan(tokens, next + 1 + index, at) !== null,
  )
}

/** Before which hour next to nothing begins that goes on until after noon. */
const earliest = 8

/** “Viernes 4 - 21h”, “Martes 10 - 18h00”, where that Friday is the 4th: its day and its hour, and no span from 4 to 21. */
function isDayBeforeHour(
  tokens: readonly Token[],
  { value, next }: { readonly value: number; readonly next: number },
  { from }: RelativeDay,
): boolean {
  const [dash, hour] = [tokens[next], tokens[next + 1]]
  const isApart = dash?.isGlued === false && hour?.isGlued === false
  if (!isApart || !/^[-–—/|]$/.test(dash.raw)) return false
  const clock = readClockSpan(tokens, next + 1, { language: null, isAfterDay: false })
  if (clock?.end !== null || clock.start.half !== null) return false
  // Who writes minutes of the hour writes them of both ends of a span.
  const isWithMinutes = clock.next - next > 3 && romance.has(tokens[from]?.text ?? '')
  return isWithMinutes || (value < earliest && clock.start.hour >= 12)
}

/**
 * A number that is not on its day of the week in the next weeks: the day of the week that is nearest to the number, or the
 * next day that has both. “Friday the 13th”, said in November 2026, is 11 December or 13 August.
 */
function contradicted(day: RelativeDay, number: number, today: number): NumberedDay | null {
  const { weekday } = day
  if (weekday === null) return null
  const near = nextMonthDay(number, today)
  const on = [1, -1, 2, -2, 3, -3]
    .map((away) => near + away)
    .find((one) => weekdayOf(one) + 1 === weekday && one >= today)
  const orOn = dayNumbered(today, weekday, number, maxAheadOfBoth)
  return on === undefined || orOn === null ? null : { ...day, on, orOn, hour: null }
}

/** Whether a day of the week has the number of its day behind it. */
export function isNumbered(day: RelativeDay): day is NumberedDay {
  return day.on !== undefined && 'hour' in day
}

/** The time of day that the number may be as well; null where it is sure to be a day. */
export function hourOf({ hour, from, next }: NumberedDay): ClockSpan | null {
  if (hour === null) return null
  const start = { hour, minute: 0, half: null, isOpen: true, part: null }
  return { start, end: null, zone: null, from, next }
}

/** Whether a number is a part of a time, a price, a span or a count. */
function isOther(tokens: readonly Token[], at: number, next: number): boolean {
  const after = tokens[next]
  if (isClock(tokens, at) || isHourOfPart(tokens, at) || isMoney(after) || isCounted(tokens, next))
    return true
  if (tokens[at]?.isGlued === true && tokens[at - 1]?.kind !== 'mark') return true
  // “Saturday 19.00”, “Saturday 8ish”
  const [mark, digits] = [tokens[at + 1], tokens[at + 2]]
  if (mark?.isGlued === true && digits?.isGlued === true && digits.kind === 'number') return true
  if (after?.isGlued === true && after.kind === 'word') return true
  const separator = readSeparator(tokens, next)
  const isSpan = separator !== null && separator.value !== 'comma'
  return isSpan && numberAt(tokens, separator.next, 2) !== null
}

/** The first day from today with a day of the week, from 1 for Monday, and a number; null for none that is near. */
function dayNumbered(
  today: number,
  weekday: number,
  number: number,
  ahead = maxAhead,
): number | null {
  const first = today + ((weekday - 1 - weekdayOf(today) + 7) % 7)
  for (let day = first; day < today + ahead; day += 7) {
    if (calendarDayOf(day).day === number) return day
  }
  return null
}

function isBeforeNumber(word: string): boolean {
  return /^[.,]$/.test(word) || beforeNumber.has(word)
}
