import { readClockList } from '#server/domain/language/time/clock_list.ts'
import { type ClockSpan, isBeforeOtherDay } from '#server/domain/language/time/clock_span.ts'
import { readWeekday } from '#server/domain/language/time/day.ts'
import { namesEvening, namesEvent, namesMorning } from '#server/domain/language/time/event_words.ts'
import { isEnd, isEndWord } from '#server/domain/language/time/end_words.ts'
import { isWeak } from '#server/domain/language/time/gate.ts'
import type { Language } from '#server/domain/language/detect.ts'
import { isOpening } from '#server/domain/language/time/lone_day.ts'
import { readMonthDay } from '#server/domain/language/time/month_day.ts'
import { readNamedDay } from '#server/domain/language/time/named_day.ts'
import { isNumbered } from '#server/domain/language/time/numbered_day.ts'
import { isOpenDay, tellsHours } from '#server/domain/language/time/opening_days.ts'
import { type FoundClock, isExcluded } from '#server/domain/language/time/pair.ts'
import { readRelative, type RelativeDay } from '#server/domain/language/time/relative.ts'
import { type DaySpan, readDaySpan, readSeparator } from '#server/domain/language/time/spans.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { namesOtherWeek } from '#server/domain/language/time/week_words.ts'
import { weekdaysBefore } from '#server/domain/language/time/weekdays_before.ts'
import { readWeekdaySpan } from '#server/domain/language/time/weekday_span.ts'
import { beginWords, doorWords } from '#server/domain/language/time/words.ts'

/** A text, and what its dates are read with. */
export interface Written {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly language: Language | null
  /** Whether it is what people write about one thing. */
  readonly isNote: boolean
}

/** The most days, and the most times, that are looked at: each is compared with those around it. */
const maxFound = 200

/** The days that are written out, those that are no date of anything as well. */
export function writtenDaysIn({ tokens, language }: Written): DaySpan[] {
  const found: DaySpan[] = []
  for (let index = 0; index < tokens.length && found.length < maxFound; index += 1) {
    const span = readDaySpan(tokens, index, language)
    if (!span || (isWeak(tokens, span) && !isOpen(span) && !isDotted(tokens, span))) continue
    found.push(span)
    index = span.next - 1
  }
  return found
}

/** The relative days, besides those that are written out. */
export function relativeDaysIn(
  { tokens, language, isNote }: Written,
  spans: readonly DaySpan[],
): RelativeDay[] {
  const found: RelativeDay[] = []
  const masked = new Set(spans.flatMap(({ from, next }) => range(from, next)))
  for (let index = 0; index < tokens.length && found.length < maxFound; index += 1) {
    if (masked.has(index)) continue
    const named = readNamedDay(tokens, index)
    const span = !named && isNote ? readWeekdaySpan(tokens, index, language) : null
    const ofMonth = isNote ? readMonthDay(tokens, index, language) : null
    const day = named || span ? null : (readRelative(tokens, index, language) ?? ofMonth)
    // On pages, names of days are those of opening hours, of news and of things to buy.
    const isOpenToday = day !== null && isOpenDay(tokens, day, language)
    const isNamed =
      named !== null && isNote && !isOpening(tokens, { from: index, next: named.next })
    if (isNamed) found.push({ ...anyDay, name: named.value, from: index, next: named.next })
    if (span) found.push({ ...anyDay, span: span.value, from: span.value.from, next: span.next })
    if (day && !isOpenToday) found.push(day)
    index = (named?.next ?? span?.next ?? day?.next ?? index + 1) - 1
  }
  // A page that names days of the week together says when something is open.
  const isOfWeek = found.some(({ weekday, span }) => weekday !== null || span !== undefined)
  const isOpen = isNote ? tellsHours : hasWeekdays
  if (isOfWeek && isOpen(tokens, language)) {
    return found.filter(({ weekday, span }) => weekday === null && span === undefined)
  }
  // “This weekend, Fri–Sun”
  const isSpanned = found.some(({ span }) => span && !span.isOfWeekend)
  const names = found.filter(({ name }) => name !== undefined)
  const isHours = names.length > maxNamed
  const isOfOtherWeek = namesOtherWeek(tokens) || found.some(({ isCounted }) => isCounted)
  return found.filter((day) => {
    const isPart = found.some(
      (other) => other !== day && other.from <= day.from && other.next >= day.next,
    )
    const isLess = isPart || (isHours && day.name) || (isSpanned && day.span?.isOfWeekend)
    return !isLess && !(isOfOtherWeek && isUnclear(day, found))
  })
}

/** Whether days of the week stand together: “Tue–Sun”, “viernes y sábados”. */
function hasWeekdays(tokens: readonly Token[], language: Language | null): boolean {
  return tokens.some((_, index) => {
    const day = readWeekday(tokens, index, language)
    const separator = day && readSeparator(tokens, day.next)
    return separator !== null && readWeekday(tokens, separator.next, language) !== null
  })
}

/** The most names of days in what is written about one thing; more of them have hours. */
const maxNamed = 2

const anyDay = { ahead: null, weekday: null, isNext: null, part: null, isShort: false } as const

/** Whether a day of the week stands beside “next week” or “in two weeks” without belonging to it; then neither is clear. */
function isUnclear(day: RelativeDay, all: readonly RelativeDay[]): boolean {
  const isOfWeek = ({ weekday, span, weeks, isNext }: RelativeDay) =>
    span !== undefined || (weekday !== null && weeks === undefined && isNext === null)
  return isOfWeek(day) || (day.isCounted === true && all.some(isOfWeek))
}

/** Indexes of tokens at which a time may stand because of a day. */
interface NearDays {
  readonly afterDays: ReadonlySet<number>
  readonly beforeDays: ReadonlySet<number>
  readonly bare: ReadonlySet<number>
}

/** The times of a text; what is a time follows from the days around it. */
export function clocksIn(
  written: Written,
  spans: readonly DaySpan[],
  relative: readonly RelativeDay[],
): FoundClock[] {
  const numbered = relative.filter(
    (day) => day.monthDay !== undefined || (isNumbered(day) && day.hour === null),
  )
  const masked = new Set([...spans, ...numbered].flatMap(({ from, next }) => range(from, next)))
  // No time reaches into a day.
  const tokens = written.tokens.map((token, index) => (masked.has(index) ? asBreak(token) : token))
  const days = written.isNote ? [...spans, ...relative] : spans
  const isEvent = isEventNote(written)
  const isBare = (at: number) => isEvent || isBeforeOtherDay(tokens, at + 1)
  const near = {
    afterDays: new Set(days.map(({ next }) => afterMarks(tokens, next))),
    beforeDays: new Set(days.map(({ from }) => from)),
    // “Sat 11-2”, “doors 7, show 8”
    bare: new Set([
      ...relative.map(({ next }) => afterMarks(tokens, next)).filter(isBare),
      ...(written.isNote ? hoursOfDoors(tokens) : []),
    ]),
  }
  const found = timesIn(written, tokens, masked, near)
  const isDotted = found.length === 0 && spans.length + relative.length > 0 && isEventNote(written)
  // “Dinner 7.30 at Grill Royal, Saturday”: a number with a dot is a time where there is no other.
  if (!isDotted) return found
  return timesIn(written, tokens, masked, { ...near, afterDays: new Set(tokens.keys()) }).filter(
    ({ start }) => start.minute % 15 === 0,
  )
}

/** The indexes of hours that stand alone behind “doors” and “show”, where both do, and behind “ends”. */
function hoursOfDoors(tokens: readonly Token[]): number[] {
  const after = (words: { has: (word: string) => boolean }) =>
    tokens.flatMap(({ text }, index) => {
      const at = tokens[index + 1]?.raw === ':' ? index + 2 : index + 1
      return words.has(text) && tokens[at]?.kind === 'number' ? [at] : []
    })
  const [doors, begin] = [after(doorWords), after(beginWords)]
  const end = after({ has: isEndWord })
  return doors.length > 0 && begin.length > 0 ? [...doors, ...begin, ...end] : []
}

/** Whether a text is what people write about something that they do on one day. */
export function isEventNote({ tokens, isNote }: Written): boolean {
  return isNote && namesEvent(tokens)
}

function timesIn(
  written: Written,
  tokens: readonly Token[],
  masked: ReadonlySet<number>,
  near: NearDays,
): FoundClock[] {
  const found: FoundClock[] = []
  const isEvening = written.isNote && namesEvening(written.tokens)
  const isMorning = written.isNote && namesMorning(written.tokens)
  for (let index = 0; index < tokens.length && found.length < maxFound; index += 1) {
    if (masked.has(index)) continue
    const read = readClockList(tokens, index, {
      language: written.language,
      isAfterDay: near.afterDays.has(index),
      isBeforeDay: near.beforeDays.has(afterAt(tokens, index + 1)),
      isBare: near.bare.has(index),
      isEvening,
    })
    const list = read && isMorning ? inMorning(read) : read
    if (!list) continue
    const since = found.at(-1)?.next ?? 0
    const first = { ...list, next: list.nextOfFirst, more: [] }
    const isBefore = isExcluded(tokens, first, since)
    // “Doors 7pm, 8pm show”
    const clock = isBefore ? first : list
    found.push({
      ...clock,
      isExcluded: isBefore,
      weekdays: weekdaysBefore(tokens, clock.from, written.language),
    })
    index = clock.next - 1
  }
  // “In the West End 7pm”: the only time is not the one at which it ends.
  const [only, ...more] = found
  if (only && more.length === 0 && isEnd(tokens, only.from)) return [{ ...only, isExcluded: false }]
  return found
}

/** A time that is one of the morning, where nothing says which half of the day is meant: “hike at 9”. */
function inMorning<Clock extends ClockSpan>(clock: Clock): Clock {
  const { hour } = clock.start
  return hour < 6 || hour > 11 ? clock : { ...clock, start: { ...clock.start, isOpen: false } }
}

/** Whether a day that is not sure to be one is so with a time: `05/06`, `20261212`. */
function isOpen({ days }: DaySpan): boolean {
  return days[0]?.isNumeric === true || days[0]?.isCompact === true
}

/** Whether two numbers of two digits with a dot and a comma behind them are a day rather than a time: “12.12, 20:00”. */
function isDotted(tokens: readonly Token[], { days, from, next }: DaySpan): boolean {
  const [first, second] = [tokens[from], tokens[from + 2]]
  const isLong = first?.raw.length === 2 && second?.raw.length === 2 && next === from + 3
  return isLong && tokens[next]?.raw === ',' && (days[0]?.month ?? 0) % 5 !== 0
}

/** A token that is no part of anything. */
function asBreak(token: Token): Token {
  return { ...token, kind: 'mark', raw: '\n', text: '\n' }
}

/** The index after a comma, a dash or a bracket. */
function afterMarks(tokens: readonly Token[], index: number): number {
  return /^[,;(|·–—-]$/.test(tokens[index]?.raw ?? '') ? index + 1 : index
}

/** The index after words such as “on” between a time and a day. */
function afterAt(tokens: readonly Token[], index: number): number {
  return /^(,|on|am|op|el|le|no|w|this|next)$/.test(tokens[index]?.text ?? '') ? index + 1 : index
}

function range(from: number, next: number): number[] {
  return Array.from({ length: Math.max(0, next - from) }, (_, index) => from + index)
}
