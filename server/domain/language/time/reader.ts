import type { FoundTime } from '#server/domain/language/claim.ts'
import { withoutMoved, withoutReplaced } from '#server/domain/language/time/changed_day.ts'
import { alternateClocks } from '#server/domain/language/time/alternate.ts'
import { isBookingDay } from '#server/domain/language/time/clause.ts'
import type { DateAbout, FoundDate, FoundDates } from '#server/domain/language/time/found.ts'
import { isNoDate, isPublished } from '#server/domain/language/time/gate.ts'
import { withListedDays } from '#server/domain/language/time/listed_days.ts'
import { withEnding } from '#server/domain/language/time/ending.ts'
import { withLength } from '#server/domain/language/time/length.ts'
import { tokensWithJapanese } from '#server/domain/language/time/japanese.ts'
import { labeledClock } from '#server/domain/language/time/labeled_clock.ts'
import { lastDayKind, lastDayOfNote } from '#server/domain/language/time/last_day.ts'
import { goingOnUntil } from '#server/domain/language/time/note_dates.ts'
import {
  isWhole,
  type NumberedDay,
  readNumbered,
} from '#server/domain/language/time/numbered_day.ts'
import { languageNamed, languageOf } from '#server/domain/language/detect.ts'
import { type FoundClock, partNear, type Span } from '#server/domain/language/time/pair.ts'
import { ownClocks } from '#server/domain/language/time/own_clock.ts'
import { isDayOfNote } from '#server/domain/language/time/lone_day.ts'
import type { RelativeDay } from '#server/domain/language/time/relative.ts'
import {
  clocksIn,
  isEventNote,
  relativeDaysIn,
  type Written,
  writtenDaysIn,
} from '#server/domain/language/time/scan.ts'
import { type Order, orderOf } from '#server/domain/language/time/resolve_day.ts'
import { shutDays } from '#server/domain/language/time/shut_day.ts'
import { excludedSpan, doorsOf } from '#server/domain/language/time/excluded.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import { dayTime, endOf, timesOn } from '#server/domain/language/time/time_of_day.ts'
import { withTimedRanges } from '#server/domain/language/time/timed_range.ts'
import { dateOfRange, relativeRanges } from '#server/domain/language/time/relative_range.ts'
import { RelativeDates } from '#server/domain/language/time/relative_dates.ts'
import { WrittenDates } from '#server/domain/language/time/written_dates.ts'
import { choosesWeekday } from '#server/domain/language/time/weekday_span.ts'
import { dayOf } from '#server/domain/basics/day_numbers.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'

/** The most tokens of a note in which its only day and its only time belong together. */
const maxShortLength = 10

/** Reads the dates of one text. */
export class DateReader {
  readonly #written: Written
  readonly #order: Order
  readonly #relativeDays: 'all' | 'none' | 'near'
  readonly #today: number
  readonly #dates: RelativeDates
  readonly #days: WrittenDates

  constructor(
    text: string,
    { now, timezone, language, is_note = false, relative_days }: DateAbout,
  ) {
    const spoken = languageNamed(language) ?? languageOf(text)
    this.#written = { text, tokens: tokensWithJapanese(text), language: spoken, isNote: is_note }
    this.#relativeDays = relative_days ?? 'all'
    const wall = wallTimeOf(new Date(now), timezone)
    const [year = 1970, month = 1, day = 1] = wall.date.split('-').map(Number)
    this.#today = dayOf(year, month, day)
    this.#dates = new RelativeDates(this.#written, this.#today, wall.seconds)
    this.#order = orderOf(language, spoken)
    this.#days = new WrittenDates(this.#written, this.#today, this.#order)
  }

  /** The dates of the text, and what is about time in it besides; `isDated` says that it has others already. */
  read(isDated = false): FoundDates {
    const written = withTimedRanges(this.#written, writtenDaysIn(this.#written))
    const isBooked = this.#booking(written)
    const shut = shutDays(this.#written, written)
    const isOut = (span: DaySpan) => isBooked(span) || shut.has(span)
    const dated = written.filter((span) => !this.#isNoDate(span) && !isOut(span))
    const unmoved = withoutMoved(this.#written.tokens, dated)
    const spans = withListedDays(this.#written, unmoved, this.#order)
    const all = this.#relativeIn(written)
    const named = all.filter((day) => !isBooked(day))
    const goingOn = isDated ? null : this.#goingOn([...written, ...named])
    const isMore = (day: RelativeDay) => day.name !== undefined || day.span !== undefined
    const relative = named
      .filter((day) => this.#lastDayKind(day) === null && !this.#dates.isUnclear(day))
      // Beside a date, they are about the same day, or about hours.
      .filter((day) => !isMore(day) || (spans.length === 0 && !goingOn))
      // “5 December 10pm, brunch Sunday 11am” is no Sunday before it.
      .filter((day) => !this.#written.isNote || day.weekday === null || spans.length === 0)
      .map((day) => this.#numbered(day) ?? day)
      .filter(isWhole)
    const found = clocksIn(this.#written, written, relative)
    const isOwner = (span: DaySpan) => isOut(span) || this.#isDue(span)
    const owners = [...written.filter(isOwner), ...all.filter(isBooked)]
    const near = ownClocks(this.#written, owners, { clocks: found, days: [...written, ...all] })
    // “Until 3 January, 10–18” says when it is open.
    const isOwn = ([day, { end }]: readonly [Span, FoundClock]) =>
      end === null || this.#lastDayKind(day) !== 'last'
    const own = new Map([...near].filter(isOwn))
    const clocks = found.filter((clock) => ![...own.values()].includes(clock))
    const taken = new Set<FoundClock>()
    const days = withoutReplaced(this.#written, [...spans, ...relative])
    const isShort = this.#written.tokens.length <= maxShortLength || isEventNote(this.#written)
    const isTurn = this.#written.isNote && (days.length > 1 || isShort)
    const turns = isTurn ? alternateClocks(days, clocks) : undefined
    const [only, ...others] = spans
    const labeled = !only || others.length > 0 ? null : labeledClock(this.#written, only, clocks)
    const pairs = only && labeled ? new Map([[only, labeled]]) : turns
    const clocksOfAll = named.length > 1 ? clocksIn(this.#written, written, named) : []
    const ranges = relativeRanges(this.#written, named, clocksOfAll)
    const among = { clocks, taken, pairs }
    const isLeft = (day: Span) => days.some((one) => one === day)
    const left = spans.filter(isLeft)
    const dates = left.flatMap((span) => this.#days.datesOf(span, { ...among, spans: left }))
    for (const day of relative.filter(isLeft)) {
      if (ranges.some(({ last }) => last.from === day.from)) continue
      const range = ranges.find(({ first }) => first.from === day.from)
      const found = this.#dates.datesOf(day, { ...among, spans: days })
      dates.push(...found.map((date) => (range ? dateOfRange(this.#written, range, date) : date)))
    }
    const isLone = !isDated && dates.length === 0
    const lone =
      isLone && this.#written.isNote
        ? relative.find((day) => isDayOfNote(this.#written.tokens, day, this.#written.language))
        : undefined
    if (lone) dates.push(...this.#dates.loneDates(lone))
    else if (isLone && goingOn && !isBooked(goingOn.last)) dates.push(goingOn.date)
    const isSpent = (span: DaySpan) =>
      !spans.some(({ from, next }) => from <= span.from && span.from < next)
    const spent = written.filter(isSpent).map((span) => {
      const [isSold, clock] = [isBooked(span), own.get(span)]
      return excludedSpan(this.#written, span, { isBooked: isSold, shut: shut.get(span), clock })
    })
    const isUnclear =
      named.some((day) => this.#dates.isUnclear(day)) ||
      choosesWeekday(this.#written) ||
      spans.some((span) => this.#days.isUnclear(span))
    const booked = all.filter(isBooked).map((day) => {
      return excludedSpan(this.#written, day, { isBooked: true, clock: own.get(day) })
    })
    return {
      is_unclear: this.#written.isNote && isUnclear && clocks.some(({ isExcluded }) => !isExcluded),
      dates: withLength(withEnding(dates, this.#written.tokens, clocks), this.#written),
      excluded: [...spent, ...booked, ...clocks.flatMap((clock) => doorsOf(this.#written, clock))],
    }
  }

  /** The times of day at which something may begin, `20:00`; those of a zone that is named are left out. */
  clockTimes(): string[] {
    const clocks = clocksIn(this.#written, writtenDaysIn(this.#written), [])
    return clocks
      .filter(({ isExcluded, zone }) => !isExcluded && zone === null)
      .map((clock) => timesOn(this.#today, null, clock, null).starts.local.slice(11, 16))
  }

  #relativeIn(written: readonly DaySpan[]): RelativeDay[] {
    if (this.#relativeDays === 'none') return []
    const days = relativeDaysIn(this.#written, written)
    return this.#relativeDays === 'near' ? days.filter(({ weekday }) => weekday === null) : days
  }

  #isNoDate(span: DaySpan): boolean {
    const { tokens, text } = this.#written
    return isNoDate(tokens, span, text) || this.#lastDayKind(span) !== null
  }

  /** Whether a day is named for what has a time of its own: when a page was written, until when to book or to go. */
  #isDue(span: DaySpan): boolean {
    return isPublished(this.#written.tokens, span) || this.#lastDayKind(span) !== null
  }

  #lastDayKind(day: Span) {
    return lastDayKind(this.#written.tokens, day, this.#written.language === 'pl')
  }

  #numbered(day: RelativeDay): NumberedDay | null {
    const { tokens, isNote } = this.#written
    return isNote ? readNumbered(tokens, day, this.#today) : null
  }

  /** What goes on until one of these days; null for nothing. */
  #goingOn(days: readonly (DaySpan | RelativeDay)[]): { date: FoundDate; last: Span } | null {
    const last = lastDayOfNote<DaySpan | RelativeDay>(this.#written, days)
    if (!last) return null
    const [day] =
      'days' in last
        ? last.days.flatMap((one) => this.#days.meant(one))
        : [this.#dates.dayOf(last, endOf(this.#today))]
    if (day === undefined || !this.isNear(day, false)) return null
    return { date: goingOnUntil(this.#written, last, { day, today: this.#today }), last }
  }

  /** Whether a day is one for buying or booking; beside other days more of them are. */
  #booking(written: readonly DaySpan[]): (day: Span) => boolean {
    const text = this.#written.text
    const others = written.filter(
      ({ from }) => !isBookingDay(this.#written.tokens, from, { text, isOne: false }),
    )
    return ({ from }) =>
      isBookingDay(this.#written.tokens, from, { text, isOne: others.length === 0 })
  }

  /** Whether a day is neither long ago nor far ahead; one with a time may be longer ago. */
  isNear(day: number, isTimed: boolean): boolean {
    return this.#days.isNear(day, isTimed)
  }

  /**
   * The day and the time that an answer names, which may be either alone: `time` without a day is about `day`.
   * Null for neither, and for a day that may be two: “next Friday”.
   */
  readAnswer(day: number | null): FoundTime | null {
    const [named] = this.read().dates
    const [relative] = relativeDaysIn(this.#written, [])
    const isOpen = relative !== undefined && this.#dates.isEither(relative)
    if (isOpen && (!named || named.either)) return null
    if (named) return named.starts
    if (relative?.name) return this.#dates.loneDates(relative)[0]?.starts ?? null
    const [clock] = clocksIn(this.#written, [], relative ? [relative] : [])
    const on = relative ? this.#dates.dayOf(relative, dayTime(this.#today)) : day
    if (on === null) return null
    if (!clock) return relative ? dayTime(on) : null
    return timesOn(on, null, clock, partNear(this.#written.tokens, clock, clock)).starts
  }
}
