import { type PersonTime, visitTime } from '#server/domain/availability/person_time.ts'
import type { BusyKind } from '#server/domain/calendar/busy_runs.ts'

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

/** The masks of at most 31 people over `count` quarter-hours from `from` on. */
export function fillMasks(
  people: readonly PersonTime[],
  from: number,
  count: number,
): QuarterMasks {
  const busy = new Uint32Array(count)
  const tentative = new Uint32Array(count)
  const unknown = new Uint32Array(count)
  let bit = 1
  let has_unknown = false
  const fill = (begin: number, end: number, kind: BusyKind) => {
    const mask = kind === 'busy' ? busy : kind === 'unknown' ? unknown : tentative
    const first = Math.max(begin - from, 0)
    const last = Math.min(end - from, count)
    if (kind === 'unknown' && first < last) has_unknown = true
    for (let at = first; at < last; at += 1) mask[at] = (mask[at] ?? 0) | bit
  }
  for (const time of people) {
    visitTime(time, fill)
    bit <<= 1
  }
  if (has_unknown) {
    for (let at = 0; at < count; at += 1) unknown[at] = (unknown[at] ?? 0) & ~(busy[at] ?? 0)
  }
  return { busy, tentative, unknown, has_unknown }
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
