import { type Read, readMonth, readWeekday, readYear } from '#server/domain/language/time/day.ts'
import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { valuesOf, type ValueOf } from '#server/domain/language/words/lists.ts'
import { calendarDayOf, dayOf, daysInMonth, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import type { Period, DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'

const monthParts = valuesOf('time.month_part')
const monthsSaid = valuesOf('time.month_said')
const monthsOfPart = valuesOf('time.month_of_part')
const weeksSaid = valuesOf('time.week_said')

/** The words with which such a phrase begins, and the most words of one. */
const firstWords: ReadonlySet<string> = new Set(
  [...monthParts.keys(), ...monthsSaid.keys(), ...weeksSaid.keys()].map(
    (phrase) => phrase.split(' ')[0] ?? '',
  ),
)
const most = 4

/** Ten days of a month, a month or a week, that begin at a token; null for none. */
export function readPeriod(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<Period> | null {
  if (!firstWords.has(tokens[index]?.text ?? '')) return null
  for (let length = most; length > 0; length -= 1) {
    const words = tokens.slice(index, index + length)
    if (words.length < length) continue
    const phrase = textOf(words)
    const week = weeksSaid.get(phrase)
    if (week !== undefined) return { value: { week }, next: index + length }
    const ahead = monthsSaid.get(phrase)
    if (ahead !== undefined) return { value: { part: null, ahead }, next: index + length }
    const part = monthParts.get(phrase)
    const found =
      part &&
      (readPartOfMonth(tokens, index + length, part, language) ??
        readPartOfMonthSaid(tokens, index + length, part))
    if (found) return found
  }
  return null
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

/** “… of the month”, “… of next month”. */
function readPartOfMonthSaid(
  tokens: readonly Token[],
  index: number,
  part: ValueOf<'time.month_part'>,
): Read<Period> | null {
  for (let next = Math.min(index + most, tokens.length); next > index; next -= 1) {
    const ahead = monthsOfPart.get(textOf(tokens.slice(index, next)))
    if (ahead !== undefined) return { value: { part, ahead }, next }
  }
  return null
}

function readPartOfMonth(
  tokens: readonly Token[],
  index: number,
  part: ValueOf<'time.month_part'>,
  language: Language | null,
): Read<Period> | null {
  const at = tokens[index]?.raw === '-' ? index + 1 : index
  const month = readMonth(tokens, at, language)
  if (!month) return null
  const year = readYear(tokens, month.next)
  // “End of Dec 28”
  if (!year && tokens[month.next]?.kind === 'number') return null
  const value = { part, month: month.value, year: year?.value ?? null }
  return { value, next: year?.next ?? month.next }
}

/** The first and the last day of a period, as numbers since 1970; of one that has begun, those from today on. */
export function daysOfPeriod(period: Period, today: number): readonly [number, number] | null {
  if ('week' in period) {
    const monday = today - weekdayOf(today) + 7 * period.week
    return [Math.max(monday, today), monday + 6]
  }
  const { year: current, month: now } = calendarDayOf(today)
  if ('ahead' in period) {
    const month = now + period.ahead
    const year = month > 12 ? current + 1 : current
    const [first, last] = daysOfPart({ ...period, month: month > 12 ? month - 12 : month }, year)
    return last < today ? null : [Math.max(first, today), last]
  }
  const [first, last] = daysOfPart(period, period.year ?? current)
  if (last >= today) return [Math.max(first, today), last]
  return period.year === null ? daysOfPart(period, current + 1) : null
}

/** The first ten days of a month, those from the eleventh on, the last ten, or all of them. */
function daysOfPart(
  { part, month }: { readonly part: ValueOf<'time.month_part'> | null; readonly month: number },
  year: number,
): readonly [number, number] {
  const last = daysInMonth(year, month)
  if (part === null) return [dayOf(year, month, 1), dayOf(year, month, last)]
  const [from, until] = { begin: [1, 10], mid: [11, 20], end: [last - 9, last] }[part]
  return [dayOf(year, month, from ?? 1), dayOf(year, month, until ?? last)]
}

/** Weeks, months and parts of a month beside a day: “Ende Januar, Samstag” is that Saturday. */
export const periodBesideDay: DayRule = {
  reason: 'beside_date',
  keep: (left, { lexed: { tokens, language } }) => {
    const isPeriod = (day: DayPhrase) => day.kind === 'relative' && day.period !== undefined
    const periods = left.filter(isPeriod)
    if (periods.length === 0) return left
    const isOther = (index: number) =>
      !periods.some(({ from, next }) => from <= index && index < next) &&
      readWeekday(tokens, index, language) !== null
    const isAlone = periods.length === left.length && !tokens.some((_, index) => isOther(index))
    return isAlone ? left : left.filter((day) => !isPeriod(day))
  },
}
