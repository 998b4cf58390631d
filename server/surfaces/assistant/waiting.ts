import { setTimeout as pause } from 'node:timers/promises'

/** How often is looked, and for how long, in milliseconds. */
const every = 250
const longest = 10_000

/** The requests of one process that may wait at once. */
const maxWaiting = 20
let waiting = 0

/**
 * Looks every 250 ms, for ten seconds at most, until something is there. @returns null if it never was, and at once where so many
 * wait already.
 */
export async function patiently<T>(look: () => Promise<T | null>): Promise<T | null> {
  if (waiting >= maxWaiting) return null
  waiting += 1
  try {
    const until = performance.now() + longest
    while (performance.now() < until) {
      await pause(every)
      const found = await look()
      if (found !== null) return found
    }
    return null
  } finally {
    waiting -= 1
  }
}
