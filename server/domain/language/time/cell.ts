import type { FoundTime } from '#server/domain/language/claim.ts'
import { weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { type ClockSpan, readClockSpan } from '#server/domain/language/time/clock_span.ts'
import type { WrittenDay } from '#server/domain/language/time/day.ts'
import { readIsoTimes } from '#server/domain/language/time/iso.ts'
import { lexWords } from '#server/domain/language/time/lex.ts'
import { daysMeant, type Order } from '#server/domain/language/time/resolve_day.ts'
import { type DaySpan, readDaySpan } from '#server/domain/language/time/spans.ts'
import { dayTime, timesOn } from '#server/domain/language/time/time_of_day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'

/** What a cell of a table says of time. */
export interface CellTime {
  readonly starts: FoundTime
  readonly ends: FoundTime | null
}

/**
 * The time that a cell of a table says, and nothing else. Nobody knows when it was written: a day without its year, a
 * relative one, and one that may be two are none. `order` says which number of 05/06 is the day.
 */
export function readCell(text: string, order: Order): CellTime | null {
  const [machine] = readIsoTimes(text)
  if (machine) return machine.quote === text ? machine : null
  const read = spanOf(text)
  if (!read || read.span.times || read.span.isChoice) return null
  const { span, clock } = read
  const days = span.days.map((day) => dayOf(day, order))
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || days.includes(null)) return null
  if (first === null || last === null || (days.length > 1 && !span.isRange)) return null
  const until = span.isRange ? last : null
  if (until !== null && until <= first) return null
  if (clock) {
    const times = timesOn(first, until, clock, null)
    const isSure = !times.starts.is_evening_assumed && times.starts.zone_name === undefined
    return isSure ? times : null
  }
  return { starts: dayTime(first), ends: until === null ? null : dayTime(until) }
}

/** The day of a cell that says no more than a day in numbers whose order is not known: `31/12/2026`; null for any other. */
export function numericDayOf(text: string): WrittenDay | null {
  const [day, ...others] = spanOf(text)?.span.days ?? []
  return day?.isNumeric && others.length === 0 ? day : null
}

/** The days of a cell and the time behind them; null where anything else stands there. */
function spanOf(text: string): { span: DaySpan; clock: ClockSpan | null } | null {
  const { tokens, language } = lexWords(text, { language: null })
  const span = readDaySpan(tokens, 0, language)
  if (!span) return null
  const at = afterMark(tokens, span.next)
  if (at === tokens.length) return { span, clock: null }
  const clock = readClockSpan(tokens, at, { language, isAfterDay: true })
  return clock?.next === tokens.length ? { span, clock } : null
}

function afterMark(tokens: readonly Token[], index: number): number {
  return tokens[index]?.raw === ',' ? index + 1 : index
}

/** A day that has a year, as a number since 1970; null for no day, for two, and for one on another day of the week. */
function dayOf(day: WrittenDay, order: Order): number | null {
  const [meant, other] = day.year === null ? [] : daysMeant(day, { today: 0, order })
  if (meant === undefined || other !== undefined || day.isCompact) return null
  return day.weekday === null || weekdayOf(meant) + 1 === day.weekday ? meant : null
}
