import type { Token } from '#server/domain/language/time/tokens.ts'
import { setOf } from '#server/domain/language/time/words.ts'

/** Before the time at which something ends. */
const endWords = setOf(`
  end ends ending curfew ende endet schluss fin fine finisce termina einde eindigt koniec slut konec bitis`)

/** Whether something ends at a time: “Einde 22:30”, “curfew 11pm”. */
export function isEnd(tokens: readonly Token[], from: number): boolean {
  const at = /^[:=]$/.test(tokens[from - 1]?.raw ?? '') ? from - 2 : from - 1
  return endWords.has(tokens[at]?.text ?? '')
}

/** Whether a word stands before the time at which something ends. */
export function isEndWord(word: string): boolean {
  return endWords.has(word)
}
