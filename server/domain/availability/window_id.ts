import type { RankedWindow } from '#server/domain/availability/windows.ts'

/** How many people a window may be for. */
export const max_people = 51

/** How many bits the quarter-hour has; two follow for each person. */
const quarterBits = 26

/** How many bytes an id has. */
const size = 16

/**
 * Windows as uuids, to be kept in a snapshot, in 16 bytes each: the quarter-hour since 1970, until the year 3883, and the
 * status of each of at most 51 people.
 */
export function toWindowIds(windows: readonly RankedWindow[]): Uint8Array {
  const bytes = new Uint8Array(windows.length * size)
  for (const [index, window] of windows.entries()) writeWindow(bytes, index * size, window)
  return bytes
}

function writeWindow(bytes: Uint8Array, start: number, { at, codes }: RankedWindow): void {
  const { length } = codes
  if (length > max_people || at < 0 || at >= 2 ** quarterBits) {
    throw new Error(`A window of ${length} people at quarter-hour ${at} has no id.`)
  }
  const first = at << (32 - quarterBits)
  for (let byte = 0; byte < 4; byte += 1) bytes[start + byte] = first >>> (24 - byte * 8)
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
