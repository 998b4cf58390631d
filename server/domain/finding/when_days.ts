import { isWhenPreset } from '#server/domain/availability/when_preset.ts'
import { dayNumberOf } from '#server/domain/basics/day_numbers.ts'
import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import { readDayNumber, readWeekday, readYear } from '#server/domain/language/time/day.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import { nextMonthDay } from '#server/domain/language/time/month_day.ts'
import { daysNamed, readBeforeNamed } from '#server/domain/language/time/named_day.ts'
import { dayText } from '#server/domain/language/time/time_of_day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { mondayOfWeek, weekNumberAlone } from '#server/domain/language/time/week_number.ts'
import {
  type HoursToday,
  weekdayMeant,
  weekendMeant,
} from '#server/domain/language/time/weekday.ts'
import { readWeekdaySpan } from '#server/domain/language/time/weekday_span.ts'
import { readWeekdays, type Weekdays } from '#server/domain/language/time/weekdays_said.ts'
import { days as daysAhead, months } from '#server/domain/language/time/words.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import { readSeparator } from '#server/domain/language/time/separator.ts'
import { readAheadDays } from '#server/domain/finding/when_ahead.ts'
import type { WhenWords } from '#server/domain/finding/when_said.ts'

/** The days that words mean. */
export type DayWords = Omit<WhenWords, 'hours' | 'or'> & {
  /** The first day and the last that may be meant in place of the others. */
  readonly or: readonly [string, string] | null
}

const nothing: DayWords = { preset: null, dates: null, or: null, weekdays: null, next_only: false }

/** The day on which words are said, and what they say of its hours. */
export interface WhenDay {
  readonly today: string
  readonly hours: HoursToday
  /** Whether the hours are those of every week. */
  readonly every_week: boolean
}

/** Before the number of a day that is said alone. */
const ofNumber = wordsOf('time.answer_day')
const lead = wordsOf('time.before_when')
const ofTonight = wordsOf('time.tonight')
const ofRange = wordsOf('time.before_range')
const weeks = valuesOf('time.week_said')
const said = valuesOf('time.when_said')

/** What words without hours say about several days, or of a preset; null for anything else, and for a single day. */
export function readDays(
  written: Pick<Lexed, 'tokens' | 'language'>,
  about: WhenDay,
): DayWords | null {
  const tokens = withoutLead(written.tokens, lead)
  const [only, ...others] = tokens
  const ahead = only && others.length === 0 && !ofTonight.has(only.text) && daysAhead.get(only.text)
  if (ahead === 0 || ahead === 1) {
    if (about.hours !== 'none') return null
    return { ...nothing, preset: ahead === 0 ? 'today' : 'tomorrow' }
  }
  const preset =
    presetOf(written.tokens, '-') ?? weekendOf(tokens, about.today) ?? presetOf(tokens, ' ')
  if (preset) return preset
  const dates =
    readAheadDays(written.tokens, about.today, lead) ??
    monthOf(tokens, about.today) ??
    weekOf(tokens, written.language, about.today) ??
    daysBeforeNamed(tokens, about.today) ??
    dayNumbered(written.tokens, about.today) ??
    rangeOf(tokens, about.today)
  if (dates) return { ...nothing, dates }
  const read = readWeekdays(tokens, null)
  return read && weekdaysOf(read, about)
}

/** The words from the first on that does not only lead to others. */
export function withoutLead(
  tokens: readonly Token[],
  words: ReadonlySet<string>,
): readonly Token[] {
  const first = tokens.findIndex(({ text }) => !words.has(text))
  return first < 0 ? [] : tokens.slice(first)
}

/** A preset by its name, whose words `between` joins, or by other words for it. */
function presetOf(tokens: readonly Token[], between: '-' | ' '): DayWords | null {
  const words = tokens.map(({ text }) => text).join(' ')
  const name = (between === '-' ? words : words.replaceAll(' ', '-')).replaceAll(' - ', '-')
  if (isWhenPreset(name) && name !== 'custom') return { ...nothing, preset: name }
  const plain = words.replaceAll(' - ', ' ')
  const [week, meant] = [weeks.get(plain), said.get(plain)]
  if (week !== undefined) return { ...nothing, preset: week === 0 ? 'this-week' : 'next-week' }
  const preset = meant?.replaceAll('_', '-') ?? ''
  return isWhenPreset(preset) ? { ...nothing, preset } : null
}

/** A weekend that is coming or next. With its hyphen, `next-weekend` is the preset. */
function weekendOf(tokens: readonly Token[], today: string): DayWords | null {
  const read = [0, 1].map((index) => readWeekdaySpan(tokens, index, null))
  const span = read.find((one) => one?.value.isOfWeekend !== undefined)
  const word = span?.value.isOfWeekend
  if (!span || !word || span.next !== tokens.length) return null
  const [first, other] = weekendMeant(word, weekdayOf(today))
  const preset = first === 6 - weekdayOf(today) ? 'this-weekend' : 'next-weekend'
  const or = other === undefined ? null : ([other, other + 1] as const)
  return { ...nothing, preset, or: or && [addDays(today, or[0]), addDays(today, or[1])] }
}

/** All days of a month: the one named, of this year or the next. */
function monthOf(tokens: readonly Token[], today: string): readonly [string, string] | null {
  const month = months.get(tokens[0]?.text ?? '')
  const written = readYear(tokens, 1)
  if (month === undefined || tokens.length !== (written?.next ?? 1)) return null
  const [year = 0, current = 0] = today.split('-').map(Number)
  const meant = written?.value ?? (month < current ? year + 1 : year)
  const first = `${meant}-${String(month).padStart(2, '0')}-01`
  const after = addDays(first, 31)
  return [first, addDays(`${after.slice(0, 7)}-01`, -1)]
}

/** The week of a year by its number, from Monday to Sunday. */
function weekOf(
  tokens: readonly Token[],
  language: Lexed['language'],
  today: string,
): readonly [string, string] | null {
  const week = weekNumberAlone(tokens, language)
  if (week === null) return null
  const monday = dayText(mondayOfWeek(week, dayNumberOf(today)))
  return [monday, addDays(monday, 6)]
}

/** The days from today until a feast, or the seven before it where its week is named. */
function daysBeforeNamed(
  tokens: readonly Token[],
  today: string,
): readonly [string, string] | null {
  const read = readBeforeNamed(tokens)
  const [feast, ...others] = read ? daysNamed(read.name, dayNumberOf(today) + 1) : []
  if (!read || feast === undefined || others.length > 0) return null
  const [first, last] = [dayText(feast - 7), dayText(feast - 1)]
  return [read.isWeek && first > today ? first : today, last]
}

/** A day by its number alone, which has its ending or a word for a day before it: “18th”, “the day 19”, “am 18.” */
function dayNumbered(tokens: readonly Token[], today: string): readonly [string, string] | null {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  const number = at < 0 ? null : readDayNumber(tokens, at)
  if (number === null || number.next !== tokens.length) return null
  const before = tokens.slice(0, at)
  const isEnded = number.next > at + 1 && tokens[at + 1]?.kind === 'word'
  const isLed = ofNumber.has(before.at(-1)?.text ?? '')
  const isDay = before.every(({ text }) => lead.has(text) || ofNumber.has(text))
  if (!isDay || !(isEnded || isLed)) return null
  const day = dayText(nextMonthDay(number.value, dayNumberOf(today)))
  return [day, day]
}

/** From one day to another, of which no date is written: `saturday till monday`, `today or tomorrow`. */
function rangeOf(tokens: readonly Token[], today: string): readonly [string, string] | null {
  const words = withoutLead(tokens, ofRange)
  if (words.length < 3) return null
  const first = dayAt(words, 0, today, today)
  const separator = first && readSeparator(words, first.next)
  const last = separator && dayAt(words, separator.next, today, first.day)
  if (!first || !last || last.next !== words.length || last.day <= first.day) return null
  if (separator.value === 'to') return [first.day, last.day]
  const isOfWeek = readWeekday(words, 0, null) !== null
  return !isOfWeek && last.day === addDays(first.day, 1) ? [first.day, last.day] : null
}

/** A day such as tomorrow, or a day of the week from a date on. */
function dayAt(tokens: readonly Token[], index: number, today: string, from: string) {
  const ahead = daysAhead.get(tokens[index]?.text ?? '')
  if (ahead !== undefined) return { day: addDays(today, ahead), next: index + 1 }
  const read = readWeekday(tokens, index, null)
  return read && { day: addDays(from, (read.value - weekdayOf(from) + 7) % 7), next: read.next }
}

/** The days that days of the week mean: every one of them, or the next of several. One is a day as a capture has it. */
function weekdaysOf(
  { days, said: word, isLed, isEvery, isShort }: Weekdays,
  about: WhenDay,
): DayWords | null {
  const { today, hours } = about
  const weekdays = new Set(days)
  if (isEvery || about.every_week) return { ...nothing, weekdays }
  if (weekdays.size === 1 && !(isShort && hours === 'none')) return null
  if (!isLed && (hours !== 'none' || !weekdays.has(weekdayOf(today)))) {
    return { ...nothing, weekdays, next_only: true }
  }
  const meant = days.map((day) => weekdayMeant(word, day, { today: weekdayOf(today), hours }))
  const [dates, or] = [0, 1].map((at) => {
    const found = meant.map((one) => addDays(today, one[at] ?? one[0])).sort()
    return [found[0] ?? today, found.at(-1) ?? today] as const
  })
  const isUnsure = meant.some((one) => one.length > 1)
  const some = days.length > 1 ? { weekdays, next_only: true } : {}
  return { ...nothing, ...some, dates: dates ?? null, or: isUnsure ? (or ?? null) : null }
}
