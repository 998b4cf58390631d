import {
  allWithin,
  anyWithin,
  fillMasks,
  people_per_mask,
} from '#server/domain/availability/masks.ts'
import type { Span } from '#server/domain/availability/range.ts'
import { type Counts, inOrder, withoutOverlaps } from '#server/domain/availability/rank.ts'
import type { WindowStatus } from '#server/domain/availability/status.ts'
import type { BusyRun } from '#server/domain/busy_runs.ts'

/** One window, and the status of each person in it, in the order of the people. */
export interface RankedWindow {
  /** The quarter-hour it begins at. */
  readonly at: number
  readonly statuses: readonly WindowStatus[]
}

/** What windows are found in. */
export interface WindowSearch {
  /** What is known of the time of each person, as runs in any order. Time without a run is free. */
  readonly people: readonly (readonly BusyRun[])[]
  /** The quarter-hours at which a window may begin, in order and without overlaps. */
  readonly starts: readonly Span[]
  /** How long a window is, in quarter-hours. */
  readonly quarters: number
  /** How many windows there are at most. */
  readonly most: number
}

/**
 * Windows that do not overlap, best first: fewest busy people, then fewest unknown, then fewest partial, then soonest.
 * A person is busy in a window without a free hour (in a short one, half of it) of quarter-hours in a row; else unknown
 * if any quarter-hour is unknown; else partial if any is busy or tentative; else free.
 */
export function findWindows({ people, starts, quarters, most }: WindowSearch): RankedWindow[] {
  const first = starts[0]?.from ?? 0
  const count = (starts.at(-1)?.to ?? first) - first
  if (count <= 0) return []
  const passes = inGroups(people).map((group) => statusMasks(group, first, count, quarters))
  const counts = countsOf(passes, count)
  const candidates = starts.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, index) => from - first + index),
  )
  return withoutOverlaps(inOrder(candidates, counts), quarters, most).map((at) => ({
    at: at + first,
    statuses: people.map((_, index) => statusAt(passes, at, index)),
  }))
}

/** Who is busy, unknown or partial in the window that begins at each quarter-hour; the others are free. */
interface StatusMasks {
  readonly busy: Uint32Array
  readonly unknown: Uint32Array
  readonly partial: Uint32Array
}

function statusMasks(
  people: readonly (readonly BusyRun[])[],
  from: number,
  count: number,
  quarters: number,
): StatusMasks {
  // Windows that begin in the last quarter-hour reach this far.
  const masks = fillMasks(people, from, count + quarters - 1)
  const hour = Math.min(4, Math.ceil(quarters / 2))
  const busy = allWithin(anyWithin(masks.busy, hour), quarters - hour + 1)
  const unknown = anyWithin(masks.unknown, quarters)
  const taken = masks.tentative
  for (let at = 0; at < taken.length; at += 1) taken[at] = (taken[at] ?? 0) | (masks.busy[at] ?? 0)
  const partial = anyWithin(taken, quarters)
  for (let at = 0; at < count; at += 1) {
    const notBusy = ~(busy[at] ?? 0)
    unknown[at] = (unknown[at] ?? 0) & notBusy
    partial[at] = (partial[at] ?? 0) & notBusy & ~(unknown[at] ?? 0)
  }
  return { busy, unknown, partial }
}

function countsOf(passes: readonly StatusMasks[], count: number): Counts {
  const counts: Counts = {
    busy: new Uint8Array(count),
    unknown: new Uint8Array(count),
    partial: new Uint8Array(count),
  }
  for (const masks of passes) {
    addBits(counts.busy, masks.busy)
    addBits(counts.unknown, masks.unknown)
    addBits(counts.partial, masks.partial)
  }
  return counts
}

function addBits(counts: Uint8Array, mask: Uint32Array): void {
  for (let at = 0; at < counts.length; at += 1) {
    let bits = mask[at] ?? 0
    if (bits === 0) continue
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
    counts[at] = (counts[at] ?? 0) + (Math.imul(bits, 0x01010101) >>> 24)
  }
}

function statusAt(passes: readonly StatusMasks[], at: number, person: number): WindowStatus {
  const masks = passes[Math.floor(person / people_per_mask)]
  const bit = 1 << (person % people_per_mask)
  const has = (mask: Uint32Array | undefined) => ((mask?.[at] ?? 0) & bit) !== 0
  if (has(masks?.busy)) return 'busy'
  if (has(masks?.unknown)) return 'unknown'
  return has(masks?.partial) ? 'partial' : 'free'
}

function inGroups<Item>(items: readonly Item[]): Item[][] {
  const groups = Math.ceil(items.length / people_per_mask)
  return Array.from({ length: groups }, (_, at) =>
    items.slice(at * people_per_mask, (at + 1) * people_per_mask),
  )
}
