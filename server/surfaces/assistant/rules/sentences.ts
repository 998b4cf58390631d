import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'

/** What parts sentences: no day of a month, as in “15. Dezember”. */
export const betweenSentences = /(?<=[!?;]|(?<!\d)\.)\s+|(?<!\s)\s*\n+\s*/u

/** A score from which one sentence of several is a request of its own. */
const clearly = 2

/** Whether a message has up to `most` sentences, each clearly a request of its own; words after a colon or in quotes are none. */
export function hasSentences(working: Working, whole: string, most: number): boolean {
  const sentences = whole.split(betweenSentences)
  if (sentences.length < 2 || sentences.length > most || /[:"“„]/u.test(whole)) return false
  return sentences.every((one) => (matchesOf(working, one)[0]?.score ?? 0) >= clearly)
}
