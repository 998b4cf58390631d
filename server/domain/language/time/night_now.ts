import type { DayHours } from '#server/domain/language/time/parts.ts'

const day = 24 * 3600

/** Until when a night still is the one that began on the day before, in seconds since midnight. */
const endOfNight = 4 * 3600

/** Whether “tonight”, said so many seconds after midnight, is the night that began on the day before. */
export function isStillNight(seconds: number): boolean {
  return seconds < endOfNight
}

/**
 * The hours of the night that is still on, on the day on which it began: what “tonight” means, said so many seconds after
 * midnight. `part` are the hours of the part of the day that is said. Null where that night is over.
 */
export function nightNow(part: DayHours, seconds: number): DayHours | null {
  return isStillNight(seconds) ? { from: part.from, until: day + endOfNight } : null
}
