import type { PersonTime } from '#server/domain/availability/person_time.ts'
import { type BusyKind, visitRuns } from '#server/domain/calendar/busy_runs.ts'

/** How many people one mask has a bit for. */
export const people_per_mask = 31

/**
 * Which people are busy, tentative or unknown in each quarter-hour of a period: one number a quarter-hour, one bit a
 * person. In a quarter-hour that is busy nothing else counts.
 */
export interface QuarterMasks {
  readonly busy: Uint32Array
  readonly tentative: Uint32Array
  readonly unknown: Uint32Array
  /** Whether anything is unknown. */
  readonly has_unknown: boolean
}

/** How many numbers the masks of one quarter-hour have. */
export const numbers_per_quarter = 3

/**
 * The masks of at most 31 people over the quarter-hours from `from` on: as many as `room` has room for. It is all zero, and
 * theirs from now on.
 */
export function fillMasks(
  people: readonly PersonTime[],
  from: number,
  room: Uint32Array,
): QuarterMasks {
  const count = room.length / numbers_per_quarter
  const busy = room.subarray(0, count)
  const tentative = room.subarray(count, 2 * count)
  const unknown = room.subarray(2 * count)
  let has_unknown = false
  let bit = 1
  const maskOf = (kind: BusyKind): Uint32Array => {
    if (kind === 'busy') return busy
    if (kind === 'tentative') return tentative
    has_unknown = true
    return unknown
  }
  // The runs of a stored month do not overlap, so it is enough to mark where each begins and ends.
  const mark = (begin: number, end: number, kind: BusyKind) => {
    const first = Math.max(begin - from, 0)
    const after = end - from
    if (first >= count || after <= 0) return
    const mask = maskOf(kind)
    mask[first] = (mask[first] ?? 0) ^ bit
    if (after < count) mask[after] = (mask[after] ?? 0) ^ bit
  }
  const fill = (begin: number, end: number, kind: BusyKind) => {
    const last = Math.min(end - from, count)
    const mask = maskOf(kind)
    for (let at = Math.max(begin - from, 0); at < last; at += 1) mask[at] = (mask[at] ?? 0) | bit
  }
  for (const { stored } of people) {
    for (const one of stored) if (isFirst(one, stored)) visitRuns(one.month, one.bytes, mark)
    bit <<= 1
  }
  for (const mask of has_unknown ? [busy, tentative, unknown] : [busy, tentative]) carryOn(mask)
  bit = 1
  for (const { runs, stored } of people) {
    // What several calendars say of a month, and runs, may overlap.
    for (const one of stored) if (!isFirst(one, stored)) visitRuns(one.month, one.bytes, fill)
    for (const { from: begin, to, kind } of runs) fill(begin, to, kind)
    bit <<= 1
  }
  if (has_unknown) {
    for (let at = 0; at < count; at += 1) unknown[at] = (unknown[at] ?? 0) & ~(busy[at] ?? 0)
  }
  return { busy, tentative, unknown, has_unknown }
}

type StoredMonth = PersonTime['stored'][number]

/** Whether no other one of somebody's stored months, before this, is of the same month. */
function isFirst(one: StoredMonth, stored: readonly StoredMonth[]): boolean {
  return stored.find(({ month }) => month === one.month) === one
}

/** Gives each mark to all quarter-hours until the next mark of the same person. */
function carryOn(mask: Uint32Array): void {
  let bits = 0
  for (let at = 0; at < mask.length; at += 1) {
    bits ^= mask[at] ?? 0
    mask[at] = bits
  }
}

/** Makes a mask that of the people who have their bit in any of the `width` quarter-hours that begin at each one. */
export function widenToAny(mask: Uint32Array, width: number): void {
  for (let covered = 1; covered < width; ) {
    const step = stepFrom(covered, width)
    const end = mask.length - step
    // It goes up, so what it reads at `at + step` still covers as much as before.
    for (let at = 0; at < end; at += 1) mask[at] = (mask[at] ?? 0) | (mask[at + step] ?? 0)
    covered += step
  }
}

/** Makes a mask that of the people who have their bit in all of the `width` quarter-hours that begin at each one. */
export function widenToAll(mask: Uint32Array, width: number): void {
  for (let covered = 1; covered < width; ) {
    const step = stepFrom(covered, width)
    const end = mask.length - step
    for (let at = 0; at < end; at += 1) mask[at] = (mask[at] ?? 0) & (mask[at + step] ?? 0)
    covered += step
  }
}

/** What each number stands for doubles until it is `width` quarter-hours; beyond the end there is nothing. */
function stepFrom(covered: number, width: number): number {
  return Math.min(covered, width - covered)
}
