import type { Filled, Fits, SlotKind } from '#codegen/frames/frame.ts'
import type { Token } from '#codegen/frames/tokens.ts'

/** Words that stand in a row, as what fills a slot, with how well. */
interface Span extends Filled {
  readonly well: number
}

/**
 * How well words in a row fill a slot of a kind, asked once for all patterns. `rest` is where the whole message ends. What stands in
 * quotation marks is one thing: it fills a slot whole or not at all, with its marks.
 */
export function filler(text: string, tokens: readonly Token[], rest: number, fits: Fits) {
  const known = new Map<SlotKind, (Span | undefined)[]>()
  const size = tokens.length + 1
  const quotes = quotesIn(text)
  return (kind: SlotKind, first: number, count: number): Span => {
    let spans = known.get(kind)
    if (spans === undefined) {
      spans = []
      known.set(kind, spans)
    }
    const place = first * size + count
    const before = spans[place]
    if (before) return before
    const from = tokens[first]?.at ?? 0
    const last = tokens[first + count - 1]?.end ?? 0
    const whole = quotes.find((one) => from === one.at + 1 && last <= one.end && last >= one.last)
    const isCut = quotes.some(
      (one) =>
        (from > one.at + 1 && from < one.end) ||
        (from <= one.at + 1 && last > one.at && last < one.last),
    )
    const at = whole ? whole.at : from
    const toEnd = first + count === tokens.length ? Math.max(rest, last) : last
    const end = whole ? whole.end : toEnd
    const span = { at, end, well: isCut ? 0 : fits(kind, text.slice(at, end)) }
    spans[place] = span
    return span
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
