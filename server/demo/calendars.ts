import { dateOf } from '#server/demo/when.ts'

/** What somebody of the demo does every week, by the account's clock. */
interface Habit {
  title: string
  /** 1 for Monday to 7 for Sunday. */
  weekday: number
  from: string
  until: string
}

/** A calendar that somebody of the demo has uploaded. */
export interface DemoCalendar {
  /** Whose it is. */
  person: string
  name: string
  /** Whether Connected Friends may see its times. */
  shared: boolean
  habits: readonly Habit[]
}

export const calendars: readonly DemoCalendar[] = [
  {
    person: 'Sam',
    name: 'Sam’s weeks',
    shared: false,
    habits: [
      { title: 'Choir', weekday: 3, from: '19:30', until: '21:30' },
      { title: 'Dinner with my mother', weekday: 7, from: '18:00', until: '19:00' },
    ],
  },
  {
    person: 'Ada',
    name: 'Ada’s weeks',
    shared: true,
    habits: [
      { title: 'Climbing', weekday: 7, from: '18:30', until: '20:30' },
      { title: 'Evening class', weekday: 2, from: '18:00', until: '20:00' },
    ],
  },
  {
    person: 'Jonas',
    name: 'Jonas’s shifts',
    shared: true,
    habits: [
      { title: 'Late shift', weekday: 6, from: '15:00', until: '23:30' },
      { title: 'Late shift', weekday: 4, from: '15:00', until: '23:30' },
      { title: 'Call with Lisbon', weekday: 7, from: '21:00', until: '22:00' },
    ],
  },
]

/** A calendar as a file, whose habits began the week before `now`. */
export function calendarFileOf({ habits }: DemoCalendar, now: Date, timezone: string): Buffer {
  const events = habits.flatMap(({ title, weekday, from, until }, index) => {
    const date = dateOf({ weekday, weeks: -1 }, now, timezone)
    const at = (time: string) => `TZID=${timezone}:${`${date}T${time}00`.replace(/[-:]/g, '')}`
    return [
      'BEGIN:VEVENT',
      `UID:${index}@calendars.example`,
      `SUMMARY:${title}`,
      `DTSTART;${at(from)}`,
      `DTEND;${at(until)}`,
      'RRULE:FREQ=WEEKLY',
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//demo//', ...events, 'END:VCALENDAR']
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''))
}
