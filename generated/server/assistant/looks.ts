// Generated from spec/ by codegen. Do not edit.
import type { SlotKind } from '#generated/server/assistant/match.ts'

/** Whether words look like what a slot takes, as far as their form says so: a link, a number. */
export function looksLike(kind: SlotKind, words: string): boolean {
  if (kind === 'link') return /^(?:https?:\/\/|www\.)\S+$/i.test(words)
  if (kind !== 'text' && /https?:\/\//i.test(words)) return false
  if (kind === 'number') return /^\D{0,12}\d{1,4}\D{0,12}$/.test(words)
  return true
}
