import { clockOf, type Clocks, type EventLength } from '#server/domain/ics/clocks.ts'
import { secondsOf } from '#server/domain/ics/duration.ts'
import {
  type ParsedChange,
  type ParsedKind,
  type ZoneCode,
  zoneCodes,
} from '#server/domain/ics/parsed.ts'

/** How the occurrences of a series differ from an instant on (RANGE=THISANDFUTURE). */
export interface Following {
  readonly since: number
  /** By how many seconds of their clock they begin later. */
  readonly shift: number
  readonly zone: ZoneCode
  readonly length: EventLength
  readonly kind: ParsedKind
}

/** Every change that holds for what follows of a series in a zone, the first one first. */
export function followingOf(
  zone: ZoneCode,
  changes: readonly ParsedChange[],
  clocks: Clocks,
): Following[] {
  return changes
    .filter((change) => change.following)
    .map((change) => followingBy(change, zone, clocks))
    .sort((one, other) => one.since - other.since)
}

function followingBy(change: ParsedChange, own: ZoneCode, clocks: Clocks): Following {
  const hasDay = own === zoneCodes.day || change.start[0] === zoneCodes.day
  // Clocks of a zone that nobody knows cannot be compared with those of the series.
  const isWritten = hasDay || !clocks.isKnown(change.start[0])
  const zone = isWritten ? change.start[0] : own
  const to = isWritten ? clockOf(change.start) : clocks.clockIn(own, change.start)
  return {
    since: clocks.instantOf(change.instead_of),
    shift: to - clocks.clockIn(own, change.instead_of),
    zone,
    length: clocks.lengthOf(change),
    kind: change.kind,
  }
}

/** How far before and after the window a series must be looked at, in seconds, since parts of it are moved. */
export function reachOf(following: readonly Following[]): { back: number; ahead: number } {
  let [back, ahead] = [0, 0]
  for (const { shift, length } of following) {
    back = Math.max(back, shift + Math.max(0, secondsOf(length)))
    ahead = Math.max(ahead, -shift)
  }
  return { back, ahead }
}

/** The last change that holds at an instant. */
export function followingAt(following: readonly Following[], instant: number): Following | null {
  return following.findLast(({ since }) => since <= instant) ?? null
}
