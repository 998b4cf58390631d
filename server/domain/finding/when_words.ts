import type { WhenPreset } from '#generated/types.ts'
import { readDays } from '#server/domain/finding/when_days.ts'
import { takeHours } from '#server/domain/finding/when_hours.ts'
import type { DayHours } from '#server/domain/finding/when_vocabulary.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

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

/**
 * What a text says about time, by a closed grammar: a preset, days of the week, dates or a range of them, with a part of
 * the day, a time of day or both. Null for anything else, and for what can mean two things: it is never guessed.
 * `today` is the day in the caller's zone.
 */
export function readWhenWords(text: string, today: string): WhenWords | null {
  const words = plainWords(text)
  // Of an article alone nothing is left.
  if (words === '' && text.trim() !== '') return null
  const timed = takeHours(words)
  const days = timed && readDays(timed.rest, today)
  if (!timed || !days) return null
  const { hours, of_each, every_week } = timed
  const { preset, dates, next_only } = days
  if (hours === null) return { ...days, hours }
  if (preset === 'right-now') return null
  // “Friday to Sunday evening” may end on Sunday evening.
  if (dates !== null && dates[0] !== dates[1] && !of_each) return null
  return { ...days, next_only: next_only && !every_week, hours }
}

const joined =
  /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(fruh|morgen|vormittag|nachmittag|abend|nacht)(s?)\b/g

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
    .replace(joined, '$1$3 $2$3')
    .replace(/\s+/g, ' ')
    .trim()
}
