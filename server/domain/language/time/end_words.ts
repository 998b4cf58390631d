import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Before the time at which something ends. */
const endWords = wordsOf('time.end')

/** Whether something ends at a time: “Einde 22:30”, “curfew 11pm”. */
export function isEnd(tokens: readonly Token[], from: number): boolean {
  const at = /^[:=]$/.test(tokens[from - 1]?.raw ?? '') ? from - 2 : from - 1
  return endWords.has(tokens[at]?.text ?? '')
}

/** Whether a word stands before the time at which something ends. */
export function isEndWord(word: string): boolean {
  return endWords.has(word)
}
