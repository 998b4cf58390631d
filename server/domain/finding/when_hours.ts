import {
  everyWeek,
  monthWords,
  partHours,
  repeatedParts,
  weekdayWords,
} from '#server/domain/finding/when_vocabulary.ts'
import { bareHour } from '#server/domain/language/time/hours.ts'
import { afterWork, type DayHours } from '#server/domain/language/time/parts.ts'
import { readTimeOfDay } from '#server/domain/basics/wall_clock.ts'

const hour = 3600
const day = 24 * hour

/** How long around a clock time something may begin, in seconds. */
const aroundClock = hour / 2

/** What words say about hours. */
export interface HourWords {
  /** The words before them, which say the days. */
  readonly rest: string
  /** Null is any. */
  readonly hours: DayHours | null
  /** Whether they are those of each day, where there are several: `evenings`, `from 6 to 8 pm`. */
  readonly of_each: boolean
  /** Whether they are those of every week: `friday evenings`. */
  readonly every_week: boolean
}

const clock = String.raw`\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m|uhr|h)|\d{1,2}:\d\d|\d{1,2} uhr \d\d|noon`
const between = new RegExp(
  String.raw`^(.*?)(?:^| )(?:between|zwischen) (${clock}|\d{1,2}) (?:and|und) (${clock})$`,
)
const fromTo = new RegExp(
  String.raw`^(.*?)(?:^| )(?:(?:from|von) )?(${clock}|\d{1,2}) ?(?:-|–| to | bis ) ?(${clock})$`,
)
const single = new RegExp(
  String.raw`^(.*?)(?:^| )(?:(at|um|around|gegen|from|ab|starting at) )?(${clock}|(?<=(?:at|um) )\d{1,2})( onwards?| on)?$`,
)

/**
 * Takes a part of the day, a time of day or both away from the end. Null where they disagree, or where it is not clear
 * what they mean.
 */
export function takeHours(words: string): HourWords | null {
  const range = between.exec(words) ?? fromTo.exec(words)
  if (range) return takeBetween(range[1] ?? '', range[2] ?? '', range[3] ?? '')
  const one = single.exec(words)
  if (!one) return takePart(words)
  const [, before = '', word = '', time = '', onwards] = one
  const part = takePart(before)
  const at = readClock(time)
  const start = at === null ? null : instantIn(at, part.hours, /^\d+$/.test(time))
  if (start === null) return null
  if (onwards !== undefined || ['from', 'ab', 'starting at'].includes(word)) {
    return { ...part, hours: { from: start, until: part.hours?.until ?? day } }
  }
  return { ...part, hours: { from: Math.max(start - aroundClock, 0), until: start + aroundClock } }
}

/** A clock time in seconds from the midnight of its day: the only one in the part of the day, where one is said. */
function instantIn(at: number, part: DayHours | null, isBare: boolean): number | null {
  // “At 8” is twice a day, “um 20” is not.
  const isHalf = isBare && at <= 12 * hour
  if (part === null) return isHalf ? bareHour(at / hour) * hour : at
  const times = [at, at + day, ...(isHalf ? [at + day / 2] : [])]
  const fitting = times.filter((time) => part.from <= time && time < part.until)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function takeBetween(rest: string, first: string, last: string): HourWords | null {
  const half = /[ap]m$/.exec(last)?.[0] ?? (/^\d+$/.test(first) ? ':00' : '')
  const until = readClock(last)
  const from = readClock(/^\d{1,2}(?::\d\d)?$/.test(first) ? `${first}${half}` : first)
  if (from === null || until === null || from >= until) return null
  // “December 5-7 pm” may be two days.
  if (/^\d+$/.test(first) && !/\d/.test(rest) && monthWords.has(rest.split(' ').at(-1) ?? ''))
    return null
  return { rest: rest.trim(), hours: { from, until }, of_each: true, every_week: false }
}

/** Seconds since midnight. */
function readClock(text: string): number | null {
  if (text === 'noon') return 12 * hour
  const time = text
    .replace(/^(\d{1,2}) uhr (\d\d)$/, '$1:$2')
    .replace(/^(\d{1,2})\.(\d\d)/, '$1:$2')
    .replace(/ ?(?:uhr|h)$/, '')
  return readTimeOfDay(/^\d{1,2}$/.test(time) ? `${time}:00` : time)
}

function takePart(words: string): HourWords {
  const any = { rest: words, hours: null, of_each: false, every_week: false }
  const work = /^(?:(.*) )?after work$/.exec(words)
  if (work) return { ...any, rest: work[1] ?? '', hours: afterWork }
  const [, before = '', last = ''] = /^(?:(.*) )?(\S+)$/.exec(words) ?? []
  const hours = last === 'morgen' && !isMorning(before) ? null : partHours(last)
  // “Früh” alone is not a time of day.
  if (!hours || (last === 'fruh' && before === '')) return any
  const rest = before
    .replace(/(?:^| )(?:in|at|on|during|am|every|each|jede)$/, '')
    .replace(/^(?:this|diese)$/, 'today')
  return { rest, hours, of_each: repeatedParts.has(last), every_week: everyWeek.has(last) }
}

/** “Morgen” is a part of the day only after a day or “am”. */
function isMorning(before: string): boolean {
  const word = before.split(' ').at(-1) ?? ''
  return weekdayWords.has(word) || ['am', 'heute', 'jede', 'diese'].includes(word)
}
