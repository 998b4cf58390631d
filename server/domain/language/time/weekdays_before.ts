import { type Read, readWeekday } from '#server/domain/language/time/day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { readSeparator } from '#server/domain/language/time/separator.ts'

/** How many tokens days of the week before a time are made of at most. */
const most = 4

/** Days of the week that are named together, 1 for Monday to 7: “Mo–Do”, “Sa, So”. */
interface WeekdayPair {
  readonly first: number
  readonly last: number
  /** Whether the days between them belong to them. */
  readonly isRange: boolean
}

/** Two days of the week that begin at a token, with a dash, “to” or “and” between; null for none. */
export function readWeekdayPair(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<WeekdayPair> | null {
  const first = readWeekday(tokens, index, language)
  const at = first && tokens[first.next]?.raw === '.' ? first.next + 1 : (first?.next ?? index)
  const separator = first ? readSeparator(tokens, at) : null
  if (!first || !separator) return null
  // “Do” is Thursday, and “to” in Polish.
  const last =
    readWeekday(tokens, separator.next, language) ?? readWeekday(tokens, at + 1, language)
  if (!last) return null
  const value = { first: first.value, last: last.value, isRange: separator.value === 'to' }
  return { value, next: tokens[last.next]?.raw === '.' ? last.next + 1 : last.next }
}

/** How many days there are from one to another of the same week or the next, both counted. */
export function daysBetween({ first, last }: WeekdayPair): number {
  return ((last - first + 7) % 7) + 1
}

/** The days of the week right before a time, 1 for Monday to 7: “Mo”, “Mo–Do”, “Sa, So”. Empty for none. */
export function weekdaysBefore(
  tokens: readonly Token[],
  from: number,
  language: Language | null,
): number[] {
  const until = /^[.,:]$/.test(tokens[from - 1]?.raw ?? '') ? from - 1 : from
  for (let index = until - most; index < until; index += 1) {
    const pair = readWeekdayPair(tokens, index, language)
    if (!pair || pair.next < until || pair.next > from) continue
    const { first, last, isRange } = pair.value
    if (!isRange) return [first, last]
    const length = daysBetween(pair.value)
    return Array.from({ length }, (_, ahead) => ((first - 1 + ahead) % 7) + 1)
  }
  const only = readWeekday(tokens, until - 1, language)
  return only ? [only.value] : []
}
