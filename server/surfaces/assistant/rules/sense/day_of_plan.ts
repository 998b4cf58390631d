import { type Moment, readMoment } from '#server/domain/assistant/times.ts'
import { weekdayOf } from '#server/domain/basics/days.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** Whether words for a time say on which day the plan is that is named: “I can't make it to the brunch on Sunday”. */
export function isDayOfPlan(
  { names, said, times }: Working,
  { invite_handle, plan_handle }: Readonly<Record<string, string>>,
  time: string,
): boolean {
  const name = invite_handle ?? plan_handle
  const [named] = name === undefined ? [] : names.find('plan', names.wordsOf(name).join(' '))
  const start = named && names.byHandle(named.thing.handle)?.scheduled_at
  if (!start) return false
  const key = `${said.language} day ${time}`
  if (!times.has(key)) times.set(key, readMoment(time, said, null))
  const read = times.get(key) as Moment | null
  if (read === null || !('day' in read)) return false
  const { date } = wallTimeOf(start, said.timezone)
  if (date === read.day || /\d/.test(time)) return date === read.day
  // A weekday is that of the plan, in whatever week; “tomorrow” is another one a day later.
  const later = new Date(said.now.getTime() + 86_400_000)
  const then = readMoment(time, { ...said, now: later }, null)
  const isWeekday = then && 'day' in then && weekdayOf(then.day) === weekdayOf(read.day)
  return isWeekday === true && weekdayOf(date) === weekdayOf(read.day)
}
