import { clocksIn } from '#server/domain/language/time/clocks_in.ts'
import { isWeak } from '#server/domain/language/time/gate.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { Meanings } from '#server/domain/language/time/meanings.ts'
import { readLoneMonthDay, readMonthDay } from '#server/domain/language/time/month_day.ts'
import { readNamedDay } from '#server/domain/language/time/named_day.ts'
import { type NthWeekday, readNthOfMonth } from '#server/domain/language/time/nth_weekday.ts'
import type { Read } from '#server/domain/language/time/day.ts'
import { readNumbered } from '#server/domain/language/time/numbered_day.ts'
import type { FoundClock } from '#server/domain/language/time/pair.ts'
import { readPeriod } from '#server/domain/language/time/period.ts'
import { readRelative } from '#server/domain/language/time/relative.ts'
import { type DaySpan, readDaySpan } from '#server/domain/language/time/spans.ts'
import { withTimedRanges } from '#server/domain/language/time/timed_range.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { readWeekdaySpan } from '#server/domain/language/time/weekday_span.ts'
import { readWeekly } from '#server/domain/language/time/weekly.ts'
import type {
  RelativeDay,
  WeeklyDay,
  DayPhrase,
  Phrase,
} from '#server/domain/language/time/phrase_kinds.ts'

/** The most days that are looked at: each is compared with those around it. */
const maxFound = 200

/**
 * The phrases about days of a text, those that are no date of anything as well: the days that are written out, then the
 * relative ones, which `relative_days` may leave out.
 */
export function dayPhrases(lexed: Lexed, meanings: Meanings): DayPhrase[] {
  const written = withTimedRanges(lexed, writtenDaysIn(lexed))
  const relative = meanings.relative_days === 'none' ? [] : relativeDaysIn(lexed, written)
  const { tokens, isNote } = lexed
  const { today } = meanings
  const numbered = relative.map((day) => {
    const read = day.kind === 'relative' ? readNumbered(tokens, day, today) : null
    // On pages a number with its article only contradicts its day: “Friday the 13th at 8pm”.
    const isOther = read?.orOn !== undefined && read.next > day.next + 2
    return read && (isNote || isOther) ? read : day
  })
  const isLone = (day: DayPhrase) => day.kind === 'relative' && day.isLone === true
  const all = [...written, ...numbered]
  // A number of a day alone is one where nothing else is.
  return all.every(isLone) ? all.slice(0, 1) : all.filter((day) => !isLone(day))
}

/** The phrases about hours of a text; what is an hour follows from the days around it, of which `left` are not discarded. */
export function hourPhrases(
  lexed: Lexed,
  all: readonly DayPhrase[],
  left: readonly DayPhrase[],
): FoundClock[] {
  return clocksIn(lexed, writtenOf(all), relativeOf(left))
}

/** The days of phrases that are written out. */
export function writtenOf(days: readonly Phrase[]): DaySpan[] {
  return days.filter((day) => day.kind === 'days')
}

/** The days of phrases that are relative. */
export function relativeOf(days: readonly Phrase[]): RelativeDay[] {
  return days.filter((day) => day.kind === 'relative')
}

/** The days that are written out. */
export function writtenDaysIn({ tokens, language }: Lexed): DaySpan[] {
  const found: DaySpan[] = []
  for (let index = 0; index < tokens.length && found.length < maxFound; index += 1) {
    const span = readDaySpan(tokens, index, language)
    if (!span || (isWeak(tokens, span) && !isOpen(span) && !isDotted(tokens, span))) continue
    found.push(span)
    index = span.next - 1
  }
  return found
}

/** The relative days, and those of each week, besides those that are written out. */
export function relativeDaysIn(
  { tokens, language, isNote }: Lexed,
  spans: readonly DaySpan[],
): (RelativeDay | WeeklyDay)[] {
  const found: (RelativeDay | WeeklyDay)[] = []
  const masked = new Set(spans.flatMap(({ from, next }) => range(from, next)))
  for (let index = 0; index < tokens.length && found.length < maxFound; index += 1) {
    if (masked.has(index)) continue
    const named = readNamedDay(tokens, index)
    const span = !named && isNote ? readWeekdaySpan(tokens, index, language) : null
    const ofMonth = isNote
      ? (readMonthDay(tokens, index, language) ?? readLoneMonthDay(tokens, index))
      : null
    const each = isNote ? readNthOfMonth(tokens, index, language) : null
    const day =
      named || span
        ? null
        : (monthly(each, index) ?? readRelative(tokens, index, language) ?? ofMonth)
    // On pages, names of days are those of opening hours, of news and of things to buy.
    if (named && isNote) {
      found.push({ ...anyDay, name: named.value, from: index, next: named.next })
    }
    if (span) found.push({ ...anyDay, span: span.value, from: span.value.from, next: span.next })
    const isNone = !named && !span && !day
    const weekly = isNone ? readWeekly(tokens, index, language) : null
    const period = isNone && isNote ? readPeriod(tokens, index, language) : null
    if (period) found.push({ ...anyDay, period: period.value, from: index, next: period.next })
    if (day) found.push(day)
    if (weekly) found.push(weekly)
    index = (named?.next ?? span?.next ?? day?.next ?? period?.next ?? index + 1) - 1
  }
  return found
}

function monthly(read: Read<NthWeekday> | null, from: number): RelativeDay | null {
  return read && { ...anyDay, nth: read.value, from, next: read.next }
}

const anyDay = {
  kind: 'relative',
  ...{ ahead: null, weekday: null, isNext: null, part: null, isShort: false },
} as const

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

function range(from: number, next: number): number[] {
  return Array.from({ length: Math.max(0, next - from) }, (_, index) => from + index)
}
