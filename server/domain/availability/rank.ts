/** A greater weight is worse. It has so many bits at most. */
export const weight_bits = 20

/** What a window that begins at some quarter-hour weighs: how many people are in each status, at most 63 of each. */
export interface Weighed {
  /** Whether the first person, whose windows they are, is busy: 1 or 0. */
  readonly first_busy: number
  readonly busy: number
  readonly unknown: number
  readonly partial: number
}

/** What counts more stands in higher bits. */
export function weightOf({ first_busy, busy, unknown, partial }: Weighed): number {
  return (first_busy << 18) | (busy << 12) | (unknown << 6) | partial
}

/** The windows that begin at these quarter-hours, which are in order, best first; `weights` has that of each quarter-hour. */
export function inOrder(starts: Uint16Array, weights: Uint32Array): Uint16Array {
  // The second pass keeps the order of the first among equals.
  return sortedBy(sortedBy(starts, weights, 0), weights, weight_bits / 2)
}

/** The best windows of `quarters` length that do not overlap a better one, at most `most`; all begin before `end`. */
export function withoutOverlaps(
  ordered: Uint16Array,
  { quarters, most, end }: { quarters: number; most: number; end: number },
): number[] {
  const kept: number[] = []
  // Where no window may begin any more.
  const closed = new Uint8Array(end + quarters)
  for (let index = 0; index < ordered.length && kept.length < most; index += 1) {
    const at = ordered[index] ?? 0
    if (closed[at] === 1) continue
    kept.push(at)
    closed.fill(1, Math.max(at - quarters + 1, 0), at + quarters)
  }
  return kept
}

/** Sorts by half of the bits of each weight. */
function sortedBy(starts: Uint16Array, weights: Uint32Array, shift: number): Uint16Array {
  const { length } = starts
  if (length < 2) return starts
  const size = 2 ** (weight_bits / 2)
  const ends = new Uint32Array(size + 1)
  for (let index = 0; index < length; index += 1) {
    const next = (((weights[starts[index] ?? 0] ?? 0) >>> shift) & (size - 1)) + 1
    ends[next] = (ends[next] ?? 0) + 1
  }
  for (let digit = 1; digit <= size; digit += 1) {
    ends[digit] = (ends[digit] ?? 0) + (ends[digit - 1] ?? 0)
  }
  const sorted = new Uint16Array(length)
  for (let index = 0; index < length; index += 1) {
    const at = starts[index] ?? 0
    const digit = ((weights[at] ?? 0) >>> shift) & (size - 1)
    const place = ends[digit] ?? 0
    sorted[place] = at
    ends[digit] = place + 1
  }
  return sorted
}
