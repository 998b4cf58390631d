/** The type of the elements, as PostgreSQL numbers its own types. */
const uuidType = 2950

/** Bytes of a uuid, and words of four bytes. */
const [idBytes, idWords] = [16, 4]

/** Before each element stands how many bytes it has: a word, in the order of the network. */
const lengthOfId = wordsOf([idBytes])[0] ?? 0

/**
 * Uuids as a parameter that PostgreSQL takes as `uuid[]`, in its binary form: a list of hundreds is neither written as text
 * nor read from it, which costs the database five times as much. They may be written with or without dashes; throws for
 * what is no uuid.
 */
export function uuidArray(ids: readonly string[]): Buffer {
  // Its dimensions, of which an empty one has none; whether one is null; its type; how many there are, counted from one.
  const header = wordsOf(ids.length === 0 ? [0, 0, uuidType] : [1, 0, uuidType, ids.length, 1])
  const all = wordsIn(ids)
  const array = new Uint32Array(header.length + ids.length * (1 + idWords))
  array.set(header)
  let end = header.length
  for (let at = 0; at < all.length; at += idWords) {
    array[end] = lengthOfId
    for (let word = 0; word < idWords; word += 1) array[end + 1 + word] = all[at + word] ?? 0
    end += 1 + idWords
  }
  return Buffer.from(array.buffer)
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
