import type { CalendarContext } from '#server/domain/ics/context.ts'
import { type CalendarRead, readCalendar } from '#server/domain/ics/read.ts'

/** Quarter-hours since 1970 of a time in UTC, such as `2027-03-01` or `2027-03-01T10:30`. */
export function quarterOf(time: string): number {
  return Date.parse(time.length === 10 ? `${time}T00:00Z` : `${time}Z`) / 900_000
}

/** Sam in Berlin, who looks at March and April 2027. */
export const berlin: CalendarContext = {
  zone: 'Europe/Berlin',
  source_zone: null,
  addresses: ['sam@example.test'],
  all_day: 'busy',
  tentative: 'partial',
  brand: 'service',
  from: quarterOf('2027-03-01'),
  until: quarterOf('2027-05-01'),
}

/** The lines of a calendar with these components. */
export function calendarOf(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** The lines of an event. */
export function eventOf(...lines: string[]): string {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
}

/** Reads a calendar; throws where it is refused. */
export function read(
  calendar: string | Uint8Array,
  context: Partial<CalendarContext> = {},
): CalendarRead {
  const bytes = typeof calendar === 'string' ? Buffer.from(calendar) : calendar
  const answer = readCalendar(bytes, { ...berlin, ...context })
  if ('problem' in answer) throw new Error(answer.problem)
  return answer
}

/** What a calendar takes, a line a run: `03-01T08:00/09:00 busy`, in UTC; the end has a date where that differs. */
export function runsOf(
  calendar: string | Uint8Array,
  context: Partial<CalendarContext> = {},
): string[] {
  return shown(read(calendar, context).busy.runs)
}

/** Runs in the form of `runsOf`. */
export function shown(runs: CalendarRead['busy']['runs']): string[] {
  return runs.map(({ from, to, kind }) => {
    const [start = '', end = ''] = [from, to].map((quarter) =>
      new Date(quarter * 900_000).toISOString().slice(5, 16),
    )
    const short = end.slice(0, 5) === start.slice(0, 5) ? end.slice(6) : end
    return `${start}/${short} ${kind}`
  })
}
