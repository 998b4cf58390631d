import type { Frame } from '#codegen/frames/frame.ts'

/** Why a pattern cannot be read. */
export class PatternMistake extends Error {}

/** A frame with its patterns. */
export interface WrittenFrame extends Frame {
  readonly say: readonly string[]
}

/** A part of a pattern: a word, a slot, or one of several sequences, of which an empty one makes it optional. */
export type Part =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly slot: string }
  | { readonly kind: 'either'; readonly of: readonly (readonly Part[])[] }

/** Words that mean the same by the name of their class: `<show>` in a pattern is any of them. */
export type WordClasses = Readonly<Record<string, readonly string[]>>

const piece = /\{[^{}]*\}|[()[\]|]|<[^<>]*>|[^\s()[\]|{}<>]+|[{}<>]/g

/**
 * Reads a pattern: `(show|list) [me] drafts [with {people}]` has alternatives in round brackets, what may be left out in
 * square ones, slots in braces, and classes of words in angles; `show|list` alone is one word or the other; `&(with {people}|on {day})` has
 * any of its sequences in any order, each at most once. Throws a PatternMistake.
 */
export function readPattern(text: string, classes: WordClasses = noClasses): readonly Part[] {
  const before = patterns.get(classes) ?? new Map<string, readonly Part[]>()
  patterns.set(classes, before)
  const parts = before.get(text) ?? read(text, classes)
  before.set(text, parts)
  return parts
}

const noClasses: WordClasses = {}

/** Patterns that were read, by the classes they name: each is checked, tried and compiled. */
const patterns = new WeakMap<WordClasses, Map<string, readonly Part[]>>()

function read(text: string, classes: WordClasses): readonly Part[] {
  const marks = text.match(piece) ?? []
  const reader = { marks, at: 0, classes }
  const parts = sequences(reader, null)
  return parts.length === 1 ? (parts[0] ?? []) : [{ kind: 'either', of: parts }]
}

interface Reading {
  readonly marks: readonly string[]
  readonly classes: WordClasses
  at: number
}

function sequences(reader: Reading, closing: string | null): (readonly Part[])[] {
  const all: Part[][] = []
  let parts: Part[] = []
  for (;;) {
    const mark = reader.marks[reader.at]
    if (mark === undefined && closing !== null)
      throw new PatternMistake(`has no ${closing} for what it opens`)
    reader.at += 1
    if (mark === undefined || mark === closing) {
      // Copies have no room for more, and all of them are kept.
      all.push(parts.slice())
      return all.slice()
    }
    if (mark === '|') {
      // Between two words it joins these two alone; within brackets, whole sequences.
      if (closing === null) parts.push(joinedWords(reader, parts))
      else {
        all.push(parts.slice())
        parts = []
      }
    } else parts.push(partOf(reader, mark))
  }
}

function joinedWords(reader: Reading, parts: Part[]): Part {
  const before = parts.pop()
  const mark = reader.marks[reader.at]
  if (before === undefined || mark === undefined)
    throw new PatternMistake('has a | with nothing on one side')
  reader.at += 1
  const after = partOf(reader, mark)
  const first = before.kind === 'either' ? before.of : [[before]]
  return { kind: 'either', of: [...first, [after]] }
}

/** Words that were read, each once. */
const words = new Map<string, Part>()
const maxWords = 20_000

function partOf(reader: Reading, mark: string): Part {
  const before = words.get(mark)
  if (before && mark !== '&') return before
  if (mark === '&' && reader.marks[reader.at] === '(') {
    reader.at += 1
    return { kind: 'either', of: ordersOf(sequences(reader, ')')) }
  }
  if (mark === '(') return { kind: 'either', of: sequences(reader, ')') }
  if (mark === '[') return { kind: 'either', of: [...sequences(reader, ']'), []] }
  if (mark.startsWith('{') && mark.length > 2) return { kind: 'slot', slot: mark.slice(1, -1) }
  if (/^<.+>$/.test(mark)) return classOf(reader, mark.slice(1, -1))
  if (/^[)\]|{}<>]$/.test(mark)) throw new PatternMistake(`has a ${mark} that nothing opens`)
  if (mark !== mark.toLowerCase()) throw new PatternMistake('is in lower case')
  if (words.size >= maxWords) words.clear()
  const part: Part = { kind: 'word', word: mark }
  words.set(mark, part)
  return part
}

/** Some of several sequences, in every order; none of them at last. */
function ordersOf(several: readonly (readonly Part[])[]): (readonly Part[])[] {
  const orders = several.flatMap((first, at) =>
    ordersOf(several.filter((_, other) => other !== at)).map((rest) => [...first, ...rest]),
  )
  return [...orders, []]
}

/** Classes that were read, by their phrases: patterns share them. */
const known = new WeakMap<readonly string[], Part>()

/** Those classes as parts: they are long, and have no slots. */
const wordy = new WeakSet<Part>()

function classOf({ classes }: Reading, name: string): Part {
  const phrases = Object.hasOwn(classes, name) ? classes[name] : undefined
  if (phrases === undefined) throw new PatternMistake(`has no class of words <${name}>`)
  const before = known.get(phrases)
  if (before) return before
  const sequence = (phrase: string) =>
    phrase.split(' ').map((word) => ({ kind: 'word', word }) as const)
  const part: Part = { kind: 'either', of: phrases.map(sequence) }
  wordy.add(part)
  known.set(phrases, part)
  return part
}

/** Those of patterns that were looked through: each is checked and compiled. */
const slots = new WeakMap<readonly Part[], readonly string[]>()

/** The slots of a pattern, each once. */
export function slotsOf(parts: readonly Part[]): readonly string[] {
  const before = slots.get(parts)
  if (before) return before
  const found = new Set<string>()
  addSlots(parts, found)
  const all = [...found]
  slots.set(parts, all)
  return all
}

function addSlots(parts: readonly Part[], found: Set<string>): void {
  parts.forEach((part) => {
    if (part.kind === 'slot') found.add(part.slot)
    else if (part.kind === 'either' && !wordy.has(part))
      part.of.forEach((one) => {
        addSlots(one, found)
      })
  })
}

/** The words of a pattern, each once. */
export function wordsOf(parts: readonly Part[]): string[] {
  const found = new Set<string>()
  addWords(parts, found)
  return [...found]
}

function addWords(parts: readonly Part[], found: Set<string>): void {
  for (const part of parts) {
    if (part.kind === 'word') found.add(part.word)
    else if (part.kind === 'either') for (const one of part.of) addWords(one, found)
  }
}
