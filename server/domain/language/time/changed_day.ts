import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import { isMovedTo } from '#server/domain/language/time/gate.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'

/** Before a day that is named in place of the one before it: “lieber Freitag”, “no wait, Sunday”. */
const insteadWords = wordsOf('time.instead')

/** Days on which something was to be, where a note names the one on which it is. */
export const changed: DayRule = {
  reason: 'moved',
  keep: (left, { changes: { old, target, weeks_later: weeks } }) => {
    if (weeks) return left.map((day) => (day.kind === 'relative' ? { ...day, weeks } : day))
    const kept = old.size === 0 ? left : left.filter((day) => !old.has(day))
    return target ? kept.map((day) => (day === target ? lastOf(day) : day)) : kept
  },
}

/** The days before one that is proposed in place of them. */
export const replaced: DayRule = {
  reason: 'replaced',
  keep: (left, { lexed: { tokens, isNote } }) => {
    if (!isNote) return left
    const last = left.findLast(({ from }) =>
      tokens.slice(Math.max(0, from - 3), from).some(({ text }) => insteadWords.has(text)),
    )
    return last ? left.filter(({ from }) => from >= last.from) : left
  },
}

/** Days from which something was moved to another; of several days to which it was, the last counts. */
export const moved: DayRule = {
  reason: 'moved',
  keep: (left, { lexed: { tokens } }) => {
    const isMoved = (day: DayPhrase) => day.kind === 'days' && isMovedTo(tokens, day)
    if (!left.some(isMoved)) return withoutFormer(left, tokens)
    const kept = left.filter((day) => day.kind !== 'days' || isMoved(day))
    return kept.map((day) => (day.kind === 'days' ? lastDayOf(day) : day))
  },
}

/** In the sentence of a day on which something was to be, before another one: “initially on 8 December”. */
const formerWords = wordsOf('time.former_day')

/** How many tokens may stand between such a word and its day. */
const reach = 12

/** Days without those on which something was to be at first, where another one is named behind them. */
function withoutFormer(left: readonly DayPhrase[], tokens: readonly Token[]): readonly DayPhrase[] {
  if (left.length < 2 || !tokens.some(({ text }) => formerWords.has(text))) return left
  const isFormer = ({ from }: DayPhrase, index: number) => {
    const since = Math.max(left[index - 1]?.next ?? 0, from - reach)
    return tokens.slice(since, from).some(({ text }) => formerWords.has(text))
  }
  const now = left.filter((day, index) => !isFormer(day, index))
  return now.length > 0 ? now : left
}

/** The day to which something moves, of both in one phrase: “from Friday to Saturday”. */
function lastOf(day: DayPhrase): DayPhrase {
  if (day.kind === 'days') return day.isRange ? lastDayOf(day) : day
  if (day.kind !== 'relative' || !day.span || day.span.isOfWeekend) return day
  const { span, ...only } = day
  return { ...only, weekday: span.last }
}

/** The last day of several. */
function lastDayOf(span: DaySpan): DaySpan {
  return { ...span, days: span.days.slice(-1), isRange: false }
}
