import { pipeline, Readable, type Transform } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import { FetchFailure } from '#server/outbound/fetch/failure.ts'

/** The codings that are read, as they are asked for. */
export const acceptedCodings = 'gzip, deflate, br, zstd'

/** How many times as many bytes may come out of a decoder as go in, once it has given a mebibyte. */
const maxRatio = 100
const unsuspicious = 2 ** 20

/** How much of a body is decoded. */
export interface DecodeLimits {
  /** The most bytes before decoding, and after it. */
  readonly most: number
  /** Whether what came before the end of a body that breaks off is decoded, too. */
  readonly partial: boolean
}

/**
 * The decoded bytes of a body, chunk by chunk. Throws a FetchFailure: `too_large` if there are more than `most` bytes
 * before or after decoding, or far more after it than before it, and `not_readable` if they are not in this coding. Of
 * a partial one whatever can be decoded is given before anything is thrown.
 */
export async function* decodedBytes(
  body: AsyncIterable<Uint8Array>,
  coding: string,
  { most, partial }: DecodeLimits,
): AsyncGenerator<Uint8Array, void> {
  const count = { received: 0 }
  const broken: { error?: unknown } = {}
  const taken = counted(body, count, most)
  const received = partial ? endingAtError(taken, broken) : taken
  const first = await received.next()
  if (first.done) {
    if ('error' in broken) throw broken.error
    return
  }
  const decoder = decoderOf(coding.trim().toLowerCase(), first.value, partial)
  const encoded = startingWith(first.value, received)
  const decoded: AsyncIterable<Uint8Array> = decoder
    ? pipeline(Readable.from(encoded), decoder, ignore)
    : encoded
  let given = 0
  try {
    for await (const chunk of decoded) {
      given += chunk.length
      const isBomb = given > unsuspicious && given > maxRatio * count.received
      if (given > most || isBomb) throw new FetchFailure('too_large')
      yield chunk
    }
    if ('error' in broken) throw broken.error
  } catch (error) {
    throw isWrongCoding(error) ? new FetchFailure('not_readable') : error
  } finally {
    decoder?.destroy()
  }
}

async function* counted(
  body: AsyncIterable<Uint8Array>,
  count: { received: number },
  most: number,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of body) {
    count.received += chunk.length
    if (count.received > most) throw new FetchFailure('too_large')
    if (chunk.length > 0) yield chunk
  }
}

/** What comes before an error, which is noted instead of thrown: a decoder then gives all that it has. */
async function* endingAtError(
  body: AsyncIterable<Uint8Array>,
  broken: { error?: unknown },
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* body
  } catch (error) {
    broken.error = error
  }
}

async function* startingWith(
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield first
  yield* rest
}

/** Null for bytes that are not encoded. Throws a FetchFailure for a coding that is not read, or several of them. */
function decoderOf(coding: string, first: Uint8Array, partial: boolean): Transform | null {
  const zlib = partial ? { finishFlush: constants.Z_SYNC_FLUSH } : {}
  switch (coding) {
    case '':
    case 'identity':
      return null
    case 'gzip':
    case 'x-gzip':
      return createGunzip(zlib)
    case 'deflate':
      // The name means the format with a header, whose first byte ends in 8; some servers send it without one.
      return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate(zlib) : createInflateRaw(zlib)
    case 'br':
      return createBrotliDecompress(
        partial ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {},
      )
    case 'zstd':
      return createZstdDecompress(partial ? { finishFlush: constants.ZSTD_e_flush } : {})
    default:
      throw new FetchFailure('not_readable')
  }
}

/** Errors of a decoder, except for the one that says its input ended early: then the connection broke. */
function isWrongCoding(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(Z_|ERR_BROTLI|ERR__ERROR|ERR_ZLIB|ZSTD_)/.test(code) && code !== 'Z_BUF_ERROR'
}

/** A decoder passes its error on to its reader. */
function ignore(): void {}
