/** By how many bits the two rounds of each twelve bytes turn their numbers. */
const rotations = [
  [4, 6, 8],
  [16, 19, 4],
] as const

/**
 * The hash by which Citus divides tables: PostgreSQL's `hash_any`, of the bytes of a uuid or of a `bytea`.
 *
 * @returns a number of 32 bits with its sign.
 */
export function hashOfBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = (0x9e3779b9 + bytes.length + 3_923_095) | 0
  let [a, b, c] = [start, start, start]
  let at = 0
  for (; bytes.length - at >= 12; at += 12) {
    a = (a + view.getUint32(at, true)) | 0
    b = (b + view.getUint32(at + 4, true)) | 0
    c = (c + view.getUint32(at + 8, true)) | 0
    for (const [ofC, ofA, ofB] of rotations) {
      a = (a - c) ^ rotated(c, ofC)
      c = (c + b) | 0
      b = (b - a) ^ rotated(a, ofA)
      a = (a + c) | 0
      c = (c - b) ^ rotated(b, ofB)
      b = (b + a) | 0
    }
  }
  const rest = (from: number, shift = 0) => {
    let sum = 0
    for (let index = from; index < Math.min(from + 4, bytes.length); index += 1) {
      sum += (bytes[index] ?? 0) << (8 * (index - from) + shift)
    }
    return sum
  }
  a = (a + rest(at)) | 0
  b = (b + rest(at + 4)) | 0
  // The lowest byte of it belongs to the length.
  c = (c + rest(at + 8, 8)) | 0
  c = (c ^ b) - rotated(b, 14)
  a = (a ^ c) - rotated(c, 11)
  b = (b ^ a) - rotated(a, 25)
  c = (c ^ b) - rotated(b, 16)
  a = (a ^ c) - rotated(c, 4)
  b = (b ^ a) - rotated(a, 14)
  c = (c ^ b) - rotated(b, 24)
  return c | 0
}

function rotated(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits))
}
