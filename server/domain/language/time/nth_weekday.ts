import { readMonth, type Read, readWeekday, readYear } from '#server/domain/language/time/day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { everyWords } from '#server/domain/language/time/words.ts'
import { calendarDayOf, dayOf, daysInMonth, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

const endings = wordsOf('time.ordinal_ending')

/** A day of the week that is counted in its month: “first Saturday in December”. */
export interface NthWeekday {
  /** 1 to 5, or -1 for the last one. */
  readonly count: number
  /** 1 for Monday to 7. */
  readonly weekday: number
  /** 1 to 12; null for each: “every first Monday of the month”. */
  readonly month: number | null
  /** Null where none is named. */
  readonly year: number | null
}

const ordinals = valuesOf('time.ordinal')

const lastWords = wordsOf('time.ordinal_last')

const ofWords = wordsOf('time.of')

/** The ordinal, the day of the week and the month that begin at a token; null for anything else, and for what comes again. */
export function readNthWeekday(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<NthWeekday> | null {
  const ordinal = ordinalAt(tokens, index)
  const weekday = ordinal && readWeekday(tokens, ordinal.next, language)
  if (!ordinal || !weekday || isRecurring(tokens, index)) return null
  let at = weekday.next
  while (at < weekday.next + 3 && isOf(tokens[at])) at += 1
  const isPolish = language === 'pl' || language === null
  const month = at > weekday.next || isPolish ? readMonth(tokens, at, language) : null
  if (!month) return null
  const year = readYear(tokens, month.next)
  const value = { count: ordinal.value, weekday: weekday.value, month: month.value }
  return { value: { ...value, year: year?.value ?? null }, next: year?.next ?? month.next }
}

const ofMonth = wordsOf('time.month_behind')

/**
 * The same day of each month, with what says so before it: “every first Monday of the month”. Null for anything else, for one of
 * several (“every first and third Monday”), and for one that is counted from another (“every second to last Monday”).
 */
export function readNthOfMonth(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<NthWeekday> | null {
  const isEach = everyWords.has(tokens[index]?.text ?? '')
  const ordinal = ordinalAt(tokens, isEach ? index + 1 : index)
  const weekday = ordinal && readWeekday(tokens, ordinal.next, language)
  if (!ordinal || !weekday) return null
  const month = monthBehind(tokens, weekday.next)
  if (month === null) return null
  if (!isEach && isOneOfSeveral(tokens, index)) return null
  const value = { count: ordinal.value, weekday: weekday.value, month: null, year: null }
  return { value, next: month + 1 }
}

/** Where the month stands of which a day of the week is one: “of the month”; null where none does. */
export function monthBehind(tokens: readonly Token[], next: number): number | null {
  let at = next
  while (at < next + maxBetween && isBeforeMonth(tokens[at])) at += 1
  return at > next && ofMonth.has(tokens[at]?.text ?? '') ? at : null
}

/** Whether an ordinal belongs to one before it: “second and fourth”, “1. und 3.”, “second to last”. */
function isOneOfSeveral(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - maxJoined); at -= 1) {
    const before = ordinalAt(tokens, at)
    if (before !== null && before.next <= index) return true
    const { text = '' } = tokens[at] ?? {}
    if (everyWords.has(text) || text.length > maxJoining) return false
  }
  return false
}

/** How many words and marks before an ordinal another one may begin, and the longest word between them. */
const [maxJoined, maxJoining] = [4, 3]

/** How many words stand between a day of the week and its month. */
const maxBetween = 3

function isBeforeMonth(token: Token | undefined): boolean {
  const word = token?.text ?? ''
  if (ofMonth.has(word)) return false
  return isOf(token) || everyWords.has(word) || /^\p{L}{1,3}$/u.test(word)
}

function isOf(token: Token | undefined): boolean {
  return token !== undefined && (ofWords.has(token.text) || /^['’]$/.test(token.raw))
}

function isRecurring(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(Math.max(0, index - 2), index).some(({ text }) => everyWords.has(text))
}

/** `first`, `1st`, `1.`, `1er` */
function ordinalAt(tokens: readonly Token[], index: number): Read<number> | null {
  const [token, ending] = [tokens[index], tokens[index + 1]]
  if (token?.kind === 'number') {
    const count = Number(token.raw)
    const isEnded =
      ending?.isGlued === true && (/^[.ºª]$/.test(ending.text) || endings.has(ending.text))
    return isEnded && count >= 1 && count <= 5 ? { value: count, next: index + 2 } : null
  }
  const word = token?.text ?? ''
  const count = lastWords.has(word) ? -1 : ordinals.get(word)
  return count === undefined ? null : { value: count, next: index + 1 }
}

/** The next such day from today, as a number since 1970; null where its month has none. */
export function nthWeekdayFrom({ year, ...nth }: NthWeekday, today: number): number | null {
  if (nth.month === null) return nextInMonths(nth, today)
  const { month } = nth
  const thisYear = new Date(today * 86_400_000).getUTCFullYear()
  const years = year === null ? [thisYear, thisYear + 1] : [year]
  const days = years.map((one) => dayIn(one, { ...nth, month })).filter((day) => day !== null)
  return days.find((day) => day >= today || year !== null) ?? null
}

/** The next one from today, of whatever month: a fifth one is in one month of three. */
function nextInMonths(nth: Omit<NthWeekday, 'year'>, today: number): number | null {
  const { year, month } = calendarDayOf(today)
  for (let ahead = 0; ahead < maxMonths; ahead += 1) {
    const index = month - 1 + ahead
    const day = dayIn(year + Math.floor(index / 12), { ...nth, month: (index % 12) + 1 })
    if (day !== null && day >= today) return day
  }
  return null
}

const maxMonths = 6

interface NthOfMonth extends Omit<NthWeekday, 'year'> {
  readonly month: number
}

function dayIn(year: number, { count, weekday, month }: NthOfMonth): number | null {
  const first = dayOf(year, month, 1)
  const last = dayOf(year, month, daysInMonth(year, month))
  if (count < 0) return last - ((weekdayOf(last) + 8 - weekday) % 7)
  const day = first + ((weekday - 1 - weekdayOf(first) + 7) % 7) + 7 * (count - 1)
  return day <= last ? day : null
}
