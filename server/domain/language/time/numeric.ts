import { isClock, numberAt, type Read, type WrittenDay } from '#server/domain/language/time/day.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'

/**
 * A day in numbers: `2026-12-12`, `12.12.2026`, `12.12.`, `12/12/2026`, `12/12`, `12-12-2026`. Those with slashes and
 * dashes are `isNumeric`: what the first number is depends on the country. `isLast`: a dash right before it is between two
 * days.
 */
export function readNumeric(
  tokens: readonly Token[],
  index: number,
  isLast = false,
): Read<WrittenDay> | null {
  const before = tokens[index - 1]
  const isInside = tokens[index]?.isGlued && before && /^[\d.,/:+-]$/.test(before.raw.slice(-1))
  // “10.-12.12.”
  const isBehindDot = before?.raw === '/' && tokens[index - 2]?.raw === '.'
  if (isInside && !(isLast && (before.raw === '-' || isBehindDot))) return null
  return readIso(tokens, index) ?? readCompact(tokens, index) ?? readParts(tokens, index)
}

function readIso(tokens: readonly Token[], index: number): Read<WrittenDay> | null {
  const year = tokens[index]?.raw.length === 4 ? numberAt(tokens, index, 4) : null
  if (year === null) return null
  const separator = tokens[index + 1]?.raw
  if (!/^[-/.]$/.test(separator ?? '') || tokens[index + 3]?.raw !== separator) return null
  if (![1, 2, 3, 4].every((ahead) => tokens[index + ahead]?.isGlued)) return null
  const [month, day] = [numberAt(tokens, index + 2, 2), numberAt(tokens, index + 4, 2)]
  if (month === null || day === null) return null
  return { value: { year, month, day, weekday: null }, next: index + 5 }
}

/** `20261212`, which only a time next to it makes a day. */
function readCompact(tokens: readonly Token[], index: number): Read<WrittenDay> | null {
  const token = tokens[index]
  const [, year, month, day] = /^(20\d\d)(0[1-9]|1[0-2])([0-3]\d)$/.exec(token?.raw ?? '') ?? []
  const isPart = token?.isGlued === true || tokens[index + 1]?.isGlued === true
  if (year === undefined || isPart) return null
  const value = { year: Number(year), month: Number(month), day: Number(day), weekday: null }
  return { value: { ...value, isCompact: true }, next: index + 1 }
}

function readParts(tokens: readonly Token[], index: number): Read<WrittenDay> | null {
  const first = numberAt(tokens, index, 2)
  const separator = tokens[index + 1]?.raw ?? ''
  const second = numberAt(tokens, index + 2, 2)
  if (first === null || second === null || !/^[./-]$/.test(separator)) return null
  const isDot = separator === '.'
  const isMonth = (number: number) => number >= 1 && number <= 12
  if (!isMonth(second) && (isDot || !isMonth(first))) return null
  if (!tokens[index + 1]?.isGlued || !(isDot || tokens[index + 2]?.isGlued)) return null
  if (!tokens[index + 2]?.isGlued && isInOrder(tokens, index + 2, second)) return null
  const year = yearAfter(tokens, index + 3, separator)
  const numeric = isDot ? {} : ({ isNumeric: true } as const)
  const value = { year: year?.value ?? null, month: second, day: first, weekday: null, ...numeric }
  if (year) return isFollowed(tokens, year.next) ? null : { value, next: year.next }
  // A dash between two numbers is a span of something.
  if (separator === '-') return null
  const isClosed = isDot && tokens[index + 3]?.raw === '.' && tokens[index + 3]?.isGlued
  if (isClosed) return isFollowed(tokens, index + 3) ? null : { value, next: index + 4 }
  // “3.30 Uhr”, and the two times of “Sat 3/7pm”
  const isTime = isClock(tokens, index + 2) && (isDot || tokens[index + 3]?.isGlued === true)
  if (isTime || isFollowed(tokens, index + 3)) return null
  return { value, next: index + 3 }
}

/** What a number with a dot behind it is a place in: “Torstr. 20. 3. Stock”. */
const countedInOrder = wordsOf('time.counted_in_order')

/** The smallest number of a list in one line that shows it to be one. */
const leastOfList = 3

/** Whether a number is no month, but the third, say, of its kind or of a list in one line: “1. Sauna 2. Kino bis 20. 3. Hako”. */
function isInOrder(tokens: readonly Token[], index: number, number: number): boolean {
  if (tokens[index + 1]?.raw !== '.') return false
  if (countedInOrder.has(tokens[index + 2]?.text ?? '')) return true
  if (number < leastOfList || tokens[index + 2]?.kind !== 'word') return false
  let last = 0
  for (let at = 0; at < index; at += 1) {
    const isNext = numberAt(tokens, at, 2) === last + 1 && tokens[at + 1]?.raw === '.'
    if (isNext && tokens[at + 1]?.isGlued && tokens[at + 2]?.kind === 'word') last += 1
  }
  return last === number - 1
}

function yearAfter(tokens: readonly Token[], index: number, separator: string) {
  const [mark, year] = [tokens[index], tokens[index + 1]]
  if (mark?.raw !== separator || !mark.isGlued || year?.kind !== 'number') return null
  if (!year.isGlued && separator !== '.') return null
  if (year.raw.length === 4) return { value: Number(year.raw), next: index + 2 }
  if (year.raw.length !== 2 || !year.isGlued) return null
  return { value: 2000 + Number(year.raw), next: index + 2 }
}

/** Whether more digits follow, as in a version or a number of a telephone. */
function isFollowed(tokens: readonly Token[], index: number): boolean {
  const [mark, number] = [tokens[index], tokens[index + 1]]
  if (mark?.isGlued && mark.kind === 'number') return true
  const isMark = mark?.isGlued === true && /^[./:]$/.test(mark.raw)
  return isMark && number?.isGlued === true && number.kind === 'number'
}
