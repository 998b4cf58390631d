import type { FoundTime } from '#server/domain/capture/claim.ts'
import { type ClockSpan, readClockSpan } from '#server/domain/capture/dates/clock_span.ts'
import type { DateAbout, FoundDate } from '#server/domain/capture/dates/found.ts'
import { isMovedTo, isNoDate, isWeak, looksLikeDay } from '#server/domain/capture/dates/gate.ts'
import { type Language, languageNamed, languageOf } from '#server/domain/capture/dates/language.ts'
import {
  clockOf,
  type FoundClock,
  isAside,
  type Stretch,
} from '#server/domain/capture/dates/pair.ts'
import { readRelative, type RelativeDay } from '#server/domain/capture/dates/relative.ts'
import { daysMeant, type Order } from '#server/domain/capture/dates/resolve_day.ts'
import { type DaySpan, readDaySpan } from '#server/domain/capture/dates/spans.ts'
import { dayTime, timesOn } from '#server/domain/capture/dates/time_of_day.ts'
import { type Token, tokensOf } from '#server/domain/capture/dates/tokens.ts'
import { days as dayWords, type Part, parts } from '#server/domain/capture/dates/words.ts'
import { dayOf, weekdayOf } from '#server/domain/ics/days.ts'
import { wallTimeOf } from '#server/domain/wall_clock.ts'

/** How far from today a date in a text may lie, in days. */
const mostAhead = 3 * 366
const mostAgo = 400
const mostAgoTimed = 10 * 366

/** The most days, and the most times, that are looked at: each is compared with those around it. */
const mostFound = 200

/** Reads the dates of one text. */
export class DateReader {
  readonly #text: string
  readonly #tokens: readonly Token[]
  readonly #language: Language | null
  readonly #order: Order
  readonly #today: number
  readonly #seconds: number

  constructor(text: string, { now, timezone, language }: DateAbout) {
    this.#text = text
    this.#tokens = tokensOf(text)
    this.#language = languageNamed(language) ?? languageOf(text)
    this.#order = orderOf(language, this.#language)
    const wall = wallTimeOf(new Date(now), timezone)
    const [year = 1970, month = 1, day = 1] = wall.date.split('-').map(Number)
    this.#today = dayOf(year, month, day)
    this.#seconds = wall.seconds
  }

  read(): FoundDate[] {
    const written = this.#writtenDays()
    const dated = written.filter((span) => !isNoDate(this.#tokens, span, this.#text))
    const moved = dated.filter((span) => isMovedTo(this.#tokens, span)).map(lastDayOf)
    const spans = moved.length > 0 ? moved : dated
    const clocks = this.#clocks(written)
    const taken = new Set<FoundClock>()
    const found = spans.flatMap((span) => this.#datesOf(span, { spans, clocks, taken }))
    const relative = this.#relativeDays(written)
    for (const day of relative) {
      const date = this.#relativeDate(day, { spans: [...spans, ...relative], clocks, taken })
      if (date) found.push(date)
    }
    return found
  }

  /** Whether a day is neither long ago nor far ahead; one with a time may be longer ago. */
  isNear(day: number, isTimed: boolean): boolean {
    const since = isTimed ? mostAgoTimed : mostAgo
    return day <= this.#today + mostAhead && day >= this.#today - since
  }

  /**
   * The day and the time that an answer names, which may be either alone: `time` without a day is about `day`.
   * Null for neither.
   */
  readAnswer(day: number | null): FoundTime | null {
    const [named] = this.read()
    if (named) return named.starts
    const [clock] = this.#clocks([])
    const [relative] = this.#relativeDays([])
    const on = relative ? this.#dayOf(relative, dayTime(this.#today)) : day
    if (on === null) return null
    if (!clock) return relative ? dayTime(on) : null
    return timesOn(on, null, clock, this.#partNear(clock, clock)).starts
  }

  /** The days that are written out, those that are no date of anything as well. */
  #writtenDays(): DaySpan[] {
    const found: DaySpan[] = []
    for (let index = 0; index < this.#tokens.length && found.length < mostFound; index += 1) {
      const span = readDaySpan(this.#tokens, index, this.#language)
      if (!span || (isWeak(this.#tokens, span) && !isSlash(span))) continue
      found.push(span)
      index = span.next - 1
    }
    return found
  }

  #clocks(spans: readonly DaySpan[]): FoundClock[] {
    const found: FoundClock[] = []
    const masked = new Set(spans.flatMap(({ from, next }) => range(from, next)))
    // No time reaches into a day.
    const tokens = this.#tokens.map((token, index) => (masked.has(index) ? asBreak(token) : token))
    const afterDays = new Set(spans.map(({ next }) => afterMarks(tokens, next)))
    for (let index = 0; index < tokens.length && found.length < mostFound; index += 1) {
      if (masked.has(index)) continue
      const isAfterDay = afterDays.has(index)
      const clock = readClockSpan(tokens, index, { language: this.#language, isAfterDay })
      if (!clock) continue
      const since = found.at(-1)?.next ?? 0
      found.push({ ...clock, isAside: isAside(tokens, clock, since) })
      index = clock.next - 1
    }
    return found
  }

  #relativeDays(spans: readonly DaySpan[]): RelativeDay[] {
    const found: RelativeDay[] = []
    const masked = new Set(spans.flatMap(({ from, next }) => range(from, next)))
    for (let index = 0; index < this.#tokens.length && found.length < mostFound; index += 1) {
      const day = masked.has(index) ? null : readRelative(this.#tokens, index, this.#language)
      if (!day) continue
      found.push(day)
      index = day.next - 1
    }
    return found
  }

  #datesOf(span: DaySpan, among: Among): FoundDate[] {
    const clock = clockOf(span, { ...among, days: among.spans, tokens: this.#tokens })
    const isSure = !isWeak(this.#tokens, span) || looksLikeDay(this.#tokens, span, this.#text)
    if (!isSure && !clock) return []
    const part = clock ? this.#partNear(span, clock) : null
    const meant = span.days.map((day) =>
      daysMeant(day, { today: this.#today, order: this.#order }).filter((one) =>
        this.isNear(one, clock !== null),
      ),
    )
    const [first = []] = meant
    if (meant.some((one) => one.length === 0)) return []
    if (clock) among.taken.add(clock)
    const place = this.#placeOf(span, clock)
    const dates = (day: number, last: number | null) =>
      clock
        ? timesOn(day, last, clock, part)
        : { starts: dayTime(day), ends: last === null ? null : dayTime(last) }
    if (span.isRange) {
      const [from = 0, until = 0] = [first[0], meant.at(-1)?.[0]]
      return until > from ? [{ ...dates(from, until), either: null, ...place }] : []
    }
    if (span.days.length === 1 && first.length === 2) {
      const [one, other] = [dates(first[0] ?? 0, null), dates(first[1] ?? 0, null)]
      return [{ ...one, either: [one.starts, other.starts], ...place }]
    }
    return meant.map(([day = 0]) => ({ ...dates(day, null), either: null, ...place }))
  }

  #relativeDate(day: RelativeDay, among: Among): FoundDate | null {
    const reach = day.isShort ? 4 : undefined
    const clock = clockOf(day, { ...among, days: among.spans, tokens: this.#tokens, reach })
    if (!clock) return null
    const part = day.part ?? this.#partNear(day, clock)
    const on = this.#dayOf(day, timesOn(this.#today, null, clock, part).starts)
    among.taken.add(clock)
    return { ...timesOn(on, null, clock, part), either: null, ...this.#placeOf(day, clock) }
  }

  /** The day that a relative one is. Today counts as a day of the week until the time has passed. */
  #dayOf({ ahead, weekday, isNext }: RelativeDay, at: FoundTime): number {
    if (weekday === null) return this.#today + (ahead ?? 0)
    const todays = weekdayOf(this.#today) + 1
    const until = (weekday - todays + 7) % 7
    if (isNext === 'last') return this.#today + until - 7
    if (isNext === 'week') return this.#today + (7 - todays) + weekday
    const [hours = 0, minutes = 0] = at.local.slice(11).split(':').map(Number)
    const isOver = hours * 3600 + minutes * 60 <= this.#seconds
    const isLater = until === 0 && (isNext === 'day' || isOver)
    return this.#today + until + (isLater ? 7 : 0)
  }

  /** The part of the day that words around a day and its time name; null for none. */
  #partNear(day: Stretch, clock: Stretch): Part | null {
    const from = Math.max(0, Math.min(day.from, clock.from) - 2)
    const until = Math.max(day.next, clock.next) + 1
    for (let index = from; index < until; index += 1) {
      const word = this.#tokens[index]?.text ?? ''
      // “Mañana” is both.
      const isDay = index >= day.from && index < day.next && dayWords.get(word) === 1
      const part = parts.get(word)
      if (part && !(isDay && word === 'manana')) return part
    }
    return null
  }

  #placeOf(day: Stretch, clock: ClockSpan | null): { at: number; quote: string } {
    const from = Math.min(day.from, clock?.from ?? day.from)
    const next = Math.max(day.next, clock?.next ?? day.next)
    const at = this.#tokens[from]?.at ?? 0
    return { at, quote: this.#text.slice(at, this.#tokens[next - 1]?.end ?? at) }
  }
}

interface Among {
  readonly spans: readonly Stretch[]
  readonly clocks: readonly FoundClock[]
  readonly taken: Set<FoundClock>
}

/** The last day of several. */
function lastDayOf(span: DaySpan): DaySpan {
  return { ...span, days: span.days.slice(-1), isRange: false }
}

function isSlash({ days }: DaySpan): boolean {
  return days[0]?.isNumeric === true
}

/** A token that is no part of anything. */
function asBreak(token: Token): Token {
  return { ...token, kind: 'mark', raw: '\n', text: '\n' }
}

/** The index after a comma, a dash or a bracket. */
function afterMarks(tokens: readonly Token[], index: number): number {
  return /^[,;(|·–—-]$/.test(tokens[index]?.raw ?? '') ? index + 1 : index
}

function range(from: number, next: number): number[] {
  return Array.from({ length: Math.max(0, next - from) }, (_, index) => from + index)
}

/** What the first number of a date such as 05/06 is where a text is in a language. */
function orderOf(tag: string | null, language: Language | null): Order {
  const region = tag?.split(/[-_]/)[1]?.toUpperCase()
  if (language === null) return 'unknown'
  if (language !== 'en') return 'day_first'
  if (region === 'US') return 'month_first'
  return region === undefined ? 'unknown' : 'day_first'
}
