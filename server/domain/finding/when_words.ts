import { addDays, isDate, weekdayOf } from '#server/domain/calendar_day.ts'
import { isWhenPreset } from '#server/domain/when_preset.ts'
import type { WhenPreset } from '#generated/types.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { readTimeOfDay } from '#server/domain/wall_clock.ts'

/** What words say about time: days, and hours of them. Null is any. */
export interface WhenWords {
  readonly preset: WhenPreset | null
  /** The first day and the last, as `2026-12-05`. */
  readonly dates: readonly [string, string] | null
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: ReadonlySet<number> | null
  /** Whether the next one of those days is meant, and none after it. */
  readonly next_only: boolean
  readonly hours: DayHours | null
}

/** Hours of a day, in seconds since its midnight; `until` is more than a day's where they end on the next date. */
export interface DayHours {
  readonly from: number
  readonly until: number
}

const hour = 3600

/** The parts of a day. Night belongs to the day on which it begins. */
export const dayparts: Readonly<Record<string, DayHours>> = {
  morning: { from: 6 * hour, until: 12 * hour },
  afternoon: { from: 12 * hour, until: 17 * hour },
  evening: { from: 17 * hour, until: 24 * hour },
  night: { from: 21 * hour, until: 27 * hour },
  tonight: { from: 17 * hour, until: 24 * hour },
}

/** How long around a clock time something may begin, in seconds. */
const aroundClock = 30 * 60

const partWords: Readonly<Record<string, keyof typeof dayparts>> = {
  morning: 'morning',
  mornings: 'morning',
  morgens: 'morning',
  vormittag: 'morning',
  vormittags: 'morning',
  afternoon: 'afternoon',
  afternoons: 'afternoon',
  nachmittag: 'afternoon',
  nachmittags: 'afternoon',
  evening: 'evening',
  evenings: 'evening',
  abend: 'evening',
  abends: 'evening',
  night: 'night',
  nights: 'night',
  nacht: 'night',
  nachts: 'night',
  fruh: 'morning',
}

const dayNames = [
  ['monday', 'mon', 'montag', 'mo'],
  ['tuesday', 'tue', 'tues', 'dienstag', 'di'],
  ['wednesday', 'wed', 'mittwoch', 'mi'],
  ['thursday', 'thu', 'thur', 'thurs', 'donnerstag', 'do'],
  ['friday', 'fri', 'freitag', 'fr'],
  ['saturday', 'sat', 'samstag', 'sonnabend', 'sa'],
  ['sunday', 'sun', 'sonntag', 'so'],
]

const monthNames = [
  ['january', 'jan', 'januar'],
  ['february', 'feb', 'februar'],
  ['march', 'mar', 'marz', 'maerz'],
  ['april', 'apr'],
  ['may', 'mai'],
  ['june', 'jun', 'juni'],
  ['july', 'jul', 'juli'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct', 'oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec', 'dezember', 'dez'],
]

/** Words for presets, besides their own names. */
const presetWords: Readonly<Record<string, WhenPreset>> = {
  now: 'right-now',
  jetzt: 'right-now',
  heute: 'today',
  morgen: 'tomorrow',
  'diese woche': 'this-week',
  'nachste woche': 'next-week',
  'dieses wochenende': 'this-weekend',
  'am wochenende': 'this-weekend',
  'the weekend': 'this-weekend',
  weekend: 'this-weekend',
  wochenende: 'this-weekend',
  'kommende woche': 'next-week',
  'nachstes wochenende': 'next-weekend',
  weekends: 'any-time-weekends',
  'on weekends': 'any-time-weekends',
  weekday: 'any-time-weekdays',
  weekdays: 'any-time-weekdays',
  'on weekdays': 'any-time-weekdays',
  wochentags: 'any-time-weekdays',
  werktags: 'any-time-weekdays',
}

const overmorrow: ReadonlySet<string> = new Set([
  'ubermorgen',
  'the day after tomorrow',
  'day after tomorrow',
])

function dayAfterTomorrow(today: string): readonly [string, string] {
  const date = addDays(today, 2)
  return [date, date]
}

/** Days of the week that German writes in one word with a part of the day. */
const joined =
  /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(vormittag|nachmittag|abend|nacht)s?\b/g

const nothing: WhenWords = {
  preset: null,
  dates: null,
  weekdays: null,
  next_only: false,
  hours: null,
}

/**
 * What a text says about time, by a closed grammar: a preset, days of the week or a date, with a part of the day or a
 * time of day. Null for anything else: it is never guessed. `today` is the day in the caller's zone.
 */
export function readWhenWords(text: string, today: string): WhenWords | null {
  const words = nameKey(text)
    .replace(/,/g, ' ')
    .replace(joined, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim()
  const { rest, hours } = takeHours(words)
  const days = readDays(rest, today)
  if (days === null) return null
  return { ...days, hours }
}

/** Takes a part of the day or a time of day away from the end. */
function takeHours(words: string): { rest: string; hours: DayHours | null } {
  if (words === 'tonight' || words === 'heute abend') {
    return { rest: 'today', hours: dayparts.tonight ?? null }
  }
  const clock =
    /^(.*?)(?:^| )(?:(at|um|ab|from) )?(\d{1,2}(?::\d\d)? ?(?:[ap]m|uhr)|\d{1,2}:\d\d)$/.exec(words)
  if (clock) {
    const [, rest = '', preposition, time = ''] = clock
    const seconds = readTimeOfDay(time.replace(/^(\d{1,2}) ?uhr$/, '$1:00').replace(/ ?uhr$/, ''))
    if (seconds !== null) {
      const isFrom = preposition === 'ab' || preposition === 'from'
      const around = { from: Math.max(seconds - aroundClock, 0), until: seconds + aroundClock }
      return { rest, hours: isFrom ? { from: seconds, until: 24 * hour } : around }
    }
  }
  const [, rest = '', last = ''] = /^(?:(.*) )?(\S+)$/.exec(words) ?? []
  const part = partWords[last]
  return part === undefined ? { rest: words, hours: null } : { rest, hours: dayparts[part] ?? null }
}

function readDays(words: string, today: string): Omit<WhenWords, 'hours'> | null {
  if (words === '') return nothing
  const preset = words.replaceAll(' ', '-')
  if (isWhenPreset(preset) && preset !== 'custom') return { ...nothing, preset }
  const known = presetWords[words]
  if (known) return { ...nothing, preset: known }
  const dates = overmorrow.has(words) ? dayAfterTomorrow(today) : readDates(words, today)
  if (dates) return { ...nothing, dates }
  return readWeekdays(words)
}

function readWeekdays(words: string): Omit<WhenWords, 'hours'> | null {
  const [, next, list = ''] =
    /^(?:(on|am|this|next|diesen|nachsten|kommenden|every|jeden) )?(.*)$/.exec(words) ?? []
  const names = list.split(/ (?:and|or|und|oder) |\/|\+| /).filter((name) => name !== '')
  const days = names.map(weekday)
  if (days.length === 0 || days.some((day) => day === null)) return null
  const isEvery =
    next === 'every' || next === 'jeden' || names.some((name) => /days$|tags$/.test(name))
  return {
    ...nothing,
    weekdays: new Set(days.filter((day) => day !== null)),
    next_only: !isEvery,
  }
}

function weekday(name: string): number | null {
  const single = name.replace(/days$/, 'day').replace(/tags$/, 'tag')
  const index = dayNames.findIndex((names) => names.includes(single))
  return index < 0 ? null : index + 1
}

function readDates(words: string, today: string): readonly [string, string] | null {
  const plain = words.replace(/^(?:on|am|from|vom|ab) /, '')
  const parts = plain.split(/ (?:to|until|bis|-|–) | ?– ?| - /)
  const days = parts.map(weekday)
  const [from = null, until = null] = days
  if (parts.length === 2 && from !== null && until !== null) return daysBetween(from, until, today)
  const dates = parts.map((part) => readDate(part, today))
  const [known = null, last = known] = dates
  const first = known ?? dayOf(parts, last, today)
  if (parts.length > 2 || first === null || last === null || last < first) return null
  return [first, last]
}

/** The next day of the week that is `from`, and the first after it that is `until`. */
function daysBetween(from: number, until: number, today: string): readonly [string, string] {
  const first = addDays(today, (from - weekdayOf(today) + 7) % 7)
  return [first, addDays(first, (until - from + 7) % 7)]
}

/** The first date of `5 to 7 December`, which says its month only once. */
function dayOf([day = '', ...others]: string[], last: string | null, today: string): string | null {
  if (last === null || others.length !== 1 || !/^\d{1,2}\.?$/.test(day)) return null
  const date = `${last.slice(0, 8)}${day.replace('.', '').padStart(2, '0')}`
  return isDate(date) && date >= today ? date : null
}

/** A date of the calendar; without a year, the next one that is not over. */
function readDate(text: string, today: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isDate(text) ? text : null
  const [, day, month, year] =
    /^(\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of )?([a-z]+)\.?(?: (\d{4}))?$/.exec(text) ??
    /^(\d{1,2})\.(\d{1,2})\.(?:(\d{4}))?$/.exec(text) ??
    swapped(/^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/.exec(text))
  if (day === undefined || month === undefined) return null
  const number = /^\d+$/.test(month)
    ? Number(month)
    : monthNames.findIndex((names) => names.includes(month)) + 1
  if (number < 1 || number > 12) return null
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = `${two(number)}-${two(Number(day))}`
  if (year !== undefined) return isDate(`${year}-${rest}`) ? `${year}-${rest}` : null
  // A 29 February may be years away.
  for (let add = 0; add <= 8; add += 1) {
    const date = `${Number(today.slice(0, 4)) + add}-${rest}`
    if (date >= today && isDate(date)) return date
  }
  return null
}

function swapped(match: RegExpExecArray | null): (string | undefined)[] {
  return match ? [match[0], match[2], match[1], match[3]] : []
}
