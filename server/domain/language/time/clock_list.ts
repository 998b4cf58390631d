import {
  hasUnit,
  isDigitBefore,
  minutesAfter,
  readHalf,
} from '#server/domain/language/time/clock.ts'
import {
  type ClockAt,
  type ClockSpan,
  like,
  readClockSpan,
  skipAt,
} from '#server/domain/language/time/clock_span.ts'
import { numberAt } from '#server/domain/language/time/day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { unitAt, type WrittenClock } from '#server/domain/language/time/written_clock.ts'
import { readZone } from '#server/domain/language/time/zone_words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { isBehindBetween, readSeparator } from '#server/domain/language/time/separator.ts'

/** A time, and those named with it at which the same begins again: “14:30 and 19:30”. */
export interface ClockList extends ClockSpan {
  /** The later ones, in the order of the text; empty for one time alone. */
  readonly more: readonly ClockSpan[]
  /** Whether the one or the other is meant: “7 or 8pm”. */
  readonly isOpenChoice: boolean
  /** The index after the first time by itself. */
  readonly nextOfFirst: number
}

/** The most times that are named together. */
const most = 8

/** Between times of which each is a beginning, and of which one is. */
const andWords = wordsOf('time.and')
const orWords = wordsOf('time.or')

/**
 * A time that begins at a token, or several that are named together: “à 15h et 16h30”, “11 und 15 Uhr”, “10–12 and 2–4pm”.
 * Null for none.
 */
export function readClockList(
  tokens: readonly Token[],
  index: number,
  at: ClockAt,
): ClockList | null {
  const shared = readShared(tokens, index, at)
  const first = shared?.[0] ?? readClockSpan(tokens, index, at)
  if (!first) return null
  const all = [...(shared ?? [first])]
  const nextOfFirst = first.next
  let next = all.at(-1)?.next ?? first.next
  while (all.length < most && all.every(({ zone }) => zone === null)) {
    const separator = listSeparator(tokens, next)
    if (separator === null) break
    const bare = { ...at, isAfterDay: false, isBeforeDay: false, isBare: false }
    const more = readShared(tokens, separator, { ...bare, isAfterDay: true })
    const other = more ?? readClockSpan(tokens, separator, bare)
    if (!other) break
    all.push(...[other].flat())
    next = all.at(-1)?.next ?? next
  }
  const zone = all.at(-1)?.zone ?? null
  const [, ...others] = all.map((one) => ({ ...one, zone: one.zone ?? zone }))
  const isOpenChoice = tokens.slice(nextOfFirst, next).some(({ text }) => orWords.has(text))
  return { ...first, zone, from: index, next, more: others, isOpenChoice, nextOfFirst }
}

/** The index after what stands between two times of a list; null where no list goes on. */
function listSeparator(tokens: readonly Token[], index: number): number | null {
  const token = tokens[index]
  const isWord = (word = '') => andWords.has(word) || orWords.has(word)
  const isIt = token && (/^[,&+/]$/.test(token.raw) || isWord(token.text))
  if (!isIt || token.isFirst) return null
  // “, und um 20 Uhr”
  const isComma = token.raw === ',' && isWord(tokens[index + 1]?.text)
  const next = isComma ? index + 2 : index + 1
  return tokens[next]?.isFirst === true ? null : next
}

interface BareTime {
  readonly start: WrittenClock
  readonly end: WrittenClock | null
  readonly from: number
  readonly next: number
}

/** Times of which only the last has its unit: “11 und 15 Uhr”, “3/7pm”. Null for any others. */
function readShared(tokens: readonly Token[], index: number, at: ClockAt): ClockSpan[] | null {
  const first = skipAt(tokens, index, at.language)
  const isLed = first > index || at.isAfterDay || at.isBare === true || at.isBeforeDay === true
  if (!isLed || isDigitBefore(tokens, first) || isBehindBetween(tokens, first)) return null
  const found: BareTime[] = []
  let isListed = false
  for (let next = first; found.length < most; ) {
    const time = readBare(tokens, next)
    if (!time) return null
    found.push(time)
    if (hasUnit(tokens, time.next)) {
      return found.length > 1 && isListed ? withUnit(tokens, found) : null
    }
    const separator = listSeparator(tokens, time.next)
    if (separator === null) return null
    isListed ||= tokens[time.next]?.raw !== ','
    next = skipAt(tokens, separator, at.language)
  }
  return null
}

function withUnit(tokens: readonly Token[], found: readonly BareTime[]): ClockSpan[] {
  const at = found.at(-1)?.next ?? 0
  const half = readHalf(tokens, at)
  const unit = unitAt(tokens, at)
  const next = half?.next ?? unit?.next ?? at
  const zone = readZone(tokens, next)
  const isSpoken = unit?.value === "o'clock" || unit?.value === 'uur'
  const last = found.at(-1)?.end ?? found.at(-1)?.start
  const end = last && { ...last, half: half?.value ?? null, isOpen: isSpoken && last.hour <= 12 }
  return found.map((time, index) => ({
    start: end ? like(time.start, end) : time.start,
    end: time.end && end ? like(time.end, end) : time.end,
    zone: zone?.value ?? null,
    from: time.from,
    next: index === found.length - 1 ? (zone?.next ?? next) : time.next,
  }))
}

/** `11`, `14.30`, `10-12`, without a unit. */
function readBare(tokens: readonly Token[], index: number): BareTime | null {
  const start = readNumber(tokens, index)
  if (!start) return null
  const separator = readSeparator(tokens, start.next)
  const end = separator?.value === 'to' ? readNumber(tokens, separator.next) : null
  return {
    start: start.value,
    end: end?.value ?? null,
    from: index,
    next: end?.next ?? start.next,
  }
}

function readNumber(
  tokens: readonly Token[],
  index: number,
): { readonly value: WrittenClock; readonly next: number } | null {
  const hour = numberAt(tokens, index, 2)
  if (hour === null || hour > 24) return null
  const minute = minutesAfter(tokens, index, /^[.:]$/)
  const isOpen = hour >= 1 && hour <= 12
  const value = { hour, minute: minute ?? 0, half: null, isOpen, part: null }
  return { value, next: minute === null ? index + 1 : index + 3 }
}
