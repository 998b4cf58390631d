import { isDigitBefore } from '#server/domain/language/time/clock.ts'
import { isCounted } from '#server/domain/language/time/counted.ts'
import { mayBeginClock } from '#server/domain/language/time/clock_begin.ts'
import { readClockList } from '#server/domain/language/time/clock_list.ts'
import { type ClockSpan, isBeforeOtherDay } from '#server/domain/language/time/clock_span.ts'
import { namesEvening, namesMorning } from '#server/domain/language/time/event_words.ts'
import { isEnd, isEndWord } from '#server/domain/language/time/end_words.ts'
import { isEventNote, type Lexed } from '#server/domain/language/time/lex.ts'
import { isNumbered } from '#server/domain/language/time/numbered_day.ts'
import { type FoundClock, isExcluded } from '#server/domain/language/time/pair.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { weekdaysBefore } from '#server/domain/language/time/weekdays_before.ts'
import { beginWords, doorWords } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { RelativeDay } from '#server/domain/language/time/phrase_kinds.ts'

/** Between an hour and its day. */
const beforeDay = wordsOf('time.on')

/** The most times that are looked at: each is compared with the days around it. */
const maxFound = 200

/** Indexes of tokens at which a time may stand because of a day. */
interface NearDays {
  readonly afterDays: ReadonlySet<number>
  readonly beforeDays: ReadonlySet<number>
  readonly bare: ReadonlySet<number>
}

/** The times of a text; what is a time follows from the days around it. */
export function clocksIn(
  written: Lexed,
  spans: readonly DaySpan[],
  relative: readonly RelativeDay[],
): FoundClock[] {
  if (!written.tokens.some(mayBeginClock)) return []
  const numbered = relative.filter(
    (day) => day.monthDay !== undefined || (isNumbered(day) && day.hour === null),
  )
  const masked = new Set([...spans, ...numbered].flatMap(({ from, next }) => range(from, next)))
  // No time reaches into a day.
  const tokens = written.tokens.map((token, index) => (masked.has(index) ? asBreak(token) : token))
  const days = written.isNote ? [...spans, ...relative] : spans
  const isEvent = isEventNote(written)
  const isBare = (at: number) => isEvent || isBeforeOtherDay(tokens, at + 1)
  const near = {
    afterDays: new Set(days.map(({ next }) => afterMarks(tokens, next))),
    beforeDays: new Set(days.map(({ from }) => from)),
    // “Sat 11-2”, “doors 7, show 8”
    bare: new Set([
      ...relative.map(({ next }) => afterMarks(tokens, next)).filter(isBare),
      ...(written.isNote ? hoursOfDoors(tokens) : []),
    ]),
  }
  const first = timesIn(written, tokens, masked, near)
  const alone = first.length === 0 && written.isNote ? spansAlone(tokens, near.afterDays) : []
  const found =
    alone.length === 0
      ? first
      : timesIn(written, tokens, masked, { ...near, bare: new Set([...near.bare, ...alone]) })
  const isDotted = found.length === 0 && spans.length + relative.length > 0 && isEventNote(written)
  // “Dinner 7.30 at Grill Royal, Saturday”: a number with a dot is a time where there is no other.
  if (!isDotted) return found
  return timesIn(written, tokens, masked, { ...near, afterDays: new Set(tokens.keys()) }).filter(
    ({ start }) => start.minute % 15 === 0,
  )
}

/**
 * The indexes of two hours alone that say from when to when, behind a day or in a line of their own, in a text without any
 * other time: “Sat 12 Dec 2-5, scout hut”, “Sunday 13 December⏎10–3”.
 */
function spansAlone(tokens: readonly Token[], afterDays: ReadonlySet<number>): number[] {
  return [...tokens.keys()].filter((index) => {
    const [from, dash, until, after] = tokens.slice(index, index + 4)
    if (from?.kind !== 'number' || until?.kind !== 'number' || !/^[-–—]$/.test(dash?.raw ?? ''))
      return false
    const isDay = afterDays.has(index)
    const isEnded = after === undefined || after.isFirst || /^[,|·(]$/.test(after.raw)
    const isWord = isDay && after?.kind === 'word' && !isCounted(tokens, index + 3)
    const isIt = (isDay || from.isFirst) && (isEnded || isWord) && !isDigitBefore(tokens, index)
    return isIt && mayOpen(Number(from.raw), Number(until.raw))
  })
}

/** Whether something may go on from one hour to another: “2–5”, “11–4”, “14–16”, and no result such as “2–1”. */
function mayOpen(from: number, until: number): boolean {
  if (from < 1 || until < 1 || from > 22 || until > 24) return false
  return from >= 8 && from < 12 ? until < 8 || until > from : until > from || from === 12
}

/** The indexes of hours that stand alone behind “doors” and “show”, where both do, and behind “ends”. */
function hoursOfDoors(tokens: readonly Token[]): number[] {
  const after = (words: { has: (word: string) => boolean }) =>
    tokens.flatMap(({ text }, index) => {
      const at = tokens[index + 1]?.raw === ':' ? index + 2 : index + 1
      return words.has(text) && tokens[at]?.kind === 'number' ? [at] : []
    })
  const [doors, begin] = [after(doorWords), after(beginWords)]
  const end = after({ has: isEndWord })
  return doors.length > 0 && begin.length > 0 ? [...doors, ...begin, ...end] : []
}

function timesIn(
  written: Lexed,
  tokens: readonly Token[],
  masked: ReadonlySet<number>,
  near: NearDays,
): FoundClock[] {
  const found: FoundClock[] = []
  const isEvening = written.isNote && namesEvening(written.tokens)
  const isEnglish = (written.language ?? 'en') === 'en'
  const isMorning = written.isNote && namesMorning(written.tokens)
  for (let index = 0; index < tokens.length && found.length < maxFound; index += 1) {
    const token = tokens[index]
    if (masked.has(index) || !token || !mayBeginClock(token)) continue
    const read = readClockList(tokens, index, {
      language: written.language,
      isAfterDay: near.afterDays.has(index),
      isBeforeDay: near.beforeDays.has(afterAt(tokens, index + 1)),
      isBare: near.bare.has(index),
      isEvening,
    })
    const half = read && isMorning ? inMorning(read) : read
    const list =
      half && written.isNote && isEnglish ? inAfternoon(half, tokens.slice(index, index + 2)) : half
    if (!list) continue
    const since = found.at(-1)?.next ?? 0
    const first = { ...list, next: list.nextOfFirst, more: [] }
    const isBefore = isExcluded(tokens, first, since)
    // “Doors 7pm, 8pm show”
    const clock = isBefore ? first : list
    found.push({
      ...clock,
      kind: 'hours',
      isExcluded: isBefore,
      weekdays: weekdaysBefore(tokens, clock.from, written.language),
    })
    index = clock.next - 1
  }
  // “In the West End 7pm”: the only time is not the one at which it ends.
  const [only, ...more] = found
  if (only && more.length === 0 && isEnd(tokens, only.from)) return [{ ...only, isExcluded: false }]
  return found
}

/** A time that is one of the morning, where nothing says which half of the day is meant: “hike at 9”. */
function inMorning<Clock extends ClockSpan>(clock: Clock): Clock {
  const { hour } = clock.start
  return hour < 6 || hour > 11 ? clock : { ...clock, start: { ...clock.start, isOpen: false } }
}

/** A time with minutes before six that is one of the afternoon, where nothing says which half is meant: “haircut Thurs 5.15”. */
function inAfternoon<Clock extends ClockSpan>(clock: Clock, written: readonly Token[]): Clock {
  const { hour, minute, half, part } = clock.start
  const [first, mark] = written
  // “2:30” is as clocks show it.
  const isDotted = first?.raw.length === 1 && mark?.raw === '.'
  // “6.30-8.30” goes on into the evening.
  const isLast = clock.end === null ? hour < 6 : hour < 7 && clock.end.hour < 12
  const isShort = isDotted && hour >= 1 && isLast && minute > 0
  if (!isShort || half !== null || part !== null) return clock
  const end = clock.end && { ...clock.end, isOpen: true }
  return { ...clock, start: { ...clock.start, isOpen: true }, end }
}

/** A token that is no part of anything. */
function asBreak(token: Token): Token {
  return { ...token, kind: 'mark', raw: '\n', text: '\n' }
}

/** The index after a comma, a dash or a bracket. */
function afterMarks(tokens: readonly Token[], index: number): number {
  return /^[,;(|·–—-]$/.test(tokens[index]?.raw ?? '') ? index + 1 : index
}

/** The index after words such as “on” between a time and a day. */
function afterAt(tokens: readonly Token[], index: number): number {
  const word = tokens[index]?.text ?? ''
  return word === ',' || beforeDay.has(word) ? index + 1 : index
}

function range(from: number, next: number): number[] {
  return Array.from({ length: Math.max(0, next - from) }, (_, index) => from + index)
}
