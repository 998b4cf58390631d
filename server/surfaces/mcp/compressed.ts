import { crc32, deflateRawSync } from 'node:zlib'

/** The end of a text, compressed once, to be sent after different beginnings. */
export interface Tail {
  readonly text: string
  readonly bytes: Buffer
  readonly deflated: Buffer
}

export function tailOf(text: string): Tail {
  const bytes = Buffer.from(text, 'utf8')
  return { text, bytes, deflated: deflateRawSync(bytes, { level: 9 }) }
}

/** Magic number, deflate, no flags, no time, unknown system (RFC 1952). */
const header = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)

/** What a block that is not compressed holds at most (RFC 1951, 3.2.4). */
const storable = 0xffff

/**
 * One gzip member that unpacks to `head` and the tail: the head as a stored block, the tail as it was compressed.
 * Null for a head that is longer than one block.
 */
export function gzipBehind(head: string, tail: Tail): Buffer | null {
  const bytes = Buffer.from(head, 'utf8')
  if (bytes.length > storable) return null
  const block = Buffer.alloc(5)
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(bytes.length ^ storable, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(tail.bytes, crc32(bytes)), 0)
  trailer.writeUInt32LE(bytes.length + tail.bytes.length, 4)
  return Buffer.concat([header, block, bytes, tail.deflated, trailer])
}
