import { readClockSpan } from '#server/domain/language/time/clock_span.ts'
import { readWeekday } from '#server/domain/language/time/day.ts'
import { namesEvent } from '#server/domain/language/time/event_words.ts'
import type { Language } from '#server/domain/language/detect.ts'
import { isShutWord } from '#server/domain/language/time/last_day.ts'
import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import { isOpening } from '#server/domain/language/time/lone_day.ts'
import { folded, type Token } from '#server/domain/language/time/tokens.ts'
import { isLasting } from '#server/domain/language/time/weekday_span.ts'
import { daysBetween, readWeekdayPair } from '#server/domain/language/time/weekdays_before.ts'
import { openingWords } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'
import { readSeparator } from '#server/domain/language/time/separator.ts'

/** Between a day and the hour until which a place is open on it. */
const untilWords = wordsOf('time.until')

/** Behind a day on which a place is closed every week. */
const restDays = wordsOf('time.rest_day')

/** Days on which a place is open, with its hours, “open today 10–23”, and names of days among them. */
export const openToday: DayRule = {
  reason: 'opening_hours',
  keep: (left, { lexed: { tokens, language } }) =>
    left.filter((day) => {
      if (day.kind !== 'relative') return true
      if (day.name) return !isOpening(tokens, day)
      return day.span !== undefined || !isOpenDay(tokens, day, language)
    }),
}

/** Days of the week that together say when something is open: “Tue–Sun 10–18, Monday closed”. */
export const hoursOfWeek: DayRule = {
  reason: 'opening_hours',
  keep: (left, { lexed: { tokens, language, isNote } }) => {
    const isOfWeek = (day: DayPhrase) =>
      day.kind === 'relative' && (day.weekday !== null || day.span !== undefined)
    const isHours = isNote ? tellsHours : hasWeekdays
    return left.some(isOfWeek) && isHours(tokens, language)
      ? left.filter((day) => !isOfWeek(day))
      : left
  },
}

/** The most names of days in what is written about one thing; more of them have hours. */
const maxNamed = 2

/** Names of days where there are so many that they have hours: “Christmas Day, Boxing Day and New Year’s Day closed”. */
export const namesOfHours: DayRule = {
  reason: 'opening_hours',
  keep: (left) => {
    const isName = (day: DayPhrase) => day.kind === 'relative' && day.name !== undefined
    return left.filter(isName).length > maxNamed ? left.filter((day) => !isName(day)) : left
  },
}

/** Whether days of the week stand together: “Tue–Sun”, “viernes y sábados”. */
function hasWeekdays(tokens: readonly Token[], language: Language | null): boolean {
  return tokens.some((_, index) => {
    const day = readWeekday(tokens, index, language)
    const separator = day && readSeparator(tokens, day.next)
    return separator !== null && readWeekday(tokens, separator.next, language) !== null
  })
}

/** Days of the week with what is said of them: from when to when, that it is closed, or anything else. */
interface DayGroup {
  readonly first: number
  /** How many days follow each other: 6 for “Tue–Sun”. */
  readonly length: number
  readonly about: 'hours' | 'shut' | 'other'
}

/** Words for all days from Monday to Friday. */
const weekdayWords = wordsOf('time.workdays')

/** Before a day of one certain week. */
const led = wordsOf('time.certain_week')

/** How many days in a row are those of a whole week. */
const maxDaysOfWeek = 4

/**
 * Whether the days of the week in a note are those on which a place is open: “Tue–Sun 10–18, Monday closed”. Not for what
 * takes place on certain days, such as a festival.
 */
function tellsHours(tokens: readonly Token[], language: Language | null): boolean {
  if (namesEvent(tokens) && !tokens.some(({ text }) => isLasting(text))) return false
  if (tokens.some((_, index) => isWeekdaysOpen(tokens, index, language))) return true
  const groups = groupsIn(tokens, language)
  if (groups === null) return false
  const hours = groups.filter(({ about }) => about === 'hours')
  const isShut = groups.some(({ about }) => about === 'shut')
  if (isShut && groups.every(({ about }) => about !== 'other')) return true
  if (hours.some(({ length }) => length >= maxDaysOfWeek)) return true
  // Three evenings up to a Sunday may be those of an event.
  return hours.length > 2 && hours.some(({ first }) => first <= 3)
}

/** Whether words for the days from Monday to Friday stand before hours: “weekdays 8am–6pm”. */
function isWeekdaysOpen(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): boolean {
  const word = tokens[index]?.text ?? ''
  return weekdayWords.has(word) && aboutAt(tokens, index + 1, language) === 'hours'
}

/** The days of the week of a text; null where one of a certain week is among them. */
function groupsIn(tokens: readonly Token[], language: Language | null): DayGroup[] | null {
  const groups: DayGroup[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const day = readWeekday(tokens, index, language)
    if (!day) continue
    if (led.has(tokens[index - 1]?.text ?? '')) return null
    const pair = readWeekdayPair(tokens, index, language)
    // “Sat & Sun 10–18”: what the last has, both have.
    if (pair && !pair.value.isRange) continue
    const next = pair?.next ?? (tokens[day.next]?.raw === '.' ? day.next + 1 : day.next)
    const length = pair ? daysBetween(pair.value) : 1
    const about = aboutAt(tokens, next, language)
    groups.push({ first: day.value, length, about })
    index = next - 1
  }
  return groups
}

/** What stands right behind days of the week. */
function aboutAt(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): DayGroup['about'] {
  let at = index
  while (/^[,:(|·–—-]$/.test(tokens[at]?.raw ?? '') || openingWords.has(openAt(tokens, at))) at += 1
  const token = tokens[at]
  if (token && (isShutWord(token) || restDays.has(token.text))) {
    return 'shut'
  }
  const clock = readClockSpan(tokens, at, { language, isAfterDay: true, isBare: true })
  return clock?.end ? 'hours' : 'other'
}

/** A word for what is open; empty for one for what is closed. */
function openAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index]
  return token && !isShutWord(token) ? token.text : ''
}

/** Words for what is open, right before or behind a day. */
const openWords = new Set([...wordsOf('time.open')].map(folded))

/** Whether a day is one on which a place is open, with its hours: “open today 10–23”, “heute geöffnet bis 20 Uhr”. */
function isOpenDay(
  tokens: readonly Token[],
  { from, next }: { readonly from: number; readonly next: number },
  language: Language | null,
): boolean {
  const [before, behind] = [tokens[from - 1]?.text ?? '', tokens[next]?.text ?? '']
  const isBehind = openWords.has(behind)
  if (!isBehind && !openWords.has(before)) return false
  const at =
    tokens[isBehind ? next + 1 : next]?.raw === ':'
      ? next + (isBehind ? 2 : 1)
      : next + (isBehind ? 1 : 0)
  const isUntil = untilWords.has(tokens[at]?.text ?? '')
  const clock = readClockSpan(tokens, at, { language, isAfterDay: true, isBare: true })
  return isUntil || clock?.end != null
}
