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
  const index = emptyIndex(text, units)
  let name = 0
  for (let at = 0; at < units.length; at += 1) {
    const from = at
    let hash = 0
    for (;;) {
      const unit = units[at] ?? 0
      const size = unit < ascii.length ? (ascii[unit] ?? 0) : letterAt(text, at)
      if (size === 0) break
      hash = hashed(hash, unit)
      if (size > 1) hash = hashed(hash, units[at + 1] ?? 0)
      at += size
    }
    if (at > from) index.add(from, at - from, hash, name)
    if (units[at] === 0) name += 1
  }
  return index
}

/** Labels, folded, with a mark between them. Unicode has nothing to say of most of them. */
function foldedAll(labels: readonly string[]): string {
  const text = labels.join(mark)
  return /^\p{ASCII}*$/u.test(text) ? text.toLowerCase() : labels.map(fold).join(mark)
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

function emptyIndex(text: string, units: Uint16Array) {
  const slots = new Int32Array(sizeFor(text.length / 2)).fill(-1)
  const last = slots.length - 1
  const starts: number[] = []
  const lengths: number[] = []
  const firsts: number[] = []
  const lasts: number[] = []
  const names: number[][] = []
  const wordOf = (number: number) => text.substr(starts[number] ?? 0, lengths[number] ?? 0)
  const isAt = (number: number, of: Uint16Array, from: number, length: number) => {
    if (lengths[number] !== length) return false
    const start = starts[number] ?? 0
    for (let at = 0; at < length; at += 1) if (units[start + at] !== of[from + at]) return false
    return true
  }
  /** The slot of a word, or the free one where it belongs. */
  const slotOf = (hash: number, of: Uint16Array, from: number, length: number) => {
    let slot = (hash ^ (hash >>> 15)) & last
    for (;;) {
      const number = slots[slot] ?? -1
      if (number === -1 || isAt(number, of, from, length)) return slot
      slot = (slot + 1) & last
    }
  }
  return {
    add(from: number, length: number, hash: number, name: number): void {
      const slot = slotOf(hash, units, from, length)
      const number = slots[slot] ?? -1
      if (number !== -1) {
        const having = names[number]
        if (having?.at(-1) !== name) having?.push(name)
        return
      }
      slots[slot] = starts.length
      starts.push(from)
      lengths.push(length)
      firsts.push(pairOf(text, from))
      lasts.push(pairOf(text, from + length - 2))
      names.push([name])
    },
    numberOf(word: string): number {
      const of = unitsOf(word)
      return slots[slotOf(of.reduce(hashed, 0), of, 0, of.length)] ?? -1
    },
    near(word: string): readonly number[] {
      if (word.length < 3) return []
      const [first, end] = [pairOf(word, 0), pairOf(word, word.length - 2)]
      const found: number[] = []
      // A form and a slip leave two letters at one end; only four letters may change in the middle.
      for (let number = 0; number < starts.length; number += 1) {
        const length = lengths[number] ?? 0
        const isLike =
          firsts[number] === first || lasts[number] === end || (length === 4 && word.length === 4)
        if (!isLike || length < 3) continue
        const name = wordOf(number)
        if (isForm(name, word) || (word.length > 3 && isOneSlip(name, word))) found.push(number)
      }
      return found
    },
    namesWith: (number: number): readonly number[] => names[number] ?? [],
  }
}

/** Two letters as one number. */
function pairOf(text: string, at: number): number {
  return text.charCodeAt(at) * 0x1_0000 + text.charCodeAt(at + 1)
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
