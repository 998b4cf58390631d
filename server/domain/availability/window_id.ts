import { uuidOf } from '#server/domain/handle.ts'
import type { RankedWindow } from '#server/domain/availability/windows.ts'

/** How many people a window may be for. */
export const most_people = 51

/** How many bits the quarter-hour has; two follow for each person. */
const quarterBits = 26

/**
 * A window as a uuid, to be kept in a snapshot: its quarter-hour since 1970, until the year 3883, and the status of
 * each of at most 51 people.
 */
export function toWindowId({ at, codes }: RankedWindow): string {
  if (codes.length > most_people || at < 0 || at >= 2 ** quarterBits) {
    throw new Error(`A window of ${codes.length} people at quarter-hour ${at} has no id.`)
  }
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32BE((at << (32 - quarterBits)) >>> 0)
  let bit = quarterBits
  for (const code of codes) {
    const byte = bit >> 3
    bytes[byte] = (bytes[byte] ?? 0) | (code << (6 - (bit & 7)))
    bit += 2
  }
  return uuidOf(bytes.toString('hex'))
}

/** The window of an id that was made for this many people. */
export function fromWindowId(id: string, people: number): RankedWindow {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return {
    at: bytes.readUInt32BE() >>> (32 - quarterBits),
    codes: Uint8Array.from({ length: people }, (_, index) => {
      const bit = quarterBits + index * 2
      return ((bytes[bit >> 3] ?? 0) >> (6 - (bit & 7))) & 3
    }),
  }
}
