import { isBooked } from '#server/domain/language/time/discard_hours.ts'
import type { Phrased } from '#server/domain/language/time/discard_rule.ts'
import { writtenOf } from '#server/domain/language/time/phrases.ts'
import { shutDays } from '#server/domain/language/time/shut_day.ts'
import { clauseOf } from '#server/domain/language/time/clause.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { beforeLastDay } from '#server/domain/language/time/last_day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { Characters, Token } from '#server/domain/language/time/tokens.ts'
import { weekdaysBefore } from '#server/domain/language/time/weekdays_before.ts'
import {
  articles,
  bookingWords,
  deadlineWords,
  doorWords,
  everyWords,
  openWords,
  saleWords,
  startWords,
} from '#server/domain/language/time/words.ts'
import type { DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'

/** Where a date stands in a text: its day and its time, in whatever order. */
export function placeOf(
  { text, tokens, language }: Lexed,
  day: Span,
  found: Span | null,
): Pick<FoundDate, 'at' | 'quote' | 'spans'> {
  const clock = found && { ...found, from: fromWeekday(tokens, found.from, day, language) }
  const [first, last] = !clock || day.from < clock.from ? [day, clock ?? day] : [clock, day]
  const one = charactersOf(tokens, first)
  const other = charactersOf(tokens, last)
  const end = Math.max(one.end, other.end)
  const between = tokens.slice(first.next, last.from)
  const isApart = between.some(({ kind, text }) => kind === 'word' && !isBetween(text))
  return {
    ...{ at: one.at, quote: text.slice(one.at, end) },
    ...(isApart && { spans: [one, other] }),
  }
}

/** The index of a day of the week right before a time, where that is not the day itself: “Sa, 15:00”. */
function fromWeekday(
  tokens: readonly Token[],
  from: number,
  day: Span,
  language: Language | null,
): number {
  const at = /^[,.:]$/.test(tokens[from - 1]?.raw ?? '') ? from - 2 : from - 1
  const isOfDay = at < day.next && at >= day.from
  return !isOfDay && weekdaysBefore(tokens, from, language).length === 1 ? at : from
}

function charactersOf(tokens: readonly Token[], { from, next }: Span): Characters {
  const at = tokens[from]?.at ?? 0
  return { at, end: tokens[next - 1]?.end ?? at }
}

/** When doors open and when it begins, with the words that say so: “Einlass ab 19 Uhr”. */
function doorsOf({ tokens }: Lexed, clock: FoundClock): Characters[] {
  let from = clock.from - 1
  while (from >= clock.from - 3 && isBesideDoors(tokens[from])) from -= 1
  const word = tokens[from]?.text ?? ''
  if (!doorWords.has(word) && !startWords.has(word)) return []
  return [{ at: tokens[from]?.at ?? 0, end: tokens[clock.next - 1]?.end ?? 0 }]
}

/** What is left out of a text’s title: days that are no date of it, and labels of hours. Characters, from and until. */
export function excludedFrom({
  lexed,
  all,
  changes,
  discarded,
  own,
  hours,
  fortnightly,
}: Phrased): Characters[] {
  const reasons = new Set(discarded.values())
  const shut = reasons.has('shut') ? shutDays(lexed, writtenOf(all)) : undefined
  const isFortnightly = fortnightly.length > 0
  const isOut = (day: DayPhrase) => {
    const reason = discarded.get(day)
    const isWritten = day.kind === 'days' && reason !== undefined && reason !== 'replaced'
    return isWritten || isBooked(reason) || (reason === 'weekly' && isFortnightly)
  }
  const days = reasons.size === 0 ? [] : all.filter(isOut)
  const spans = days.map((day) =>
    excludedSpan(lexed, day, {
      isBooked: isBooked(discarded.get(day)),
      shut: day.kind === 'days' ? shut?.get(day) : undefined,
      clock: own.get(day),
    }),
  )
  const oldHours = [...discarded].flatMap(([one, reason]) =>
    reason === 'replaced' && one.kind === 'hours' ? [one] : [],
  )
  const ofChange = [...changes.spans, ...oldHours].map((span) => charactersOf(lexed.tokens, span))
  const ofSecond = isFortnightly ? hours.map((one) => charactersOf(lexed.tokens, one)) : []
  return [
    ...fortnightly,
    ...ofSecond,
    ...spans,
    ...ofChange,
    ...hours.flatMap((clock) => doorsOf(lexed, clock)),
  ]
}

/** What is known of a day that is no date of the event. */
interface ExcludedDay {
  /** Whether it is when something can be bought or booked. */
  readonly isBooked?: boolean
  /** The words that say that something is closed on it. */
  readonly shut?: Span | undefined
  /** Its own time. */
  readonly clock?: Span | undefined
}

/** Where a day stands that is no date of the event, with its time and the words that say so. */
export function excludedSpan(
  { text, tokens }: Lexed,
  span: Span,
  { isBooked: isSold = false, shut, clock }: ExcludedDay = {},
): Characters {
  if (shut) return charactersOf(tokens, { ...shut, next: Math.max(shut.next, clock?.next ?? 0) })
  const clause = clauseOf(tokens, span.from, text)
  const from = isSold ? clause : beforeLastDay(tokens, span, clause)
  let next = span.next
  while (isSold && isOfSale(tokens[next])) next += 1
  next = Math.max(next, clock?.next ?? 0)
  // With the end of its sentence.
  const isEnded = isSold && tokens[next]?.raw === '.' && tokens[next + 1]?.isGlued === false
  return charactersOf(tokens, { from, next: isEnded ? next + 1 : next })
}

function isOfSale(token: Token | undefined): boolean {
  return token !== undefined && (saleWords.has(token.text) || bookingWords.has(token.text))
}

/** Whether a token stands between “doors” and when they open. */
function isBesideDoors(token: Token | undefined): boolean {
  return token !== undefined && (token.raw === ':' || openWords.has(token.text))
}

/** Whether a word between a day and a time belongs to them: “12 December from 8pm”, “Date: … Time: …”. */
function isBetween(word: string): boolean {
  const isOfTime = startWords.has(word) || doorWords.has(word) || openWords.has(word)
  return (
    everyWords.has(word) ||
    articles.has(word) ||
    deadlineWords.has(word) ||
    isOfTime ||
    !/\p{L}{2}/u.test(word)
  )
}
