import {
  calendarDayOf,
  dayNumberOf,
  dayOf,
  daysInMonth,
} from '#server/domain/basics/day_numbers.ts'
import { addDays } from '#server/domain/basics/days.ts'
import { numberAt } from '#server/domain/language/time/day.ts'
import { dayText } from '#server/domain/language/time/time_of_day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { dayCounts } from '#server/domain/language/time/week_words.ts'
import { hours } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const aheadWords = wordsOf('time.ahead')
const withinWords = wordsOf('time.within')
const oneWords = wordsOf('time.one')
const dayUnits = wordsOf('time.unit_day')
const weekUnits = wordsOf('time.unit_week')
const monthUnits = wordsOf('time.unit_month')

/** The longest stretch that is counted ahead, in days: a request for free time takes no more. */
const maxDays = 366

/**
 * The days from today on that are counted, today among them: “the next two weeks”, “within 10 days”, “les deux prochains mois”. Null for
 * anything else; `lead` are words that only lead to others.
 */
export function readAheadDays(
  tokens: readonly Token[],
  today: string,
  lead: ReadonlySet<string>,
): readonly [string, string] | null {
  const words = tokens.filter(({ text }) => !lead.has(text) && !withinWords.has(text))
  const isWithin = tokens.some(({ text }) => withinWords.has(text))
  const isAhead = words.some(({ text }) => aheadWords.has(text))
  const counted = words.filter(({ text }) => !aheadWords.has(text))
  const [, unit] = counted
  const count = countIn(counted)
  const isOrdered = withinWords.has(tokens[0]?.text ?? '') || !isWithin
  if (unit === undefined || counted.length !== 2 || count === null || count < 1 || !isOrdered)
    return null
  if (!(isAhead || isWithin) || words.length > 3) return null
  const last = lastOf(today, count, unit.text)
  return last === null || last > addDays(today, maxDays) ? null : [today, last]
}

function countIn(counted: readonly Token[]): number | null {
  const { text = '' } = counted[0] ?? {}
  if (oneWords.has(text)) return 1
  return numberAt(counted, 0, 3) ?? hours.get(text) ?? dayCounts.get(text) ?? null
}

/** The last of so many days, weeks or months from today on. */
function lastOf(today: string, count: number, unit: string): string | null {
  if (dayUnits.has(unit)) return addDays(today, count - 1)
  if (weekUnits.has(unit)) return addDays(today, count * 7 - 1)
  if (!monthUnits.has(unit)) return null
  const { year, month, day } = calendarDayOf(dayNumberOf(today))
  const months = month - 1 + count
  const [ofYear, ofMonth] = [year + Math.floor(months / 12), (months % 12) + 1]
  return dayText(dayOf(ofYear, ofMonth, Math.min(day, daysInMonth(ofYear, ofMonth))) - 1)
}
