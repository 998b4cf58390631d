import type { FoundTime } from '#server/domain/language/claim.ts'
import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import { readWeekday } from '#server/domain/language/time/day.ts'
import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { isOfGoingOn, saysGoesOn } from '#server/domain/language/time/goes_on.ts'
import { lex, type Lexed } from '#server/domain/language/time/lex.ts'
import { namesIsoTime } from '#server/domain/language/time/iso.ts'
import { momentOf } from '#server/domain/language/time/moment.ts'
import { readNamedDay } from '#server/domain/language/time/named_day.ts'
import { datesLexed } from '#server/domain/language/time/read.ts'
import { partSaid } from '#server/domain/language/time/part_said.ts'
import { type Token, tokensOf } from '#server/domain/language/time/tokens.ts'
import { wallSaid } from '#server/domain/language/time/said_at.ts'
import { type DayHours, hoursOfPart } from '#server/domain/language/time/parts.ts'
import { days } from '#server/domain/language/time/words.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { wordsIn, wordsOf } from '#server/domain/language/words/lists.ts'

const beforeHyphen = wordsIn('fr', 'time.after_tomorrow')

/** A day on the clocks of the caller, and the seconds since its midnight; null where only the day is said. */
export interface SaidTime {
  readonly date: string
  readonly seconds: number | null
}

/** What a phrase says of time, and nothing else. */
export interface PhraseOfTime {
  readonly starts: SaidTime
  readonly ends: SaidTime | null
  /** The other day that may be meant; null where it is clear. */
  readonly or: SaidTime | null
  /** The hours of the part of the day that it names. */
  readonly part: DayHours | null
  /** Whether it goes on from its time: “from 7pm”. */
  readonly goes_on: boolean
}

/** The longest phrase, in characters. */
const longest = 120

/** What a phrase is about while it is read: people do it on one day, and at any hour. */
const frame = 'Jazz '
const framing = tokensOf(frame)

const dayUnits = wordsOf('time.unit_day')
const afterWords = wordsOf('time.after_tomorrow')
const noon = 12 * 3600
const noonOfDay = wordsOf('time.noon_of_day')
const atWords = wordsOf('time.at')
const beforeRange = wordsOf('time.before_range')

/** Between the words of a time. */
const small = wordsOf('time.between_words', 'time.article', 'time.before_when', 'time.this')

/** What a phrase says of one time. Null where it says anything else, or of none, or of several. */
export function readPhrase(
  { text, ...said }: Lexed,
  about: Omit<DateAbout, 'is_note'>,
): PhraseOfTime | null {
  if (text.length > longest) return null
  const written = `${frame}${text}`
  const asNote = { ...about, is_note: true, is_ahead: true }
  // Times that machines wrote are found in the text.
  const given = namesIsoTime(text)
    ? lex(written, asNote)
    : { lexed: { ...said, ...framed(written, said.tokens) }, written: [] }
  const [found, ...others] = joined(datesLexed(given, asNote))
  if (!found || others.length > 0 || found.starts.is_start_assumed) return null
  // Times that machines wrote are no tokens of the reader.
  const tokens = (given.written.length > 0 ? tokensOf(written) : given.lexed.tokens).slice(1)
  if (!tokens.every(isTold(found, tokens)) || !hasItsWeekday(found, tokens)) return null
  const at = saidTime(found.starts, about)
  if (!at) return null
  const starts = isNoonPart(tokens, at) ? { ...at, seconds: null } : at
  const part = partSaid(tokens, starts.date, wallSaid(about.now, about.timezone))
  // “December 5-7 pm” may be two days.
  const isOpen = starts.seconds !== null && found.ends === null && /\d ?[-–—] ?\d/.test(text)
  if (isOpen && !/\d{4}-\d\d-\d\d/.test(text)) return null
  if (part && starts.seconds !== null && !isIn(part, starts.seconds)) return null
  return {
    starts,
    ends: found.ends && saidTime(found.ends, about),
    or: found.either && saidTime(found.either[1], about),
    part,
    goes_on: starts.seconds !== null && found.ends === null && saysGoesOn(tokens),
  }
}

/** The words of a phrase behind the word of the frame. */
function framed(text: string, phrase: readonly Token[]) {
  const tokens = [...framing]
  for (const { kind, raw, text: form, at, end, isGlued, isFirst } of phrase) {
    const moved = { kind, raw, text: form, isGlued, at: at + frame.length, end: end + frame.length }
    tokens.push({ ...moved, isFirst: isFirst && at > 0 })
  }
  return { text, given: text, tokens }
}

/** Whether noon is a part of a day rather than an hour: “morgen Mittag”, no “morgen um Mittag”. */
function isNoonPart(tokens: readonly Token[], { seconds }: SaidTime): boolean {
  const [before, last] = tokens.slice(-2)
  return seconds === noon && noonOfDay.has(last?.text ?? '') && !atWords.has(before?.text ?? '')
}

/** Dates, or two days that follow each other as one: “vendredi et samedi”. */
function joined(dates: readonly FoundDate[]): readonly FoundDate[] {
  const [first, second, ...others] = dates
  if (!first || !second || others.length > 0) return dates
  const isDay = ({ starts, either }: FoundDate) =>
    either === null && starts.precision === 'date_only'
  const days = [first, second].map(({ starts }) => starts.local.slice(0, 10))
  const isNext = addDays(days[0] ?? '', 1) === days[1]
  if (!isDay(first) || !isDay(second) || !isNext) return dates
  const spans = [first, second].flatMap(
    ({ spans: all, at, quote }) => all ?? [{ at, end: at + quote.length }],
  )
  return [{ ...first, ends: second.starts, spans }]
}

/** Whether a date is on the day of the week that is said with it: “Friday the 13th” seldom is. */
function hasItsWeekday({ starts, ends, either }: FoundDate, tokens: readonly Token[]): boolean {
  const said = tokens.flatMap((_, index) => readWeekday(tokens, index, null)?.value ?? [])
  if (said.length !== 1) return true
  const days = [starts, ...(either ?? [])].map(({ local }) => weekdayOf(local.slice(0, 10)))
  // “Mi-décembre” is no Wednesday.
  if (ends && addDays(starts.local.slice(0, 10), 6) <= ends.local.slice(0, 10)) return true
  return days.some((day) => said.includes(day))
}

function isIn({ from, until }: DayHours, seconds: number): boolean {
  return [seconds, seconds + 86_400].some((one) => from <= one && one <= until)
}

/** Whether a word belongs to a date, or only stands between its words. */
function isTold(
  { starts, ends, at, quote, spans = [{ at, end: at + quote.length }] }: FoundDate,
  tokens: readonly Token[],
): (token: Token) => boolean {
  const names = tokens.flatMap((token, index) => {
    const named = readNamedDay(tokens, index)
    return named ? [{ at: token.at, end: tokens[named.next - 1]?.end ?? token.end }] : []
  })
  return (token) => {
    const isWithin = [...spans, ...names].some(({ at, end }) => at <= token.at && token.end <= end)
    const isOfTime = starts.precision === 'exact' && isOfGoingOn(token)
    const isOfRange = ends !== null && beforeRange.has(token.text)
    const isMark = token.kind === 'mark' && isPause(token, tokens)
    return (
      isWithin || isMark || isSmall(token) || isOfTime || isOfRange || isAfterNext(token, tokens)
    )
  }
}

/** Whether a word belongs to “the day after tomorrow”. */
function isAfterNext(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token)
  const after = dayUnits.has(token.text) ? at + 1 : at
  return afterWords.has(tokens[after]?.text ?? '') && days.get(tokens[after + 1]?.text ?? '') === 1
}

/** Whether a mark stands between words of one time. “Après-demain” has a dash. */
function isPause(token: Token, tokens: readonly Token[]): boolean {
  const before = tokens[tokens.indexOf(token) - 1]
  return !/[-–—+&]/.test(token.raw) || beforeHyphen.has(before?.text ?? '')
}

function isSmall({ text }: Token): boolean {
  return small.has(text) || hoursOfPart(text) !== null
}

function saidTime(time: FoundTime, { timezone }: Pick<DateAbout, 'timezone'>): SaidTime | null {
  if (time.precision === 'date_only') return { date: time.local.slice(0, 10), seconds: null }
  const moment = momentOf(time, { venue: null, account: timezone })
  return moment && wallTimeOf(moment.at, timezone)
}
