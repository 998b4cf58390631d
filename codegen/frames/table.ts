/**
 * The best way to have read so many tokens at a place of a pattern, a cell for each: what it scores, from which cell it was reached, and
 * by which step of the pattern, or by `skipping` a token.
 */
export const table = {
  size: 0,
  score: new Float64Array(),
  from: new Int32Array(),
  by: new Int32Array(),
  /** Whether something of the pattern was said on the way. */
  begun: new Uint8Array(),
}

/** By which step a cell is reached that leaves out a token. */
export const skipping = -1

/** Makes a table of so many cells of which only the first one is reached. */
export function clearTable(size: number): void {
  if (table.size < size) {
    table.size = size
    table.score = new Float64Array(size)
    table.from = new Int32Array(size)
    table.by = new Int32Array(size)
    table.begun = new Uint8Array(size)
  }
  table.score.fill(Number.NEGATIVE_INFINITY, 0, size)
  table.score[0] = 0
  table.begun[0] = 0
}

/** Goes to a cell from another one where that is a better way. */
export function reach(from: number, to: number, by: number, score: number, begun: number): void {
  if (score <= (table.score[to] ?? 0)) return
  table.score[to] = score
  table.from[to] = from
  table.by[to] = by
  table.begun[to] = begun
}

/** The cells on the way to a cell, the first one of the table left out, in their order. */
export function wayTo(cell: number): number[] {
  const way: number[] = []
  for (let one = cell; one > 0; one = table.from[one] ?? 0) way.push(one)
  return way.reverse()
}
