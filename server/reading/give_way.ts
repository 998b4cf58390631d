/** The most milliseconds that one task waits for requests, in all and before it looks again. */
const most = { in_all: 100, at_once: 5 }

/** How many requests are under way; null where there are none. */
let underWay: Int32Array | null = null
let left = most.in_all

/** Lets the readers of this thread give way to requests, which `counted` counts as `countRequests` does. */
export function giveWayTo(counted: Int32Array): void {
  underWay = counted
}

/** Begins another task, which may wait as long as each other. */
export function beginTask(): void {
  left = most.in_all
}

/**
 * Waits while requests are under way. Long readings call it now and then: they share cores and caches with the thread that
 * answers. Elsewhere than in a reader thread it does nothing.
 */
export function giveWay(): void {
  if (underWay === null) return
  while (left > 0) {
    const count = Atomics.load(underWay, 0)
    if (count <= 0) return
    const began = performance.now()
    Atomics.wait(underWay, 0, count, most.at_once)
    left -= performance.now() - began
  }
}
