import {
  folded,
  isBlank,
  isFlow,
  isOnlySpaces,
  meaningOf,
  nameOf,
  NotPlain,
  startsPlain,
  withoutSpaces,
} from '#codegen/plain_scalars.ts'
import type { Entry, List, Mapping, Node, Scalar, SourceFile } from '#codegen/source.ts'

// Most of a registry is plain YAML, which this reads in a tenth of the time that a parser of all YAML takes. It reads
// what it is sure of, with the same places, and leaves every other file to that parser. The events of js-yaml 5.5.0 have
// the same places; reading by them made the whole of a cold run a sixth slower.

/** Tabs, other line breaks, control characters, and what begins or ends a document. */
const odd = /[^\P{Cc}\n]|[\u2028\u2029\ufeff]|^(?:---|\.\.\.|%)/mu

/**
 * The content of a YAML file: block and flow collections, plain and quoted scalars, `|` and `>`, anchors and comments.
 * Null where a text is empty, has anything else or may have a mistake.
 */
export function plainYaml(file: SourceFile): Node | null {
  if (odd.test(file.text)) return null
  try {
    return new Reading(file).document()
  } catch (error) {
    if (error instanceof NotPlain) return null
    throw error
  }
}

/** A node, and where what is read with it ends: behind the line break, if it ends a line. */
interface Read {
  readonly node: Node
  readonly end: number
}

/** What ends a plain scalar or a key, or may end it: a line break, a colon and the beginning of a comment. */
const stops = /[\n:#]/g
/** The same within brackets. */
const flowStops = /[\n:#,[\]{}]/g

/** The offset of the first of these marks behind `from` or at it; the length of the text if it has no more of them. */
function firstOf(stops: RegExp, text: string, from: number): number {
  stops.lastIndex = from
  return stops.test(text) ? stops.lastIndex - 1 : text.length
}

/** A short list without the room that an array has while it grows: all of a registry's are kept. */
function kept<Item>(list: readonly Item[]): readonly Item[] {
  return list.length < 12 ? list.slice() : list
}

/** Most of what stands between brackets: words of which the first begins with a letter. */
const words = /[a-zA-Z\u00c0-\u1fff][^\n:#,[\]{}]*/y

class Reading {
  readonly #file: SourceFile
  readonly #text: string
  #at = 0
  /** The column of `#at`, where it is the first in its line that has content; -1 at the end. */
  #column = -1
  /** How many brackets are open. */
  #depth = 0
  readonly #anchors = new Map<string, Node>()

  constructor(file: SourceFile) {
    this.#file = file
    this.#text = file.text
  }

  document(): Node {
    this.#toContent()
    if (this.#column !== 0) throw new NotPlain()
    const { node } = this.#block()
    if (this.#hasMore()) throw new NotPlain()
    return node
  }

  #hasMore(): boolean {
    return this.#column !== -1
  }

  /** Goes to the first character of the next line with content, from the beginning of a line. */
  #toContent(): void {
    const text = this.#text
    let at = this.#at
    let indent = 0
    for (;;) {
      const begin = at
      while (text[at] === ' ') at += 1
      const found = text[at]
      if (found === '#') indent = Math.max(indent, at - begin)
      if (found === undefined) {
        if (indent > 0) throw new NotPlain()
        this.#at = at
        this.#column = -1
        return
      }
      if (found !== '\n' && found !== '#') {
        this.#at = at
        this.#column = at - begin
        // A collection ends behind a comment that is further to the right than what follows.
        if (indent > this.#column) throw new NotPlain()
        return
      }
      const end = text.indexOf('\n', at)
      at = end === -1 ? text.length : end + 1
    }
  }

  /** Ends a line that has nothing more than a comment, and returns where the next one begins. */
  #endLine(): number {
    const text = this.#text
    while (text[this.#at] === ' ') this.#at += 1
    const found = text[this.#at]
    if (found === '#') {
      if (text[this.#at - 1] !== ' ') throw new NotPlain()
      const end = text.indexOf('\n', this.#at)
      this.#at = end === -1 ? text.length : end
    } else if (found !== '\n' && found !== undefined) throw new NotPlain()
    if (text[this.#at] === '\n') this.#at += 1
    return this.#at
  }

  #isAtLineEnd(): boolean {
    while (this.#text[this.#at] === ' ') this.#at += 1
    const found = this.#text[this.#at]
    return found === '\n' || found === undefined || found === '#'
  }

  /** A collection that begins at the first column of its line. */
  #block(): Read {
    return this.#isItem() ? this.#sequence(this.#column) : this.#mapping(this.#column)
  }

  #isItem(): boolean {
    return this.#text[this.#at] === '-' && isBlank(this.#text[this.#at + 1])
  }

  #sequence(column: number): Read {
    const start = this.#at
    const items: Node[] = []
    let end = start
    while (this.#column === column && this.#isItem()) {
      const begin = this.#at
      this.#at += 1
      const read = this.#isAtLineEnd()
        ? this.#below(column, false)
        : this.#inItem(column, column + this.#at - begin)
      items.push(read.node)
      end = read.end
    }
    if (this.#column > column) throw new NotPlain()
    const list = { kind: 'list', items: kept(items), file: this.#file, start, end } satisfies List
    return { node: list, end }
  }

  /** What stands beside the dash of an item, `inner` columns from the beginning of its line. */
  #inItem(column: number, inner: number): Read {
    if (this.#isItem()) {
      this.#column = inner
      return this.#sequence(inner)
    }
    if (!this.#isKey()) return this.#beside(column)
    this.#column = inner
    return this.#mapping(inner)
  }

  #mapping(column: number): Read {
    const start = this.#at
    const entries: Entry[] = []
    const known = new Set<string>()
    let end = start
    while (this.#column === column) {
      const { key, at } = this.#key()
      if (known.has(key)) throw new NotPlain()
      known.add(key)
      const read = this.#isAtLineEnd() ? this.#below(column, true) : this.#beside(column)
      entries.push({ key, at, value: read.node })
      end = read.end
    }
    if (this.#column > column) throw new NotPlain()
    return {
      node: {
        kind: 'mapping',
        entries: kept(entries),
        file: this.#file,
        start,
        end,
      } satisfies Mapping,
      end,
    }
  }

  /** What stands below a key or a dash, further to the right; items of a key may stand below its first letter. */
  #below(column: number, isKey: boolean): Read {
    this.#endLine()
    this.#toContent()
    const isInside = this.#column > column || (isKey && this.#column === column && this.#isItem())
    if (!isInside) throw new NotPlain()
    if (this.#isItem() || this.#isKey()) return this.#block()
    const first = this.#text[this.#at]
    if (first === '|' || first === '>') throw new NotPlain()
    return this.#beside(column)
  }

  /** What stands beside a key or a dash, in its line and, if it goes on, further to the right than `column`. */
  #beside(column: number): Read {
    const first = this.#text[this.#at]
    if (first === '&') return this.#anchored(column)
    if (first === '|' || first === '>') return this.#blockScalar(column)
    const node = this.#value(column, false)
    const end = this.#endLine()
    this.#toContent()
    return { node, end }
  }

  /** What has a name, behind it in its line or below. */
  #anchored(column: number): Read {
    const name = this.#name()
    if (!isBlank(this.#text[this.#at])) throw new NotPlain()
    const isBelow = this.#isAtLineEnd()
    if (!isBelow && (this.#text[this.#at] === '&' || this.#isItem() || this.#isKey()))
      throw new NotPlain()
    const read = isBelow ? this.#below(column, false) : this.#beside(column)
    this.#anchors.set(name, read.node)
    return read
  }

  /** A value that is neither a block collection nor a block scalar. */
  #value(column: number, isInFlow: boolean): Node {
    const first = this.#text[this.#at]
    if (first === '*') {
      const target = this.#anchors.get(this.#name())
      if (!target) throw new NotPlain()
      return target
    }
    if (first === '[') return this.#flowList(column)
    if (first === '{') return this.#flowMapping(column)
    if (first === '"' || first === "'") return this.#quoted(column)
    return this.#plain(column, isInFlow)
  }

  /** The name of an anchor, of which the sign comes first. */
  #name(): string {
    const found = nameOf(this.#text, this.#at + 1)
    if (found === '') throw new NotPlain()
    this.#at += 1 + found.length
    return found
  }

  /** Whether a key and its colon are here. */
  #isKey(): boolean {
    const from = this.#at
    const key = this.#keyText()
    this.#at = from
    return key !== null
  }

  #key(): { key: string; at: Entry['at'] } {
    const start = this.#at
    const key = this.#keyText()
    if (key === null) throw new NotPlain()
    return { key, at: { file: this.#file, start, end: this.#at++ } }
  }

  /** The text of a key, behind which the colon is then; null where none is. */
  #keyText(): string | null {
    const text = this.#text
    const start = this.#at
    const first = text[start]
    if (first === '"' || first === "'") {
      const line = text.indexOf('\n', start)
      const quoted = this.#quoted(-1)
      if (line !== -1 && this.#at > line) return null
      return text[this.#at] === ':' && isBlank(text[this.#at + 1]) ? String(quoted.value) : null
    }
    if (!startsPlain(text, start)) return null
    for (let at = firstOf(stops, text, start); ; at = firstOf(stops, text, at + 1)) {
      const found = text[at]
      if (found === ':' && isBlank(text[at + 1])) {
        if (text[at - 1] === ' ') throw new NotPlain()
        this.#at = at
        return text.slice(start, at)
      }
      if (found === '\n' || found === undefined || (found === '#' && text[at - 1] === ' '))
        return null
    }
  }

  #quoted(column: number): Scalar {
    const text = this.#text
    const start = this.#at
    const quote = text[start] ?? ''
    let at = start + 1
    for (;;) {
      at = text.indexOf(quote, at)
      if (at === -1) throw new NotPlain()
      if (quote === '"' || text[at + 1] !== quote) break
      at += 2
    }
    const inner = text.slice(start + 1, at)
    if (quote === '"' && inner.includes('\\')) throw new NotPlain()
    const value = inner.includes('\n') ? this.#unfolded(start + 1, at, column) : inner
    this.#at = at + 1
    const plain = quote === '"' ? value : value.replaceAll("''", "'")
    return this.#scalar(plain, start)
  }

  /** The text of several lines, each of which goes on further to the right than `column`. */
  #unfolded(start: number, end: number, column: number): string {
    const lines = this.#text.slice(start, end).split('\n')
    const last = lines.length - 1
    let text = withoutSpaces(lines[0] ?? '', false)
    let breaks = 0
    for (let number = 1; number <= last; number += 1) {
      const line = lines[number] ?? ''
      breaks += 1
      if (number < last && isOnlySpaces(line)) continue
      if (line.search(/[^ ]|$/) <= column) throw new NotPlain()
      text += breaks === 1 ? ' ' : '\n'.repeat(breaks - 1)
      text += number === last ? line.replace(/^ +/, '') : withoutSpaces(line, true)
      breaks = 0
    }
    return text
  }

  #plain(column: number, isInFlow: boolean): Scalar {
    const text = this.#text
    const start = this.#at
    if (!startsPlain(text, start)) throw new NotPlain()
    let end = this.#plainLine(start, isInFlow)
    let isOneLine = true
    // A comment ends it, and so does what follows in a line.
    while (text[this.#at] === '\n') {
      const next = this.#nextOf(column, isInFlow)
      if (next === null) break
      isOneLine = false
      end = this.#plainLine(next, isInFlow)
    }
    this.#at = end
    if (!isOneLine) return this.#scalar(this.#unfolded(start, end, column), start)
    const written = text.slice(start, end)
    return this.#scalar(meaningOf(written), start)
  }

  /** Where a plain scalar goes on in a later line; null where it does not. */
  #nextOf(column: number, isInFlow: boolean): number | null {
    const text = this.#text
    let at = this.#at
    let begin = at
    while (text[at] === '\n' || text[at] === ' ') {
      if (text[at] === '\n') begin = at + 1
      at += 1
    }
    const found = text[at]
    if (found === undefined || found === '#') return null
    if (at - begin <= column) {
      if (isInFlow) throw new NotPlain()
      return null
    }
    if (isInFlow && isFlow(found)) return null
    // Not what it looks like: each of these has another meaning elsewhere.
    if (!startsPlain(text, at)) throw new NotPlain()
    return at
  }

  /** Reads a line of a plain scalar and returns where it ends, without spaces; the reading goes on after those. */
  #plainLine(start: number, isInFlow: boolean): number {
    const text = this.#text
    const marks = isInFlow ? flowStops : stops
    let at = firstOf(marks, text, start)
    for (; ; at = firstOf(marks, text, at + 1)) {
      const found = text.charCodeAt(at)
      // Nothing, a line break, or the beginning of a comment.
      if (Number.isNaN(found) || found === 10) break
      if (found === 35) {
        if (text.charCodeAt(at - 1) === 32) break
      } else if (found === 58) {
        const next = text[at + 1]
        if (isBlank(next) || (isInFlow && isFlow(next))) {
          if (isInFlow) break
          throw new NotPlain()
        }
      } else break
    }
    this.#at = at
    let end = at
    while (text[end - 1] === ' ') end -= 1
    return end
  }

  #flowList(column: number): List {
    const start = this.#at
    const items: Node[] = []
    this.#at += 1
    this.#depth += 1
    this.#inFlow(column)
    for (;;) {
      this.#words(items)
      if (this.#text[this.#at] === ']') break
      items.push(this.#value(column, true))
      this.#between(']', column)
    }
    this.#at += 1
    this.#depth -= 1
    return { kind: 'list', items: kept(items), file: this.#file, start, end: this.#at }
  }

  /** Adds the words that come next in a list, each with a comma and one space behind it, or the bracket that closes. */
  #words(items: Node[]): void {
    const text = this.#text
    for (;;) {
      const start = this.#at
      words.lastIndex = start
      if (!words.test(text)) return
      const end = words.lastIndex
      const closes = text[end] === ']'
      const goesOn =
        text[end] === ',' && text[end + 1] === ' ' && !' #\n'.includes(text[end + 2] ?? ' ')
      if (text[end - 1] === ' ' || !(closes || goesOn)) return
      this.#at = end
      items.push(this.#scalar(meaningOf(text.slice(start, end)), start))
      if (closes) return
      this.#at = end + 2
    }
  }

  #flowMapping(column: number): Mapping {
    const start = this.#at
    const entries: Entry[] = []
    const known = new Set<string>()
    this.#at += 1
    this.#depth += 1
    this.#inFlow(column)
    while (this.#text[this.#at] !== '}') {
      const { key, at } = this.#flowKey()
      if (known.has(key)) throw new NotPlain()
      known.add(key)
      this.#inFlow(column)
      if (isFlow(this.#text[this.#at])) {
        const opens = this.#text[this.#at] === '[' || this.#text[this.#at] === '{'
        if (!opens) throw new NotPlain()
      }
      entries.push({ key, at, value: this.#value(column, true) })
      this.#between('}', column)
    }
    this.#at += 1
    this.#depth -= 1
    return { kind: 'mapping', entries: kept(entries), file: this.#file, start, end: this.#at }
  }

  /** A key of a flow mapping, in one line with its colon, behind which the reading goes on. */
  #flowKey(): { key: string; at: Entry['at'] } {
    const text = this.#text
    const start = this.#at
    const first = text[start]
    let key: string
    if (first === '"' || first === "'") {
      key = String(this.#quoted(-1).value)
      if (text.slice(start, this.#at).includes('\n')) throw new NotPlain()
    } else {
      if (!startsPlain(text, start)) throw new NotPlain()
      const end = this.#plainLine(start, true)
      if (end !== this.#at) throw new NotPlain()
      key = text.slice(start, end)
    }
    const end = this.#at
    if (text[end] !== ':' || !isBlank(text[end + 1])) throw new NotPlain()
    this.#at += 1
    return { key, at: { file: this.#file, start, end } }
  }

  /** Goes on behind the comma, or to the bracket that closes. */
  #between(closing: string, column: number): void {
    this.#inFlow(column)
    if (this.#text[this.#at] === closing) return
    if (this.#text[this.#at] !== ',') throw new NotPlain()
    this.#at += 1
    this.#inFlow(column)
  }

  /** Goes to what is next within brackets: spaces, line breaks and comments are between. */
  #inFlow(column: number): void {
    const text = this.#text
    let begin = -1
    for (;;) {
      const found = text[this.#at]
      if (found === '\n') begin = this.#at + 1
      else if (found === '#' && text[this.#at - 1] === ' ') {
        const end = text.indexOf('\n', this.#at)
        if (end === -1) throw new NotPlain()
        this.#at = end
        continue
      } else if (found !== ' ') break
      this.#at += 1
    }
    if (begin === -1 || this.#at - begin > column) return
    // The bracket that closes the outermost may stand below the key.
    const closes = text[this.#at] === ']' || text[this.#at] === '}'
    if (!closes || this.#depth > 1 || this.#at - begin < column) throw new NotPlain()
  }

  #blockScalar(column: number): Read {
    const text = this.#text
    const start = this.#at
    const isFolded = text[start] === '>'
    this.#at += 1
    const isStripped = text[this.#at] === '-'
    if (isStripped) this.#at += 1
    const line = this.#endLine()
    let indent = line
    while (text[indent] === ' ') indent += 1
    const margin = indent - line
    if (margin <= column || text[indent] === '\n') throw new NotPlain()
    const lines: string[] = []
    let end = line
    for (let at = line; at < text.length; ) {
      const close = text.indexOf('\n', at)
      if (close === -1) throw new NotPlain()
      if (close > at) {
        let first = at
        while (text[first] === ' ') first += 1
        if (first === close) throw new NotPlain()
        if (first - at < margin) {
          if (first - at > column) throw new NotPlain()
          break
        }
        if (isFolded && first - at > margin) throw new NotPlain()
        lines.push(text.slice(at + margin, close))
        end = close + 1
      } else lines.push('')
      at = close + 1
    }
    while (lines.at(-1) === '') lines.pop()
    if (lines.length === 0) throw new NotPlain()
    this.#at = end
    this.#toContent()
    const content = isFolded ? folded(lines) : lines.join('\n')
    const value = isStripped ? content : `${content}\n`
    return { node: { kind: 'scalar', value, file: this.#file, start, end } satisfies Scalar, end }
  }

  /** A scalar that ends here. */
  #scalar(value: Scalar['value'], start: number): Scalar {
    return { kind: 'scalar', value, file: this.#file, start, end: this.#at }
  }
}
