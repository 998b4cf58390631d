/** Attempts at a source that may come back. */
export const mostAttempts = 3

/** Milliseconds that one attempt has in all. */
export const mostOfAttempt = 45_000

/**
 * Milliseconds after the first attempt began when nothing is put off any more, so that a capture ends within eight minutes
 * of it.
 */
export const mostOfCycle = 6.5 * 60_000

/** Seconds for which servers may have one capture wait, in all its attempts. */
export const mostWaited = 180

/** Seconds between the attempts. */
const pauses = [5, 30]

/** Seconds after an attempt, by its number, until the next: up to a fifth more or less, so that not all come at once. */
export function backOff(number: number): number {
  const pause = pauses[Math.min(number, pauses.length) - 1] ?? 0
  return pause * (0.8 + 0.4 * Math.random())
}
