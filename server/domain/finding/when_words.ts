import { addDays } from '#server/domain/basics/days.ts'
import { daysWithin } from '#server/domain/finding/when_within.ts'
import { type DayWords, readDays, withoutLead } from '#server/domain/finding/when_days.ts'
import { isLaterToday, takeHours } from '#server/domain/finding/when_hours.ts'
import { readWhenPhrase } from '#server/domain/finding/when_phrase.ts'
import { afterWorkFrom } from '#server/domain/language/time/after_work.ts'
import { splitCompounds } from '#server/domain/language/time/compound_day.ts'
import { readWeekday } from '#server/domain/language/time/day.ts'
import { type Lexed, lexWords } from '#server/domain/language/time/lex.ts'
import { nightNow } from '#server/domain/language/time/night_now.ts'
import { readBoundHours } from '#server/domain/language/time/hour_bound.ts'
import { partAt } from '#server/domain/language/time/part_at.ts'
import { afterWork, type DayHours } from '#server/domain/language/time/parts.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { everyWords } from '#server/domain/language/time/words.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import type { WhenWords, WhenSaid } from '#server/domain/finding/when_said.ts'

/** When words are said, for want of something better. */
const lateMorning: WhenSaid = { seconds: 11 * 3600, timezone: 'UTC' }

const nothing: DayWords = { preset: null, dates: null, or: null, weekdays: null, next_only: false }

const day_s = 24 * 3600

const beforeWhen = wordsOf('time.before_when')
const isBeforeWhen = (word: string) => beforeWhen.has(word)

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
  const written = lexedAlone(text)
  return (
    readOnce(written, today, said) ??
    readUntil(written, today, said) ??
    readWithin(written, today, said)
  )
}

function lexedAlone(text: string): Lexed {
  return lexWords(text, { language: null, is_note: true })
}

/** From today until a day, with it: “until the 12th”; “before the 12th” and “until Christmas” are without it. */
function readUntil(
  { text, tokens, language }: Lexed,
  today: string,
  said: WhenSaid,
): WhenWords | null {
  const { text: lead = '' } = tokens[0] ?? {}
  const bound = boundWords.get(lead)
  const beside = besideFeast.get(lead)
  // “Bis zum 20.”
  const words = withoutEdges(tokens.slice(toWords.has(tokens[1]?.text ?? '') ? 2 : 1))
  if (bound !== 'before' || words.length === 0) return null
  const day =
    readOnce(lexedAlone(textOf(text, words)), today, said) ??
    readLed(words, beforeNumber, language, today)
  const isDay = day?.dates && day.dates[0] === day.dates[1] && day.hours === null && day.or === null
  if (!isDay || !day.dates) return readLed(words, beforeFeast, language, today)
  const end = beside === 'before' ? addDays(day.dates[0], -1) : day.dates[0]
  return end < today ? null : { ...day, dates: [today, end] }
}

/** Days behind a word that leads to them, whatever stood there. */
function readLed(
  words: readonly Token[],
  lead: string | undefined,
  language: Lexed['language'],
  today: string,
): WhenWords | null {
  const [next] = words
  if (next === undefined || lead === undefined) return null
  const tokens = [{ ...next, kind: 'word' as const, text: lead, raw: lead }, ...words]
  const read = readDays({ tokens, language }, { today, hours: 'none', every_week: false })
  return read?.dates ? { ...read, or: null, hours: null } : null
}

const boundWords = valuesOf('time.hour_bound')
const besideFeast = valuesOf('time.beside_feast')
const toWords = wordsOf('time.to')
const [beforeNumber] = wordsOf('time.answer_day')
const [beforeFeast] = [...besideFeast].flatMap(([word, beside]) =>
  beside === 'before' ? [word] : [],
)

/** What words say of days or hours that no others limit. */
function readOnce(written: Lexed, today: string, said: WhenSaid): WhenWords | null {
  return (
    readBounded(written, false, today, said) ??
    readSeveral(written, today, said) ??
    readWhenPhrase(written, today, said) ??
    readBounded(written, true, today, said) ??
    readPartFirst(written, today, said)
  )
}

/** Days of the week beside the days that they are within: “weekend mornings in December”. */
function readWithin({ text, tokens }: Lexed, today: string, said: WhenSaid): WhenWords | null {
  if (!tokens.some((_, at) => isOfWeek(tokens, at))) return null
  const partOf = (part: readonly Token[]) => {
    const words = withoutEdges(part)
    return words.length === 0 ? null : readOnce(lexedAlone(textOf(text, words)), today, said)
  }
  for (const at of tokens.keys()) {
    const one = at === 0 ? null : partOf(tokens.slice(0, at))
    const other = one && partOf(tokens.slice(at))
    const both = one && other && daysWithin(one, other, today)
    if (both) return both
  }
  return null
}

const ofWeekends = wordsOf('time.weekend')
const saidOf = valuesOf('time.when_said')
const ofEachWeek = valuesOf('time.weekday_each')

/** Whether a word is a day of the week, or stands for several. */
function isOfWeek(tokens: readonly Token[], at: number): boolean {
  const { text = '' } = tokens[at] ?? {}
  const isSeveral = saidOf.get(text)?.startsWith('any_time') === true
  const isOfSome = isSeveral || ofWeekends.has(text) || ofEachWeek.has(text)
  return isOfSome || readWeekday(tokens, at, null) !== null
}

/** Days with the hours after or before one: “7–11 December after 18:00”. Where hours are said besides, those that both allow. */
function readBounded(
  { text, tokens, language }: Lexed,
  isOpen: boolean,
  today: string,
  said: WhenSaid,
): WhenWords | null {
  const bound = readBoundHours(tokens, language, isOpen)
  if (bound === null) return null
  const { isAfter, hours, rest } = bound
  const days = withoutEdges(rest)
  // “Until 8pm” alone may be today, or from now on.
  if (days.length === 0) return isAfter ? { ...nothing, or: null, hours } : null
  const words = readWhenWords(textOf(text, days), today, said)
  return words && withHours(words, hours, isAfter, today)
}

const ofEvery = new Set([...beforeWhen, ...everyWords])

/** Days behind a part of the day: “evenings next week”. */
function readPartFirst({ text, tokens }: Lexed, today: string, said: WhenSaid): WhenWords | null {
  const words = withoutLead(withoutEdges(tokens), ofEvery)
  const work = afterWorkFrom(words, 0)
  const hours = work > 0 ? afterWork : partAt(words, 0)
  const days = withoutEdges(words.slice(Math.max(work, 1)))
  if (hours === null || days.length === 0) return null
  const read = readWhenWords(textOf(text, days), today, said)
  return read && read.hours === null ? withHours(read, hours, true, today) : null
}

/** What was read of days, in hours of each; null where they say other hours. */
function withHours(
  words: WhenWords,
  hours: DayHours,
  isAfter: boolean,
  today: string,
): WhenWords | null {
  const { preset } = words
  const of = words.hours
  // “4pm until 6pm” is from when to when.
  if (preset === 'right-now' || (of !== null && !isAfter && of.until < day_s)) return null
  const both = of
    ? { from: Math.max(of.from, hours.from), until: Math.min(of.until, hours.until) }
    : hours
  if (both.from >= both.until) return null
  const or = words.or && { dates: words.or.dates, hours: both }
  const ahead = preset === 'today' ? 0 : preset === 'tomorrow' ? 1 : null
  if (ahead !== null) return onDay(addDays(today, ahead), both)
  return { ...words, or, hours: both }
}

/** The words of days without commas and what says nothing at either end. */
function withoutEdges(tokens: readonly Token[]): readonly Token[] {
  const says = ({ text, raw }: Token) => !/^[,;-]$/.test(raw) && !isBeforeWhen(text)
  const last = tokens.findLastIndex(says)
  const first = tokens.findIndex(({ raw }) => !/^[,;-]$/.test(raw))
  return first < 0 ? [] : tokens.slice(first, last + 1)
}

function textOf(text: string, tokens: readonly Token[]): string {
  return text.slice(tokens[0]?.at, tokens.at(-1)?.end)
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
