import { letterAt } from '#generated/server/assistant/letters.ts'
import { isOneSlip } from '#generated/server/assistant/spell.ts'
import { fold } from '#generated/server/assistant/tokens.ts'

/** The words of names by numbers, in the order in which they come first. Names are numbers as well. */
export interface NameWords {
  /** The number of a word; -1 where no name has it. */
  readonly numberOf: (word: string) => number
  /** The words that a word may be a form of, or a slip of. */
  readonly near: (word: string) => readonly number[]
  /** The names that have a word, ascending. */
  readonly namesWith: (number: number) => readonly number[]
}

/** What parts names from each other: no name has it. */
const mark = '\u0000'

/** Finds the words of names: letters and numbers in a row, folded. Each turn does it, so that it makes no string of a word. */
export function wordsOfNames(labels: readonly string[]): NameWords {
  const text = foldedAll(labels)
  const units = unitsOf(text)
  const index = new WordIndex(text, units)
  let name = 0
  let from = 0
  let hash = 0
  for (let at = 0; at <= units.length; ) {
    const unit = units[at] ?? 0
    const size = unit < ascii.length ? ascii[unit] : letterAt(text, at)
    if (size === 1) hash = hashed(hash, unit)
    else if (size === 2) hash = hashed(hashed(hash, unit), units[at + 1] ?? 0)
    else {
      if (at > from) index.add(from, at - from, hash, name)
      if (unit === 0) name += 1
      hash = 0
      from = at + 1
    }
    at += size === 2 ? 2 : 1
  }
  return index
}

const beyondAscii = /\P{ASCII}/gu

/** Labels, folded, with a mark between them. Unicode has nothing to say of most of them. */
function foldedAll(labels: readonly string[]): string {
  const text = labels.join(mark)
  let all = ''
  let from = 0
  beyondAscii.lastIndex = 0
  for (let found = beyondAscii.exec(text); found !== null; found = beyondAscii.exec(text)) {
    const first = text.lastIndexOf(mark, found.index) + 1
    const next = text.indexOf(mark, found.index)
    const end = next === -1 ? text.length : next
    all += text.slice(from, first).toLowerCase() + fold(text.slice(first, end))
    from = end
    beyondAscii.lastIndex = end
  }
  return all + text.slice(from).toLowerCase()
}

const ascii = Uint8Array.from({ length: 0x80 }, (_, unit) => letterAt(String.fromCharCode(unit), 0))

/** The UTF-16 units of a text, which are read faster than those of a string. */
function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length)
  Buffer.from(units.buffer).write(text, 'utf16le')
  return units
}

function hashed(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0
}

/** What words are found by whose hashes lie side by side, such as those of numbers. */
function spread(hash: number): number {
  const mixed = Math.imul(hash, 0x9e3779b1)
  return mixed ^ (mixed >>> 16)
}

/** How many letters stand for a word and what parts it from the next one, at the least that is usual. */
const usualWord = 5

/** Numbers in a row that grow: of words, and of which names have them. */
function larger(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2)
  more.set(numbers)
  return more
}

/** Words where they first stand in a text, and which names have them. */
class WordIndex implements NameWords {
  readonly #text: string
  readonly #units: Uint16Array
  /** A table of the numbers of words with 1 added, by what they hash to: at least half of it is free. */
  #slots: Int32Array<ArrayBuffer>
  #count = 0
  #starts: Int32Array<ArrayBuffer>
  #lengths: Int32Array<ArrayBuffer>
  #hashes: Int32Array<ArrayBuffer>
  /** Of each word, where the newest of its names stands in `having`, and of each of these the name and the one before it, -1 for none. */
  #newest: Int32Array<ArrayBuffer>
  #having = 0
  #names: Int32Array<ArrayBuffer>
  #before: Int32Array<ArrayBuffer>

  constructor(text: string, units: Uint16Array) {
    this.#text = text
    this.#units = units
    const size = sizeFor(text.length / usualWord)
    this.#slots = new Int32Array(size)
    const words = size / 2
    this.#starts = new Int32Array(words)
    this.#lengths = new Int32Array(words)
    this.#hashes = new Int32Array(words)
    this.#newest = new Int32Array(words)
    this.#names = new Int32Array(words)
    this.#before = new Int32Array(words)
  }

  add(from: number, length: number, hash: number, name: number): void {
    const slot = this.#slotOf(hash, this.#units, from, length)
    let word = (this.#slots[slot] ?? 0) - 1
    let before = -1
    if (word >= 0) {
      before = this.#newest[word] ?? -1
      if (this.#names[before] === name) return
    } else {
      word = this.#count
      this.#count += 1
      this.#slots[slot] = this.#count
      this.#starts[word] = from
      this.#lengths[word] = length
      this.#hashes[word] = hash
    }
    if (this.#having === this.#names.length) {
      this.#names = larger(this.#names)
      this.#before = larger(this.#before)
    }
    this.#names[this.#having] = name
    this.#before[this.#having] = before
    this.#newest[word] = this.#having
    this.#having += 1
    if (this.#count === this.#starts.length) this.#grow()
  }

  numberOf(word: string): number {
    if (word === '') return -1
    const of = new Uint16Array(word.length)
    let hash = 0
    for (let at = 0; at < of.length; at += 1) {
      of[at] = word.charCodeAt(at)
      hash = hashed(hash, of[at] ?? 0)
    }
    return (this.#slots[this.#slotOf(hash, of, 0, of.length)] ?? 0) - 1
  }

  near(word: string): readonly number[] {
    if (word.length < 3) return []
    const units = this.#units
    const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)]
    const size = word.length
    const [third, last] = [word.charCodeAt(size - 2), word.charCodeAt(size - 1)]
    const found: number[] = []
    // A form and a slip leave two letters at one end; only four letters may change in the middle.
    for (let number = 0; number < this.#count; number += 1) {
      const length = this.#lengths[number] ?? 0
      if (length < 3) continue
      const start = this.#starts[number] ?? 0
      const end = start + length
      const isLike =
        (units[start] === first && units[start + 1] === second) ||
        (units[end - 1] === last && units[end - 2] === third) ||
        (length === 4 && size === 4)
      if (!isLike) continue
      const name = this.#text.slice(start, end)
      if (isForm(name, word) || (size > 3 && isOneSlip(name, word))) found.push(number)
    }
    return found
  }

  namesWith(number: number): readonly number[] {
    const found: number[] = []
    for (let at = this.#newest[number] ?? -1; at >= 0; at = this.#before[at] ?? -1)
      found.push(this.#names[at] ?? 0)
    return found.reverse()
  }

  /** The slot of a word, or the free one where it belongs. */
  #slotOf(hash: number, of: Uint16Array, from: number, length: number): number {
    const last = this.#slots.length - 1
    let slot = spread(hash) & last
    for (;;) {
      const number = (this.#slots[slot] ?? 0) - 1
      if (number === -1 || this.#isAt(number, of, from, length)) return slot
      slot = (slot + 1) & last
    }
  }

  #isAt(number: number, of: Uint16Array, from: number, length: number): boolean {
    if (this.#lengths[number] !== length) return false
    const start = this.#starts[number] ?? 0
    for (let at = 0; at < length; at += 1)
      if (this.#units[start + at] !== of[from + at]) return false
    return true
  }

  #grow(): void {
    this.#starts = larger(this.#starts)
    this.#lengths = larger(this.#lengths)
    this.#hashes = larger(this.#hashes)
    this.#newest = larger(this.#newest)
    this.#slots = new Int32Array(this.#slots.length * 2)
    const last = this.#slots.length - 1
    for (let number = 0; number < this.#count; number += 1) {
      const hash = this.#hashes[number] ?? 0
      let slot = spread(hash) & last
      while (this.#slots[slot] !== 0) slot = (slot + 1) & last
      this.#slots[slot] = number + 1
    }
  }
}

/** How many slots a table of so many words has: half of them stay free. */
function sizeFor(words: number): number {
  let size = 64
  while (size < words * 2) size *= 2
  return size
}

/** Whether a word of a name is another one without its ending, or goes on after it. */
export function isForm(name: string, said: string): boolean {
  if (said.startsWith(name) && name.length >= 3)
    return /^(?:'?s|n|e|en|es|er|in)$/.test(said.slice(name.length))
  return name.startsWith(said) && said.length >= 4
}
