import type { ClockSpan } from '#server/domain/language/time/clock_span.ts'
import { isEnd } from '#server/domain/language/time/end_words.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import {
  beginWords,
  days as dayWords,
  doorWords,
  openingWords,
  type Part,
  parts,
} from '#server/domain/language/time/words.ts'
import { wordsIn, wordsOf } from '#server/domain/language/words/lists.ts'

const mayBeMorning = wordsIn('es', 'time.tomorrow_or_morning')

const openOfClock = wordsOf('time.open_of_clock')
const gates = wordsOf('time.gates')

/** What is before a concert, and has an hour of its own. */
const introduction = wordsOf('time.introduction')

/** Before an hour until which something goes on. */
const untilWords = wordsOf('time.until')

/** How many characters may stand between a day and its time. */
const most = 24

/** Tokens that a day, or a time, is made of. */
export interface Span {
  readonly from: number
  readonly next: number
}

/** A time in a text, and whether something begins at it. */
export interface FoundClock extends ClockSpan {
  readonly kind: 'hours'
  /** When doors open, or when it ends. */
  readonly isExcluded: boolean
  /** The times named with it at which the same begins again: “14:30 and 19:30”. */
  readonly more?: readonly ClockSpan[]
  /** Whether it is one of these: “7 or 8pm”. */
  readonly isOpenChoice?: boolean
  /** The days of the week right before it, 1 for Monday to 7: “Mo 18:00–19:30, Mi–Fr 19:45”. */
  readonly weekdays?: readonly number[]
}

/** Whether doors open at a time, or something ends at it. */
export function isExcluded(tokens: readonly Token[], clock: ClockSpan, since: number): boolean {
  const before = tokens.slice(Math.max(since, clock.from - 5), clock.from)
  if (clock.end === null && isEnd(tokens, clock.from)) return true
  // “Gates 5pm”, but no “talk by Bill Gates 7pm”.
  const isLink = before.at(-1)?.raw === ':' || openOfClock.has(before.at(-1)?.text ?? '')
  const word = isLink ? before.at(-2) : before.at(-1)
  if (introduction.has(word?.text ?? '')) return true
  const previous = word && tokens[tokens.indexOf(word) - 1]
  if (word && gates.has(word.text) && previous?.kind !== 'word') return true
  for (const { text, raw } of before.toReversed()) {
    if (beginWords.has(text) || raw === ',' || raw === '\n') return false
    if (doorWords.has(text)) return true
  }
  return before.length > 0 && isUntil(tokens, clock)
}

/** Whether something ends at a time: “Einde 22:30”, “until 11pm”. */
export function isEndOf(tokens: readonly Token[], clock: ClockSpan): boolean {
  return isUntil(tokens, clock) || (clock.end === null && isEnd(tokens, clock.from))
}

function isUntil(tokens: readonly Token[], { from, end }: ClockSpan): boolean {
  const last = tokens[from - 1]?.text ?? ''
  return end === null && untilWords.has(last)
}

/** The time that belongs to a day, by how near it stands; null for none. */
function clockOf(
  day: Span,
  {
    clocks,
    days,
    tokens,
    taken,
    reach = most,
  }: {
    readonly clocks: readonly FoundClock[]
    readonly days: readonly Span[]
    readonly tokens: readonly Token[]
    readonly taken: ReadonlySet<FoundClock>
    readonly reach?: number
  },
): FoundClock | null {
  const at = (index: number) => tokens[index]?.at ?? 0
  const end = (next: number) => tokens[next - 1]?.end ?? 0
  const isFree = (from: number, until: number) =>
    !days.some((other) => other !== day && other.from >= from && other.next <= until)
  let [after, afterGap] = [null as FoundClock | null, 0]
  let last = day.next
  for (const clock of clocks) {
    if (clock.from < day.next) continue
    afterGap = at(clock.from) - end(last)
    if (afterGap > reach || !isFree(day.next, clock.from)) break
    last = clock.next
    if (clock.isExcluded || taken.has(clock)) continue
    after = clock
    break
  }
  let [before, beforeGap] = [null as FoundClock | null, 0]
  let first = day.from
  for (const clock of clocks.toReversed()) {
    if (clock.next > day.from) continue
    beforeGap = at(first) - end(clock.next)
    if (beforeGap > reach || !isFree(clock.next, day.from)) break
    first = clock.from
    if (clock.isExcluded || taken.has(clock)) continue
    before = clock
    break
  }
  if (after && before) return afterGap <= beforeGap ? after : before
  return after ?? before
}

/** The most characters between the only day of a note and its only time. */
const maxNoteLength = 300

/** How far a time may be from its day where that is not the usual: in a note with one day and one time they belong together. */
function reachOfNote(
  { tokens, isNote }: { readonly tokens: readonly Token[]; readonly isNote: boolean },
  { spans, clocks }: { readonly spans: readonly Span[]; readonly clocks: readonly FoundClock[] },
): number | undefined {
  if (!isNote || spans.length !== 1) return undefined
  const begin = clocks.filter((clock) => !clock.isExcluded).map(({ start }) => start)
  // “18h00 – 22h00 … dès 18h” names one hour twice.
  const isOne =
    new Set(begin.map(({ hour, minute, half }) => `${hour}:${minute} ${half}`)).size === 1
  return isOne && !tokens.some(({ text }) => openingWords.has(text)) ? maxNoteLength : undefined
}

/** The time that belongs to a day of a text; null for none. `reach` is how many characters may stand between them. */
export function clockNear(
  written: { readonly tokens: readonly Token[]; readonly isNote: boolean },
  day: Span,
  among: {
    readonly spans: readonly Span[]
    readonly clocks: readonly FoundClock[]
    readonly taken: ReadonlySet<FoundClock>
    readonly pairs?: ReadonlyMap<Span, FoundClock> | undefined
  },
  reach: number | undefined = reachOfNote(written, among),
): FoundClock | null {
  const own = among.pairs?.get(day)
  return own ?? clockOf(day, { ...among, days: among.spans, tokens: written.tokens, reach })
}

/** The part of the day that words around a day and its time name; null for none. */
export function partNear(tokens: readonly Token[], day: Span, clock: Span): Part | null {
  const from = Math.max(0, Math.min(day.from, clock.from) - 2)
  const until = Math.max(day.next, clock.next) + 1
  for (let index = from; index < until; index += 1) {
    const word = tokens[index]?.text ?? ''
    // “Mañana” is both.
    const isDay = index >= day.from && index < day.next && dayWords.get(word) === 1
    const part = parts.get(word)
    if (part && !(isDay && mayBeMorning.has(word))) return part
  }
  return null
}
