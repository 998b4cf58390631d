import { type BusyKind, type BusyRun, quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { boundOf, wallTimeOf } from '#server/domain/basics/wall_clock.ts'

/** One day of somebody's time, as it is shown: parts between 0 and 1, from its local midnight to the next. */
export interface StripDay {
  /** Its local midnight. */
  at: Date
  parts: StripPart[]
}

/** A span of one kind; time without a part is free. */
export interface StripPart {
  kind: BusyKind
  /** Between 0 and 1, of the day. */
  start: number
  end: number
  from: Date
  until: Date
}

/**
 * The days of a zone from the one that has begun, so many, with what `runs`, which are merged, say of them.
 */
export function stripOf(
  runs: readonly BusyRun[],
  now: Date,
  zone: string,
  count: number,
): StripDay[] {
  const first = wallTimeOf(now, zone).date
  const midnights = Array.from({ length: count + 1 }, (_, day) =>
    boundOf({ date: dateAfter(first, day), seconds: 0 }, zone, 'start'),
  )
  return midnights.slice(0, -1).map((at, day) => {
    const end = midnights[day + 1] ?? at
    return { at, parts: partsOf(runs, at, end) }
  })
}

function partsOf(runs: readonly BusyRun[], at: Date, end: Date): StripPart[] {
  const length = end.getTime() - at.getTime()
  return runs.flatMap(({ kind, from, to }) => {
    const begins = Math.max(from * quarter_ms, at.getTime())
    const ends = Math.min(to * quarter_ms, end.getTime())
    if (begins >= ends) return []
    const start = (begins - at.getTime()) / length
    const part = { kind, start, end: (ends - at.getTime()) / length }
    return [{ ...part, from: new Date(begins), until: new Date(ends) }]
  })
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
