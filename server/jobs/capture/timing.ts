/** Attempts at a source that may come back. */
export const maxAttempts = 3

/** Milliseconds that one attempt has in all. */
export const maxAttempt_ms = 45_000

/**
 * Milliseconds after the first attempt began when nothing is put off any more, so that a capture ends within eight minutes
 * of it.
 */
export const maxCycle_ms = 6.5 * 60_000

/**
 * Milliseconds for which a place of a host is waited for: as long as the pages of all captures that an account has read at
 * once may take, so that each is claimed when its turn comes and not long before.
 */
const usualSlotWait = 10_000

/** The last attempt waits longer, and no longer than until this many milliseconds after the first. */
const lastSlotWait = { most: 30_000, until: maxCycle_ms + 60_000 }

/** Milliseconds for which an attempt waits for a place of a host; `waited` is how long ago the first one began. */
export function slotWaitOf(is_last: boolean, waited: number): number {
  if (!is_last) return usualSlotWait
  return Math.max(0, Math.min(lastSlotWait.most, lastSlotWait.until - waited))
}

/** Seconds until a capture is read again that a busy machine did not get to, and how often it is put off so. */
export const starvedPause = 20
export const maxStarved = 10

/** Seconds for which servers may have one capture wait, in all its attempts. */
export const maxWaited = 180

/** Seconds between the attempts. */
const pauses = [5, 30]

/** Seconds after an attempt, by its number, until the next: up to a fifth more or less, so that not all come at once. */
export function backOff(number: number): number {
  const pause = pauses[Math.min(number, pauses.length) - 1] ?? 0
  return pause * (0.8 + 0.4 * Math.random())
}
