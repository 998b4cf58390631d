import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { protocol } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { maxMediaBytes } from '#server/domain/media/files.ts'
import { declaredType } from '#server/domain/media/type.ts'
import { bodyCutOff, codingUnknown, fileTooLarge, notGzip } from '#server/domain/messages/media.ts'
import { removeMedia, uploadMedia } from '#server/runtime/media.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { readBytes } from '#server/surfaces/http/bytes.ts'
import { idempotencyKeyOf, sendAnswer } from '#server/surfaces/http/call.ts'
import { requestMetaOf } from '#server/surfaces/http/exchange.ts'

/** Where files are sent. */
export const mediaPath = `${protocol.path}/media`

const decompress = promisify(gunzip)

/** `POST /api/v2/media`: the body is the bytes of one file. */
export function sendMedia(runtime: Runtime) {
  return async (request: Request, response: Response): Promise<void> => {
    const meta = requestMetaOf(runtime, request)
    const length = request.headers['content-length']
    const answer = await uploadMedia(runtime, {
      ...meta,
      key: () => idempotencyKeyOf(request),
      declared: declaredType(request.headers['content-type']),
      // What is packed may become as large as a file may be.
      announced: length === undefined || codingOf(request) === 'gzip' ? null : Number(length),
      read: () => readFile(request),
    })
    sendAnswer(response, answer, meta.request_id)
  }
}

/** `DELETE /api/v2/media/{media_ref}` */
export function dropMedia(runtime: Runtime) {
  return async (request: Request<{ media_ref: string }>, response: Response): Promise<void> => {
    const meta = requestMetaOf(runtime, request)
    const { media_ref } = request.params
    const key = () => idempotencyKeyOf(request)
    sendAnswer(response, await removeMedia(runtime, { ...meta, key, media_ref }), meta.request_id)
  }
}

/** The file that a request carries, perhaps gzipped. Errors: `body_too_large`, `media_type_unsupported`, `input_invalid`. */
async function readFile(request: Request): Promise<Buffer> {
  const coding = codingOf(request)
  if (coding !== 'identity' && coding !== 'gzip')
    throw fail('media_type_unsupported', codingUnknown)
  const sent = await readBytes(request, maxMediaBytes, () => invalid(bodyCutOff), fileTooLarge)
  if (coding === 'identity' || sent.length === 0) return sent
  try {
    return await decompress(sent, { maxOutputLength: maxMediaBytes })
  } catch (error) {
    throw error instanceof RangeError ? fail('body_too_large', fileTooLarge) : invalid(notGzip)
  }
}

/** Names of codings have no case (RFC 9110, section 8.4.1). */
function codingOf(request: Request): string {
  return (request.headers['content-encoding'] ?? 'identity').toLowerCase()
}

function invalid(message: string) {
  return fail('input_invalid', { pointer: '', message })
}
