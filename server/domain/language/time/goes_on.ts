import type { ClockSpan } from '#server/domain/language/time/clock_span.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const before = wordsOf('time.goes_on_from')
const behind = wordsOf('time.goes_on')

/** How many tokens may stand between such a word and its hour: “a partir de las 8”. */
const most = 3

/** Whether something goes on from a time, “from 7pm”, “7pm onwards”, and the index after the words that say so. */
export function goesOn(
  tokens: readonly Token[],
  { from, next, end }: Pick<ClockSpan, 'from' | 'next' | 'end'>,
): { readonly isOpenEnd: boolean; readonly next: number } {
  const digits = tokens.findIndex(({ kind }, index) => index >= from && kind === 'number')
  const first = digits < 0 ? from : digits
  const isLed = tokens.slice(Math.max(0, first - most), first).some(({ text }) => before.has(text))
  const isBehind = next === tokens.length - 1 && behind.has(tokens[next]?.text ?? '')
  return { isOpenEnd: end === null && (isLed || isBehind), next: isBehind ? next + 1 : next }
}

/** Whether a word of a phrase about one time says that something goes on from it, or belongs to such words. */
export function isOfGoingOn({ text }: Token): boolean {
  return before.has(text) || behind.has(text)
}

/** Whether a phrase about one time says that something goes on from it. */
export function saysGoesOn(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => before.has(text)) || behind.has(tokens.at(-1)?.text ?? '')
}
