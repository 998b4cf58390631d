import { readClock } from '#server/domain/language/time/clock.ts'
import { skipAt } from '#server/domain/language/time/clock_span.ts'
import { readSeparator } from '#server/domain/language/time/separator.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { DayHours } from '#server/domain/language/time/parts.ts'
import { secondsOf } from '#server/domain/language/time/time_of_day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { months } from '#server/domain/language/time/words.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

const bounds = valuesOf('time.hour_bound')
const goesOn = wordsOf('time.goes_on_from')

/** Between such a word and its hour: “después de las 8”. */
const links = wordsOf('time.of')

/** What is counted past or before an hour: “ten after six”, “viertel nach 6”. */
const counted = wordsOf('time.quarter', 'time.quarter_of', 'time.half')
const weeks = wordsOf('time.week_number')
const noons = wordsOf('time.noon')
const hourWords = valuesOf('time.hour')

const day = 24 * 3600

/** Hours that begin or end at one that is said, and the words that are left. */
export interface BoundHours {
  readonly isAfter: boolean
  readonly hours: DayHours
  readonly rest: readonly Token[]
}

/**
 * The hours after or before one that stands at the end or at the beginning: “tomorrow after 6pm”, “before noon on Friday”. Null for
 * none. `isOpen` takes “from” and “ab” as well, which other rules read of one day.
 */
export function readBoundHours(
  tokens: readonly Token[],
  language: Language | null,
  isOpen: boolean,
): BoundHours | null {
  for (let at = 0; at < tokens.length - 1; at += 1) {
    const word = tokens[at]?.text ?? ''
    const bound = bounds.get(word) ?? (isOpen && goesOn.has(word) ? 'after' : undefined)
    if (bound === undefined) continue
    const isAfter = bound === 'after'
    const from = links.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
    const clock = hourAt(tokens, from, language, isAfter)
    if (!clock || isCounted(tokens, at - 1, clock.next - from === 1)) continue
    const isLast = clock.next === tokens.length
    if (!isLast && (at > 0 || isOfDate(tokens, clock.next))) continue
    const { seconds } = clock
    const hours = isAfter ? { from: seconds, until: day } : { from: 0, until: seconds }
    const rest = isLast ? tokens.slice(0, at) : tokens.slice(clock.next)
    return hours.from < hours.until ? { isAfter, hours, rest } : null
  }
  return null
}

/** The time of day at a token in seconds, and the index after it; null for none, and for one from which another one follows. */
function hourAt(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
  isAsked: boolean,
): { readonly seconds: number; readonly next: number } | null {
  if (noons.has(tokens[index]?.text ?? '')) return { seconds: day / 2, next: index + 1 }
  const at = skipAt(tokens, index, language)
  const read = readClock(tokens, at, { language, isAsked, isAfterDay: false })
  if (!read || readSeparator(tokens, read.next)?.value === 'to') return null
  const clock = { start: read.value, end: null, zone: null, from: index, next: read.next }
  return { seconds: secondsOf(clock, null).from, next: read.next }
}

/** Whether a token before such a word counts what is past the hour, “10 after 6”; “week 50 after 6” and “5 May after 18:00” count nothing. */
function isCounted(tokens: readonly Token[], at: number, isBare: boolean): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (token === undefined || weeks.has(before?.text ?? '')) return false
  return (token.kind === 'number' && isBare) || hourWords.has(token.text) || counted.has(token.text)
}

/** Whether the number before is a day: “after 13 December”, “nach dem 13.12.” */
function isOfDate(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next]
  return months.has(after?.text ?? '') || links.has(after?.text ?? '') || after?.raw === '.'
}
