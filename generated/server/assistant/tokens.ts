// Generated from spec/ by codegen. Do not edit.
/** A word of a message: folded as patterns have it, and where it stands. */
export interface Token {
  readonly key: string
  readonly at: number
  readonly end: number
}

/** Short forms of words, written out: `what's` is `what is`. */
export type ShortForms = Readonly<Record<string, string>>

const word = /https?:\/\/\S+|[\p{L}\p{N}#](?:[\p{L}\p{N}'’:.@/&+_-]*[\p{L}\p{N}])?/gu

/** Words that were folded before, and how many are kept. */
const folded = new Map<string, string>()
const [maxFolded, maxLength] = [5_000, 24]

/** A word as patterns have it: in lower case, without accents, with straight apostrophes. */
export function foldedWord(text: string): string {
  if (text.length > maxLength) return fold(text)
  const before = folded.get(text)
  if (before !== undefined) return before
  if (folded.size >= maxFolded) folded.clear()
  const form = fold(text)
  folded.set(text, form)
  return form
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
}

/** The words of a text. */
export function tokensOf(text: string, short: ShortForms = {}): Token[] {
  return [...text.matchAll(word)].flatMap((found) => {
    const [written] = found
    const at = found.index
    const key = foldedWord(written)
    const long = Object.hasOwn(short, key) ? short[key] : undefined
    const keys = long === undefined ? [key] : long.split(' ')
    return keys.map((one) => ({ key: one, at, end: at + written.length }))
  })
}
