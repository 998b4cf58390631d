import type { WhenPreset } from '#generated/types.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/**
 * The days that a preset means, counted in the account's calendar from today (0). `days` limits them to some
 * days of the week, 1 for Monday to 7 for Sunday. Null means no limit.
 */
export interface WhenWindow {
  first: number | null
  last: number | null
  days: readonly number[] | null
}

const weekdays = [1, 2, 3, 4, 5]
const weekends = [6, 7]

/** How many days "the next few days" and "the next few weeks" have, today included. */
const few = { days: 4, weeks: 21 }

/**
 * The days that a preset means on a day of the week (1 for Monday). Null for presets that do not mean days:
 * `right-now` means hours, and `custom` has bounds of its own.
 */
export function whenWindow(preset: WhenPreset, today: number): WhenWindow | null {
  const untilSunday = 7 - today
  const saturday = 6 - today
  const between = (first: number, last: number, days: readonly number[] | null = null) => ({
    first,
    last,
    days,
  })
  switch (preset) {
    case 'any-time-weekdays':
      return { first: null, last: null, days: weekdays }
    case 'any-time-weekends':
      return { first: null, last: null, days: weekends }
    case 'today':
      return between(0, 0)
    case 'tomorrow':
      return between(1, 1)
    case 'next-few-days':
      return between(0, few.days - 1)
    case 'next-few-days-weekdays':
      return between(0, few.days - 1, weekdays)
    case 'next-few-days-weekends':
      return between(0, few.days - 1, weekends)
    case 'this-week':
      return between(1 - today, untilSunday)
    case 'next-week':
      return between(untilSunday + 1, untilSunday + 7)
    case 'this-weekend':
      return between(saturday, untilSunday)
    case 'next-weekend':
      return between(saturday + 7, untilSunday + 7)
    case 'next-few-weekends':
      return between(0, untilSunday + 14, weekends)
    case 'next-few-weeks':
      return between(0, few.weeks - 1)
    case 'next-few-weeks-weekdays':
      return between(0, few.weeks - 1, weekdays)
    case 'right-now':
    case 'custom':
      return null
  }
}

const presets: Record<WhenPreset, true> = {
  'right-now': true,
  'any-time-weekdays': true,
  'any-time-weekends': true,
  today: true,
  tomorrow: true,
  'next-few-days': true,
  'next-few-days-weekdays': true,
  'next-few-days-weekends': true,
  'this-week': true,
  'next-week': true,
  'this-weekend': true,
  'next-weekend': true,
  'next-few-weekends': true,
  'next-few-weeks': true,
  'next-few-weeks-weekdays': true,
  custom: true,
}

/** All presets. */
export const whenPresets = Object.keys(presets) as readonly WhenPreset[]

/** The preset that a text names in whatever case, with spaces or hyphens; null where it names none. */
export function readWhenPreset(text: string): WhenPreset | null {
  const key = nameKey(text).replaceAll(' ', '-')
  return isWhenPreset(key) ? key : null
}

/** Whether a text is a preset. */
export function isWhenPreset(text: string): text is WhenPreset {
  return Object.hasOwn(presets, text)
}

/** The day of the week in a zone, 1 for Monday to 7 for Sunday. `timezone` is IANA's name. */
export function dayOfWeek(now: Date, timezone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: timezone, weekday: 'short' }).format(now)
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name) + 1
}
