import type { FoundTime } from '#server/domain/language/claim.ts'
import type { WrittenDay } from '#server/domain/language/time/day.ts'
import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'
import { clocksIn } from '#server/domain/language/time/clocks_in.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { DaySpan, DayTimes } from '#server/domain/language/time/spans.ts'
import { timesOn } from '#server/domain/language/time/time_of_day.ts'
import { readSeparator } from '#server/domain/language/time/separator.ts'

/** The days of a text, where those with a time each and “until” between are one: “Dec 31 10pm – Jan 1 6am”. */
export function withTimedRanges(written: Lexed, days: readonly DaySpan[]): DaySpan[] {
  const isPair = days.length > 1 && days.some(({ isRange }) => !isRange)
  if (!isPair) return [...days]
  const clocks = clocksIn(written, days, [])
  const joined: DaySpan[] = []
  for (let index = 0; index < days.length; index += 1) {
    const [first, last] = days.slice(index, index + 2)
    if (!first) break
    const range = last && rangeOf(written, first, last, clocks)
    joined.push(range ?? first)
    if (range) index += 1
  }
  return joined
}

function rangeOf(
  { tokens }: Lexed,
  first: DaySpan,
  last: DaySpan,
  clocks: readonly FoundClock[],
): DaySpan | null {
  const isBehind = (day: Span) => (clock: FoundClock) =>
    clock.from >= day.next &&
    tokens.slice(day.next, clock.from).every(({ raw }) => /^[,·|(-]$/.test(raw))
  const [begin, end] = [clocks.find(isBehind(first)), clocks.find(isBehind(last))]
  const [one, other, ...more] = [...first.days, ...last.days]
  if (!begin || !end || !one || !other || more.length > 0 || begin.end || end.end) return null
  const separator = readSeparator(tokens, begin.next)
  if (separator?.value !== 'to' || separator.next !== last.from) return null
  const years = yearsOf(one, other)
  return {
    kind: 'days',
    days: [
      { ...one, year: years[0] },
      { ...other, year: years[1] },
    ],
    isRange: true,
    times: { begin, end },
    ...{ from: first.from, next: end.next },
  }
}

/** The years of the first and the last day, of which one may stand for both. */
function yearsOf(first: WrittenDay, last: WrittenDay): readonly [number | null, number | null] {
  const crosses = first.month > last.month ? 1 : 0
  const year = first.year ?? (last.year === null ? null : last.year - crosses)
  return [year, last.year ?? (year === null ? null : year + crosses)]
}

/** When such a range begins and ends on two days, as numbers since 1970; null where it would end before it begins. */
export function timesOfRange(
  { begin, end }: DayTimes,
  from: number,
  until: number,
): { readonly starts: FoundTime; readonly ends: FoundTime } | null {
  const { starts } = timesOn(from, null, begin, null)
  // What begins in the evening ends in the morning after it: “10pm – Jan 1, 6”.
  const isNight = until === from + 1 && starts.local.slice(11) >= '18'
  const last = isNight ? { ...end, start: { ...end.start, isOpen: false } } : end
  const ends = timesOn(until, null, last, null).starts
  return ends.local > starts.local ? { starts, ends } : null
}
