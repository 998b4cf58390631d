import { vectorOf } from '#server/domain/finding/vector.ts'
import type { SearchFacts } from '#server/domain/finding/vector.ts'

/** What a row is found by, as PostgreSQL would see it: how much each of its lexemes weighs, 0 to 1. */
export type Lexemes = ReadonlyMap<string, number>

/** How much a word weighs in a title, an activity, a place and a description; a fact weighs as an activity. */
const weights: Readonly<Record<string, number>> = { A: 1, B: 0.6, C: 0.3, D: 0.1 }

/** The least weight of a word of some fields: of a title, an activity or a place. */
const leastOf: Readonly<Record<string, number>> = { ABC: 0.3 }

/** The lexemes of a row, by the same rules as its stored vector. */
export function lexemesOf(facts: SearchFacts): Lexemes {
  return readVector(vectorOf(facts))
}

/** The lexemes of a vector's text. */
export function readVector(vector: string): Lexemes {
  const found = new Map<string, number>()
  for (const [, lexeme = '', positions] of vector.matchAll(/'((?:[^'\\]|''|\\\\)*)'(?::(\S+))?/g)) {
    const given = (positions ?? 'B').split(',').map((one) => weights[one.at(-1) ?? ''] ?? 0.1)
    found.set(unquoted(lexeme), Math.max(...given))
  }
  return found
}

/** What a text asks for, as a tree. */
export type Term =
  | {
      readonly lexeme: string
      readonly begins: boolean
      /** How much it weighs at least, where only some fields count. */
      readonly least?: number
    }
  | { readonly all: readonly Term[] }
  | { readonly any: readonly Term[] }
  | { readonly not: Term }

/** Reads the text of a query as `queryOf` writes it. */
export function readTerm(query: string): Term {
  const tokens = query.match(/'(?:[^'\\]|''|\\\\)*'(?::(?:\*|ABC))?|[()&|!]/g) ?? []
  let at = 0
  const one = (): Term => {
    const token = tokens[at] ?? ''
    at += 1
    if (token === '!') return { not: one() }
    if (token === '(') {
      const inner = several()
      at += 1
      return inner
    }
    const end = token.lastIndexOf("'")
    const fields = token.slice(end + 2)
    const lexeme = unquoted(token.slice(1, end))
    const least = leastOf[fields]
    return { lexeme, begins: fields === '*', ...(least === undefined ? {} : { least }) }
  }
  const several = (): Term => {
    const parts = [one()]
    const operator = tokens[at]
    if (operator !== '&' && operator !== '|') return parts[0] as Term
    while (tokens[at] === operator) {
      at += 1
      parts.push(one())
    }
    return operator === '&' ? { all: parts } : { any: parts }
  }
  return several()
}

/** How well a row matches: the mean of what its best words weigh, 0 to 1; 0 where it does not match. */
export function matchOf(lexemes: Lexemes, term: Term): number {
  if ('all' in term) {
    let sum = 0
    let count = 0
    for (const part of term.all) {
      const match = matchOf(lexemes, part)
      if (match === 0) return 0
      // What must not be there adds nothing.
      if ('not' in part) continue
      sum += match
      count += 1
    }
    return count === 0 ? 1 : sum / count
  }
  if ('not' in term) return matchOf(lexemes, term.not) > 0 ? 0 : 1
  if ('any' in term) return Math.max(...term.any.map((part) => matchOf(lexemes, part)))
  const weight = lexemes.get(term.lexeme) ?? 0
  if (term.least !== undefined && weight < term.least) return 0
  if (!term.begins) return weight
  const longer = [...lexemes].filter(([lexeme]) => lexeme.startsWith(term.lexeme))
  return Math.max(weight, ...longer.map(([, one]) => one))
}

function unquoted(lexeme: string): string {
  return lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\')
}
