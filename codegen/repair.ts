import type { Guess } from '#codegen/nearest.ts'
import { locate, type Spot } from '#codegen/source.ts'

/** A stretch of a file and what it becomes. */
export interface Edit {
  readonly spot: Spot
  readonly text: string
}

/** The spot with the guessed word in place of the one that is there; null if the guess may be wrong. */
export function replacing(spot: Spot, guess: Guess | null): Edit | null {
  if (!guess?.certain) return null
  const [, open = '', , close = ''] = /^(["']?)([\s\S]*?)(["'?]*)$/.exec(textOf(spot)) ?? []
  return { spot, text: `${open}${guess.word}${close}` }
}

/** The spot in quotes. */
export function quoted(spot: Spot): Edit {
  return { spot, text: `"${textOf(spot)}"` }
}

/** The spot without the period it ends with. */
export function withoutPeriod(spot: Spot): Edit {
  return { spot, text: textOf(spot).replace(/\.(["']?)$/, '$1') }
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
