import { ofLastText } from '#codegen/where/last_text.ts'
import { asFragment, memberPointer } from '#codegen/where/pointer.ts'

/** A value of a JSON text: its key or place in the value around it, and its offsets, from its key on. */
interface Part {
  readonly key: string
  readonly start: number
  readonly end: number
  readonly parts: readonly Part[]
}

/**
 * The JSON pointer, as an address has it, of what a line (from 1) of a valid JSON text is about: the one value that
 * begins there, or else the innermost value around the line.
 */
export function pointerAt(text: string, line: number): string {
  const start = offsetOf(text, line)
  const end = (text.indexOf('\n', start) + 1 || text.length + 1) - 1
  const path: string[] = []
  let { parts } = rootOf(text)
  for (;;) {
    const [only, ...others] = parts.filter((part) => part.start < end && part.end > start)
    if (!only || others.length > 0) break
    path.push(only.key)
    if (only.start >= start) break
    parts = only.parts
  }
  return asFragment(path.reduce(memberPointer, ''))
}

const rootOf = ofLastText((text) => new Scanner(text).root())

function offsetOf(text: string, line: number): number {
  let at = 0
  for (let before = 1; before < line; before += 1) {
    const next = text.indexOf('\n', at)
    if (next === -1) throw new Error(`it has only ${before} lines`)
    at = next + 1
  }
  return at
}

/** Reads a valid JSON text from its beginning on. */
class Scanner {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  root(): Part {
    return { key: '', start: 0, ...this.#value() }
  }

  #value(): Pick<Part, 'parts' | 'end'> {
    const opened = this.#peek()
    if (opened !== '{' && opened !== '[') {
      this.#take(opened === '"' ? string : primitive)
      return { parts: [], end: this.#at }
    }
    this.#at += 1
    const parts: Part[] = []
    while (!'}]'.includes(this.#peek())) {
      const start = this.#at
      let key = String(parts.length)
      if (opened === '{') {
        key = JSON.parse(this.#take(string))
        this.#peek()
        this.#at += ':'.length
      }
      parts.push({ key, start, ...this.#value() })
      if (this.#peek() === ',') this.#at += 1
    }
    this.#at += 1
    return { parts, end: this.#at }
  }

  /** The next character that is no space; the scanner then stands before it. */
  #peek(): string {
    this.#take(space)
    return this.#text.charAt(this.#at)
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const taken = pattern.exec(this.#text)?.[0] ?? ''
    this.#at += taken.length
    return taken
  }
}

const space = /\s*/y
const string = /"(?:[^"\\]|\\.)*"/y
const primitive = /[^\s,\]}]*/y
