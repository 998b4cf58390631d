import type { WrittenDay } from '#server/domain/language/time/day.ts'
import { beginningsOf } from '#server/domain/language/time/beginnings.ts'
import { withEitherHour } from '#server/domain/language/time/either_hour.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { isClearDay, isWeak, looksLikeDay } from '#server/domain/language/time/gate.ts'
import { dayOnItsWeekday } from '#server/domain/language/time/other_weekday.ts'
import { type FoundClock, partNear } from '#server/domain/language/time/pair.ts'
import { type DaysAbout, daysMeant, lastBefore } from '#server/domain/language/time/resolve_day.ts'
import { isEventNote, type Lexed } from '#server/domain/language/time/lex.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import { placeOf } from '#server/domain/language/time/excluded.ts'
import { dayTime, timesOn } from '#server/domain/language/time/time_of_day.ts'
import { timesOfRange } from '#server/domain/language/time/timed_range.ts'
import type { Around, MeaningsOfWritten } from '#server/domain/language/time/meanings.ts'
import { clockOnWeekday } from '#server/domain/language/time/weekday_clocks.ts'
import { weekdayOf } from '#server/domain/basics/day_numbers.ts'

/** How far from today a date in a text may lie, in days. */
const maxAhead = 3 * 366
const maxAgo = 400
const maxAgoTimed = 10 * 366

/** Whether a clock is that of several days of the week: “Mo–Fr 9–16”. */
function hasWeekdays({ weekdays = [] }: FoundClock): boolean {
  return weekdays.length > 1
}

/** What days are that are written out. */
export class WrittenDates implements MeaningsOfWritten {
  readonly #written: Lexed
  readonly #today: number
  readonly #about: DaysAbout

  constructor(written: Lexed, about: DaysAbout) {
    this.#written = written
    this.#today = about.today
    this.#about = about
  }

  meant(day: WrittenDay): number[] {
    return daysMeant(day, this.#about)
  }

  isUnclear({ days, isChoice = false }: DaySpan): boolean {
    return (isChoice && days.length > 2) || days.some((day) => this.meant(day).length === 0)
  }

  isNear(day: number, isTimed: boolean): boolean {
    if (this.#about.is_ahead) return true
    const since = isTimed ? maxAgoTimed : maxAgo
    return day <= this.#today + maxAhead && day >= this.#today - since
  }

  #weekdayOf({ days: [first] }: DaySpan): number | null {
    const [day] = first ? this.meant(first) : []
    return day === undefined ? null : weekdayOf(day) + 1
  }

  /** Whether days are more than a week, such as those of an exhibition. */
  #isLong({ days, isRange }: DaySpan): boolean {
    const [from, until] = [days[0], days.at(-1)].map((day) => day && this.meant(day).at(0))
    return isRange && from !== undefined && until !== undefined && Math.abs(until - from) > 7
  }

  /** The days that a written one may be; of two the one that is ahead, in what people write about one thing. */
  #readings(days: readonly number[]): readonly number[] {
    const ahead = this.#written.isNote ? days.filter((day) => day >= this.#today) : []
    return ahead.length > 0 ? ahead : days
  }

  /** Days of which one has the weekday of another: “Samstag und Sonntag, 21. und 22. Juli”, where the 21st is no Sunday. */
  #withoutOthersWeekday({ days, isRange }: DaySpan): readonly WrittenDay[] {
    const [first, ...others] = days
    if (isRange || first?.weekday == null || others.length === 0) return days
    const own = { ...first, weekday: null }
    const isOn = (day: WrittenDay) =>
      this.meant({ ...day, weekday: null }).some((one) => weekdayOf(one) + 1 === first.weekday)
    return !isOn(first) && others.some(isOn) ? [own, ...others] : days
  }

  datesOf(span: DaySpan, around: Around): FoundDate[] {
    const weekday = this.#weekdayOf(span)
    const near = span.times ? null : clockOnWeekday(this.#written, span, { ...around, weekday })
    // On a page, “9–23 February, Mon–Fri 9–16” is open then, and begins at no hour that is said.
    const isOpening =
      !this.#written.isNote && near !== null && hasWeekdays(near) && this.#isLong(span)
    if (near && isOpening) around.taken.add(near)
    const clock = isOpening ? null : near
    const isSure =
      !isWeak(this.#written.tokens, span) ||
      looksLikeDay(this.#written.tokens, span, this.#written.text) ||
      (isClearDay(span) && isEventNote(this.#written))
    if (!isSure && !clock) return []
    const part = clock ? partNear(this.#written.tokens, span, clock) : null
    const meant = this.#withoutOthersWeekday(span).map((day) =>
      this.meant(day).filter((one) => this.isNear(one, clock !== null)),
    )
    const [first = []] = meant
    if (meant.some((one) => one.length === 0)) return []
    if (clock) around.taken.add(clock)
    const place = placeOf(this.#written, span, clock)
    const dates = (day: number, last: number | null) =>
      clock
        ? timesOn(day, last, clock, part)
        : { starts: dayTime(day), ends: last === null ? null : dayTime(last) }
    if (span.isRange) {
      const [next = 0, until = 0] = [first[0], meant.at(-1)?.[0]]
      // “1 September – 3 January” has begun.
      const from = until < next ? lastBefore(span.days[0], until) : next
      const isRange = from !== null && from < until && this.isNear(from, false)
      const times = span.times && isRange ? timesOfRange(span.times, from, until) : undefined
      if (times === null) return []
      return isRange ? [{ ...(times ?? dates(from, until)), either: null, ...place }] : []
    }
    if (span.isChoice) {
      const [one, two] = meant.map(([day = 0]) => dates(day, null).starts)
      const isPair = one && two && meant.length === 2
      return isPair ? [{ ...dates(first[0] ?? 0, null), either: [one, two], ...place }] : []
    }
    const other = this.#written.isNote
      ? dayOnItsWeekday(this.#written, span, first, this.#about)
      : null
    if (other !== null) {
      const [one, two] = [dates(first[0] ?? 0, null), dates(other, null)]
      return [{ ...one, either: [one.starts, two.starts], ...place }]
    }
    const readings = this.#readings(first)
    if (span.days.length === 1 && readings.length === 2) {
      const [one, other] = [dates(readings[0] ?? 0, null), dates(readings[1] ?? 0, null)]
      return [{ ...one, either: [one.starts, other.starts], ...place }]
    }
    const only = span.days.length === 1 ? [readings] : meant
    return only.flatMap(([day = 0]) => {
      const date = { ...dates(day, null), either: null, ...place }
      if (!clock) return [date]
      return beginningsOf(withEitherHour(date, clock), clock, (one) =>
        timesOn(day, null, one, part),
      )
    })
  }
}
