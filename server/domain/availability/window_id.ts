import { statuses } from '#server/domain/availability/status.ts'
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
export function toWindowId({ at, statuses: people }: RankedWindow): string {
  if (people.length > most_people || at < 0 || at >= 2 ** quarterBits) {
    throw new Error(`A window of ${people.length} people at quarter-hour ${at} has no id.`)
  }
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32BE((at << (32 - quarterBits)) >>> 0)
  for (const [index, status] of people.entries()) {
    const { byte, shift } = placeOf(index)
    bytes[byte] = (bytes[byte] ?? 0) | (statuses.indexOf(status) << shift)
  }
  return uuidOf(bytes.toString('hex'))
}

/** The window of an id that was made for this many people. */
export function fromWindowId(id: string, people: number): RankedWindow {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return {
    at: bytes.readUInt32BE() >>> (32 - quarterBits),
    statuses: Array.from({ length: people }, (_, index) => {
      const { byte, shift } = placeOf(index)
      return statuses[((bytes[byte] ?? 0) >> shift) & 3] ?? 'unknown'
    }),
  }
}

function placeOf(person: number): { byte: number; shift: number } {
  const bit = quarterBits + person * 2
  return { byte: Math.floor(bit / 8), shift: 6 - (bit % 8) }
}
