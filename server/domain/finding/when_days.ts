import type { WhenPreset } from '#generated/types.ts'
import { addDays, isDate, weekdayOf } from '#server/domain/basics/days.ts'
import {
  datesBetween,
  type NamedDate,
  nextDate,
  readDate,
} from '#server/domain/finding/when_dates.ts'
import {
  monthWords,
  nearDays,
  presetWords,
  weekdayWords,
} from '#server/domain/finding/when_vocabulary.ts'
import type { WhenWords } from '#server/domain/finding/when_words.ts'
import {
  type HoursToday,
  type WeekdaySaid,
  weekdayMeant,
  weekendMeant,
} from '#server/domain/language/time/weekday.ts'
import { isWhenPreset } from '#server/domain/availability/when_preset.ts'

/** The days that words mean. */
export type DayWords = Omit<WhenWords, 'hours' | 'or'> & {
  /** The first day and the last that may be meant in place of the others. */
  readonly or: readonly [string, string] | null
}

const nothing: DayWords = { preset: null, dates: null, or: null, weekdays: null, next_only: false }

/** The day on which words are said, and what they say of its hours. */
export interface WhenDay {
  readonly today: string
  readonly hours: HoursToday
}

/** What words without hours say about days; null where they say anything else. */
export function readDays(words: string, said: WhenDay): DayWords | null {
  const { today } = said
  if (words === '') return nothing
  const later = /^in (\d{1,3}) (?:days?|tage?)$/.exec(words)
  if (later) return onDate(addDays(today, Number(later[1])))
  const plain = words.replace(/^(?:on|at|over|during|in|am|an|im|ubers?) /, '')
  const weekend = weekendOf(plain, today)
  if (weekend) return weekend
  const preset = presetOf(plain)
  if (preset !== null) return { ...nothing, preset }
  const dates = monthOf(plain, today) ?? rangeOf(plain, today)
  if (dates) return { ...nothing, dates }
  const date = nearDays.has(plain) ? dayOf(plain, today) : dateOf(plain, today)
  return date === null ? readWeekdays(plain, said) : onDate(date)
}

function onDate(date: string): DayWords {
  return { ...nothing, dates: [date, date] }
}

/** A weekend that is coming or next. With its hyphen, `next-weekend` is the preset. */
function weekendOf(words: string, today: string): DayWords | null {
  const [, word = ''] = /^(\w+) (?:weekend|wochenende)$/.exec(words) ?? []
  const said = saidWords.get(word)
  if (said === undefined || said === 'this') return null
  const [first, other] = weekendMeant(said, weekdayOf(today))
  const preset = first === 6 - weekdayOf(today) ? 'this-weekend' : 'next-weekend'
  const or = other === undefined ? null : ([other, other + 1] as const)
  return { ...nothing, preset, or: or && [addDays(today, or[0]), addDays(today, or[1])] }
}

function presetOf(words: string): WhenPreset | null {
  const preset = words.replaceAll(' ', '-')
  if (isWhenPreset(preset)) return preset === 'custom' ? null : preset
  return presetWords.get(words) ?? null
}

/** All days of a month: the one named, of this year or the next. */
function monthOf(words: string, today: string): readonly [string, string] | null {
  const [, name = '', written] = /^([a-z]+)(?: (\d{4}))?$/.exec(words) ?? []
  const month = monthWords.get(name)
  if (month === undefined) return null
  const [year = 0, current = 0] = today.split('-').map(Number)
  const first = `${written ?? (month < current ? year + 1 : year)}-${String(month).padStart(2, '0')}-01`
  const after = addDays(first, 31)
  return [first, addDays(`${after.slice(0, 7)}-01`, -1)]
}

/** From one day to another: `friday to sunday`, `5.-7.12.`, `today or tomorrow`. */
function rangeOf(words: string, today: string): readonly [string, string] | null {
  const plain = words.replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$1_$2_$3')
  const span =
    /^(?:between|zwischen) (.+) (?:and|und) (.+)$/.exec(plain) ??
    /^(?:(?:from|vom|von) )?(.+?)(?: (?:to|until|till|through|thru|bis zum|bis) | ?[-–—] ?)(.+)$/.exec(
      plain,
    )
  if (span) return between(isoDates(span[1] ?? ''), isoDates(span[2] ?? ''), today)
  const both = /^(.+) (?:and|or|und|oder) (.+)$/.exec(words)
  if (!both) return null
  const [first, last] = [dayOf(both[1] ?? '', today), dayOf(both[2] ?? '', today)]
  return first !== null && last === addDays(first, 1) ? [first, last] : null
}

function isoDates(words: string): string {
  return words.replaceAll('_', '-')
}

function between(one: string, other: string, today: string): readonly [string, string] | null {
  const [from, until] = [readDate(one), readDate(other)]
  if (from && until) return datesBetween(from, until, today)
  const first = dayOf(one, today) ?? weekdayOn(one, today) ?? dateOf(one, today)
  if (first === null) return null
  const last = dayOf(other, today) ?? weekdayOn(other, first) ?? (until && dateAfter(until, first))
  return last !== null && first < last ? [first, last] : null
}

function dateAfter(date: NamedDate, first: string): string | null {
  return date.month === null ? null : nextDate(date, first)
}

/** `today`, `übermorgen`. */
function dayOf(words: string, today: string): string | null {
  const days = nearDays.get(words)
  return days === undefined ? null : addDays(today, days)
}

/** The first day of the week so named, from a date on. */
function weekdayOn(name: string, from: string): string | null {
  const day = weekdayWords.get(name)
  return day === undefined ? null : addDays(from, (day - weekdayOf(from) + 7) % 7)
}

/** A date; where its day of the week is said too, it has to be that one. */
function dateOf(words: string, today: string): string | null {
  const [, name = '', rest = ''] = /^([a-z]+)\.? (.+)$/.exec(words) ?? []
  const day = weekdayWords.get(name)
  const named = readDate(day === undefined ? words : rest)
  if (named === null || named.month === null) return null
  const date = nextDate(named, today)
  if (date === null || !isDate(date)) return null
  return day === undefined || weekdayOf(date) === day ? date : null
}

/** The words with which a day of the week is said, as the grammar has them. */
const saidWords: ReadonlyMap<string, WeekdaySaid> = new Map([
  ['this', 'this'],
  ['diese', 'this'],
  ['next', 'next'],
  ['nachste', 'next'],
  ['coming', 'coming'],
  ['kommende', 'coming'],
])

function readWeekdays(words: string, { today, hours }: WhenDay): DayWords | null {
  const [, word = '', list = ''] =
    /^(?:(this|diese|next|nachste|coming|kommende|every|each|jede) )?(.*)$/.exec(words) ?? []
  const names = list.split(/ (?:and|or|und|oder) |\/|\+| /).filter((name) => name !== '')
  const read = names.map(weekdayNamed)
  const days = [...new Set(read.flatMap((one) => one?.day ?? []))]
  if (days.length === 0 || read.includes(null)) return null
  const isEvery = /^(?:every|each|jede)$/.test(word) || read.some((one) => one?.is_every)
  const weekdays = new Set(days)
  if (isEvery) return { ...nothing, weekdays }
  const said = saidWords.get(word) ?? 'alone'
  // What is ahead of the hours of today is worked out with them.
  const isOpen = said === 'alone' && (hours !== 'none' || !weekdays.has(weekdayOf(today)))
  if (isOpen) return { ...nothing, weekdays, next_only: true }
  const meant = days.map((day) => weekdayMeant(said, day, { today: weekdayOf(today), hours }))
  const [dates, or] = [0, 1].map((at) => {
    const found = meant.map((one) => addDays(today, one[at] ?? one[0])).sort()
    return [found[0] ?? today, found.at(-1) ?? today] as const
  })
  const isUnsure = meant.some((one) => one.length > 1)
  const some = days.length > 1 ? { weekdays, next_only: true } : {}
  return { ...nothing, ...some, dates: dates ?? null, or: isUnsure ? (or ?? null) : null }
}

/** A day of the week; `fridays` and `freitags` are every one. */
function weekdayNamed(name: string): { day: number; is_every: boolean } | null {
  const day = weekdayWords.get(name)
  if (day !== undefined) return { day, is_every: false }
  const every = /^.{6,}s$/.test(name) ? weekdayWords.get(name.slice(0, -1)) : undefined
  return every === undefined ? null : { day: every, is_every: true }
}
