import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import { isMovedTo } from '#server/domain/language/time/gate.ts'
import type { DayPhrase } from '#server/domain/language/time/phrases.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Before a day that is named in place of the one before it: “lieber Freitag”, “no wait, Sunday”. */
const insteadWords = wordsOf('time.instead')

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
    if (!left.some(isMoved)) return left
    const kept = left.filter((day) => day.kind !== 'days' || isMoved(day))
    return kept.map((day) => (day.kind === 'days' ? lastDayOf(day) : day))
  },
}

/** The last day of several. */
function lastDayOf(span: DaySpan): DaySpan {
  return { ...span, days: span.days.slice(-1), isRange: false }
}
