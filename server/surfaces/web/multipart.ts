import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import { type Failure, fail } from '#server/domain/basics/failure.ts'
import { mustBeOneFile } from '#server/domain/messages/input.ts'
import { type UploadedFile, WebForm } from '#server/surfaces/web/parts/form.ts'

/** How long the rest of a form that is too large is read, so that the answer arrives. Bytes. */
const maxIgnored = 1_000_000

/**
 * Reads a form of multipart/form-data, whose fields may have `most` bytes together, and its one file, in the field
 * `file`, `upload` bytes. Errors: `request_malformed`, `body_too_large`; `input_invalid` at `/file` for several files.
 */
export function readMultipart(
  request: IncomingMessage,
  most: number,
  upload: number,
): Promise<WebForm> {
  return new Promise((resolve, reject) => {
    const reader = readerOf(request, most, upload)
    const fields: [string, string][] = []
    let file: UploadedFile | null = null
    let size = 0
    const stop = (failure: Failure) => {
      request.unpipe(reader)
      request.resume()
      reject(failure)
    }
    reader.on('field', (name: string | undefined, value, { valueTruncated, nameTruncated }) => {
      if (name === undefined) return
      size += name.length + value.length
      if (valueTruncated || nameTruncated || size > most) return stop(fail('body_too_large'))
      fields.push([name, value])
    })
    reader.on('file', (name, stream, { filename = '' }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => stop(fail('body_too_large')))
      // A form that ends within its file. Without a listener the process would end.
      stream.on('error', () => stop(fail('request_malformed')))
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        // A form without a chosen file sends an empty one.
        if (name === 'file' && (filename !== '' || bytes.length > 0))
          file = { name: filename, bytes }
      })
    })
    reader.on('filesLimit', () => stop(twoFiles()))
    for (const limit of ['fieldsLimit', 'partsLimit'] as const) {
      reader.on(limit, () => stop(fail('body_too_large')))
    }
    reader.on('error', () => stop(fail('request_malformed')))
    reader.on('close', () => resolve(new WebForm(fields, file)))
    request.on('close', () => {
      if (!request.readableEnded) reject(fail('request_malformed'))
    })
    request.pipe(reader)
  })
}

function twoFiles(): Failure {
  return fail('input_invalid', {
    errors: [{ pointer: '/file', code: 'too_many', message: mustBeOneFile }],
  })
}

function readerOf(request: IncomingMessage, most: number, upload: number): busboy.Busboy {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > upload + maxIgnored) throw fail('body_too_large')
  try {
    return busboy({
      headers: request.headers,
      // The limit is reported when it is reached, not when it is exceeded.
      limits: { fileSize: upload + 1, files: 1, fields: 500, parts: 501, fieldSize: most },
    })
  } catch {
    throw fail('request_malformed')
  }
}
