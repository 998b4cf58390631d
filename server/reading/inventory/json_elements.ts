import type { RowPosition } from '#server/domain/inventory/source_item.ts'

/** One value of a JSON file, as its bytes. */
export interface JsonElement extends RowPosition {
  /** Null for one that has too many bytes to be read. */
  readonly bytes: Buffer | null
}

const codes = { quote: 0x22, backslash: 0x5c, open: 0x7b, close: 0x7d, begin: 0x5b, end: 0x5d }
const comma = 0x2c
const feed = 0x0a

/** The most characters of a key that are compared. */
const longestKey = 64

/**
 * Cuts the values out of a JSON file that may be larger than memory: those of the array that the file is, of the arrays at
 * some keys of the object that it is, or objects one after another. It only counts brackets: whether a value is JSON, its
 * reader says.
 */
export class ElementScanner {
  readonly #keys: ReadonlySet<string>
  readonly #most: number
  #line = 1
  /** How many bytes came before these, and where the line began among all. */
  #before = 0
  #lineStart = 0
  #depth = 0
  /** The depth at which the values of the array are; 0 outside of one. */
  #arrayDepth = 0
  #inString = false
  #escaped = false
  #key: number[] | null = null
  #lastKey = ''
  #value: Value | null = null
  /** Whether the object that is being kept as a value turned out to hold an array that is wanted. */
  #isPrimitive = false

  /** `keys` name the arrays of an object; `most` is how many bytes a value may have. */
  constructor(keys: readonly string[], most: number) {
    this.#keys = new Set(keys)
    this.#most = most
  }

  /** Whether the file ends within something. */
  get isOpen(): boolean {
    return this.#depth > 0 || this.#inString
  }

  /** Where the bytes read so far end. */
  get position(): RowPosition {
    return { line: this.#line, column: this.#before - this.#lineStart + 1 }
  }

  /** The values that end in these bytes. */
  push(bytes: Buffer): JsonElement[] {
    const found: JsonElement[] = []
    // The value that was begun before goes on here.
    let from = this.#value === null ? -1 : 0
    for (let at = 0; at < bytes.length; at += 1) {
      const code = bytes[at] ?? 0
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false
        else if (code === codes.backslash) this.#escaped = true
        else if (code === codes.quote) this.#endString()
        else if (this.#key !== null && this.#key.length < longestKey) this.#key.push(code)
        continue
      }
      if (code === feed) {
        this.#line += 1
        this.#lineStart = this.#before + at + 1
        continue
      }
      if (code <= 0x20 || code === 0x1e || code === 0xef || code === 0xbb || code === 0xbf) continue
      const isValue = this.#depth === this.#arrayDepth
      if (code === codes.quote) {
        this.#inString = true
        this.#key = this.#depth === 1 && this.#arrayDepth === 0 ? [] : null
      }
      const isEnd = code === codes.close || code === codes.end
      if (isValue && this.#value === null && !isEnd && code !== comma) {
        const isOuterArray = this.#depth === 0 && code === codes.begin
        if (!isOuterArray) {
          this.#begin(at)
          from = at
          this.#isPrimitive = code !== codes.open && code !== codes.begin
        }
      } else if (this.#isPrimitive && isValue && (code === comma || isEnd)) {
        found.push(this.#end(bytes, from, at))
        from = -1
      }
      if (code === codes.open || code === codes.begin) {
        if (code === codes.begin && this.#isWanted()) {
          this.#arrayDepth = this.#depth + 1
          this.#value = null
          from = -1
        }
        this.#depth += 1
      } else if (isEnd) {
        this.#depth = Math.max(0, this.#depth - 1)
        if (this.#depth < this.#arrayDepth) this.#arrayDepth = 0
        else if (this.#depth === this.#arrayDepth && this.#value !== null && !this.#isPrimitive) {
          found.push(this.#end(bytes, from, at + 1))
          from = -1
        }
      }
    }
    if (this.#value !== null && from >= 0) this.#keep(bytes.subarray(from))
    this.#before += bytes.length
    return found
  }

  #endString(): void {
    this.#inString = false
    if (this.#key === null) return
    this.#lastKey = Buffer.from(this.#key).toString()
    this.#key = null
  }

  /** Whether an array that begins here is one whose values are wanted. */
  #isWanted(): boolean {
    if (this.#arrayDepth > 0) return false
    return this.#depth === 0 || (this.#depth === 1 && this.#keys.has(this.#lastKey))
  }

  #begin(at: number): void {
    const column = this.#before + at - this.#lineStart + 1
    this.#value = { line: this.#line, column, parts: [], length: 0 }
  }

  #keep(part: Buffer): void {
    const value = this.#value
    if (value === null) return
    value.length += part.length
    if (value.length > this.#most) value.parts = []
    else value.parts.push(Buffer.from(part))
  }

  #end(bytes: Buffer, from: number, until: number): JsonElement {
    const value = this.#value
    this.#value = null
    this.#isPrimitive = false
    const last = bytes.subarray(Math.max(from, 0), until)
    if (value === null) throw new Error('No value was begun.')
    const { line, column, parts, length } = value
    if (length + last.length > this.#most) return { line, column, bytes: null }
    return { line, column, bytes: parts.length === 0 ? last : Buffer.concat([...parts, last]) }
  }
}

interface Value extends RowPosition {
  parts: Buffer[]
  length: number
}
