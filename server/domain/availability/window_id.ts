import type { RankedWindow } from '#server/domain/availability/windows.ts'

/** How many people a window may be for. */
export const max_people = 51

/** How many bits the quarter-hour has; two follow for each person. */
const quarterBits = 26

/** How many bytes an id has. */
const size = 16

/**
 * Windows as uuids, to be kept in a snapshot, written in 32 digits: each is the quarter-hour since 1970, until the year
 * 3883, and the status of each of at most 51 people.
 */
export function toWindowIds(windows: readonly RankedWindow[]): string[] {
  const bytes = Buffer.alloc(windows.length * size)
  for (const [index, window] of windows.entries()) writeWindow(bytes, index * size, window)
  const hex = bytes.toString('hex')
  return windows.map((_, index) => hex.slice(index * size * 2, (index + 1) * size * 2))
}

function writeWindow(bytes: Buffer, start: number, { at, codes }: RankedWindow): void {
  const { length } = codes
  if (length > max_people || at < 0 || at >= 2 ** quarterBits) {
    throw new Error(`A window of ${length} people at quarter-hour ${at} has no id.`)
  }
  bytes.writeUInt32BE((at << (32 - quarterBits)) >>> 0, start)
  for (let index = 0; index < length; index += 1) {
    const bit = quarterBits + index * 2
    const byte = start + (bit >> 3)
    bytes[byte] = (bytes[byte] ?? 0) | ((codes[index] ?? 0) << (6 - (bit & 7)))
  }
}

/** The window of an id that was made for this many people; it may have the dashes of a uuid. */
export function fromWindowId(id: string, people: number): RankedWindow {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const codes = new Uint8Array(people)
  for (let index = 0; index < people; index += 1) {
    const bit = quarterBits + index * 2
    codes[index] = ((bytes[bit >> 3] ?? 0) >> (6 - (bit & 7))) & 3
  }
  return { at: bytes.readUInt32BE() >>> (32 - quarterBits), codes }
}
