import { sureWeekday } from '#server/domain/language/time/day.ts'
import { dayOnWeekday, daysMeant, type Order } from '#server/domain/language/time/resolve_day.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { weekdayOf } from '#server/domain/basics/day_numbers.ts'

/**
 * The day, as a number since 1970, that is meant if a day of the week is right and the date with it is wrong: “Sa 6.12.”
 * where that is a Sunday. `first` are the days that the date may be, the likeliest first. Null where both agree.
 */
export function dayOnItsWeekday(
  { tokens, language }: Lexed,
  { days, from }: DaySpan,
  [day, ...others]: readonly number[],
  { today, order }: { readonly today: number; readonly order: Order },
): number | null {
  const word = tokens[from]?.text ?? ''
  const weekday = weekdays.get(word) ?? sureWeekday(word, language)
  const isOne = days.length === 1 && day !== undefined && others.length === 0
  if (!isOne || weekday === undefined || days[0]?.weekday !== weekday) return null
  if (weekdayOf(day) + 1 !== weekday) return dayOnWeekday(day, weekday, today)
  // “Sun 5 December” may be next year’s, or the next one with another day of the week.
  const [nearest] = daysMeant({ ...days[0], weekday: null }, { today, order })
  return nearest === undefined || nearest === day ? null : nearest
}
