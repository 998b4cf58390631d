import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import { openWords, startWords } from '#server/domain/language/time/words.ts'

/** How far behind its day such a time may be, in tokens. */
const most = 80

/** The only time of a page that a label such as “Beginn” or “Start:” stands before, behind its only day; null for none. */
export function labeledClock(
  { tokens, isNote }: Pick<Lexed, 'tokens' | 'isNote'>,
  day: Span,
  clocks: readonly FoundClock[],
): FoundClock | null {
  if (isNote) return null
  const found = clocks.filter(({ from, isExcluded }) => {
    let at = from - 1
    while (at > from - 4 && (tokens[at]?.raw === ':' || openWords.has(tokens[at]?.text ?? '')))
      at -= 1
    return !isExcluded && startWords.has(tokens[at]?.text ?? '')
  })
  const [clock, ...others] = found
  const isBehind = clock && clock.from >= day.next && clock.from - day.next <= most
  return clock && isBehind && others.length === 0 ? clock : null
}
