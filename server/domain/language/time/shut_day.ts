import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { holidayHours } from '#server/domain/language/time/holiday_hours.ts'
import { isShutWord } from '#server/domain/language/time/last_day.ts'
import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import { writtenOf } from '#server/domain/language/time/phrases.ts'
import type { Span } from '#server/domain/language/time/pair.ts'
import { beforeVerbs, closureBefore } from '#server/domain/language/time/closure.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { andWords, articles, weekdays } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const asName = wordsOf('time.closed_as_name')
const holidayAlone = wordsOf('time.holiday_alone')
const notBeforeOpen = wordsOf('time.not_before_open')
const shutBehindDay = wordsOf('time.shut_behind_day')

/** Behind the German “nicht”. */
const openAfterNot = wordsOf('time.open_behind_not')

/** Words before a day on which something is not as on the others: “daily except 25 December”. */
const exceptWords = wordsOf('time.except')

/** Between such words and their day. */
const fillers = wordsOf('time.shut_filler')

/** What is closed without being shut: “closed doors”, “a puerta cerrada”. */
const doors = wordsOf('time.door_nouns')

/** Behind “closed” where a place is so; before anything else it belongs to a name: “closed rehearsal”. */
const afterClosed = wordsOf('time.after_closed')

/** The most words between a day and what says that something is closed on it. */
const maxBetween = 5

/** Days on which something is closed, or that are taken out: “daily except 25 December”. */
export const shut: DayRule = {
  reason: 'shut',
  keep: (left, { lexed, all }) => {
    const days = shutDays(lexed, writtenOf(all))
    return days.size === 0 ? left : left.filter((day) => day.kind !== 'days' || !days.has(day))
  },
}

/** The days on which something is closed, or that are taken out, each with the words that say so. */
export function shutDays(
  { tokens, isNote, language }: Pick<Lexed, 'tokens' | 'isNote' | 'language'>,
  spans: readonly DaySpan[],
): ReadonlyMap<DaySpan, Span> {
  const shut = new Map<DaySpan, Span>()
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1]
    const from = closureBefore(tokens, span, isNote) ?? shutBefore(tokens, span)
    if (from !== null) shut.set(span, { from, next: span.next })
    else if (before && shut.has(before) && isListed(tokens, before, span)) shut.set(span, span)
  }
  for (const [index, span] of [...spans.entries()].toReversed()) {
    if (shut.has(span)) continue
    const after = spans[index + 1]
    const next = shutBehind(tokens, span)
    if (next !== null) shut.set(span, { from: span.from, next })
    else if (after && isShutBehind(shut.get(after), after) && isListed(tokens, span, after))
      shut.set(span, span)
  }
  const closed = new Set(shut.keys())
  for (const span of holidayHours({ tokens, language }, spans, closed)) shut.set(span, span)
  return shut
}

/** Whether the words that say so stand behind a day. */
function isShutBehind(shut: Span | undefined, span: DaySpan): boolean {
  return shut !== undefined && shut.from === span.from
}

/** The index of the first word before a day that says that something is closed; null for none. */
function shutBefore(tokens: readonly Token[], { from, next }: DaySpan): number | null {
  // “Road closed 12 December marathon”
  if (isEventWord(tokens[next]?.text ?? '')) return null
  let index = from - 1
  while (index > from - 5 && !tokens[index + 1]?.isFirst && isFiller(tokens[index])) index -= 1
  const word = tokens[index]
  if (!word || tokens[index + 1]?.isFirst) return null
  if (exceptWords.has(word.text)) return index
  // Who notes “Urlaub 1.–14. August” goes on one.
  if (!isShutWord(word) || holidayAlone.has(word.text) || doors.has(tokens[index - 1]?.text ?? ''))
    return null
  return beforeVerbs(tokens, index)
}

function isFiller(token: Token | undefined): boolean {
  if (!token) return false
  return (
    articles.has(token.text) ||
    fillers.has(token.text) ||
    token.raw === ':' ||
    weekdays.has(token.text)
  )
}

/** The index after the words behind a day that say that something is closed on it; null for none. */
function shutBehind(tokens: readonly Token[], { next }: DaySpan): number | null {
  const first = /^[:(–—-]$/.test(tokens[next]?.raw ?? '') ? next + 1 : next
  for (let index = first; index <= first + maxBetween; index += 1) {
    const token = tokens[index]
    if (token?.kind !== 'word' || token.isFirst) return null
    const behind = tokens[index + 1]
    if (isNotOpen(token, behind)) return index + 1
    if (!isShutWord(token)) continue
    const isEnded = behind?.kind !== 'word' || behind.isFirst || afterClosed.has(behind.text)
    return !asName.has(token.text) || isEnded ? index + 1 : null
  }
  return null
}

/** “Bleibt vom 7. bis 11. Dezember zu.”, “nicht geöffnet” */
function isNotOpen({ text }: Token, behind: Token | undefined): boolean {
  if (notBeforeOpen.has(text)) return openAfterNot.has(behind?.text ?? '')
  return (
    shutBehindDay.has(text) &&
    (behind === undefined || behind.isFirst || /^[.!,;]$/.test(behind.raw))
  )
}

/** Whether two days belong to the same: “25 December and 1 January”. */
function isListed(tokens: readonly Token[], one: DaySpan, other: DaySpan): boolean {
  const between = tokens.slice(one.next, other.from)
  const behind = tokens[other.next]
  const isComma = between.some(({ raw }) => raw === ',')
  const isEnded = behind?.kind !== 'word' || behind.isFirst || andWords.has(behind.text)
  const isOnLine = [...between, tokens[other.from]].every((token) => token?.isFirst !== true)
  return (
    between.length > 0 &&
    isOnLine &&
    between.every(
      (token) => /^[,&+/]$/.test(token.raw) || andWords.has(token.text) || isFiller(token),
    ) &&
    (!isComma || isEnded)
  )
}
