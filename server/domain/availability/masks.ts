import type { BusyRun } from '#server/domain/busy_runs.ts'

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
}

/** The masks of at most 31 people over `count` quarter-hours from `from` on. */
export function fillMasks(
  people: readonly (readonly BusyRun[])[],
  from: number,
  count: number,
): QuarterMasks {
  const masks: QuarterMasks = {
    busy: new Uint32Array(count),
    tentative: new Uint32Array(count),
    unknown: new Uint32Array(count),
  }
  for (const [index, runs] of people.entries()) {
    const bit = 1 << index
    for (const run of runs) {
      const mask = masks[run.kind]
      const end = Math.min(run.to - from, count)
      for (let at = Math.max(run.from - from, 0); at < end; at += 1)
        mask[at] = (mask[at] ?? 0) | bit
    }
  }
  const { busy, unknown } = masks
  for (let at = 0; at < count; at += 1) unknown[at] = (unknown[at] ?? 0) & ~(busy[at] ?? 0)
  return masks
}

/** The mask of the people who have their bit in any of the `width` quarter-hours that begin at each one. */
export function anyWithin(mask: Uint32Array, width: number): Uint32Array {
  return combined(mask, width, (one, other) => one | other)
}

/** The mask of the people who have their bit in all of the `width` quarter-hours that begin at each one. */
export function allWithin(mask: Uint32Array, width: number): Uint32Array {
  return combined(mask, width, (one, other) => one & other)
}

/** Doubles what each number stands for until it is `width` quarter-hours; beyond the end there is nothing. */
function combined(
  mask: Uint32Array,
  width: number,
  join: (one: number, other: number) => number,
): Uint32Array {
  const result = mask.slice()
  for (let covered = 1; covered < width; ) {
    const step = Math.min(covered, width - covered)
    const end = result.length - step
    // It goes up, so what it reads at `at + step` still covers as much as before.
    for (let at = 0; at < end; at += 1) result[at] = join(result[at] ?? 0, result[at + step] ?? 0)
    covered += step
  }
  return result
}
