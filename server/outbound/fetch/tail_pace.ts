import { availableParallelism } from 'node:os'

/** The bytes of a page that are taken as fast as they come: nearly all pages are shorter, and all say there what they are. */
export const freeBytes = 256 * 1024

/** Bytes a second that a process takes of what stands after that, of all pages together. */
const usualPace = availableParallelism() < 4 ? 1_000_000 : 8_000_000

/** The most milliseconds that one page waits in all. */
export const mostWaiting = 2_000

/**
 * Lets the ends of long pages in one after the other, at a steady pace: however many of them are read at once, they take
 * the same small part of the machine from everybody else.
 */
export class TailPace {
  readonly #bytesPerSecond: number
  /** When all that was let in so far has had its time, in milliseconds of `performance.now()`. */
  #until = 0

  constructor(bytesPerSecond: number = usualPace) {
    this.#bytesPerSecond = bytesPerSecond
  }

  /** Books the time of some bytes, after those that were booked before. @returns milliseconds until it is over */
  book(bytes: number, now: number = performance.now()): number {
    this.#until = Math.max(this.#until, now) + (bytes / this.#bytesPerSecond) * 1_000
    return this.#until - now
  }
}
