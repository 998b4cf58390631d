/** One line of a file, without its end. */
export interface TextLine {
  /** From 1. */
  readonly line: number
  /** Null for one that has too many bytes to be read. */
  readonly bytes: Buffer | null
}

/** Splits bytes at line feeds. Of a line that is too long nothing is kept. */
export class LineSplitter {
  readonly #most: number
  #line = 1
  #parts: Buffer[] = []
  #length = 0

  /** `most` is how many bytes a line may have. */
  constructor(most: number) {
    this.#most = most
  }

  /** The lines that end in these bytes. */
  push(bytes: Buffer): TextLine[] {
    const lines: TextLine[] = []
    let from = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      this.#add(bytes.subarray(from, end))
      lines.push(this.#take())
      from = end + 1
    }
    if (from < bytes.length) this.#add(bytes.subarray(from))
    return lines
  }

  /** The last line, which nothing ends; null where there is none. */
  end(): TextLine | null {
    return this.#length === 0 ? null : this.#take()
  }

  #add(part: Buffer): void {
    this.#length += part.length
    if (this.#length > this.#most) this.#parts = []
    else this.#parts.push(part)
  }

  #take(): TextLine {
    const [first, ...others] = this.#parts
    const whole = others.length === 0 ? (first ?? Buffer.alloc(0)) : Buffer.concat(this.#parts)
    const taken = { line: this.#line, bytes: this.#length > this.#most ? null : whole }
    this.#line += 1
    this.#parts = []
    this.#length = 0
    return taken
  }
}
