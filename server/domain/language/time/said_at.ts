import { boundOf, type WallTime, wallTimeOf } from '#server/domain/basics/wall_clock.ts'

/** The last answers: all words of a text, and all texts of a list, are said at one instant. */
let lastWall = { now: '', timezone: '', wall: { date: '', seconds: 0 } as Readonly<WallTime> }
let lastInstant = { date: '', seconds: 0, timezone: '', now: '' }

/** What clocks of a zone show when words are said, at an instant in ISO 8601. */
export function wallSaid(now: string, timezone: string): Readonly<WallTime> {
  if (lastWall.now !== now || lastWall.timezone !== timezone)
    lastWall = { now, timezone, wall: wallTimeOf(new Date(now), timezone) }
  return lastWall.wall
}

/** The instant in ISO 8601 at which words are said, by what clocks of a zone show. */
export function instantSaid({ date, seconds }: Readonly<WallTime>, timezone: string): string {
  const { date: day, seconds: time, timezone: zone } = lastInstant
  if (day !== date || time !== seconds || zone !== timezone) {
    const now = boundOf({ date, seconds }, timezone, 'start').toISOString()
    lastInstant = { date, seconds, timezone, now }
  }
  return lastInstant.now
}
