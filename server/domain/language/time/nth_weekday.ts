import { readMonth, type Read, readWeekday, readYear } from '#server/domain/language/time/day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { everyWords } from '#server/domain/language/time/words.ts'
import { dayOf, daysInMonth, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

const endings = wordsOf('time.ordinal_ending')

/** A day of the week that is counted in its month: “first Saturday in December”. */
export interface NthWeekday {
  /** 1 to 5, or -1 for the last one. */
  readonly count: number
  /** 1 for Monday to 7. */
  readonly weekday: number
  /** 1 to 12. */
  readonly month: number
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
  const thisYear = new Date(today * 86_400_000).getUTCFullYear()
  const years = year === null ? [thisYear, thisYear + 1] : [year]
  const days = years.map((one) => dayIn(one, nth)).filter((day) => day !== null)
  return days.find((day) => day >= today || year !== null) ?? null
}

function dayIn(year: number, { count, weekday, month }: Omit<NthWeekday, 'year'>): number | null {
  const first = dayOf(year, month, 1)
  const last = dayOf(year, month, daysInMonth(year, month))
  if (count < 0) return last - ((weekdayOf(last) + 8 - weekday) % 7)
  const day = first + ((weekday - 1 - weekdayOf(first) + 7) % 7) + 7 * (count - 1)
  return day <= last ? day : null
}
