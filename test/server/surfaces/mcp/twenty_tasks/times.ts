import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import { instantsOf, wallTimeOf } from '#server/domain/basics/wall_clock.ts'

const berlin = 'Europe/Berlin'

/** The next Friday that is at least three days ahead, in Berlin, as `2026-11-27`. */
export function nextFriday(): string {
  const today = wallTimeOf(new Date(), berlin).date
  const days = [3, 4, 5, 6, 7, 8, 9].find((count) => weekdayOf(addDays(today, count)) === 5) ?? 3
  return addDays(today, days)
}

/** The instant of a time on that day in Berlin, in UTC. */
export function onFriday(hour: number): string {
  const [instant = new Date()] = instantsOf({ date: nextFriday(), seconds: hour * 3_600 }, berlin)
  return instant.toISOString()
}
