import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'

/** The bytes of an answer that are taken as fast as they come: nearly all pages are shorter. */
const freeBytes = 256 * 1_024

/** Bytes a second that a process takes of what comes after that, of all answers together. */
const usualPace = availableParallelism() < 4 ? 2_000_000 : 16_000_000

/** The most milliseconds that one answer waits in all. */
const maxWaiting = 4_000

/**
 * Lets the ends of long answers in one after the other, at a steady pace: however many of them come at once, they take the
 * same small part of the machine from everybody else.
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

/**
 * Has a socket give what comes after the first bytes at a pace. What waits stays in the socket, and its end behind it: who
 * reads it meets both in their order, also where the other side has closed the connection long before.
 */
export function paceSocket(socket: Socket, pace: TailPace): void {
  const read = socket.read.bind(socket)
  let taken = 0
  let waited = 0
  let isWaiting = false
  socket.read = (size) => {
    if (isWaiting) return null
    const bytes: unknown = read(size)
    if (!Buffer.isBuffer(bytes)) return bytes
    taken += bytes.length
    if (taken <= freeBytes || waited >= maxWaiting) return bytes
    const wait = Math.min(pace.book(bytes.length), maxWaiting - waited)
    waited += wait
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      if (!socket.destroyed) socket.emit('readable')
    }, wait)
    return bytes
  }
}
