import type { FoundDate } from '#server/domain/language/time/found.ts'
import { numberAt } from '#server/domain/language/time/day.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import { zoneOf } from '#server/domain/language/time/time_of_day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Before how long something lasts: “Dauer: 2 Std.”. */
const lengthWords = wordsOf('time.length')
const hourWords = wordsOf('time.hours')
const minuteWords = wordsOf('time.minutes')

/** The shortest and the longest that something lasts whose end is worth knowing, in minutes. */
const [shortest, longest] = [20, 12 * 60]

/** Dates with their ends where a text names one date with a time, and says once how long it lasts. */
export function withLength(dates: FoundDate[], { tokens, isNote }: Lexed): FoundDate[] {
  const [date, ...more] = dates
  const isOpen = date?.starts.precision === 'exact' && date.ends === null && date.either === null
  if (!date || more.length > 0 || !isOpen) return dates
  const lengths = tokens.flatMap((_, index) => lengthAt(tokens, index, isNote) ?? [])
  const [minutes] = lengths
  if (minutes === undefined || lengths.length > 1) return dates
  const at = new Date(Date.parse(`${date.starts.local}Z`) + minutes * 60_000)
  const local = at.toISOString().slice(0, 19)
  return [{ ...date, ends: { ...zoneOf(date.starts), local, precision: 'exact' } }]
}

/** Whether how long something lasts begins at a token: “2h parking”. */
export function isLength({ tokens, isNote }: Lexed, index: number): boolean {
  return lengthAt(tokens, index, isNote) !== null
}

/** How long something lasts in minutes, where it begins at a token: with a word for it, in brackets, or in minutes. */
function lengthAt(tokens: readonly Token[], index: number, isNote: boolean): number | null {
  const before = tokens[index - 1]
  const isBehindMark = /^[:=]$/.test(before?.raw ?? '')
  const label = tokens[isBehindMark ? index - 2 : index - 1]?.text ?? ''
  const second = tokens[isBehindMark ? index - 3 : index - 2]?.text ?? ''
  const isLabeled = lengthWords.has(label) && (label !== 'time' || second === 'running')
  const amount = amountAt(tokens, index)
  if (!amount || amount.minutes < shortest || amount.minutes > longest) return null
  if (isLabeled) return amount.minutes
  if (!isNote || before?.kind === 'number') return null
  const after = tokens[amount.next]
  const isBracketed = before?.raw === '(' && after?.raw === ')'
  // “Atelier 2h, samedi 14h”: an hour alone is no time of a day that has another one.
  const isBehindName = before?.kind === 'word' && after?.raw === ',' && !hasMinutes(tokens, index)
  const isWhole = after === undefined || /^[,;.)·|]$/.test(after.raw)
  const isInMinutes = isWhole && minuteWords.has(tokens[amount.next - 1]?.text ?? '')
  return isBracketed || isInMinutes || (isBehindName && isFirstOfLine(tokens, index))
    ? amount.minutes
    : null
}

/** Whether only words stand before a number in its line. */
function isFirstOfLine(tokens: readonly Token[], index: number): boolean {
  let at = index - 1
  while (at >= 0 && tokens[at]?.kind === 'word' && !tokens[at]?.isFirst) at -= 1
  return tokens[at]?.kind === 'word' && Number(tokens[index]?.raw) <= 4
}

function hasMinutes(tokens: readonly Token[], index: number): boolean {
  return tokens[index + 2]?.kind === 'number'
}

interface Amount {
  readonly minutes: number
  readonly next: number
}

/** `2h`, `90 min`, `2 Std. 30 Min.`, `1h30` */
function amountAt(tokens: readonly Token[], index: number): Amount | null {
  const first = numberAt(tokens, index, 3)
  const isPart = tokens[index]?.isGlued === true && tokens[index - 1]?.raw !== '('
  if (first === null || isPart) return null
  const unit = tokens[index + 1]?.text ?? ''
  if (minuteWords.has(unit)) return { minutes: first, next: afterDot(tokens, index + 2) }
  if (!hourWords.has(unit)) return null
  const at = afterDot(tokens, index + 2)
  const rest = numberAt(tokens, at, 2)
  if (rest === null || rest > 59) return { minutes: first * 60, next: at }
  const isNamed = minuteWords.has(tokens[at + 1]?.text ?? '')
  const isOwn = isNamed || tokens[at]?.isGlued === true
  if (!isOwn) return { minutes: first * 60, next: at }
  return { minutes: first * 60 + rest, next: isNamed ? afterDot(tokens, at + 2) : at + 1 }
}

function afterDot(tokens: readonly Token[], index: number): number {
  return tokens[index]?.raw === '.' && tokens[index]?.isGlued ? index + 1 : index
}
