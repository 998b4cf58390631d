import { dayNumberOf } from '#server/domain/basics/day_numbers.ts'
import { listed, wordLanguages, wordsOf } from '#server/domain/language/words/lists.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { nextMonthDay } from '#server/domain/language/time/month_day.ts'
import { dayText, dayTime, timeAt, timesOn } from '#server/domain/language/time/time_of_day.ts'
import { folded, type Token, tokensOf } from '#server/domain/language/time/tokens.ts'
import { namedDays } from '#server/domain/language/time/named_days.ts'
import { months, ofWords, portugueseDays } from '#server/domain/language/time/words.ts'
import { cardinalOf, ordinalOf } from '#server/domain/language/text/position_words.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { noChanges } from '#server/domain/language/time/changes.ts'
import { discardDays } from '#server/domain/language/time/discard.ts'
import { isOfText } from '#server/domain/language/time/discard_hours.ts'
import { fortnightlyIn } from '#server/domain/language/time/fortnightly.ts'
import { lex, lexWords } from '#server/domain/language/time/lex.ts'
import { mayBeOfHour } from '#server/domain/language/time/clock_begin.ts'
import { meaningsOf } from '#server/domain/language/time/meanings_of.ts'
import { partNear } from '#server/domain/language/time/pair.ts'
import { hourPhrases, relativeDaysIn, relativeOf } from '#server/domain/language/time/phrases.ts'
import { datesLexed, readDates } from '#server/domain/language/time/read.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { readNumbered } from '#server/domain/language/time/numbered_day.ts'
import { isWallTime, readIsoTimes } from '#server/domain/language/time/iso.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'

const numberAlone = pattern`^\W*(?:(?:${'time.answer_on'} )?${'time.answer_day'} (\d{1,2})(?:${'time.ordinal_ending'}|\.)?|(\d{1,2})${'time.ordinal_ending'})\W*$`
/** “Al mediodía”, “mittags”: parts of a day elsewhere. Behind an hour, as in “12 Uhr mittags”, they only say which. */
const noon = pattern`(?<!\d\s?${'text.hour_mark'}\s)${word('time.answer_noon')}`
const notHour = pattern`\d\p{L}+\d|\d\s*(?:${'time.answer_and'}|[,&+/])\s*\d|^\W*0*\W*$|^\s*[-–−]`

/** The value of the answer that something has no date. */
export const noDate = 'none'

/**
 * What an answer to the question for a time means: `2027-06-05T19:00:00` as clocks show it, `2027-06-05T19:00:00[JST]`
 * where it names a zone, or `2027-06-05` where only a day is named. Null where no time is understood. `day` is a day, `2027-06-05`, that an answer such as “at 8” is about.
 */
export function readTimeAnswer(
  words: string,
  { day, ...about }: DateAbout & { readonly day: string | null },
): string | null {
  return timeAnswer(words, about)(day)
}

/** The same for whatever day the answer is about: what does not depend on the day is read once. */
export function timeAnswer(words: string, about: DateAbout): (day: string | null) => string | null {
  const [written] = readIsoTimes(words)
  if (written) return () => answerOf(written.starts)
  const [said, here] = [
    withNumbers(words).replace(noon, '12h00'),
    { ...about, language: languageOfAnswer(words, about) },
  ]
  // “2 May, no: 5 June” is one of several days.
  if (isSeveral(daysWritten(said, here))) return () => null
  const [plain, numbered] = [timesIn(said, here), dayFirst(said, here)]
  return numbered === null ? plain : () => numbered
}

/** An answer that begins with the number of a day. */
const numberFirst = pattern`^\s*\d{1,2}(?:${'time.ordinal_ending'}|\.)[\s,]+\S`

/** One that begins with it behind words for a day: “the day 19 at 20 h”. */
const wordFirst = pattern`^\s*(?:${'time.answer_on'} )?${'time.answer_day'} (\d{1,2})([\s,]+\S.*)$`

/** The day and the time of “18th at 8”, which is what “the 18th at 8” means; null for anything else. */
function dayFirst(words: string, about: DateAbout): string | null {
  const file = wordLanguages.find((one) => one === about.language)
  const [lead] = file === undefined ? [] : listed(file, 'time.answer_day')
  const [, number, rest = ''] = wordFirst.exec(words) ?? []
  if (lead === undefined || (number === undefined && !numberFirst.test(words))) return null
  // Behind an article the number needs its ending or its dot.
  const day = number === undefined ? words.trim() : `${number}.${rest}`
  const value = timesIn(`${lead} ${day}`, about)(null)
  return value?.includes('T') ? value : null
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

function timesIn(words: string, about: DateAbout): (day: string | null) => string | null {
  const isLed = (token: Token) => mayBeOfHour(token) || namedDays.has(token.text)
  // “8” and “half 7” alone are times where a day is known, and “Ostern” is a day: “at” makes them so.
  const said =
    isHour(words) && lexWords(words, about).tokens.some(isLed)
      ? [words, `${words} `, ...leads.map((lead) => `${lead} ${words}`)]
      : [words]
  const read: Named[] = []
  return (day) => {
    const on = day === null ? Number.NaN : dayNumberOf(day)
    for (const [at, one] of said.entries()) {
      const { time, onDay } = read[at] ?? timeNamed(one, { ...about, is_note: true })
      read[at] = { time, onDay }
      const named = time ?? (Number.isInteger(on) ? (onDay?.(on) ?? null) : null)
      if (named) return answerOf(named)
    }
    return readDayNumber(words, about)
  }
}

/** The time that a text names with its day, or else what time it names of whatever day. */
interface Named {
  readonly time: FoundTime | null
  readonly onDay: ((day: number) => FoundTime) | null
}

const unnamed: Named = { time: null, onDay: null }

/**
 * The day and the time that an answer names, which may be either alone. Nothing for neither, and for a day that may be two:
 * “next Friday”.
 */
function timeNamed(text: string, about: DateAbout): Named {
  const given = lex(text, about)
  const { lexed } = given
  const [named] = datesLexed(given, about)
  const meanings = meaningsOf(lexed, about)
  const all = relativeDaysIn(lexed, [])
  const { discarded } = discardDays({
    ...{ lexed, meanings, all, changes: noChanges, isDated: false },
    fortnightly: fortnightlyIn(lexed.text),
  })
  const days = relativeOf(all).filter((day) => isOfText(discarded.get(day)))
  const relative = days.find(({ period }) => period === undefined)
  // “Next week” is no day.
  if (!relative && days.length > 0) return unnamed
  const isOpen = relative !== undefined && meanings.relative.isEither(relative)
  if (isOpen && (!named || named.either)) return unnamed
  // “Monday the 1st” where the 1st is a Tuesday
  if (relative && named?.either && isTwoDays(named.either)) return unnamed
  if (named) return { ...unnamed, time: named.starts }
  // “In half an hour”
  if (relative?.minutes !== undefined)
    return { ...unnamed, time: timeAt(meanings.today, nowIn(about) + relative.minutes) }
  const [clock] = hourPhrases(lexed, [], relative ? [relative] : [])
  if (relative && (!clock || relative.name)) {
    // “Friday the 13th”
    const numbered = readNumbered(lexed.tokens, relative, meanings.today)
    return { ...unnamed, time: dayAlone(meanings.relative.loneDates(numbered ?? relative)) }
  }
  if (!clock) return unnamed
  const onDay = (day: number) =>
    timesOn(day, null, clock, partNear(lexed.tokens, clock, clock)).starts
  if (!relative) return { ...unnamed, onDay }
  return { ...unnamed, time: onDay(meanings.relative.dayOf(relative, dayTime(meanings.today))) }
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
  const [, led, ended] = numberAlone.exec(words) ?? []
  const digits = led ?? ended
  const number = Number(digits)
  if (digits === undefined || number < 1 || number > 31) return null
  const today = dayNumberOf(wallTimeOf(new Date(now), timezone).date)
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
