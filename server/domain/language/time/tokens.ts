import { oneOfSpelled, patternWith } from '#server/domain/language/words/pattern.ts'
/** A word, a number or a mark of a text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark'
  /** As it is written. */
  readonly raw: string
  /** In lower case, without accents. */
  readonly text: string
  readonly at: number
  readonly end: number
  /** Whether nothing stands between it and the one before. */
  readonly isGlued: boolean
  /** Whether a line begins with it. */
  readonly isFirst: boolean
}

/** How words may be encoded: accents apart from their letters, or not. */
const encoded = (entry: string) => [entry, entry.normalize('NFD')]

const pieces = patternWith(
  'giu',
)`${oneOfSpelled(encoded, 'time.one_piece')}(?!\p{L})|[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d]`

/** The words, numbers and marks of a text, in its order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = -1
  for (const match of text.matchAll(pieces)) {
    const [raw] = match
    const end = match.index + raw.length
    tokens.push({
      kind: kindOf(raw),
      raw,
      text: folded(raw),
      at: match.index,
      end,
      isGlued: match.index === last,
      isFirst: last < 0 || text.slice(last, match.index).includes('\n'),
    })
    last = end
  }
  return tokens
}

/** A word in lower case, without accents. */
export function folded(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word
  if (/\p{L}['’-]\p{L}/u.test(word)) return folded(word.replace(/['’-]/g, ''))
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
}

function kindOf(raw: string): Token['kind'] {
  if (/^\d/.test(raw)) return 'number'
  return /^[\p{L}\p{M}]/u.test(raw) ? 'word' : 'mark'
}
