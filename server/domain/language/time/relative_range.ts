import { dayNumberOf } from '#server/domain/basics/day_numbers.ts'
import { isBooked, isOfText } from '#server/domain/language/time/discard_hours.ts'
import type { Phrased } from '#server/domain/language/time/discard_rule.ts'
import { hourPhrases, relativeOf } from '#server/domain/language/time/phrases.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'
import { placeOf } from '#server/domain/language/time/excluded.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import { timesOn } from '#server/domain/language/time/time_of_day.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { RelativeDay } from '#server/domain/language/time/phrase_kinds.ts'
import { readSeparator } from '#server/domain/language/time/separator.ts'

const untilElided = wordsOf('time.until_elided')
const beforeLast = wordsOf('time.before_last_of_range')

/** From a time on one day of the week to a time on the next: “Sat 10pm – Sun 6am”. */
export interface RelativeRange {
  readonly first: RelativeDay
  readonly last: RelativeDay
  readonly begin: FoundClock
  readonly end: FoundClock
}

/** The ranges of a text both days of which are days of the week with a time of their own. */
export function relativeRanges({ lexed, all, discarded }: Phrased): RelativeRange[] {
  const { tokens } = lexed
  const isNamed = (day: RelativeDay) =>
    isOfText(discarded.get(day)) && !isBooked(discarded.get(day))
  const days = relativeOf(all).filter(isNamed)
  if (days.length < 2) return []
  const clocks = hourPhrases(lexed, all, days)
  return days.slice(0, -1).flatMap((first, index): RelativeRange[] => {
    const last = days[index + 1]
    const isBehind = (day: Span) => (clock: FoundClock) =>
      clock.from >= day.next &&
      tokens.slice(day.next, clock.from).every(({ raw }) => /^[,.]$/.test(raw))
    const begin = clocks.find(isBehind(first))
    const end = last && clocks.find(isBehind(last))
    const isOfWeek = first.weekday !== null && last?.weekday && first.weekday !== last.weekday
    if (!last || !begin || !end || !isOfWeek || begin.end || end.end) return []
    const separator = readSeparator(tokens, begin.next)
    const isTo = separator?.value === 'to' || untilElided.has(tokens[begin.next]?.text ?? '')
    const between = tokens.slice(separator?.next ?? begin.next, last.from)
    const isNext = between.every(
      ({ raw }) => /^['’]$/.test(raw) || beforeLast.has(raw.toLowerCase()),
    )
    return isTo && isNext ? [{ first, last, begin, end }] : []
  })
}

/** The date of such a range, from the one of its first day. */
export function dateOfRange(
  written: Lexed,
  { first, last, begin, end }: RelativeRange,
  date: FoundDate,
): FoundDate {
  const day = dayNumberOf(date.starts.local.slice(0, 10))
  const away = ((last.weekday ?? 0) - (first.weekday ?? 0) + 7) % 7
  const isNight = away === 1 && date.starts.local.slice(11) >= '18'
  const clock = isNight ? { ...end, start: { ...end.start, isOpen: false } } : end
  const { starts: ends } = timesOn(day + away, null, clock, null)
  const place = placeOf(written, { from: first.from, next: end.next }, null)
  return { ...date, ends: begin.zone ? { ...ends, offset: date.starts.offset } : ends, ...place }
}
