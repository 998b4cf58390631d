import type { OpenValue, WordSpelling } from '#codegen/model.ts'
import { openValues } from '#codegen/words/open_values.ts'

/** What a class of words looks like, as spec/words/classes.yaml says before ` -- `. */
export interface WordShape {
  /** What words are listed for, such as a month's number; null where a class is one list. */
  readonly values: readonly (string | number)[] | OpenValue | null
  readonly kind: 'words' | 'phrases' | 'stems'
  readonly spelling: WordSpelling
  /** Whether a word may have another value in another language. */
  readonly differs: boolean
  /** Whether a word may have several values. */
  readonly shared: boolean
}

const spellings: { readonly [option: string]: WordSpelling } = {
  accented: 'accented',
  'as written': 'exact',
}

const open = Object.keys(openValues).join('|')
const values = String.raw`(\d+)\.\.(\d+)|${open}|[a-z][a-z0-9_]*(?: \| [a-z][a-z0-9_]*)+`
const notation = new RegExp(
  `^(?:(${values}) of )?(words|phrases|stems)((?:, (?:accented|as written|by language|shared))*)$`,
)

/** What a shape may look like, for problems. */
export const shapes =
  '`words`, `phrases` or `stems`; `1..12 of words` or `one | other of words` if they are listed by a value, which may be a `zone`, `country`, `state`, `city`, `point` or `activity`; then `, accented` or `, as written` if they are not folded, `, by language` if a word may have another value in another language, and `, shared` if it may have several values'

/** Reads a shape; null where a text is not one. */
export function shapeOf(text: string): WordShape | null {
  const [, named, from, to, kind, options = ''] = notation.exec(text) ?? []
  if (kind !== 'words' && kind !== 'phrases' && kind !== 'stems') return null
  const chosen = options.split(', ').slice(1)
  const differs = chosen.includes('by language')
  const spelled = chosen.flatMap((option) => spellings[option] ?? [])
  const shared = chosen.includes('shared')
  if (spelled.length > 1 || ((differs || shared) && named === undefined)) return null
  return {
    values: valuesOf(named, from, to),
    kind,
    spelling: spelled[0] ?? 'folded',
    differs,
    shared,
  }
}

function valuesOf(named?: string, from?: string, to?: string): WordShape['values'] {
  if (named === undefined) return null
  if (isOpen(named)) return named
  if (from === undefined) return named.split(' | ')
  const first = Number(from)
  return Array.from({ length: Math.max(Number(to) - first + 1, 0) }, (_, index) => first + index)
}

function isOpen(named: string): named is OpenValue {
  return named in openValues
}
