import { withDays } from '#server/domain/assistant/said_numbers.ts'
import { daysOf, readMoment, windowFields } from '#server/domain/assistant/times.ts'
import { weekdayOf } from '#server/domain/basics/days.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import type { DaySpan } from '#server/domain/messages/spoken/sentences.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** Days that a message asks about. */
export interface SaidDays extends DaySpan {
  /** Which weekdays of them, 1 for Monday; null for every one. */
  readonly weekdays: readonly number[] | null
  /** Whether nothing is said of their hours. */
  readonly isWhole: boolean
}

/** Whether something is on these days, by the clocks of a zone (IANA); what has no time is on none. */
export function isOn(
  { first, last, weekdays }: SaidDays,
  at: Date | null,
  timezone: string,
): boolean {
  const day = at && wallTimeOf(at, timezone).date
  return !!day && day >= first && day <= last && (weekdays?.includes(weekdayOf(day)) ?? true)
}

/** The days that words name; null where they name none. Of two days that may be meant, both are in it. */
export function daysIn({ said, spoken }: Working, words: string): SaidDays | null {
  const text = withDays(words, spoken)
  const read = windowFields(text, said)
  if (read === null) {
    const moment = readMoment(text, said, null)
    const day = moment !== null && 'day' in moment ? moment.day : null
    return day === null ? null : { first: day, last: day, weekdays: null, isWhole: true }
  }
  const span = daysOf(read, said)
  if (span === null) return null
  const { days_of_week, daily_start } = read.fields
  const weekdays = Array.isArray(days_of_week) ? (days_of_week as number[]) : null
  const [first, last] = span
  const other = read.either?.[1]
  return {
    ...{ first, last: other !== undefined && other > last ? other : last },
    ...{ weekdays, isWhole: daily_start === undefined },
  }
}
