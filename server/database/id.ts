import { randomFillSync } from 'node:crypto'
import { uuidOf } from '#server/domain/basics/handle.ts'

// Filled for many ids at once: asking the system for 16 bytes each time costs ten times as much.
const store = Buffer.allocUnsafe(16 * 256)
let taken = store.length

/** @returns a new id: 16 random bytes as the text of a uuid. */
export function newId(): string {
  if (taken === store.length) {
    randomFillSync(store)
    taken = 0
  }
  const hex = store.toString('hex', taken, taken + 16)
  taken += 16
  return uuidOf(hex)
}
