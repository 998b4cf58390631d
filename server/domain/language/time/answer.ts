import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { nextMonthDay } from '#server/domain/language/time/month_day.ts'
import { dayText, dayTime, timeAt, timesOn } from '#server/domain/language/time/time_of_day.ts'
import { folded, tokensOf } from '#server/domain/language/time/tokens.ts'
import { months, ofWords, portugueseDays } from '#server/domain/language/time/words.ts'
import { cardinalOf, ordinalOf } from '#server/domain/language/text/position_words.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { discardDays } from '#server/domain/language/time/discard.ts'
import { isOfText } from '#server/domain/language/time/discard_hours.ts'
import { lex } from '#server/domain/language/time/lex.ts'
import { meaningsOf } from '#server/domain/language/time/meanings_of.ts'
import { partNear } from '#server/domain/language/time/pair.ts'
import { hourPhrases, relativeDaysIn, relativeOf } from '#server/domain/language/time/phrases.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { readNumbered } from '#server/domain/language/time/numbered_day.ts'
import { isWallTime, readIsoTimes } from '#server/domain/language/time/iso.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'

const numberAlone = pattern`^\W*(?:${'time.answer_on'} )?${'time.answer_day'} (\d{1,2})(?:${'time.ordinal_ending'}|\.)?\W*$`
/** “Al mediodía”, “mittags”: parts of a day elsewhere. */
const noon = pattern`${word('time.answer_noon')}`
const notHour = pattern`\d\p{L}+\d|\d\s*(?:${'time.answer_and'}|[,&+/])\s*\d|^\W*0*\W*$|^\s*[-–−]`

/** The value of the answer that something has no date. */
export const noDate = 'none'

/**
 * What an answer to the question for a time means: `2027-06-05T19:00:00` as clocks show it, `2027-06-05T19:00:00[JST]`
 * where it names a zone, or `2027-06-05` where only a day is named. Null where no time is understood. `day` is a day, `2027-06-05`, that an answer such as “at 8” is about.
 */
export function readTimeAnswer(
  words: string,
  about: DateAbout & { readonly day: string | null },
): string | null {
  const [written] = readIsoTimes(words)
  if (written) return answerOf(written.starts)
  const [said, here] = [
    withNumbers(words).replace(noon, '12h00'),
    { ...about, language: languageOfAnswer(words, about) },
  ]
  // “2 May, no: 5 June” is one of several days.
  return isSeveral(daysWritten(said, here)) ? null : timeIn(said, here)
}

/** The days that are written as dates, each once: `2027-06-05`. */
export function daysWritten(words: string, about: DateAbout): string[] {
  const dates = readDates(words, { ...about, relative_days: 'none' })
  return [...new Set(dates.map(({ starts }) => starts.local.slice(0, 10)))]
}

function isSeveral(days: readonly string[]): boolean {
  return days.length > 1
}

const leads = [...wordsOf('time.answer_lead')]

function timeIn(words: string, about: DateAbout & { readonly day: string | null }): string | null {
  const day = about.day === null ? Number.NaN : Date.parse(`${about.day}T00:00:00Z`) / 86_400_000
  // “8” and “half 7” alone are times where a day is known: “at” makes them so.
  const said = isHour(words)
    ? [words, `${words} `, ...leads.map((lead) => `${lead} ${words}`)]
    : [words]
  for (const one of said) {
    const time = timeNamed(one, { ...about, is_note: true }, Number.isInteger(day) ? day : null)
    if (time) return answerOf(time)
  }
  return readDayNumber(words, about)
}

/**
 * The day and the time that an answer names, which may be either alone: `time` without a day is about `day`.
 * Null for neither, and for a day that may be two: “next Friday”.
 */
function timeNamed(text: string, about: DateAbout, day: number | null): FoundTime | null {
  const [named] = readDates(text, about)
  const { lexed } = lex(text, about)
  const meanings = meaningsOf(lexed, about)
  const all = relativeDaysIn(lexed, [])
  const { discarded } = discardDays({ lexed, meanings, all, isDated: false })
  const days = relativeOf(all).filter((day) => isOfText(discarded.get(day)))
  const relative = days.find(({ period }) => period === undefined)
  // “Next week” is no day.
  if (!relative && days.length > 0) return null
  const isOpen = relative !== undefined && meanings.relative.isEither(relative)
  if (isOpen && (!named || named.either)) return null
  // “Monday the 1st” where the 1st is a Tuesday
  if (relative && named?.either && isTwoDays(named.either)) return null
  if (named) return named.starts
  // “In half an hour”
  if (relative?.minutes !== undefined)
    return timeAt(meanings.today, nowIn(about) + relative.minutes)
  const [clock] = hourPhrases(lexed, [], relative ? [relative] : [])
  if (relative && (!clock || relative.name)) {
    // “Friday the 13th”
    const numbered = readNumbered(lexed.tokens, relative, meanings.today)
    return dayAlone(meanings.relative.loneDates(numbered ?? relative))
  }
  const on = relative ? meanings.relative.dayOf(relative, dayTime(meanings.today)) : day
  if (on === null || !clock) return null
  return timesOn(on, null, clock, partNear(lexed.tokens, clock, clock)).starts
}

/** A day without a time, of several the first; null where it may be two. */
function dayAlone([found]: readonly FoundDate[]): FoundTime | null {
  return found && found.either === null ? found.starts : null
}

/** Minutes since midnight on the clocks of the person who answers. */
function nowIn({ now, timezone }: DateAbout): number {
  return Math.floor(wallTimeOf(new Date(now), timezone).seconds / 60)
}

function isTwoDays([one, other]: readonly [FoundTime, FoundTime]): boolean {
  return one.local.slice(0, 10) !== other.local.slice(0, 10)
}

/** The language of an answer: some days of the week in Portuguese are other words in other languages. */
export function languageOfAnswer(
  words: string,
  { language }: Pick<DateAbout, 'language'>,
): string | null {
  const isPortuguese = tokensOf(words).some(({ text }) => portugueseDays.has(text))
  return isPortuguese ? 'pt' : language
}

/** Words with the first days of a month as numbers: “the first of February”, “le premier février”. */
export function withNumbers(words: string): string {
  const parts = words.split(/([\p{L}\p{M}]+)/u)
  const at = parts.flatMap((_, index) => (index % 2 === 1 ? [index] : []))
  for (const [number, index] of at.entries()) {
    const word = nameKey(parts[index] ?? '')
    const [ordinal, cardinal] = [ordinalOf(word), cardinalOf(word)]
    const day = ordinal ?? cardinal
    if (day === null) continue
    const [next, after, before] = [at[number + 1], at[number + 2], at[number - 1]].map((one) =>
      folded(parts[one ?? -1] ?? ''),
    )
    const isBefore = months.has(ofWords.has(next ?? '') ? (after ?? '') : (next ?? ''))
    if (isBefore || (ordinal !== null && months.has(before ?? ''))) parts[index] = `${day}`
  }
  return parts.join('')
}

/** The next day with a number that stands alone with its article: “the 12th”, “am 12.”, “le 12”; null for anything else. */
function readDayNumber(words: string, { now, timezone }: DateAbout): string | null {
  const [, digits] = numberAlone.exec(words) ?? []
  const number = Number(digits)
  if (digits === undefined || number < 1 || number > 31) return null
  const today = Date.parse(`${wallTimeOf(new Date(now), timezone).date}T00:00:00Z`) / 86_400_000
  return dayText(nextMonthDay(number, today))
}

/** Whether words may be an hour alone, and no code such as “0x1”, no list such as “1 and 2”, and not “0”. */
function isHour(words: string): boolean {
  return !notHour.test(words)
}

/** The time that such a value means; null for anything else. */
export function answeredTime(value: string): FoundTime | null {
  const [, day, time, offset, zone] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)([+-]\d\d:\d\d)?(?:\[([\w/+-]{1,60})\])?)?$/.exec(
      value,
    ) ?? []
  if (day === undefined) return null
  const local = `${day}T${time ?? '00:00:00'}`
  if (!isWallTime(local)) return null
  const timezone = zone?.includes('/') === true ? zone : null
  return {
    local,
    offset: offset === undefined ? null : minutesOf(offset),
    timezone,
    ...(zone !== undefined && timezone === null ? { zone_name: zone } : {}),
    precision: time ? 'exact' : 'date_only',
  }
}

/** The minutes of an offset, `+05:30`. */
function minutesOf(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))
  return offset.startsWith('-') ? 0 - minutes : minutes
}

/** A time with its offset or its zone, where it names one: `2027-06-05T19:00:00[Asia/Tokyo]`. */
function answerOf({ local, precision, offset, timezone, zone_name }: FoundTime): string {
  if (precision === 'date_only') return local.slice(0, 10)
  const zone = timezone ?? zone_name
  return `${local}${offset === null ? '' : offsetText(offset)}${zone === undefined ? '' : `[${zone}]`}`
}

/** `+05:30` */
function offsetText(offset: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const ahead = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`
}
