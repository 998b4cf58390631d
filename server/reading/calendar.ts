import type { CalendarProblem, ExpandedCalendar } from '#server/domain/ics/context.ts'
import { expandCalendar } from '#server/domain/ics/expand.ts'
import { type CalendarRead, readCalendar } from '#server/domain/ics/read.ts'
import { giveWay } from '#server/reading/give_way.ts'
import type { ReadingKinds } from '#server/reading/kinds.ts'

/** Milliseconds that the series of one calendar may take; what is left by then is unknown. */
const max_ms = 2_000

/** Reads a calendar within the time for it. */
export function read({
  bytes,
  context,
}: ReadingKinds['read_calendar']['input']): CalendarRead | CalendarProblem {
  return readCalendar(bytes, context, timer())
}

/** Expands a parsed calendar within the time for it. */
export function expand({
  parsed,
  context,
}: ReadingKinds['expand_calendar']['input']): ExpandedCalendar | null {
  return expandCalendar(parsed, context, timer())
}

/** Says, from when it is first asked, whether the time has passed. */
function timer(): () => boolean {
  let end: number | null = null
  return () => {
    giveWay()
    end ??= elapsed() + max_ms
    return elapsed() > end
  }
}

/** Milliseconds: of this thread's own work, where Node tells, so that it does not matter what else the machine does. */
function elapsed(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
