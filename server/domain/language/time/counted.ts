import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Behind a number, these make it an amount. */
const moneyWords = wordsOf('time.currency')

/** Whether a token is money. */
export function isMoney(token: Token | undefined): boolean {
  return token !== undefined && (/^[€$£%]$/.test(token.text) || moneyWords.has(token.text))
}

const countedWords = wordsOf('time.counted')

/** Whether a number counts things: “at 5 places”. */
export function isCounted(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  return countedWords.has(token?.text ?? '')
}
