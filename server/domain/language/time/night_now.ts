/** Until when a night still is the one that began on the day before, in seconds since midnight. */
const endOfNight = 4 * 3600

/** Whether “tonight”, said so many seconds after midnight, is the night that began on the day before. */
export function isStillNight(seconds: number): boolean {
  return seconds < endOfNight
}
