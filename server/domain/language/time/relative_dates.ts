import { afterWorkUntil } from '#server/domain/language/time/after_work.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { beginningsOf } from '#server/domain/language/time/beginnings.ts'
import { withEitherHour } from '#server/domain/language/time/either_hour.ts'
import { afterPart } from '#server/domain/language/time/lone_day.ts'
import { daysNamed, type WrittenName } from '#server/domain/language/time/named_day.ts'
import { monthsBeside } from '#server/domain/language/time/month_beside.ts'
import { isAfterMidnight } from '#server/domain/language/time/night.ts'
import { dateAt } from '#server/domain/language/time/note_dates.ts'
import { nthWeekdayFrom } from '#server/domain/language/time/nth_weekday.ts'
import { hourOf, isNumbered, type NumberedDay } from '#server/domain/language/time/numbered_day.ts'
import {
  clockNear,
  type FoundClock,
  partNear,
  type Span,
} from '#server/domain/language/time/pair.ts'
import { daysOfPeriod } from '#server/domain/language/time/period.ts'
import { type DaysMeant, daysMeant } from '#server/domain/language/time/days_meant.ts'
import { isEventNote, type Lexed } from '#server/domain/language/time/lex.ts'
import { placeOf } from '#server/domain/language/time/excluded.ts'
import { dayTime, endOf, timeAt, timesOn } from '#server/domain/language/time/time_of_day.ts'
import type { Around, MeaningsOfRelative } from '#server/domain/language/time/meanings.ts'
import type { WeekdaySpan } from '#server/domain/language/time/weekday_span.ts'
import { calendarDayOf, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { isStillNight } from '#server/domain/language/time/night_now.ts'
import { afterWork, hoursOfPart } from '#server/domain/language/time/parts.ts'
import { type HoursToday, weekendMeant } from '#server/domain/language/time/weekday.ts'
import type { RelativeDay, Period } from '#server/domain/language/time/phrase_kinds.ts'

/** The dates of relative days, which count from the day on which a text was written. */
export class RelativeDates implements MeaningsOfRelative {
  readonly #written: Lexed
  readonly #today: number
  readonly #seconds: number

  /** `today` is a number since 1970; `seconds` are those since midnight. */
  constructor(written: Lexed, today: number, seconds: number) {
    this.#written = written
    this.#today = today
    this.#seconds = seconds
  }

  datesOf(day: RelativeDay, around: Around): FoundDate[] {
    if (day.minutes !== undefined) {
      const minutes = Math.floor(this.#seconds / 60) + day.minutes
      const isIt = isEventNote(this.#written)
      return isIt ? [dateAt(this.#written, day, timeAt(this.#today, minutes))] : []
    }
    // “Tues 15th” is sure to be a day.
    const isWord = day.isShort && !(this.#written.isNote && isNumbered(day))
    const clock = clockNear(this.#written, day, around, isWord ? 4 : undefined)
    // “Friday the 13th” without a time is a film.
    if (!clock) return isNumbered(day) && day.orOn === undefined ? [this.#numberedDate(day)] : []
    around.taken.add(clock)
    const part = day.part ?? partNear(this.#written.tokens, day, clock)
    if (day.name) return this.#named(day, day.name, (on) => timesOn(on, null, clock, part), clock)
    const end = afterPart(this.#written.tokens, day.next)
    const isFree = clock.from >= end || clock.next <= day.from
    const place = placeOf(this.#written, isFree ? { from: day.from, next: end } : day, clock)
    // “Next week, 9pm” does not say on which day.
    if (day.period) return this.#ofPeriod(day.period, place)
    if (day.span) {
      // “This weekend, 9pm” does not say on which day.
      const isTimed = day.span.isOfWeekend === undefined
      return this.#spanned(
        day.span,
        (on, last) => (isTimed ? timesOn(on, last, clock, part) : wholeDays(on, last)),
        place,
      )
    }
    const isLate = isAfterMidnight(this.#written.tokens, day, clock)
    const at = isLate ? endOf(this.#today) : timesOn(this.#today, null, clock, part).starts
    const [first, second] = this.#daysAt(day, at)
    const on = isLate && !this.#isOfThisNight(first, clock) ? first + 1 : first
    if (isLate)
      return [{ ...timesOn(on, null, asMorning(clock), 'morning'), either: null, ...place }]
    const date = { ...timesOn(on, null, clock, part), either: null, ...place }
    if (isNumbered(day) && day.orOn !== undefined) {
      const other = timesOn(day.orOn, null, clock, part).starts
      return [{ ...date, either: [date.starts, other] }]
    }
    if (second !== undefined) {
      return [{ ...date, either: [date.starts, timesOn(second, null, clock, part).starts] }]
    }
    return beginningsOf(withEitherHour(date, clock), clock, (one) => timesOn(on, null, one, part))
  }

  loneDates(day: RelativeDay): FoundDate[] {
    if (day.name) return this.#named(day, day.name, wholeDays, null)
    const whole = { ...day, next: afterPart(this.#written.tokens, day.next) }
    if (day.period) return this.#ofPeriod(day.period, placeOf(this.#written, day, null))
    if (day.span) return this.#spanned(day.span, wholeDays, placeOf(this.#written, whole, null))
    // At one in the morning, “tonight” is the night that is.
    const back = day.isTonight && day.ahead === 0 && isStillNight(this.#seconds) ? 1 : 0
    const [first, second = isNumbered(day) ? day.orOn : undefined] = this.#daysOf(
      day,
      this.#hoursOfPart(day),
    )
    const date = dateAt(this.#written, whole, dayTime(first - back))
    return [second === undefined ? date : { ...date, either: [date.starts, dayTime(second)] }]
  }

  dayOf(day: RelativeDay, at: FoundTime): number {
    return this.#daysAt(day, at)[0]
  }

  isEither(day: RelativeDay): boolean {
    return this.#daysOf(day, 'none').length > 1
  }

  #daysAt(day: RelativeDay, at: FoundTime): DaysMeant {
    const [hours = 0, minutes = 0] = at.local.slice(11).split(':').map(Number)
    return this.#daysOf(day, hours * 3600 + minutes * 60 > this.#seconds ? 'ahead' : 'over')
  }

  #daysOf(day: RelativeDay, hours: HoursToday): DaysMeant {
    return daysMeant(day, { today: this.#today, hours })
  }

  /** What is said of the hours of a day without a time: those of a part of the day, with it or behind it. */
  #hoursOfPart({ part, from, next }: RelativeDay): HoursToday {
    const words = this.#written.tokens.slice(from, afterPart(this.#written.tokens, next))
    const last = words.findLast(({ text }) => hoursOfPart(text) !== null)
    const said =
      afterWorkUntil(words, words.length) !== null
        ? afterWork
        : ((last && hoursOfPart(last.text)) ?? (part && hoursOfPart(part)))
    if (!said) return 'none'
    return said.until > this.#seconds ? 'ahead' : 'over'
  }

  /** Whether a time of the night of a day is still to come in the night that is now: “tonight at 2”, said at one. */
  #isOfThisNight(day: number, { start }: FoundClock): boolean {
    const seconds = (start.hour % 12) * 3600 + start.minute * 60
    return day === this.#today && this.#seconds < seconds
  }

  isUnclear(day: RelativeDay): boolean {
    const months = monthsBeside(this.#written, day)
    const { weekday, isFromToday = false, nth } = day
    const isToBe = weekday !== null && day.isNext === null && months.size > 0
    // “Ende Januar, Samstag” is no Saturday of this month.
    if (isToBe && !months.has(monthOf(this.dayOf(day, endOf(this.#today))))) return true

    if (nth !== undefined && nthWeekdayFrom(nth, this.#today) === null) return true
    return isFromToday && weekday !== null && weekday <= weekdayOf(this.#today) + 1
  }

  /** “Saturday 12”; “Tuesday 8” may be an hour as well. */
  #numberedDate(day: NumberedDay): FoundDate {
    const found = dateAt(this.#written, day, dayTime(day.on))
    const clock = hourOf(day)
    if (!clock) return found
    const at = (on: number) =>
      timesOn(on, null, clock, partNear(this.#written.tokens, day, day)).starts
    const other = at(this.dayOf({ ...day, on: undefined }, at(this.#today)))
    return { ...found, either: [found.starts, other] }
  }

  /** A day by its name, which stays where it stands: it names what happens as well. */
  #named(
    day: RelativeDay,
    written: WrittenName,
    times: (on: number, last: number | null) => Times,
    clock: Span | null,
  ): FoundDate[] {
    const [first, second] = daysNamed(written, this.#today)
    if (first === undefined) return []
    const place = clock
      ? placeOf(this.#written, clock, null)
      : { at: this.#written.tokens[day.from]?.at ?? 0, quote: '' }
    const { more } = written.name
    const found = { ...times(first, more > 0 && !clock ? first + more : null), ...place }
    if (second === undefined) return [{ ...found, either: null }]
    return [{ ...found, either: [found.starts, times(second, null).starts] }]
  }

  #ofPeriod(period: Period, place: Pick<FoundDate, 'at' | 'quote' | 'spans'>): FoundDate[] {
    const [first, last] = daysOfPeriod(period, this.#today) ?? []
    if (first === undefined || last === undefined) return []
    return [{ ...wholeDays(first, last > first ? last : null), either: null, ...place }]
  }

  #spanned(
    { first, last, isList, isLed, isOfWeekend }: WeekdaySpan,
    times: (on: number, last: number | null) => Times,
    place: Pick<FoundDate, 'at' | 'quote' | 'spans'>,
  ): FoundDate[] {
    const todays = weekdayOf(this.#today) + 1
    if (isOfWeekend) {
      const meant = weekendMeant(isOfWeekend, todays).map((days) => this.#today + days)
      const [one, other] = meant.map((saturday) => {
        const begin = Math.max(saturday, this.#today)
        return times(begin, begin === saturday ? saturday + 1 : null)
      })
      if (!one) return []
      return [{ ...one, either: other ? [one.starts, other.starts] : null, ...place }]
    }
    // A day of the week is the coming one: “Friday to Sunday”, said on a Saturday, begins on the next Friday.
    const isOfNextWeek = last < todays || (!isLed && todays > first)
    const monday = this.#today + 1 - todays + (isOfNextWeek ? 7 : 0)
    const [begin, until] = [Math.max(monday + first - 1, this.#today), monday + last - 1]
    if (begin === until) return [{ ...times(begin, null), either: null, ...place }]
    if (!isList) return [{ ...times(begin, until), either: null, ...place }]
    return [begin, until].map((on) => ({ ...times(on, null), either: null, ...place }))
  }
}

/** The month of a day, 1 to 12. */
function monthOf(day: number): number {
  return calendarDayOf(day).month
}

/** A time as one of the morning. */
function asMorning(clock: FoundClock): FoundClock {
  const { start } = clock
  return { ...clock, start: { ...start, hour: start.hour % 12, isOpen: false, part: null } }
}

type Times = Pick<FoundDate, 'starts' | 'ends'>

/** One day, or several, without a time of day. */
function wholeDays(on: number, last: number | null): Times {
  return { starts: dayTime(on), ends: last === null ? null : dayTime(last) }
}
