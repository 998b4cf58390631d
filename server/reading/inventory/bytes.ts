import { createReadStream, statSync } from 'node:fs'
import { createGunzip } from 'node:zlib'

/** A file that is read from its beginning to its end, unpacked where it is gzip. */
export interface ReadFile {
  readonly bytes: AsyncIterable<Buffer>
  /** Its size on the disk. */
  readonly size: number
  /** How many of those bytes were read. */
  readonly done: () => number
}

/** A file that ends before its end: packed, and not whole. */
export class CutOffError extends Error {}

/** How many bytes are read at once. */
const chunk = 256 * 1024

/**
 * Opens a file. It is never in memory as a whole. Throws what Node throws where it cannot be opened, and while it is read a
 * CutOffError where it is gzip that breaks off or is damaged.
 */
export function openFile(path: string): ReadFile {
  const { size } = statSync(path)
  const file = createReadStream(path, { highWaterMark: chunk })
  return { bytes: unpacked(file), size, done: () => file.bytesRead }
}

async function* unpacked(file: ReturnType<typeof createReadStream>): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = file[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const rest = async function* () {
    yield first.value
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  const isPacked = first.value[0] === 0x1f && first.value[1] === 0x8b
  yield* isPacked ? gunzipped(rest()) : rest()
}

async function* gunzipped(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: chunk })
  const feeding = (async () => {
    for await (const bytes of chunks) {
      if (gunzip.destroyed) return
      if (!gunzip.write(bytes)) {
        await new Promise<void>((resolve) => {
          const go = () => {
            gunzip.off('drain', go).off('close', go)
            resolve()
          }
          gunzip.once('drain', go).once('close', go)
        })
      }
    }
    gunzip.end()
  })()
  feeding.catch((error: Error) => gunzip.destroy(error))
  try {
    for await (const bytes of gunzip) yield bytes as Buffer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code.startsWith('Z_')) throw new CutOffError('The packed file breaks off or is damaged.')
    throw error
  } finally {
    gunzip.destroy()
  }
}
