import type { Filled, Fits, SlotKind } from '#codegen/frames/frame.ts'
import type { Token } from '#codegen/frames/tokens.ts'

/** How well words that stand in a row fill slots, asked once for all patterns. */
export interface Filler {
  /** Where so many words from one on stand, with their marks of quotation. */
  readonly at: (first: number, count: number) => Filled
  /** How well they fill a slot of a kind. */
  readonly well: (kind: SlotKind, first: number, count: number) => number
}

/** Words in a row; without a text where they would cut what stands in quotation marks. */
interface Row extends Filled {
  readonly text: string | null
}

/**
 * Asks how well words of a message fill slots. `rest` is where the whole message ends. What stands in quotation marks is one thing: it
 * fills a slot whole or not at all, with its marks.
 */
export function filler(
  text: string,
  tokens: readonly Token[],
  rest: number,
  fits: Fits,
  quotes: ReturnType<typeof quotesIn>,
): Filler {
  const size = tokens.length + 1
  const rows: (Row | undefined)[] = new Array(size * size)
  const wells = new Map<SlotKind, Float64Array>()
  const read = (first: number, count: number): Row => {
    const from = tokens[first]?.at ?? 0
    const last = tokens[first + count - 1]?.end ?? 0
    const toEnd = first + count === tokens.length ? Math.max(rest, last) : last
    if (quotes.length === 0) return { at: from, end: toEnd, text: text.slice(from, toEnd) }
    const whole = quotes.find((one) => from === one.at + 1 && last <= one.end && last >= one.last)
    const isCut = quotes.some(
      (one) =>
        (from > one.at + 1 && from < one.end) ||
        (from <= one.at + 1 && last > one.at && last < one.last),
    )
    const at = whole ? whole.at : from
    const end = whole ? whole.end : toEnd
    return { at, end, text: isCut ? null : text.slice(at, end) }
  }
  const row = (first: number, count: number): Row => {
    const before = rows[first * size + count]
    if (before) return before
    const found = read(first, count)
    rows[first * size + count] = found
    return found
  }
  return {
    at: (first, count) => {
      const { at, end } = row(first, count)
      return { at, end }
    },
    well(kind, first, count) {
      let known = wells.get(kind)
      if (known === undefined) {
        known = new Float64Array(size * size).fill(-1)
        wells.set(kind, known)
      }
      const place = first * size + count
      const before = known[place] ?? -1
      if (before >= 0) return before
      const part = row(first, count).text
      const well = part === null ? 0 : fits(kind, part)
      known[place] = well
      return well
    },
  }
}

/** Where something stands in quotation marks: its first mark, the end of its last word, and where its last mark ends. */
export function quotesIn(text: string): { at: number; last: number; end: number }[] {
  const marked = /["“„«](?=\S)([^"“”„«»]{1,200}?)["”“»]/gu
  return [...text.matchAll(marked)].map((found) => {
    const words = (found[1] ?? '').replace(/[^\p{L}\p{N}]+$/u, '')
    const at = found.index
    return { at, last: at + 1 + words.length, end: at + found[0].length }
  })
}
