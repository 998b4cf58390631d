import {
  fillMasks,
  numbers_per_quarter,
  people_per_mask,
  widenToAll,
  widenToAny,
} from '#server/domain/availability/masks.ts'
import type { PersonTime } from '#server/domain/availability/person_time.ts'
import type { Span } from '#server/domain/availability/range.ts'
import { inOrder, weightOf, withoutOverlaps } from '#server/domain/availability/rank.ts'

/** One window, and the code of each person's status in it (`statuses`), in the order of the people. */
export interface RankedWindow {
  /** The quarter-hour it begins at. */
  readonly at: number
  readonly codes: Uint8Array
}

/** What windows are found in. */
export interface WindowSearch {
  readonly people: readonly PersonTime[]
  /** The quarter-hours at which a window may begin, in order and without overlaps. */
  readonly starts: readonly Span[]
  /** How long a window is, in quarter-hours. */
  readonly quarters: number
  /** How many windows there are at most. */
  readonly most: number
}

/**
 * Windows that do not overlap, best first: those in which the first person is busy come last; then fewest busy people,
 * then fewest unknown, then fewest partial, then soonest.
 * A person is busy in a window without a free hour (in a short one, half of it) of quarter-hours in a row; else unknown
 * if any quarter-hour is unknown; else partial if any is busy or tentative; else free.
 */
export function findWindows({ people, starts, quarters, most }: WindowSearch): RankedWindow[] {
  const first = starts[0]?.from ?? 0
  const count = (starts.at(-1)?.to ?? first) - first
  if (count <= 0) return []
  const groups = inGroups(people)
  // Windows that begin in the last quarter-hour reach this far.
  const size = (count + quarters - 1) * numbers_per_quarter
  const all = roomFor(groups.length * size)
  const passes = groups.map((group, index) =>
    statusMasks(
      group,
      { from: first, count, quarters },
      all.subarray(index * size, (index + 1) * size),
    ),
  )
  const candidates = candidatesOf(starts, first)
  const ordered = inOrder(candidates, weightsOf(candidates, passes, count))
  return withoutOverlaps(ordered, { quarters, most, end: count }).map((at) => ({
    at: at + first,
    codes: codesAt(passes, at, people.length),
  }))
}

/** The quarter-hours at which a window may begin, counted from the first of them. */
function candidatesOf(starts: readonly Span[], first: number): Uint16Array {
  const candidates = new Uint16Array(starts.reduce((sum, { from, to }) => sum + to - from, 0))
  let index = 0
  for (const { from, to } of starts) {
    for (let at = from; at < to; at += 1) {
      candidates[index] = at - first
      index += 1
    }
  }
  return candidates
}

/** Who is busy, unknown or partial in the window that begins at each quarter-hour; the others are free. */
interface StatusMasks {
  readonly busy: Uint32Array
  readonly unknown: Uint32Array
  readonly partial: Uint32Array
}

/** Masks are made in the same room each time, since nothing of them is left when windows are found. */
let room = new Uint32Array(0)

/** So many numbers, all of them zero. */
function roomFor(length: number): Uint32Array {
  if (room.length < length) room = new Uint32Array(length)
  else room.fill(0, 0, length)
  return room
}

function statusMasks(
  people: readonly PersonTime[],
  { from, count, quarters }: { from: number; count: number; quarters: number },
  own: Uint32Array,
): StatusMasks {
  const masks = fillMasks(people, from, own)
  const { busy, tentative: taken, unknown, has_unknown } = masks
  for (let at = 0; at < taken.length; at += 1) taken[at] = (taken[at] ?? 0) | (busy[at] ?? 0)
  widenToAny(taken, quarters)
  const hour = Math.min(4, Math.ceil(quarters / 2))
  widenToAny(busy, hour)
  widenToAll(busy, quarters - hour + 1)
  if (has_unknown) widenToAny(unknown, quarters)
  for (let at = 0; at < count; at += 1) {
    const notBusy = ~(busy[at] ?? 0)
    const notKnown = (unknown[at] ?? 0) & notBusy
    unknown[at] = notKnown
    taken[at] = (taken[at] ?? 0) & notBusy & ~notKnown
  }
  return { busy, unknown, partial: taken }
}

/** What a window weighs that begins at each of these quarter-hours. */
function weightsOf(
  candidates: Uint16Array,
  passes: readonly StatusMasks[],
  count: number,
): Uint32Array {
  const weights = new Uint32Array(count)
  const own = passes[0]?.busy
  for (const at of candidates) {
    let [busy, unknown, partial] = [0, 0, 0]
    for (const masks of passes) {
      busy += bitsIn(masks.busy[at] ?? 0)
      unknown += bitsIn(masks.unknown[at] ?? 0)
      partial += bitsIn(masks.partial[at] ?? 0)
    }
    weights[at] = weightOf({ first_busy: (own?.[at] ?? 0) & 1, busy, unknown, partial })
  }
  return weights
}

function bitsIn(mask: number): number {
  if (mask === 0) return 0
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
  return Math.imul(bits, 0x01010101) >>> 24
}

/** The codes of `statuses` in binary: busy is 3, unknown 2, partial 1 and free 0. */
function codesAt(passes: readonly StatusMasks[], at: number, count: number): Uint8Array {
  const codes = new Uint8Array(count)
  let offset = 0
  for (const masks of passes) {
    const last = Math.min(people_per_mask, count - offset)
    const busy = masks.busy[at] ?? 0
    const high = busy | (masks.unknown[at] ?? 0)
    const low = busy | (masks.partial[at] ?? 0)
    for (let index = 0; index < last; index += 1) {
      codes[offset + index] = (((high >>> index) & 1) << 1) | ((low >>> index) & 1)
    }
    offset += people_per_mask
  }
  return codes
}

function inGroups<Item>(items: readonly Item[]): Item[][] {
  const groups = Math.ceil(items.length / people_per_mask)
  return Array.from({ length: groups }, (_, at) =>
    items.slice(at * people_per_mask, (at + 1) * people_per_mask),
  )
}
