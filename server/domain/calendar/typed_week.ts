import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import { holdParts, weekdaysOf } from '#server/domain/ics/holds.ts'

/** From when until when, as `09:00`; an end that is earlier is on the next day. */
export interface TypedSpan {
  readonly from: string
  readonly until: string
}

/** The times that somebody typed for one day. */
export interface TypedDay {
  /** Such as `2027-03-28`. */
  readonly date: string
  /** On this day of every week. */
  readonly weekly: readonly TypedSpan[]
  /** On this day alone. */
  readonly once: readonly TypedSpan[]
}

/** How many times of each kind a day of the page has: those beyond stay as they are. */
export const spansOfDay = 3

/** One line of typed times; it has days of the week, or a date. */
interface Line extends TypedSpan {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[]
  readonly date: string | null
}

/** The seven days from `first` on, with what the lines, which can all be read, say of each. */
export function typedWeek(lines: readonly string[], first: string): TypedDay[] {
  const read = lines.map(readLine)
  return Array.from({ length: 7 }, (_, day) => {
    const date = addDays(first, day)
    const weekday = weekdayOf(date)
    return {
      date,
      weekly: read.filter(({ weekdays }) => weekdays.includes(weekday)).map(spanOf),
      once: read.filter((line) => line.date === date).map(spanOf),
    }
  })
}

/** The lines with what the seven days say now in place of the times that the page has of them. */
export function withTypedWeek(lines: readonly string[], week: readonly TypedDay[]): string[] {
  const first = week[0]?.date ?? ''
  const before = typedWeek(lines, first)
  const shown = new Set(week.map(({ date }) => date))
  const others = lines.filter((line) => {
    const { date } = readLine(line)
    return date !== null && !shown.has(date)
  })
  const weekdays = new Map<string, number[]>()
  const once: string[] = []
  week.forEach((day, at) => {
    const kept = before[at]
    for (const span of [...day.weekly, ...(kept?.weekly.slice(spansOfDay) ?? [])]) {
      const hours = hoursOf(span)
      weekdays.set(hours, [...(weekdays.get(hours) ?? []), weekdayOf(day.date)])
    }
    for (const span of [...day.once, ...(kept?.once.slice(spansOfDay) ?? [])]) {
      once.push(`${day.date} ${hoursOf(span)}`)
    }
  })
  const weekly = [...weekdays].map(([hours, days]) => `${daysText(days)} ${hours}`)
  return [...new Set([...weekly, ...once, ...others])]
}

function readLine(line: string): Line {
  const { when, from, until } = holdParts(line)
  const weekdays = weekdaysOf(when)?.map((day) => day + 1)
  return { from, until, date: weekdays ? null : when, weekdays: weekdays ?? [] }
}

function spanOf({ from, until }: TypedSpan): TypedSpan {
  return { from, until }
}

function hoursOf({ from, until }: TypedSpan): string {
  return `${from}-${until}`
}

/** Days of the week as a line has them: `1-5`, `6` or `1,3,5-7`. */
function daysText(days: readonly number[]): string {
  const parts: [first: number, last: number][] = []
  for (const day of [...new Set(days)].sort()) {
    const part = parts.at(-1)
    if (part && part[1] === day - 1) part[1] = day
    else parts.push([day, day])
  }
  return parts.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}
