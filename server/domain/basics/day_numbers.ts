/** Days as numbers since 1970-01-01, in the proleptic Gregorian calendar; `days.ts` has days as they are written. */

/** Seconds of a day. */
export const day_s = 86_400

/** A day of the calendar; `month` and `day` count from 1. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** The number of a day. `month` from 1 to 12; `day` may lie outside of its month. */
export function dayOf(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * 146_097 + yearOfEra * 365 + leaps + dayOfYear - 719_468
}

/** The number of a day that is written as `2027-03-28`. */
export function dayNumberOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / (day_s * 1000)
}

/** The day of the calendar that a number means. */
export function calendarDayOf(number: number): CalendarDay {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const leaps =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365)
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return { year, month, day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1 }
}

/** How many days a month has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** The day of the week of a day: 0 for Monday to 6 for Sunday. */
export function weekdayOf(number: number): number {
  return (((number + 3) % 7) + 7) % 7
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
