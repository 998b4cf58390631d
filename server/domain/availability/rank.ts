/** How many people are busy, unknown or partial in the window that begins at each quarter-hour. */
export interface Counts {
  /** Whether the first person, whose windows they are, is busy: 1 or 0. */
  readonly first_busy: Uint8Array
  readonly busy: Uint8Array
  readonly unknown: Uint8Array
  readonly partial: Uint8Array
}

/** The windows that begin at these quarter-hours, which are in order, best first. */
export function inOrder(starts: Uint16Array, counts: Counts): Uint16Array {
  // Each pass keeps the order of those before among equals, so the one that counts most comes last.
  const { partial, unknown, busy, first_busy } = counts
  return [partial, unknown, busy, first_busy].reduce(sortedBy, starts)
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

function sortedBy(starts: Uint16Array, counts: Uint8Array): Uint16Array {
  const ends = new Uint32Array(257)
  const { length } = starts
  for (let index = 0; index < length; index += 1) {
    const next = (counts[starts[index] ?? 0] ?? 0) + 1
    ends[next] = (ends[next] ?? 0) + 1
  }
  // Where all have the same count, nothing moves.
  if (ends[(counts[starts[0] ?? 0] ?? 0) + 1] === length) return starts
  for (let count = 1; count < ends.length; count += 1) {
    ends[count] = (ends[count] ?? 0) + (ends[count - 1] ?? 0)
  }
  const sorted = new Uint16Array(length)
  for (let index = 0; index < length; index += 1) {
    const at = starts[index] ?? 0
    const count = counts[at] ?? 0
    const place = ends[count] ?? 0
    sorted[place] = at
    ends[count] = place + 1
  }
  return sorted
}
