import { readMonth } from '#server/domain/language/time/day.ts'
import type { Span } from '#server/domain/language/time/pair.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Before a month that tells when something is: “Ende Januar”, “in January”. */
const beforeMonth = wordsOf('time.before_month')

/** How many tokens may stand between such a month and a day of the week. */
const most = 3

/** The months that stand with a day of the week, 1 to 12: “Ende Januar, Samstag”; then it is no day of another month. */
export function monthsBeside(
  { tokens, language }: Pick<Lexed, 'tokens' | 'language'>,
  day: Span,
): ReadonlySet<number> {
  const found = tokens.flatMap((token, index) => {
    const isNear = index >= day.from - most && index <= day.next + 1
    const isOfDay = index >= day.from && index < day.next
    const isLed = beforeMonth.has(tokens[index - 1]?.text ?? '')
    const isDate = [index - 1, index + 1].some((at) => tokens[at]?.kind === 'number')
    if (!isNear || isOfDay || !isLed || isDate || token.raw.length < 3) return []
    return readMonth(tokens, index, language)?.value ?? []
  })
  return new Set(found)
}
