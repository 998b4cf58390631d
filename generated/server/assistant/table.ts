// Generated from spec/ by codegen. Do not edit.
import { nothing } from '#generated/server/assistant/program.ts'

/**
 * The best way to have read so many tokens at a place of a pattern, a cell for each: what it scores, from which cell it was reached, and
 * what the last step was. What both the message and the pattern have is `common`, what only one of them has `apart`; `left` is a name,
 * a number or a word about time that was left out.
 */
export const table = {
  size: 0,
  score: new Float64Array(),
  from: new Int32Array(),
  common: new Float64Array(),
  apart: new Float64Array(),
  left: new Uint8Array(),
  /** Whether something of the pattern was said on the way. */
  begun: new Uint8Array(),
  /** The slot that was filled, or `nothing`. */
  slot: new Int32Array(),
}

/** Makes a table of so many cells of which only the first one is reached. */
export function clearTable(size: number): void {
  if (table.size < size) {
    table.size = size
    table.score = new Float64Array(size)
    table.from = new Int32Array(size)
    table.common = new Float64Array(size)
    table.apart = new Float64Array(size)
    table.left = new Uint8Array(size)
    table.begun = new Uint8Array(size)
    table.slot = new Int32Array(size)
  }
  table.score.fill(Number.NEGATIVE_INFINITY, 0, size)
  table.score[0] = 0
  table.begun[0] = 0
}

/** Goes to a cell from another one where that is a better way: what both have more, and what only one of them has. */
export function reach(
  from: number,
  to: number,
  score: number,
  common: number,
  apart: number,
): boolean {
  if (score <= (table.score[to] ?? 0)) return false
  table.score[to] = score
  table.from[to] = from
  table.common[to] = common
  table.apart[to] = apart
  table.left[to] = 0
  table.begun[to] = table.begun[from] ?? 0
  table.slot[to] = nothing
  return true
}

/** The cells on the way to a cell, the first one of the table left out, in their order. */
export function wayTo(cell: number): number[] {
  const way: number[] = []
  for (let one = cell; one > 0; one = table.from[one] ?? 0) way.push(one)
  return way.reverse()
}
