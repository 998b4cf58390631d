import {
  type PhraseOfTime,
  readPhrase,
  type SaidTime,
} from '#server/domain/language/time/phrase.ts'
import { aroundClock } from '#server/domain/finding/when_hours.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { DayHours } from '#server/domain/language/time/parts.ts'
import { instantSaid } from '#server/domain/language/time/said_at.ts'
import { months, shortWeekdays } from '#server/domain/language/time/words.ts'
import type { OtherTime, WhenSaid, WhenWords } from '#server/domain/finding/when_said.ts'

const endOfDay = 24 * 3600

/** What a phrase says about time, as a capture reads it. Null where a part of it says nothing of time. */
export function readWhenPhrase(
  lexed: Lexed,
  today: string,
  { seconds, timezone }: WhenSaid,
): WhenWords | null {
  const now = instantSaid({ date: today, seconds }, timezone)
  const { language } = lexed
  const read = readPhrase(withCapitals(lexed), { now, timezone, language })
  if (!read) return null
  const time = timeOf(read)
  const other = read.or && timeOf({ ...read, starts: read.or, ends: null })
  const [first, second] = [time, other]
    .filter((one) => one !== null)
    .sort((one, two) => (keyOf(one) < keyOf(two) ? -1 : 1))
  const nothing = { preset: null, weekdays: null, next_only: false }
  return first ? { ...nothing, ...first, or: second ?? null } : null
}

/** Months and short days with a capital letter: a text that says nothing but when has no other words like “may” and “so”. */
function withCapitals(lexed: Lexed): Lexed {
  if (!lexed.tokens.some(({ raw }) => shortWeekdays.has(raw) || months.has(raw))) return lexed
  let { text } = lexed
  const tokens = lexed.tokens.map((token) => {
    const { raw, at } = token
    if (!shortWeekdays.has(raw) && !months.has(raw)) return token
    const capital = raw.charAt(0).toUpperCase() + raw.slice(1)
    text = text.slice(0, at) + capital + text.slice(at + raw.length)
    return { ...token, raw: capital }
  })
  return { ...lexed, text, given: text, tokens }
}

function keyOf({ dates: [day], hours }: OtherTime): string {
  return `${day} ${String(hours?.from ?? 0).padStart(6, '0')}`
}

function timeOf({ starts, ends, part, goes_on }: PhraseOfTime): OtherTime | null {
  const { date, seconds } = starts
  if (seconds !== null && goes_on) {
    return { dates: [date, date], hours: { from: seconds, until: part?.until ?? endOfDay } }
  }
  if (seconds !== null) {
    const hours = hoursAround(seconds, date, ends)
    return hours && { dates: [date, date], hours }
  }
  const last = ends?.date ?? date
  // “Friday to Sunday evening” may end on Sunday evening.
  return last !== date && part ? null : { dates: [date, last], hours: part }
}

/** The hours from a time to another one, or around it; null where it goes on until a day. */
function hoursAround(seconds: number, date: string, ends: SaidTime | null): DayHours | null {
  if (ends === null) {
    return { from: Math.max(seconds - aroundClock, 0), until: seconds + aroundClock }
  }
  const days = (Date.parse(ends.date) - Date.parse(date)) / 86_400_000
  return ends.seconds === null ? null : { from: seconds, until: ends.seconds + days * 86_400 }
}
