import type { FoundTime } from '#server/domain/capture/claim.ts'
import { isBookingDay } from '#server/domain/capture/dates/clause.ts'
import type { DateAbout, FoundDate, FoundDates } from '#server/domain/capture/dates/found.ts'
import { isMovedTo, isNoDate, isWeak, looksLikeDay } from '#server/domain/capture/dates/gate.ts'
import { type Language, languageNamed, languageOf } from '#server/domain/capture/dates/language.ts'
import { clockOf, type FoundClock, type Stretch } from '#server/domain/capture/dates/pair.ts'
import { afterPart, isDayOfNote } from '#server/domain/capture/dates/lone_day.ts'
import type { RelativeDay } from '#server/domain/capture/dates/relative.ts'
import { dayOnWeekday, daysMeant, type Order } from '#server/domain/capture/dates/resolve_day.ts'
import {
  clocksIn,
  isEventNote,
  relativeDaysIn,
  type Written,
  writtenDaysIn,
} from '#server/domain/capture/dates/scan.ts'
import { asideOf, doorsOf, placeOf } from '#server/domain/capture/dates/stretches.ts'
import type { DaySpan } from '#server/domain/capture/dates/spans.ts'
import { dayTime, timeAt, timesOn } from '#server/domain/capture/dates/time_of_day.ts'
import { tokensOf } from '#server/domain/capture/dates/tokens.ts'
import { days as dayWords, type Part, parts, weekdays } from '#server/domain/capture/dates/words.ts'
import { dayOf, weekdayOf } from '#server/domain/ics/days.ts'
import { wallTimeOf } from '#server/domain/wall_clock.ts'

/** How far from today a date in a text may lie, in days. */
const mostAhead = 3 * 366
const mostAgo = 400
const mostAgoTimed = 10 * 366

/** Reads the dates of one text. */
export class DateReader {
  readonly #written: Written
  readonly #order: Order
  readonly #today: number
  readonly #seconds: number

  constructor(text: string, { now, timezone, language, is_note = false }: DateAbout) {
    const spoken = languageNamed(language) ?? languageOf(text)
    this.#written = { text, tokens: tokensOf(text), language: spoken, isNote: is_note }
    this.#order = orderOf(language, spoken)
    const wall = wallTimeOf(new Date(now), timezone)
    const [year = 1970, month = 1, day = 1] = wall.date.split('-').map(Number)
    this.#today = dayOf(year, month, day)
    this.#seconds = wall.seconds
  }

  /** The dates of the text, and what is about time in it besides; `isDated` says that it has others already. */
  read(isDated = false): FoundDates {
    const written = writtenDaysIn(this.#written)
    const isBooked = this.#booking(written)
    const dated = written.filter((span) => {
      return !isNoDate(this.#written.tokens, span, this.#written.text) && !isBooked(span)
    })
    const moved = dated.filter((span) => isMovedTo(this.#written.tokens, span)).map(lastDayOf)
    const spans = moved.length > 0 ? moved : dated
    const relative = relativeDaysIn(this.#written, written).filter((day) => !isBooked(day))
    const clocks = clocksIn(this.#written, written, relative)
    const taken = new Set<FoundClock>()
    const dates = spans.flatMap((span) => this.#datesOf(span, { spans, clocks, taken }))
    for (const day of relative) {
      const date = this.#relativeDate(day, { spans: [...spans, ...relative], clocks, taken })
      if (date) dates.push(date)
    }
    const isLone = this.#written.isNote && !isDated && dates.length === 0
    const lone = isLone
      ? relative.find((day) => isDayOfNote(this.#written.tokens, day, this.#written.language))
      : undefined
    if (lone) dates.push(this.#loneDate(lone))
    const isSpent = (span: DaySpan) => !spans.some(({ from }) => from === span.from)
    const spent = written
      .filter(isSpent)
      .map((span) => asideOf(this.#written, span, isBooked(span)))
    return {
      dates,
      asides: [...spent, ...clocks.flatMap((clock) => doorsOf(this.#written, clock))],
    }
  }

  /** Whether a day is one for buying or booking; beside other days more of them are. */
  #booking(written: readonly DaySpan[]): (day: Stretch) => boolean {
    const text = this.#written.text
    const others = written.filter(
      ({ from }) => !isBookingDay(this.#written.tokens, from, { text, isOne: false }),
    )
    return ({ from }) =>
      isBookingDay(this.#written.tokens, from, { text, isOne: others.length === 0 })
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
    const [named] = this.read().dates
    if (named) return named.starts
    const [relative] = relativeDaysIn(this.#written, [])
    const [clock] = clocksIn(this.#written, [], relative ? [relative] : [])
    const on = relative ? this.#dayOf(relative, dayTime(this.#today)) : day
    if (on === null) return null
    if (!clock) return relative ? dayTime(on) : null
    return timesOn(on, null, clock, this.#partNear(clock, clock)).starts
  }

  #datesOf(span: DaySpan, among: Among): FoundDate[] {
    const clock = clockOf(span, { ...among, days: among.spans, tokens: this.#written.tokens })
    const isSure =
      !isWeak(this.#written.tokens, span) ||
      looksLikeDay(this.#written.tokens, span, this.#written.text)
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
    const place = placeOf(this.#written, span, clock)
    const dates = (day: number, last: number | null) =>
      clock
        ? timesOn(day, last, clock, part)
        : { starts: dayTime(day), ends: last === null ? null : dayTime(last) }
    if (span.isRange) {
      const [from = 0, until = 0] = [first[0], meant.at(-1)?.[0]]
      return until > from ? [{ ...dates(from, until), either: null, ...place }] : []
    }
    const other = this.#written.isNote ? this.#onItsWeekday(span, first) : null
    if (other !== null) {
      const [one, two] = [dates(first[0] ?? 0, null), dates(other, null)]
      return [{ ...one, either: [one.starts, two.starts], ...place }]
    }
    if (span.days.length === 1 && first.length === 2) {
      const [one, other] = [dates(first[0] ?? 0, null), dates(first[1] ?? 0, null)]
      return [{ ...one, either: [one.starts, other.starts], ...place }]
    }
    return meant.map(([day = 0]) => ({ ...dates(day, null), either: null, ...place }))
  }

  /** The day that is meant if a day of the week is right and the date with it is wrong; null where they agree. */
  #onItsWeekday({ days, from }: DaySpan, [day, ...others]: readonly number[]): number | null {
    const weekday = weekdays.get(this.#written.tokens[from]?.text ?? '')
    const isOne = days.length === 1 && day !== undefined && others.length === 0
    if (!isOne || weekday === undefined || days[0]?.weekday !== weekday) return null
    return weekdayOf(day) + 1 === weekday ? null : dayOnWeekday(day, weekday, this.#today)
  }

  #relativeDate(day: RelativeDay, among: Among): FoundDate | null {
    const reach = day.isShort ? 4 : undefined
    if (day.minutes !== undefined)
      return isEventNote(this.#written) ? this.#soon(day, day.minutes) : null
    const clock = clockOf(day, { ...among, days: among.spans, tokens: this.#written.tokens, reach })
    if (!clock) return null
    const part = day.part ?? this.#partNear(day, clock)
    const on = this.#dayOf(day, timesOn(this.#today, null, clock, part).starts)
    among.taken.add(clock)
    return {
      ...timesOn(on, null, clock, part),
      either: null,
      ...placeOf(this.#written, day, clock),
    }
  }

  /** So many minutes from now. */
  #soon(day: RelativeDay, minutes: number): FoundDate {
    const starts = timeAt(this.#today, Math.floor(this.#seconds / 60) + minutes)
    return { starts, ends: null, either: null, ...placeOf(this.#written, day, null) }
  }

  /** A day of a note without a time. Today counts as a day of the week. */
  #loneDate(day: RelativeDay): FoundDate {
    const late = {
      ...dayTime(this.#today),
      local: `${dayTime(this.#today).local.slice(0, 11)}23:59:59`,
    }
    const starts = dayTime(this.#dayOf(day, late))
    const whole = { ...day, next: afterPart(this.#written.tokens, day.next) }
    return { starts, ends: null, either: null, ...placeOf(this.#written, whole, null) }
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
      const word = this.#written.tokens[index]?.text ?? ''
      // “Mañana” is both.
      const isDay = index >= day.from && index < day.next && dayWords.get(word) === 1
      const part = parts.get(word)
      if (part && !(isDay && word === 'manana')) return part
    }
    return null
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

/** What the first number of a date such as 05/06 is where a text is in a language. */
function orderOf(tag: string | null, language: Language | null): Order {
  const region = tag?.split(/[-_]/)[1]?.toUpperCase()
  if (language === null) return 'unknown'
  if (language !== 'en') return 'day_first'
  if (region === 'US') return 'month_first'
  return region === undefined ? 'unknown' : 'day_first'
}
