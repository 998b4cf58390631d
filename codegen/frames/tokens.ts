import { letterAt } from '#codegen/frames/letters.ts'

/** A word of a message: folded as patterns have it, and where it stands. */
export interface Token {
  readonly key: string
  readonly at: number
  readonly end: number
}

/** Short forms of words, written out: `what's` is `what is`. */
export type ShortForms = Readonly<Record<string, string>>

/** What may stand within a word, and neither begins nor ends one. */
const joining: ReadonlySet<string> = new Set("'’:.@/&+_-")

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

/** A text as patterns have it, which is not kept. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most texts, of which Unicode has nothing to say.
  if (/^\p{ASCII}*$/u.test(lower)) return lower
  return lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll('ß', 'ss')
}

/** The words of a text. */
export function tokensOf(text: string, short: ShortForms = {}): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const end = endOfWord(text, at)
    if (end > at) {
      const key = foldedWord(text.slice(at, end))
      const long = Object.hasOwn(short, key) ? short[key] : undefined
      if (long === undefined) tokens.push({ key, at, end })
      else for (const one of long.split(' ')) tokens.push({ key: one, at, end })
    }
    at = Math.max(end, at + 1)
  }
  return tokens
}

/** Where the word that begins at a place of a text ends; the same place where none begins there. */
function endOfWord(text: string, at: number): number {
  const first = letterAt(text, at)
  if (first === 0 && text[at] !== '#') return at
  const link = linkEnd(text, at)
  if (link > at) return link
  let end = at + Math.max(first, 1)
  for (let next = end; next < text.length; ) {
    const letter = letterAt(text, next)
    if (letter > 0) end = next + letter
    else if (!joining.has(text[next] ?? '')) break
    next += Math.max(letter, 1)
  }
  return end
}

const link = /https?:\/\/\S+/y

function linkEnd(text: string, at: number): number {
  if (text[at] !== 'h' || !text.startsWith('http', at)) return at
  link.lastIndex = at
  return link.test(text) ? link.lastIndex : at
}
