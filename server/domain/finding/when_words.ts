import { addDays } from '#server/domain/basics/days.ts'
import { type DayWords, readDays } from '#server/domain/finding/when_days.ts'
import { isLaterToday, takeHours } from '#server/domain/finding/when_hours.ts'
import { readWhenPhrase } from '#server/domain/finding/when_phrase.ts'
import { splitCompounds } from '#server/domain/language/time/compound_day.ts'
import { type Lexed, lexWords } from '#server/domain/language/time/lex.ts'
import { nightNow } from '#server/domain/language/time/night_now.ts'
import type { DayHours } from '#server/domain/language/time/parts.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import type { WhenWords, WhenSaid } from '#server/domain/finding/when_said.ts'

/** When words are said, for want of something better. */
const lateMorning: WhenSaid = { seconds: 11 * 3600, timezone: 'UTC' }

const nothing: DayWords = { preset: null, dates: null, or: null, weekdays: null, next_only: false }

/** The longest text that is read, in characters. */
const longest = 120

/**
 * What a text says about time: a preset, days of the week, dates or a range of them, with a part of the day, a time of day
 * or both. Null for anything else. What can mean two things is never guessed: then both days are there. What is said of one
 * day is read as a capture is; here are the days and hours that come again, and presets, which no capture has. `today` is
 * the day in the caller's zone.
 */
export function readWhenWords(
  text: string,
  today: string,
  said: WhenSaid = lateMorning,
): WhenWords | null {
  if (text.trim() === '') return { ...nothing, or: null, hours: null }
  if (text.length > longest) return null
  const written = lexWords(text, { language: null, is_note: true })
  return readSeveral(written, today, said) ?? readWhenPhrase(written, today, said)
}

/** What words mean that are clear, and both that may be meant where they are not: soonest first. */
export function readingsOf(words: WhenWords): readonly WhenWords[] {
  const { or } = words
  const first = { ...words, or: null }
  return or === null ? [first] : [first, { ...first, preset: null, ...or }]
}

/** What a text says of several days, of a preset, or of hours of any day; null for anything else. */
function readSeveral(written: Lexed, today: string, { seconds }: WhenSaid): WhenWords | null {
  const { tokens: whole, language } = written
  const { tokens, isEach } = splitCompounds(whole)
  if (isLaterToday(tokens)) return onDay(today, { from: seconds, until: 24 * 3600 })
  const timed = takeHours(tokens, language)
  if (!timed) return null
  const { rest, hours, of_each } = timed
  const every_week = isEach || timed.every_week
  if (rest.length === 0) {
    const night = hours && timed.is_night ? nightNow(hours, seconds) : null
    if (night) return onDay(addDays(today, -1), night)
    return hours && { ...nothing, or: null, hours }
  }
  const isOver = hours !== null && hours.until <= seconds
  const heard = hours === null ? 'none' : isOver ? 'over' : 'ahead'
  const days =
    readDays({ tokens: rest, language }, { today, hours: heard, every_week }) ??
    (of_each ? rangeIn(written, rest, today) : null)
  if (!days) return null
  const { preset, dates, weekdays } = days
  const or = days.or && { dates: days.or, hours }
  if (hours === null) return { ...days, or, hours }
  if (preset === 'right-now') return null
  // “Friday to Sunday evening” may end on Sunday evening.
  if (dates !== null && dates[0] !== dates[1] && weekdays === null && !of_each) return null
  return { ...days, or, hours }
}

/** Several days in the words before the hours of each: “5-7 December 18-20 Uhr”. */
function rangeIn(
  { text, language }: Lexed,
  rest: readonly Token[],
  today: string,
): DayWords | null {
  const days = lexWords(text.slice(rest[0]?.at, rest.at(-1)?.end), { language, is_note: true })
  const words = readWhenPhrase(days, today, lateMorning)
  const isRange = words?.dates && words.dates[0] !== words.dates[1]
  return isRange && !words.hours && !words.or ? { ...words, or: null } : null
}

function onDay(day: string, hours: DayHours): WhenWords {
  return { ...nothing, dates: [day, day], or: null, hours }
}
