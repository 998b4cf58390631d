import { distance, type Guess } from '#codegen/nearest.ts'
import { locate, type Spot } from '#codegen/source.ts'

/** A stretch of a file and what it becomes. */
export interface Edit {
  readonly spot: Spot
  readonly text: string
  /** Set where a word takes the place of another, and the registry may declare the wrong one of the two. */
  readonly names?: { readonly written: string; readonly meant: string }
}

/** A certain guess is at most this many steps from what is written. */
const maxSteps = 2

/**
 * The spot with the guessed word in place of the one that is there; null if the guess may be wrong, or if the spot is
 * not the word, as where a whole file is meant.
 */
export function replacing(spot: Spot, guess: Guess | null): Edit | null {
  if (!guess?.certain) return null
  const parts = /^(["']?)([\s\S]*?)(["'?]*)$/.exec(textOf(spot)) ?? []
  const [, open = '', written = '', close = ''] = parts
  const { word: meant } = guess
  if (distance(written.toLowerCase(), meant.toLowerCase()) > maxSteps) return null
  return { spot, text: `${open}${meant}${close}`, names: { written, meant } }
}

/** As `replacing`, where the guessed word is one of the generator's own and cannot be the mistyped one. */
export function replacingWord(spot: Spot, guess: Guess | null): Edit | null {
  const edit = replacing(spot, guess)
  return edit && { spot, text: edit.text }
}

/** The spot in quotes. */
export function quoted(spot: Spot): Edit {
  return { spot, text: `"${textOf(spot)}"` }
}

/** The spot without the period it ends with. */
export function withoutPeriod(spot: Spot): Edit {
  return { spot, text: textOf(spot).replace(/\.(["']?)$/, '$1') }
}

/** The spot without what it begins with. */
export function withoutPrefix(spot: Spot, prefix: string): Edit {
  return { spot, text: textOf(spot).replace(prefix, '') }
}

/** The list without one of its items, in brackets or below one another. */
export function withoutItem(item: Spot): Edit {
  const { text } = item.file
  const lineStart = text.lastIndexOf('\n', item.start - 1) + 1
  const lineEnd = (text.indexOf('\n', item.end) + 1 || text.length + 1) - 1
  if (/^\s*-\s+$/.test(text.slice(lineStart, item.start)))
    return { spot: { ...item, start: lineStart, end: lineEnd + 1 }, text: '' }
  const after = /^\s*,\s*/.exec(text.slice(item.end))?.[0].length
  if (after !== undefined) return { spot: { ...item, end: item.end + after }, text: '' }
  const before = /,?\s*$/.exec(text.slice(0, item.start))?.[0].length ?? 0
  return { spot: { ...item, start: item.start - before }, text: '' }
}

/** `file:line:column: old → new`, as a person reads it. */
export function printEdit({ spot, text }: Edit): string {
  const { file, line, column } = locate(spot)
  const before = textOf(spot).trim()
  const after = text.trim()
  const change = after === '' ? `\`${before}\` removed` : `\`${before}\` → \`${after}\``
  return `${file}:${line}:${column}: ${change}`
}

/** The text of a file with edits made, which are all of this file; of two that overlap only the first is made. */
export function edited(text: string, edits: readonly Edit[]): { text: string; made: Edit[] } {
  const made: Edit[] = []
  let written = ''
  let at = 0
  for (const edit of edits.toSorted((left, right) => left.spot.start - right.spot.start)) {
    if (edit.spot.start < at) continue
    written += text.slice(at, edit.spot.start) + edit.text
    at = edit.spot.end
    made.push(edit)
  }
  return { text: written + text.slice(at), made }
}

function textOf({ file, start, end }: Spot): string {
  return file.text.slice(start, end)
}
