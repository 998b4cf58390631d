import type { SlotKind } from '#codegen/frames/frame.ts'

/** How well words may be what a slot takes, as far as their form says so: a link, a number. Names and times are not known. */
export function looksLike(kind: SlotKind, words: string): number {
  if (kind === 'link') return /^(?:https?:\/\/|www\.)\S+$/i.test(words) ? 1 : 0
  if (kind !== 'text' && kind !== 'words' && /https?:\/\//i.test(words)) return 0
  if (kind === 'number') return /^\d{1,4}$/.test(words) ? 1 : 0
  return 0.6
}
