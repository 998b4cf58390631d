import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { calendarDayOf, dayOf, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Between a day of the week and the number of its week. */
const besideWeek = wordsOf('time.on')

/** Before the number of a week of the year: “KW 50”, “week 50”. */
const weekWords = wordsOf('time.week_number')

/** A week of the year beside a day of the week: “Tuesday, week 50”. */
export interface WeekNumber {
  /** 1 to 53, as ISO 8601 counts. */
  readonly week: number
  readonly from: number
  readonly next: number
}

/** The number of the week that stands right before or behind a day of the week; null for none. */
export function weekNumberBeside(
  tokens: readonly Token[],
  from: number,
  next: number,
  language: Language | null,
): WeekNumber | null {
  const found = numberBeside(tokens, from, next)
  const isOther = found !== null && found.week < 10 && isOfEnglish(language)
  return isOther ? null : found
}

/** The number of a week that is all of some words: “week 50”; null for anything else. */
export function weekNumberAlone(
  tokens: readonly Token[],
  language: Language | null,
): number | null {
  const found = weekAt(tokens, 0)
  if (found === null || found.next !== tokens.length) return null
  return found.week < 10 && isOfEnglish(language) ? null : found.week
}

/** English counts the weeks of a course or a festival. */
function isOfEnglish(language: Language | null): boolean {
  return language === 'en' || language === null
}

function numberBeside(tokens: readonly Token[], from: number, next: number): WeekNumber | null {
  const behind = weekAt(tokens, skip(tokens, next, 1))
  if (behind) return { ...behind, from }
  const last = skip(tokens, from - 1, -1)
  const before = weekAt(tokens, last - 1)
  return before?.next === last + 1 ? { week: before.week, from: last - 1, next } : null
}

/** Over a comma, a colon, brackets, and words such as “on”. */
function skip(tokens: readonly Token[], index: number, step: 1 | -1): number {
  let at = index
  while (isBetween(tokens[at]?.text ?? '')) at += step
  return at
}

function weekAt(tokens: readonly Token[], index: number): WeekNumber | null {
  const [word, number] = [tokens[index], tokens[index + 1]]
  if (!weekWords.has(word?.text ?? '') || number?.kind !== 'number') return null
  const week = Number(number.raw)
  const isWeek = number.raw.length <= 2 && week >= 1 && week <= 53
  return isWeek ? { week, from: index, next: index + 2 } : null
}

/** The Monday of a week of the year that is not over on a day, as a number since 1970. */
export function mondayOfWeek(week: number, today: number): number {
  const { year } = calendarDayOf(today)
  const monday = (of: number) => {
    // The week with the fourth of January is the first one.
    const fourth = dayOf(of, 1, 4)
    return fourth - weekdayOf(fourth) + 7 * (week - 1)
  }
  return [year - 1, year, year + 1].map(monday).find((day) => day + 6 >= today) ?? monday(year + 1)
}

function isBetween(word: string): boolean {
  return /^[,:(]$/.test(word) || besideWeek.has(word)
}
