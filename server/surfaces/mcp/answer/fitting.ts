import { quoted } from '#server/surfaces/mcp/answer/quote.ts'

/** How much of a long list fits into an answer, in tokens of a model. */

/** A list may cost so much, or so much for each entry if it has more than a page. */
const limits = {
  text: { whole: 1_800, entry: 72 },
  structure: { whole: 3_600, entry: 144 },
} as const

/** Whether a list of so many entries, as it is written, costs no more than it may. */
export function fits(written: string, entries: number, form: keyof typeof limits): boolean {
  const { whole, entry } = limits[form]
  const most = Math.max(whole, entry * entries)
  // Of plain letters a token has more than one: short lists need not be measured.
  return (written.length * 0.9 <= most && isPlain.test(written)) || tokensIn(written) <= most
}

const isPlain = /^[ -~\n]*$/

// A handle or another random text, an escape, a word, a number, and the rest.
const pieces = /[\w-]*\d[\w-]{20,}|\\u[\da-f]{4}|\p{L}+|\d{1,3}|[!-/:-@[-`{-~]+|[^\p{L}\d\s]/gu

/** About how many tokens a text has; rather too many than too few. */
export function tokensIn(text: string): number {
  let count = 0
  for (const [piece] of text.matchAll(pieces)) count += ofPiece(piece)
  return Math.ceil(count)
}

function ofPiece(piece: string): number {
  // Random characters: about three in two tokens.
  if (piece.length > 20 && /\d/.test(piece)) return piece.length * 0.72
  if (piece.startsWith('\\u')) return 4
  if (/^[a-z]+$/i.test(piece)) return Math.max(1, piece.length / 5.5)
  // Words outside of the common ones are cut; a letter of some scripts is one or two.
  if (/^\p{L}/u.test(piece))
    return /^[\p{sc=Latn}\p{sc=Cyrl}]+$/u.test(piece) ? piece.length / 3 : piece.length
  if (/^\d/.test(piece)) return 1
  // What is no mark of ASCII is cut into its bytes.
  return piece < '\u0080' ? Math.max(1, piece.length / 3) : 2.5
}

/** How many characters of a text, as it stands in quotes, cost at most so many tokens. */
export function lengthFor(text: string, most: number): number {
  let length = text.length
  for (let left = 12; left > 0; left -= 1) {
    const cost = tokensIn(quoted(text.slice(0, length)))
    if (cost <= most) return length
    length = Math.max(1, Math.floor((length * most) / cost))
  }
  return length
}

/** A text of at most so many tokens, whose end says if it was cut. */
export function cutTo(text: string, most: number): string {
  const length = lengthFor(text, most)
  return length >= text.length ? text : `${text.slice(0, length).toWellFormed()}…`
}

/** Which fields were left out of the entries of a list, and how to read them. */
export function leftOutText(fields: readonly string[]): string {
  return `${fields.join(', ')}; ask for fewer entries, or for one, to read them`
}
