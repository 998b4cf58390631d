import type { Token } from '#server/domain/language/time/tokens.ts'
import { setOf } from '#server/domain/language/time/words.ts'

/** Whether a token is money. */
export function isMoney(token: Token | undefined): boolean {
  return token !== undefined && /^([€$£%]|euros?|eur|usd|dollars?|gbp|pounds?|zl)$/.test(token.text)
}

const countedWords = setOf(`
  places people km miles min minutes minuten euro personen personnes personas persone pessoas osob degrees years jahre
  stars`)

/** Whether a number counts things: “at 5 places”. */
export function isCounted(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  return countedWords.has(token?.text ?? '')
}
