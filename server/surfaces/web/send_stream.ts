import type { Response } from 'express'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { WebStream } from '#server/surfaces/web/route.ts'

/** Milliseconds after which a file ends: in all, and without anything that was taken. */
const patience = { all: 600_000, stalled: 60_000 }

/**
 * Sends a file while it is made. Nothing is made that the reader does not take; a reader that is too slow gets an ended
 * connection, so that no program takes the part for the whole. Never fails.
 */
export async function sendStream(
  response: Response,
  { type, file_name, body }: WebStream,
  headers: Readonly<Record<string, string>>,
  { all, stalled } = patience,
): Promise<void> {
  const ended = new AbortController()
  const end = () => ended.abort()
  const whole = setTimeout(end, all)
  let waiting = setTimeout(end, stalled)
  const counted = new Transform({
    transform(chunk, _encoding, done) {
      clearTimeout(waiting)
      waiting = setTimeout(end, stalled)
      done(null, chunk)
    },
  })
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-disposition': `attachment; filename="${file_name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  try {
    await pipeline(body, counted, response, { signal: ended.signal })
  } catch {
    // The pipeline has destroyed the connection.
  } finally {
    clearTimeout(whole)
    clearTimeout(waiting)
  }
}
