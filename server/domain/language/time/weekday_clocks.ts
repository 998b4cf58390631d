import { clockNear, type FoundClock, type Span } from '#server/domain/language/time/pair.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'

/** The most characters between a day and the times of the days of the week, of which it has one. */
const most = 80

/**
 * The time of a written day, `weekday` from 1 for Monday to 7: where several days of the week have a time each, that of
 * its own, and no other day’s. Null for none.
 */
export function clockOnWeekday(
  written: Lexed,
  day: Span,
  among: Parameters<typeof clockNear>[2] & { readonly weekday: number | null },
): FoundClock | null {
  const { clocks, weekday } = among
  const days = new Set(clocks.flatMap(({ weekdays = [] }) => weekdays))
  if (days.size < 2 || weekday === null) return clockNear(written, day, among)
  const own = clocks.filter(({ weekdays = [] }) => weekdays.includes(weekday))
  const free = clocks.filter(({ weekdays = [] }) => {
    return weekdays.length === 0 || weekdays.includes(weekday)
  })
  const near = clockNear(written, day, { ...among, clocks: free })
  return near ?? clockNear(written, day, { ...among, clocks: own }, most)
}
