import { readWeekday } from '#server/domain/language/time/day.ts'
import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { everyWords } from '#server/domain/language/time/words.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

const eachWords = wordsOf('time.each')
const everyDays = valuesOf('time.weekday_each')

/** A day that comes each week: “every Friday”. It is no date by itself. */
export interface WeeklyDay {
  readonly kind: 'weekly'
  /** 1 for Monday to 7. */
  readonly weekday: number
  readonly from: number
  readonly next: number
}

/** Days of each week. */
export const weekly: DayRule = {
  reason: 'weekly',
  keep: (left) => left.filter(({ kind }) => kind !== 'weekly'),
}

/** A day of each week that begins at a token; null for none. */
export function readWeekly(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): WeeklyDay | null {
  const each = everyDays.get(tokens[index]?.text ?? '')
  if (each !== undefined) return { kind: 'weekly', weekday: each, from: index, next: index + 1 }
  const before = tokens.slice(Math.max(0, index - 3), index)
  const isEach = eachWords.has(before.at(-1)?.text ?? '')
  if (!isEach && !before.some(({ text }) => everyWords.has(text))) return null
  const day = readWeekday(tokens, index, language)
  return day && { kind: 'weekly', weekday: day.value, from: index, next: day.next }
}
