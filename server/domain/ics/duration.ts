import { day_s } from '#server/domain/basics/day_numbers.ts'

/** How long something lasts: days by the calendar, then seconds that pass. */
export interface Length {
  readonly days: number
  readonly seconds: number
}

const written =
  /^([+-])?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,8})S)?)?$/i

/** Reads a duration such as `P1DT2H`; null where it cannot be read. */
export function lengthOf(text: string): Length | null {
  const parts = written.exec(text.trim())
  if (!parts || parts.slice(2).every((part) => part === undefined)) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(2)
    .map((part) => Number(part ?? 0))
  const sign = parts[1] === '-' ? -1 : 1
  return {
    days: sign * (weeks * 7 + days),
    seconds: sign * (hours * 3600 + minutes * 60 + seconds),
  }
}

/** About how many seconds a length has. */
export function secondsOf({ days, seconds }: Length): number {
  return days * day_s + seconds
}
