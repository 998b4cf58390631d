import type { WhenPreset } from '#generated/types.ts'
import { addDays } from '#server/domain/basics/days.ts'
import { readDays } from '#server/domain/finding/when_days.ts'
import { takeHours } from '#server/domain/finding/when_hours.ts'
import { readWhenPhrase } from '#server/domain/finding/when_phrase.ts'
import { nightNow } from '#server/domain/language/time/night_now.ts'
import { type DayHours, hoursOfPart } from '#server/domain/language/time/parts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** What words say about time: days, and hours of them. Null is any. */
export interface WhenWords {
  readonly preset: WhenPreset | null
  /** The first day and the last, as `2026-12-05`. */
  readonly dates: readonly [string, string] | null
  /** What may be meant in place of it, which comes later: “next Friday”. Null where it is clear. */
  readonly or: OtherTime | null
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: ReadonlySet<number> | null
  /** Whether the next one of those days is meant, and none after it. */
  readonly next_only: boolean
  readonly hours: DayHours | null
}

/** The first day and the last that words may mean as well, and the hours of them. */
export interface OtherTime {
  readonly dates: readonly [string, string]
  readonly hours: DayHours | null
}

/** What the clocks of the caller show when words are said. */
export interface WhenSaid {
  /** Seconds since midnight. */
  readonly seconds: number
  /** IANA. */
  readonly timezone: string
}

const atNoon: WhenSaid = { seconds: 12 * 3600, timezone: 'UTC' }

/**
 * What a text says about time: a preset, days of the week, dates or a range of them, with a part of the day, a time of day
 * or both; what this grammar does not have is read as a capture is. Null for anything else. What can mean two things is
 * never guessed: then both days are there. `today` is the day in the caller's zone.
 */
export function readWhenWords(
  text: string,
  today: string,
  said: WhenSaid = atNoon,
): WhenWords | null {
  return readByGrammar(text, today, said) ?? readWhenPhrase(text, today, said)
}

/** What words mean that are clear, and both that may be meant where they are not: soonest first. */
export function readingsOf(words: WhenWords): readonly WhenWords[] {
  const { or } = words
  const first = { ...words, or: null }
  return or === null ? [first] : [first, { ...first, preset: null, ...or }]
}

/** What a text says about time in the words of the grammar alone. */
export function readByGrammar(
  text: string,
  today: string,
  { seconds }: WhenSaid = atNoon,
): WhenWords | null {
  const words = plainWords(text)
  // Of an article alone nothing is left.
  if (words === '' && text.trim() !== '') return null
  if (words === 'later today') return onDay(today, { from: seconds, until: 24 * 3600 })
  const part = partAlone(text)
  const night = part && nightNow(part, seconds)
  if (night) return onDay(addDays(today, -1), night)
  const timed = takeHours(words)
  if (!timed) return null
  const { hours, of_each, every_week } = timed
  const isOver = hours !== null && hours.until <= seconds
  const days = readDays(timed.rest, {
    today,
    hours: hours === null ? 'none' : isOver ? 'over' : 'ahead',
  })
  if (!days) return null
  const { preset, dates, weekdays, next_only } = days
  const or = days.or && { dates: days.or, hours }
  if (hours === null) return { ...days, or, hours }
  if (preset === 'right-now') return null
  // “Friday to Sunday evening” may end on Sunday evening.
  if (dates !== null && dates[0] !== dates[1] && weekdays === null && !of_each) return null
  return { ...days, or, next_only: next_only && !every_week, hours }
}

function onDay(day: string, hours: DayHours): WhenWords {
  return { preset: null, dates: [day, day], or: null, weekdays: null, next_only: false, hours }
}

/** The hours of a night that is said without a day: “tonight”, “in der Nacht”; null for other words. */
function partAlone(text: string): DayHours | null {
  const word = /^(?:(?:heute |in der )?|to)(nacht|night)$/.exec(nameKey(text).trim())?.[1]
  return word === undefined ? null : hoursOfPart(word)
}

const joined =
  /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(fruh|morgen|vormittag|mittag|nachmittag|abend|nacht)(s?)\b/g

/** Text as the grammar reads it: folded, without articles, with one ending of each word and one word for each thing. */
function plainWords(text: string): string {
  return nameKey(text)
    .replace(/,/g, ' ')
    .replace(/\b(?:the|der|die|das|den|dem)\b/g, ' ')
    .replace(/\bueber/g, 'uber')
    .replace(/\bnaechst/g, 'nachst')
    .replace(/\bfrueh\b/g, 'fruh')
    .replace(/\b(diese|nachste|kommende|jede)[smnr]\b/g, '$1')
    .replace(/\btagen\b/g, 'tage')
    .replace(/\b(?:this )?(?:up)?coming\b/g, 'coming')
    .replace(/\btonight\b/g, 'today evening')
    .replace(/^((?:mon|tues|wednes|thurs|fri|satur|sun)day) next\b/, 'next $1')
    .replace(joined, '$1$3 $2$3')
    .replace(/\s+/g, ' ')
    .trim()
}
