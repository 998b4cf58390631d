import type { IncomingMessage } from 'node:http'
import { type Failure, type FailureDetail, fail } from '#server/domain/basics/failure.ts'

/**
 * A body of at most so many bytes; `cutOff` makes the failure for a body that ended too soon, and `tooLarge` says what is
 * too large.
 *
 * Errors: `body_too_large`, and what `cutOff` makes.
 */
export function readBytes(
  request: IncomingMessage,
  most: number,
  cutOff: () => Failure,
  tooLarge: FailureDetail = {},
): Buffer | Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > most) throw fail('body_too_large', tooLarge)
  // A small body has come with its headers and lies ready; taking it costs a tenth of listening for it.
  if (announced > 0 && request.readableLength === announced) {
    // Without a length it gives one piece of what lies ready, which a large body has several of.
    const whole: unknown = request.read(announced)
    if (whole instanceof Buffer) return whole
  }
  if (request.destroyed) throw cutOff()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) reject(fail('body_too_large', tooLarge))
      else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    const cut = () => {
      if (!request.readableEnded) reject(cutOff())
    }
    request.on('error', cut)
    request.on('close', cut)
  })
}
