import { alternateClocks } from '#server/domain/language/time/alternate.ts'
import { isBooked } from '#server/domain/language/time/discard_hours.ts'
import type { Phrased } from '#server/domain/language/time/discard_rule.ts'
import { withEnding } from '#server/domain/language/time/ending.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { labeledClock } from '#server/domain/language/time/labeled_clock.ts'
import { goingOn } from '#server/domain/language/time/last_day.ts'
import { type Leftover, leftovers } from '#server/domain/language/time/leftovers.ts'
import { withLength } from '#server/domain/language/time/length.ts'
import { isEventNote, type Lexed } from '#server/domain/language/time/lex.ts'
import { withListedDays } from '#server/domain/language/time/listed_days.ts'
import { isDayOfNote } from '#server/domain/language/time/lone_day.ts'
import { goingOnUntil } from '#server/domain/language/time/note_dates.ts'
import { withParts } from '#server/domain/language/time/part_said.ts'
import { withNumbers } from '#server/domain/language/time/number_chosen.ts'
import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'
import { relativeOf, writtenOf } from '#server/domain/language/time/phrases.ts'
import { dateOfRange, relativeRanges } from '#server/domain/language/time/relative_range.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import { choosesWeekday } from '#server/domain/language/time/weekday_span.ts'

/** The most tokens of a note in which its only day and its only time belong together. */
const maxShortLength = 10

/** The dates that the phrases of a text mean. */
export interface Resolved {
  readonly dates: FoundDate[]
  /** The phrases of which no date is made, although no rule discards them, with why. */
  readonly left: () => readonly Leftover[]
  /** Whether there are none, and a time stands with a day that no month has, or of which nobody knows which is meant. */
  readonly is_unclear: boolean
}

/** What the phrases of a text mean, said at the instant and in the zone of `meanings`. */
export function resolve(phrased: Phrased): Resolved {
  const { lexed, meanings, hours, isDated } = phrased
  const written = withListedDays(lexed, writtenOf(phrased.days), meanings.order)
  const relative = relativeOf(phrased.days)
  const days = [...written, ...relative]
  const used = new Set<Span>()
  const taken = new Set<FoundClock>()
  const among = { clocks: hours, taken, pairs: pairsOf(lexed, { written, days, hours }) }
  const ranges = relativeRanges(phrased)
  const datesOf = (day: (typeof days)[number]) => {
    if (day.kind === 'days') return meanings.days.datesOf(day, { ...among, spans: written })
    if (ranges.some(({ last }) => last.from === day.from)) return []
    const range = ranges.find(({ first }) => first.from === day.from)
    const found = meanings.relative.datesOf(day, { ...among, spans: days })
    return found.map((date) => (range ? dateOfRange(lexed, range, date) : date))
  }
  const dates = days.flatMap((day) => {
    const found = datesOf(day)
    if (found.length > 0) used.add(day)
    return found
  })
  if (dates.length === 0 && !isDated) dates.push(...aloneIn(phrased, used))
  for (const { last, begin, end } of ranges) for (const one of [last, begin, end]) used.add(one)
  return {
    dates: withParts(
      withLength(withEnding(withNumbers(dates, lexed.tokens), lexed.tokens, hours), lexed),
      lexed.tokens,
      meanings.said,
    ),
    left: () => leftovers(phrased, days, [...used, ...taken]),
    is_unclear: dates.length === 0 && isUnclear(phrased, written),
  }
}

/** The hours of days that have each its own, “Fri quiz 7pm, Sat band 9pm”, or one behind a label: “Start: 20:00”. */
function pairsOf(
  lexed: Lexed,
  { written, days, hours }: Record<'written' | 'days', readonly Span[]> & Pick<Phrased, 'hours'>,
): ReadonlyMap<Span, FoundClock> | undefined {
  const [only, ...others] = written
  const labeled = only && others.length === 0 ? labeledClock(lexed, only, hours) : null
  if (only && labeled) return new Map([[only, labeled]])
  const isShort = lexed.tokens.length <= maxShortLength || isEventNote(lexed)
  return lexed.isNote && (days.length > 1 || isShort) ? alternateClocks(days, hours) : undefined
}

/** The dates of a day without a time that is when a note is, or of what goes on until a day, where there is no other. */
function aloneIn(phrased: Phrased, used: Set<Span>): FoundDate[] {
  const { lexed, meanings, changes, discarded } = phrased
  const lone = lexed.isNote
    ? relativeOf(phrased.days).find(
        (day) =>
          day.from === changes.target?.from || isDayOfNote(lexed.tokens, day, lexed.language),
      )
    : undefined
  if (lone) {
    used.add(lone)
    return meanings.relative.loneDates(lone)
  }
  const ongoing = goingOn(phrased)
  if (!ongoing || isBooked(discarded.get(ongoing.last))) return []
  return [goingOnUntil(lexed, ongoing.last, { day: ongoing.day, today: meanings.today })]
}

function isUnclear(phrased: Phrased, written: readonly DaySpan[]): boolean {
  const { lexed, meanings, hours, discarded } = phrased
  if (!lexed.isNote || !hours.some(({ isExcluded }) => !isExcluded)) return false
  return (
    [...discarded.values()].includes('unclear_day') ||
    choosesWeekday(lexed) ||
    written.some((span) => meanings.days.isUnclear(span))
  )
}
