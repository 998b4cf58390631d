import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { readMoment, readWhen } from '#server/domain/assistant/times.ts'
import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** The day of what was done or shown last, as YYYY-MM-DD; null where it has none, or several. */
export function spokenDay(working: Working): string | null {
  const { state, said, names } = working
  const { scheduled_at } = state.last?.slots ?? {}
  const at = scheduled_at ?? state.last?.slots['changes.scheduled_at']
  if (typeof at === 'string') return dayAt(new Date(at), said.timezone)
  if (looksAtDays(working)) return dayLookedAt(working)
  const plan = state.focus.find(({ kind }) => kind === 'plan')
  const begins = plan && names.byHandle(plan.handle)?.scheduled_at
  return begins ? dayAt(begins, said.timezone) : null
}

/** Whether the last request looked something up in a time. */
function looksAtDays({ state }: Working): boolean {
  const { starts_after, when } = state.last?.slots ?? {}
  return typeof starts_after === 'string' || typeof when === 'string'
}

/** The one day in which something was looked up last, as YYYY-MM-DD; null where it was none, or several, or is over by now. */
export function dayLookedAt(working: Working): string | null {
  const day = lookedAt(working)
  const { now, timezone } = working.said
  return day !== null && day >= dayAt(now, timezone) ? day : null
}

function lookedAt({ state, said }: Working): string | null {
  const { starts_after: from, starts_before, when } = state.last?.slots ?? {}
  if (typeof from === 'string') {
    const until = typeof starts_before === 'string' ? starts_before : from
    const isOne = Date.parse(until) - Date.parse(from) <= 26 * 3_600_000
    return isOne ? dayAt(new Date(from), said.timezone) : null
  }
  const read = typeof when === 'string' ? readMoment(when, said, null) : null
  return read && 'day' in read ? read.day : null
}

/**
 * Words for a time as they are meant after a look at one day: a weekday alone is the one nearest to that day, “Sunday?” after Saturday the
 * 12th is the 13th and “Monday?” the 14th, and hours alone are on it.
 */
export function besideLooked(working: Working, words: string): string {
  const day = dayLookedAt(working)
  if (day === null) return words
  const { said, spoken } = working
  const { weekdays, on_day, edges, short, articles } = spoken.words
  const keys = tokensOf(words, short).map(({ key }) => key)
  const isSilent = (key: string) =>
    on_day.includes(key) || edges.includes(key) || articles.includes(key) || spoken.silent.has(key)
  const [only, ...others] = keys.filter((key) => weekdays.includes(key) || !isSilent(key))
  if (only !== undefined && others.length === 0 && weekdays.includes(only)) {
    const next = readMoment(only, said, null)
    if (next === null || !('day' in next)) return words
    const near = addDays(day, ((weekdayOf(next.day) - weekdayOf(day) + 10) % 7) - 3)
    return near > next.day ? near : words
  }
  const read = readWhen(words, said)
  const isHours = read?.hours && !read.dates && !read.weekdays && !read.preset && !read.or
  return isHours ? `${day} ${words}` : words
}

function dayAt(at: Date, timezone: string): string {
  return wallTimeOf(at, timezone).date
}
