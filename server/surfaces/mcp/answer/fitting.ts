/** How much of a long list fits into an answer, in tokens of a model. */

/** A list may cost so much, or so much for each entry if it has more than a page. */
const limits = {
  text: { whole: 1_750, entry: 70 },
  structure: { whole: 3_650, entry: 146 },
} as const

/** Whether a list of so many entries, as it is written, costs no more than it may. */
export function fits(written: string, entries: number, form: keyof typeof limits): boolean {
  const { whole, entry } = limits[form]
  const most = Math.max(whole, entry * entries)
  // A token has hardly ever less than one character and a bit: short lists need not be measured.
  return written.length * 0.9 <= most || tokensIn(written) <= most
}

// A handle or another random text, a word, a number, and the rest.
const pieces = /[\w-]*\d[\w-]{20,}|\p{L}+|\d{1,3}|[^\p{L}\d\s]+/gu

/** About how many tokens a text has; rather too many than too few. */
export function tokensIn(text: string): number {
  let count = 0
  for (const [piece] of text.matchAll(pieces)) count += ofPiece(piece)
  return Math.ceil(count)
}

function ofPiece(piece: string): number {
  // Random characters: about three in two tokens.
  if (piece.length > 20 && /\d/.test(piece)) return piece.length * 0.72
  // Words outside of the common ones are cut.
  if (/^\p{L}/u.test(piece))
    return /^[a-z]+$/i.test(piece) ? Math.max(1, piece.length / 5.5) : piece.length / 3
  return /^\d/.test(piece) ? 1 : Math.max(1, piece.length / 3)
}

/** Which fields were left out of the entries of a list, and how to read them. */
export function leftOutText(fields: readonly string[]): string {
  return `${fields.join(', ')}; ask for fewer entries, or for one, to read them`
}
