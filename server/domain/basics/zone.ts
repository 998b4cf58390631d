import { day_s } from '#server/domain/basics/day_numbers.ts'
import { isTimeZone } from '#server/domain/basics/time_zone.ts'
import { readOffset } from '#server/domain/basics/wall_clock.ts'

/** The clocks of a place. Clock times and instants are in seconds; a clock time counts as if it were UTC. */
export interface Zone {
  /** By how many seconds the clocks are ahead of UTC at an instant. */
  offsetAt(instant: number): number
  /**
   * The instant at which the clocks show this. Where they are put forward over it, the offset from before counts; where
   * they show it twice, the first time, or the second with `isSecond`.
   */
  instantOf(clock: number, isSecond?: boolean): number
}

/** A zone whose offset at each instant is known. */
export function zoneBy(offset: (instant: number) => number): Zone {
  return {
    offsetAt: offset,
    instantOf(clock, isSecond = false) {
      const before = offset(clock - day_s)
      const after = offset(clock + day_s)
      if (before === after) return clock - before
      const isBefore = offset(clock - before) === before
      const isAfter = offset(clock - after) === after
      return isAfter && (isSecond || !isBefore) ? clock - after : clock - before
    },
  }
}

/** UTC. */
export const utc: Zone = zoneBy(() => 0)

const week = 7 * day_s
const known = new Map<string, Zone>()

/** Weeks of a zone that are remembered. */
const maxWeeks = 5_000

/** The clocks of a zone of IANA; UTC for a name that is not known. */
export function ianaZone(name: string): Zone {
  // One entry for each zone, however calendars spell its name.
  const key = name.toLowerCase()
  const cached = known.get(key)
  if (cached) return cached
  if (!isTimeZone(key)) return utc
  const zone = zoneBy(offsetsOf(key))
  known.set(key, zone)
  return zone
}

/** Offsets are asked for once a week, and within a week in which they change, the moment is searched for. */
function offsetsOf(name: string): (instant: number) => number {
  const ask = (instant: number) => readOffset(instant * 1000, name) / 1000
  const weeks = new Map<number, { before: number; at: number; after: number }>()
  return (instant) => {
    const number = Math.floor(instant / week)
    let entry = weeks.get(number)
    if (!entry) {
      const [from, to] = [number * week, (number + 1) * week]
      const [before, after] = [ask(from), ask(to)]
      entry = { before, after, at: before === after ? to : changeIn(from, to, before, ask) }
      if (weeks.size >= maxWeeks) weeks.clear()
      weeks.set(number, entry)
    }
    return instant < entry.at ? entry.before : entry.after
  }
}

/** The first instant between two at which the offset is no longer that of the first. */
function changeIn(from: number, to: number, before: number, ask: (at: number) => number): number {
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (ask(middle) === before) low = middle
    else high = middle
  }
  return high
}
