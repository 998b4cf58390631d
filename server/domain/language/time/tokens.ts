import { oneOfSpelled, patternWith } from '#server/domain/language/words/pattern.ts'
/** Characters of a text, from and until. */
export interface Characters {
  readonly at: number
  readonly end: number
}

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
    const { index } = match
    const end = index + raw.length
    const { kind, text: form } = formOf(raw)
    const isGlued = index === last
    const isFirst = last < 0 || (!isGlued && text.slice(last, index).includes('\n'))
    tokens.push({ kind, raw, text: form, at: index, end, isGlued, isFirst })
    last = end
  }
  return tokens
}

/** Whether “’s” stands right before an index, as the end of a word: “tonight’s”. */
export function isGenitive(tokens: readonly Token[], next: number): boolean {
  const [mark, ending] = [tokens[next - 2], tokens[next - 1]]
  return ending?.text === 's' && ending.isGlued && /^['’]$/.test(mark?.raw ?? '') && !!mark?.isGlued
}

type Form = Pick<Token, 'kind' | 'text'>

/** What is known of words that were read before: most texts have the same ones. */
const forms = new Map<string, Form>()

/** How many words are remembered, and the longest of them. */
const [maxForms, maxLength] = [4_000, 24]

function formOf(raw: string): Form {
  const known = forms.get(raw)
  if (known) return known
  const form = { kind: kindOf(raw), text: folded(raw) }
  if (raw.length > maxLength) return form
  if (forms.size >= maxForms) forms.clear()
  forms.set(raw, form)
  return form
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
