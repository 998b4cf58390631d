import type { Schema } from '#codegen/model.ts'
import { type Guess, guess } from '#codegen/nearest.ts'

/** How long, how large or how many; either side may be open. */
export interface Bounds {
  readonly least: number | null
  readonly most: number | null
}

/** A type as the field notation writes it. Offsets count from the start of the notation. */
export type Type =
  | { readonly kind: 'word'; readonly word: Word; readonly bounds: Bounds | null }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | {
      readonly kind: 'name'
      readonly name: string
      readonly field: string | null
      readonly at: number
      readonly end: number
    }
  | { readonly kind: 'array'; readonly of: Type; readonly bounds: Bounds | null }
  | { readonly kind: 'nullable'; readonly of: Type }

/** `TYPE [= default] [; carry=false] [; listed=false] [-- description]`, taken apart. */
export interface Notation {
  readonly type: Type
  readonly carry: boolean
  readonly listed: boolean
  readonly default: { readonly value: unknown; readonly at: number; readonly end: number } | null
  readonly about: string | null
}

/** An error in a notation, and its position. */
export class NotationError extends Error {
  readonly at: number
  readonly end: number
  readonly suggestion: Guess | null

  constructor(message: string, at: number, end: number, suggestion: Guess | null = null) {
    super(message)
    this.at = at
    this.end = Math.max(end, at + 1)
    this.suggestion = suggestion
  }
}

type Bounding = 'length' | 'size'

/** The words of the grammar: what each becomes, and whether bounds count length or size. */
export const words = {
  string: { schema: { type: 'string' }, bounds: 'length' },
  // A string of an answer, by whose words it holds.
  text: { schema: { type: 'string', 'x-words': 'people' }, bounds: 'length' },
  sentence: { schema: { type: 'string', 'x-words': 'service' }, bounds: 'length' },
  key: { schema: { type: 'string', 'x-words': 'none' }, bounds: 'length' },
  integer: { schema: { type: 'integer' }, bounds: 'size' },
  number: { schema: { type: 'number' }, bounds: 'size' },
  boolean: { schema: { type: 'boolean' }, bounds: null },
  object: { schema: { type: 'object' }, bounds: null },
  'date-time': { schema: { type: 'string', format: 'date-time' }, bounds: null },
  date: { schema: { type: 'string', format: 'date' }, bounds: null },
  uri: { schema: { type: 'string', format: 'uri' }, bounds: 'length' },
  'http-uri': {
    schema: { type: 'string', format: 'uri', pattern: '^https?://' },
    bounds: 'length',
  },
  // HH:MM from 00:00 to 23:59; JSON Schema's own `time` format wants seconds and an offset.
  time: { schema: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }, bounds: null },
} as const satisfies Record<string, { schema: Schema; bounds: Bounding | null }>

export type Word = keyof typeof words

/** What is said once below all problems with notations. */
export const seeNotation = 'the notation of fields: spec/guides/field_notation.md'

/** Parses one field notation. Throws a NotationError that says where. */
export function parseNotation(text: string): Notation {
  const dashes = / -- | --$|^-- /.exec(text)
  const about = dashes ? text.slice(dashes.index + dashes[0].length).trim() : null
  if (about === '') throw new NotationError('nothing follows `--`', dashes?.index ?? 0, text.length)
  const head = text.slice(0, dashes?.index ?? text.length)
  const marked = /(?:;\s*[A-Za-z]+=[a-z\d]+\s*)+$/.exec(head)
  const marks = marked ? readMarks(marked[0], marked.index) : new Set<string>()
  const parser = new Parser(head.slice(0, marked?.index ?? head.length))
  const type = parser.type()
  const fallback = parser.default(type)
  parser.end()
  const [carry, listed] = [!marks.has('carry'), !marks.has('listed')]
  return { type, carry, listed, default: fallback, about }
}

/** What follows the semicolons: `carry=false` and `listed=false`, because everything else has its own key. */
function readMarks(text: string, at: number): Set<string> {
  const marks = new Set<string>()
  let start = at
  for (const mark of text.slice(1).split(';')) {
    const [key = '', value = ''] = mark.trim().split('=')
    const isKnown = ['carry', 'listed'].includes(key) && value === 'false'
    if (!isKnown || marks.has(key)) {
      const isBound = /^(min|max)(length|items)?$/i.test(key)
      const where = isBound ? `: bounds are \`string(..20)\` or \`Name[..20]\`` : ''
      const message = `only \`carry=false\` and \`listed=false\` can follow \`;\`${where}`
      throw new NotationError(message, start, start + 1 + mark.trimEnd().length)
    }
    marks.add(key)
    start += 1 + mark.length
  }
  return marks
}

class Parser {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** TYPE: one item, any number of `[…]`, and perhaps `| null`. */
  type(): Type {
    let type = this.#item()
    while (this.#next('[')) {
      const bounds = this.#peek() === ']' ? null : this.#bounds('items', true)
      this.#expect(']')
      type = { kind: 'array', of: type, bounds }
    }
    this.#space()
    if (!this.#next('|')) return type
    this.#space()
    const [word, at] = this.#word()
    if (word !== 'null')
      throw new NotationError('only `null` can follow `|`', at, this.#at, {
        word: 'null',
        certain: false,
      })
    return { kind: 'nullable', of: type }
  }

  default(type: Type): Notation['default'] {
    this.#space()
    if (!this.#next('=')) return null
    this.#space()
    const at = this.#at
    const written = this.#text.slice(at).trim()
    if (written === '') throw new NotationError('nothing follows `=`', at - 1, at)
    this.#at = this.#text.length
    return { value: literal(written, type, at), at, end: at + written.length }
  }

  end(): void {
    this.#space()
    const dash = /(?:^|\s)(?:-|–|—|---)\s/.exec(this.#text.slice(this.#at))
    if (dash) {
      const at = this.#at + dash.index
      const message = 'a description begins with two hyphens: ` -- `'
      throw new NotationError(message, at, at + dash[0].length)
    }
    if (this.#at < this.#text.length) {
      const afterList = /\](\(([\d.\s]+)\))\s*$/.exec(this.#text)
      if (afterList) {
        const [, written = '', bounds = ''] = afterList
        const message = `the bounds of a list stand in its brackets: \`[${bounds.trim()}]\``
        throw new NotationError(message, this.#at, this.#at + written.length)
      }
      throw new NotationError(
        `unexpected \`${this.#text.slice(this.#at)}\``,
        this.#at,
        this.#text.trimEnd().length,
      )
    }
  }

  #item(): Type {
    this.#space()
    const [word, at] = this.#word()
    if (word === '') throw new NotationError('expected a type', at, at + 1)
    if (word === 'enum') return this.#enum(at)
    if (/^[A-Z]/.test(word)) return this.#name(word, at)
    if (!Object.hasOwn(words, word)) {
      throw new NotationError(
        `unknown type \`${word}\``,
        at,
        this.#at,
        guess(word, [...Object.keys(words), 'enum']),
      )
    }
    const known = word as Word
    const opened = this.#at
    if (!this.#next('(')) return { kind: 'word', word: known, bounds: null }
    const kind = words[known].bounds
    if (kind === null)
      throw new NotationError(`\`${word}\` takes no bounds`, opened, this.#text.length)
    const bounds = this.#bounds(kind === 'length' ? 'a length' : word, kind === 'length')
    this.#expect(')')
    return { kind: 'word', word: known, bounds }
  }

  #name(name: string, at: number): Type {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      throw new NotationError(
        `\`${name}\` is not a valid type name: letters and digits only`,
        at,
        this.#at,
      )
    }
    const field = this.#next('.') ? this.#word()[0] : null
    if (field === '') throw new NotationError('expected a field after `.`', this.#at, this.#at + 1)
    return { kind: 'name', name, field, at, end: this.#at }
  }

  #enum(at: number): Type {
    this.#expect('(')
    const close = this.#text.indexOf(')', this.#at)
    if (close === -1)
      throw new NotationError('`(` is never closed', this.#at - 1, this.#text.length)
    const values: string[] = []
    let start = this.#at
    for (const part of this.#text.slice(this.#at, close).split(',')) {
      const value = part.trim()
      if (value === '')
        throw new NotationError('an enum value is empty', start, start + part.length)
      if (values.includes(value)) {
        throw new NotationError(`\`${value}\` is listed twice`, start, start + part.length)
      }
      if (/^["']|["']$/.test(value)) {
        const bare = value.replaceAll(/^["']|["']$/g, '')
        throw new NotationError(`write \`${bare}\` without quotes`, start, start + part.length)
      }
      if (value === 'null') throw new NotationError('write `| null` after the enum', at, close + 1)
      values.push(value)
      start += part.length + 1
    }
    this.#at = close + 1
    return { kind: 'enum', values }
  }

  /** `26`, `..120`, `1..`, `1..120`; a lone number is both sides. */
  #bounds(what: string, natural: boolean): Bounds {
    const at = this.#at
    const match = /^\s*(-?\d+(?:\.\d+)?)?\s*(\.\.)?\s*(-?\d+(?:\.\d+)?)?\s*/.exec(
      this.#text.slice(at),
    )
    this.#at += match?.[0].length ?? 0
    const [, left, dots, right] = match ?? []
    if (left === undefined && right === undefined) {
      throw new NotationError(`expected bounds such as 1..25, ..25 or 25`, at, this.#at)
    }
    const least = left === undefined ? null : Number(left)
    const most = dots === undefined ? least : right === undefined ? null : Number(right)
    if (
      natural &&
      [least, most].some((bound) => bound !== null && (bound < 0 || !Number.isInteger(bound)))
    ) {
      throw new NotationError(`the bounds of ${what} must be whole and not negative`, at, this.#at)
    }
    if (
      what === 'integer' &&
      [least, most].some((bound) => bound !== null && !Number.isInteger(bound))
    ) {
      throw new NotationError('the bounds of an integer must be whole', at, this.#at)
    }
    if (least !== null && most !== null && least > most) {
      throw new NotationError(`${least} is more than ${most}`, at, this.#at)
    }
    return { least, most }
  }

  #word(): [string, number] {
    const at = this.#at
    const word = /^[A-Za-z0-9_-]*/.exec(this.#text.slice(at))?.[0] ?? ''
    this.#at += word.length
    return [word, at]
  }

  #peek(): string | undefined {
    this.#space()
    return this.#text[this.#at]
  }

  #next(character: string): boolean {
    if (this.#text[this.#at] !== character) return false
    this.#at += 1
    return true
  }

  #expect(character: string): void {
    this.#space()
    if (!this.#next(character))
      throw new NotationError(`expected \`${character}\``, this.#at, this.#at + 1)
  }

  #space(): void {
    while (this.#text[this.#at] === ' ') this.#at += 1
  }
}

/** A default: bare words where the type is text, JSON elsewhere. */
function literal(written: string, type: Type, at: number): unknown {
  const base = type.kind === 'nullable' ? type.of : type
  const bare =
    base.kind === 'enum' || (base.kind === 'word' && words[base.word].schema.type === 'string')
  if (bare && !written.startsWith('"') && !(written === 'null' && type.kind === 'nullable'))
    return written
  try {
    return JSON.parse(written)
  } catch {
    throw new NotationError(`the default \`${written}\` is not JSON`, at, at + written.length)
  }
}
