import { createHash } from 'node:crypto'
import { calendarDayOf, day_s, dayOf } from '#server/domain/basics/day_numbers.ts'
import { readTime } from '#server/domain/ics/moment.ts'
import { weekdayNames } from '#server/domain/ics/rule.ts'
import { holdText } from '#server/domain/messages/holds.ts'

/** A hold that cannot be read; `message` is read after the field's name. */
export class HoldRefused extends Error {
  /** Which of the holds it is, from 0. */
  readonly index: number

  constructor(index: number, message: string) {
    super(message)
    this.name = 'HoldRefused'
    this.index = index
  }
}

/** Weekly holds begin in this week: its Monday, 2024-01-01. */
const firstMonday = dayOf(2024, 1, 1)

/**
 * Time that people keep for themselves as a calendar (RFC 5545). A hold is `1-5 09:00-17:00` for days of every week, 1
 * for Monday, with commas between days or spans of them, or `2027-03-28 10:00-12:00`. Hours that end earlier than they
 * begin end on the next day. `zone` is a name of IANA. Errors: `HoldRefused` for the first that cannot be read.
 */
export function holdsCalendar(holds: readonly string[], zone: string): string {
  const events = holds.flatMap((hold, index) => eventOf(hold, index, zone))
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Holds//EN', ...events, 'END:VCALENDAR'],
    '',
  ].join('\r\n')
}

/** The days or the date of a hold, and its hours; empty for any other text. */
export function holdParts(hold: string): { when: string; from: string; until: string } {
  const [, when = '', from = '', until = ''] =
    /^\s*(\S+)\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)\s*$/.exec(hold) ?? []
  return { when, from, until }
}

function eventOf(hold: string, index: number, zone: string): string[] {
  const { when, from, until: to } = holdParts(hold)
  const refused = (message: string) => new HoldRefused(index, message)
  if (when === '') throw refused(holdText.form)
  const [start, end] = [secondsOf(from), secondsOf(to)]
  if (start === null || end === null || start === end || start === day_s) {
    throw refused(holdText.hours)
  }
  const isDate = /^\d{4}-\d\d-\d\d$/.test(when)
  const days = isDate ? [] : weekdaysOf(when)
  const day = isDate ? readTime(when, null, true)?.value : firstMonday + (days?.[0] ?? 0)
  if (day === undefined) throw refused(holdText.date)
  if (days === null) throw refused(holdText.form)
  const uid = createHash('sha256').update(`${when} ${from} ${to}`).digest('hex').slice(0, 32)
  const names = days.map((weekday) => weekdayNames[weekday])
  return [
    ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20240101T000000Z'],
    `DTSTART;TZID=${zone}:${written(day * day_s + start)}`,
    `DTEND;TZID=${zone}:${written((end > start ? day : day + 1) * day_s + end)}`,
    ...(isDate ? [] : [`RRULE:FREQ=WEEKLY;BYDAY=${names.join()}`]),
    'END:VEVENT',
  ]
}

/** Seconds since midnight of `09:00`, up to `24:00`; null for other texts. */
function secondsOf(text: string): number | null {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  const seconds = hours * 3600 + minutes * 60
  return minutes > 59 || seconds > day_s ? null : seconds
}

/** The days of `1-5`, `6` or `1,3,5-7`, 0 for Monday, in order; `6-1` goes on into the next week. Null for other texts. */
export function weekdaysOf(text: string): number[] | null {
  const days = new Set<number>()
  for (const part of text.split(',')) {
    const [, first, last = first] = /^([1-7])(?:[-–]([1-7]))?$/.exec(part) ?? []
    if (first === undefined) return null
    for (let day = Number(first); ; day = (day % 7) + 1) {
      days.add(day - 1)
      if (day === Number(last)) break
    }
  }
  return [...days].sort((one, other) => one - other)
}

function written(clock: number): string {
  const { year, month, day } = calendarDayOf(Math.floor(clock / day_s))
  const inDay = clock - Math.floor(clock / day_s) * day_s
  const pad = (number: number, size = 2) => `${number}`.padStart(size, '0')
  const date = `${pad(year, 4)}${pad(month)}${pad(day)}`
  return `${date}T${pad(Math.floor(inDay / 3600))}${pad(Math.floor((inDay % 3600) / 60))}00`
}
