import { whenWindow } from '#server/domain/availability/when_preset.ts'
import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import type { WhenWords } from '#server/domain/finding/when_said.ts'

/** Stretches of days that come again: what they are within may be said as well. */
const again: { readonly [preset: string]: readonly number[] | undefined } = {
  'any-time-weekdays': [1, 2, 3, 4, 5],
  'any-time-weekends': [6, 7],
  'this-weekend': [6, 7],
}

/** Days of the week within other days, with the hours of one of them: “weekdays next week”, “weekend mornings” in December; else null. */
export function daysWithin(one: WhenWords, other: WhenWords, today: string): WhenWords | null {
  return within(one, other, today) ?? within(other, one, today)
}

function within(days: WhenWords, span: WhenWords, today: string): WhenWords | null {
  const isOfWeek = days.dates === null && days.or === null
  const weekdays = isOfWeek ? (days.weekdays ?? again[days.preset ?? '']) : undefined
  const dates = datesOf(span, today)
  const isClear = span.weekdays === null && span.or === null
  if (!weekdays || dates === null || dates[0] === dates[1] || !isClear) return null
  if (days.hours !== null && span.hours !== null) return null
  return {
    ...{ preset: null, dates, or: null, next_only: false },
    ...{ weekdays: new Set(weekdays), hours: days.hours ?? span.hours },
  }
}

/** The first day and the last of a span: its dates, or those of its preset that are not over. */
function datesOf({ dates, preset }: WhenWords, today: string): WhenWords['dates'] {
  if (dates !== null || preset === null || again[preset] !== undefined) return dates
  const { first, last, days } = whenWindow(preset, weekdayOf(today)) ?? {}
  if (typeof first !== 'number' || typeof last !== 'number' || days) return null
  return [addDays(today, Math.max(first, 0)), addDays(today, last)]
}
