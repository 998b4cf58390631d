import { fold, tokensOf } from '#generated/server/assistant/tokens.ts'
import { kept, keptFor } from '#server/domain/assistant/kept.ts'
import { valuesIn, wordLanguages } from '#server/domain/language/words/lists.ts'
import { hoursBetween, spanOfDays } from '#server/domain/availability/hours.ts'
import { window_minutes } from '#server/domain/availability/timing.ts'
import { isWhenPreset, whenWindow } from '#server/domain/availability/when_preset.ts'
import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import {
  boundOf,
  instantsOf,
  readTimeOfDay,
  wallTimeOf,
  zonedInstant,
} from '#server/domain/basics/wall_clock.ts'
import { readWhenWords } from '#server/domain/finding/when_words.ts'
import { answeredTime, timeAnswer } from '#server/domain/language/time/answer.ts'
import type { DayHours } from '#server/domain/language/time/parts.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { momentOf } from '#server/domain/language/time/moment.ts'
import type { WhenWords } from '#server/domain/finding/when_said.ts'

/** When and where words about time are said. */
export interface SaidAt {
  readonly now: Date
  readonly timezone: string
  /** A language tag. */
  readonly language?: string
}

/** A time that clocks do not show once, because they are put forward over it or put back. */
export interface ChangedClocks {
  /** The time as it was said: `2026-10-25T02:30:00`. */
  readonly local: string
  /** When the clocks show it, as ISO 8601 with offsets: never, or twice. */
  readonly shown: readonly string[]
}

/**
 * What words say about when something begins: an instant as ISO 8601, a day alone, two days that may be meant, or nothing. `clocks` is
 * there where the words may mean another instant, or name a time that does not exist.
 */
export type Moment =
  | { readonly at: string; readonly clocks?: ChangedClocks }
  | { readonly day: string }
  | { readonly either: readonly [string, string] }
  | null

/** What words say about time, read as far as it was asked for. */
interface SaidTime {
  readonly moment: (day: string | null) => Moment
  readonly when: () => WhenWords | null
}

/** What was read in each turn: many parts of its message are asked about more than once. */
const timesSaid = keptFor((said: SaidAt) => kept((words: string) => readerOf(words, said)))

function readerOf(words: string, { now, timezone, language = 'en' }: SaidAt): SaidTime {
  const about = { now: now.toISOString(), timezone, language }
  const answer = once(() => timeAnswer(words, about))
  const when = once(() => {
    const { date, seconds } = wallTimeOf(now, timezone)
    return readWhenWords(words, date, { seconds, timezone })
  })
  const moment = (day: string | null): Moment => {
    const value = answer()(day)
    if (value === null) return momentIn(when())
    if (isOfOtherMonth(words, value, language)) return null
    if (!value.includes('T')) return { day: value }
    const time = answeredTime(value)
    const at = time && momentOf(time, { venue: null, account: timezone })
    if (!time || !at) return null
    const clocks = clocksAt(time, at.timezone)
    return { at: at.at.toISOString(), ...(clocks && { clocks }) }
  }
  return { moment, when }
}

/** What the clocks of a zone do to a time without an offset; null where they show it once. */
function clocksAt({ local, offset, zone_name }: FoundTime, timezone: string): ChangedClocks | null {
  const seconds = readTimeOfDay(local.slice(11))
  if (offset !== null || zone_name !== undefined || seconds === null) return null
  const instants = instantsOf({ date: local.slice(0, 10), seconds }, timezone)
  if (instants.length === 1) return null
  return { local, shown: instants.map((instant) => zonedInstant(instant, timezone)) }
}

/** The one day that words say, or the two that may be meant. */
function momentIn(said: WhenWords | null): Moment {
  if (said?.or && said.dates) return { either: [said.dates[0], said.or.dates[0]] }
  const dates = said?.dates
  return dates && dates[0] === dates[1] ? { day: dates[0] } : null
}

function once<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | null = null
  return () => {
    known ??= { value: read() }
    return known.value
  }
}

/** When something begins. A time alone is on `day`; nothing is today by default. */
export function readMoment(words: string, said: SaidAt, day: string | null): Moment {
  return timesSaid(said)(words).moment(day)
}

/** Whether words name one month, and a day of another one was read: “a Saturday in January” is no Saturday of December. */
function isOfOtherMonth(words: string, day: string, language: string): boolean {
  const named = monthsIn(words, language)
  return named.size === 1 && !named.has(Number(day.slice(5, 7)))
}

/** The months that words name. */
function monthsIn(words: string, language: string): ReadonlySet<number> {
  const months = monthsOf(language)
  const keys = tokensOf(words).map(({ key }) => key)
  return new Set(keys.flatMap((key) => months.get(key) ?? []))
}

/** The months of a language by their names, short ones too. */
const monthsOf = kept((language: string): ReadonlyMap<string, number> => {
  const file = wordLanguages.find((one) => one === language) ?? 'en'
  const named = [...valuesIn(file, 'time.month')].map(
    ([name, month]) => [fold(name), Number(month)] as const,
  )
  return new Map(named.filter(([name]) => name.length > 2))
})

/** What words say about a stretch of time; null for words that say nothing of it. */
export function readWhen(words: string, said: SaidAt): WhenWords | null {
  return timesSaid(said)(words).when()
}

/** Whether words are about time and nothing else. */
export function saysTime(words: string, said: SaidAt): boolean {
  return readMoment(words, said, null) !== null || windowFields(words, said) !== null
}

/** The fields of a request for free time. */
export type WindowFields = Readonly<Record<string, unknown>>

/** A span of time that words name. */
export interface SaidSpan {
  /** As `availability.query` takes it. */
  readonly fields: WindowFields
  /** Its first and its last day where they are said, YYYY-MM-DD; null for a named span. */
  readonly dates: readonly [string, string] | null
  /** Both days that may be meant where words are unsure. */
  readonly either: readonly [string, string] | null
}

/** The span of time that words name; null where they say nothing of it. */
export function windowFields(words: string, said: SaidAt): SaidSpan | null {
  const when = readWhen(words, said)
  if (when === null) return dayField(words, said)
  const { preset, dates, weekdays, hours, or } = when
  const first = dates ?? (or && preset ? spanOf(preset, null, said) : null)
  const either = or && first ? ([first[0], or.dates[0]] as const) : null
  const fields: Record<string, unknown> = {}
  if (dates !== null) Object.assign(fields, ofDays(dates, said))
  else if (preset !== null && takenPresets.has(preset)) fields.when_preset = preset
  else if (preset === 'any-time-weekends' || preset === 'any-time-weekdays') {
    fields.when_preset = 'next-few-weeks'
    fields.days_of_week = preset === 'any-time-weekends' ? [6, 7] : [1, 2, 3, 4, 5]
  } else if (weekdays === null && hours === null) return null
  else fields.when_preset = 'next-few-days'
  if (weekdays !== null) {
    fields.days_of_week = [...weekdays].sort()
    if (dates === null) fields.when_preset = when.next_only ? 'next-few-days' : 'next-few-weeks'
  }
  // Hours that last a day round are none: “9am to 9am”.
  if (hours !== null && hours.until - hours.from < 86_400) {
    fields.daily_start = clock(hours.from)
    fields.daily_end = clock(endOfHours(hours))
    if (dates !== null) Object.assign(fields, ofDays(dates, said, fields))
  }
  return { fields, dates, either }
}

/** A day that is named by its number alone: “the 12th”, “am 12.”; null for anything else. */
function dayField(words: string, said: SaidAt): SaidSpan | null {
  const isOrdinal = /^\D*\d{1,2}(?:st|nd|rd|th|\.)\D*$/.test(words)
  const moment = isOrdinal ? readMoment(words, said, null) : null
  if (moment === null || !('day' in moment)) return null
  const dates = [moment.day, moment.day] as const
  return { fields: ofDays(dates, said), dates, either: null }
}

/** When the hours of a day end, as availability takes them: an hour of the next date, or 23:59 for the end of the day. */
function endOfHours({ from, until }: DayHours): number {
  const least = window_minutes * 60
  // “At 8” is when it begins, give or take half an hour.
  const end = until - from < least ? until + least : until
  return end > 86_400 ? end - 86_400 : Math.min(end, 86_340)
}

/** The first and the last day of a named stretch, or of the one weekday in it; null where it has no days of its own. */
export function spanOf(
  preset: string,
  weekdays: unknown,
  { now, timezone }: SaidAt,
): readonly [string, string] | null {
  const today = wallTimeOf(now, timezone).date
  const [weekday] = Array.isArray(weekdays) && weekdays.length === 1 ? weekdays : []
  if (typeof weekday === 'number') {
    const next = addDays(today, (weekday - weekdayOf(today) + 7) % 7)
    return [next, next]
  }
  const window = isWhenPreset(preset) ? whenWindow(preset, weekdayOf(today)) : null
  return window === null || window.first === null || window.last === null
    ? null
    : [addDays(today, Math.max(window.first, 0)), addDays(today, window.last)]
}

/** The first and the last day of a span, of which those that are over are left out; null where it has no days of its own. */
export function daysOf(
  { fields, dates }: SaidSpan,
  said: SaidAt,
): readonly [string, string] | null {
  if (dates === null) return spanOf(String(fields.when_preset), fields.days_of_week, said)
  const today = wallTimeOf(said.now, said.timezone).date
  return dates[0] < today ? [today, dates[1]] : dates
}

const takenPresets: ReadonlySet<string> = new Set([
  ...['today', 'tomorrow', 'next-few-days', 'next-few-days-weekdays', 'next-few-days-weekends'],
  ...['this-week', 'next-week', 'this-weekend', 'next-weekend', 'next-few-weekends'],
  ...['next-few-weeks', 'next-few-weeks-weekdays'],
])

/** Whole days on the clocks of a zone; with hours over midnight, from the first hour of the first day to the last of the last. */
export function ofDays(
  [first, last]: readonly [string, string],
  { timezone, now }: SaidAt,
  hours: WindowFields = {},
): WindowFields {
  const [start, end] = [hours.daily_start, hours.daily_end].map((hour) =>
    typeof hour === 'string' ? hour : undefined,
  )
  const { from, to } = spanOfDays(first, last, hoursBetween(start, end), timezone)
  return {
    starts_after: (from < now ? now : from).toISOString(),
    starts_before: to.toISOString(),
  }
}

/** The hours of one day as instants: “tomorrow evening”; null where words name none, or several days. */
export function ofHours(
  { daily_start, daily_end }: WindowFields,
  [first, last]: readonly [string, string],
  { timezone, now }: SaidAt,
): WindowFields | null {
  if (first !== last || typeof daily_start !== 'string' || typeof daily_end !== 'string')
    return null
  // “23:59” is the end of the day, and an hour before the first is of the next day.
  const isToEnd = daily_end === '23:59'
  const next = isToEnd || daily_end <= daily_start ? addDays(first, 1) : first
  const begins = instantOf(first, timezone, daily_start)
  const ends = instantOf(next, timezone, isToEnd ? '00:00' : daily_end, 'end')
  if (ends <= now) return null
  return {
    starts_after: (begins < now ? now : begins).toISOString(),
    starts_before: ends.toISOString(),
  }
}

/** When a span of time begins or ends: hours that clocks show twice are in it both times. */
function instantOf(
  date: string,
  timezone: string,
  hour = '00:00',
  bound: 'start' | 'end' = 'start',
): Date {
  return boundOf({ date, seconds: readTimeOfDay(hour) ?? 0 }, timezone, bound)
}

/** A time of day as `19:30`, of its seconds. */
export function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
