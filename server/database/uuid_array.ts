/** The type of the elements, as PostgreSQL numbers its own types. */
const uuidType = 2950

/** Bytes of a uuid, and words of four bytes. */
const [idBytes, idWords] = [16, 4]

/** Before each element stands how many bytes it has: a word, in the order of the network. */
const lengthOfId = wordsOf([idBytes])[0] ?? 0

/**
 * Uuids as a parameter that PostgreSQL takes as `uuid[]`, in its binary form: a list of hundreds is neither written as text
 * nor read from it, which costs the database five times as much. They may be written with or without dashes; throws for
 * what is no uuid. They may also be their bytes, one uuid after the other.
 */
export function uuidArray(ids: readonly string[] | Uint8Array): Buffer {
  const all = ids instanceof Uint8Array ? wordsOfBytes(ids) : wordsIn(ids)
  const count = all.length / idWords
  // Its dimensions, of which an empty one has none; whether one is null; its type; how many there are, counted from one.
  const header = wordsOf(count === 0 ? [0, 0, uuidType] : [1, 0, uuidType, count, 1])
  const array = new Uint32Array(header.length + count * (1 + idWords))
  array.set(header)
  let end = header.length
  for (let at = 0; at < all.length; at += idWords) {
    array[end] = lengthOfId
    for (let word = 0; word < idWords; word += 1) array[end + 1 + word] = all[at + word] ?? 0
    end += 1 + idWords
  }
  return Buffer.from(array.buffer)
}

function wordsOfBytes(bytes: Uint8Array): Uint32Array {
  if (bytes.length % idBytes !== 0) throw new Error('These are no bytes of uuids.')
  // Words begin at a multiple of four bytes.
  const { buffer, byteOffset, length } = byteAligned(bytes)
  return new Uint32Array(buffer, byteOffset, length / 4)
}

function byteAligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
}

/** The first uuids of those whose bytes these are, at most so many, in 32 digits each. */
export function uuidsIn(bytes: Uint8Array, most: number): string[] {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hex = given.toString('hex', 0, most * idBytes)
  const count = hex.length / (idBytes * 2)
  return Array.from({ length: count }, (_, at) =>
    hex.slice(at * idBytes * 2, (at + 1) * idBytes * 2),
  )
}

/** Uuids one after the other. */
function wordsIn(ids: readonly string[]): Uint32Array {
  const digits = ids.join('').replaceAll('-', '')
  const words = new Uint32Array(ids.length * idWords)
  const written = Buffer.from(words.buffer).write(digits, 'hex')
  if (digits.length !== words.byteLength * 2 || written !== words.byteLength) {
    throw new Error('One of these is no uuid.')
  }
  return words
}

function wordsOf(numbers: readonly number[]): Uint32Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 4))
  for (const [at, number] of numbers.entries()) view.setInt32(at * 4, number)
  return new Uint32Array(view.buffer)
}
