import { isMovedTo } from '#server/domain/language/time/gate.ts'
import type { Span } from '#server/domain/language/time/pair.ts'
import type { Written } from '#server/domain/language/time/scan.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { setOf } from '#server/domain/language/time/words.ts'

/** Before a day that is named in place of the one before it: “lieber Freitag”, “no wait, Sunday”. */
const insteadWords = setOf(
  `
  lieber besser rather instead wait sorry actually sondern plutot mejor meglio piuttosto anzi liever melhor raczej lepiej`,
)

/** The days from the one on that is proposed in place of others; all of them where none is. */
export function withoutReplaced<Day extends Span>(
  { tokens, isNote }: Pick<Written, 'tokens' | 'isNote'>,
  days: readonly Day[],
): Day[] {
  if (!isNote) return [...days]
  const last = days.findLast(({ from }) =>
    tokens.slice(Math.max(0, from - 3), from).some(({ text }) => insteadWords.has(text)),
  )
  return last ? days.filter(({ from }) => from >= last.from) : [...days]
}

/** The days to which something was moved, without those from which it was; all of them where nothing was moved. */
export function withoutMoved(tokens: readonly Token[], days: readonly DaySpan[]): DaySpan[] {
  const moved = days.filter((day) => isMovedTo(tokens, day)).map(lastDayOf)
  return moved.length > 0 ? moved : [...days]
}

/** The last day of several. */
function lastDayOf(span: DaySpan): DaySpan {
  return { ...span, days: span.days.slice(-1), isRange: false }
}
