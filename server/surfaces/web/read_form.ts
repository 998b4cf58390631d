import type { IncomingMessage } from 'node:http'
import { fail } from '#server/domain/basics/failure.ts'
import { mustBeText } from '#server/domain/messages/web.ts'
import { memberPointer } from '#server/domain/basics/pointer.ts'
import { parseJson } from '#server/surfaces/http/json.ts'
import { readBytes } from '#server/surfaces/http/bytes.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
import { readMultipart } from '#server/surfaces/web/multipart.ts'

/** How many bytes the fields of a form may have: more than the longest text as an address writes it, with nine for a letter. */
export const maxFieldBytes = 98_304

/**
 * Reads a form; programs may send its fields as the members of a JSON object too. It may come as multipart/form-data with one file of up to `upload` bytes, unless that is null.
 *
 * Errors: `media_type_unsupported`, `body_too_large`, `request_malformed`, `input_invalid`.
 */
export async function readWebForm(
  request: IncomingMessage,
  upload: number | null,
): Promise<WebForm> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  const kind = type.toLowerCase().split(';')[0]?.trim()
  if (encoding.toLowerCase() !== 'identity') throw unsupported()
  if (kind === 'multipart/form-data' && upload !== null) {
    return readMultipart(request, maxFieldBytes, upload)
  }
  const bytes = await readBytes(request, maxFieldBytes, () => fail('request_malformed'))
  if (bytes.length === 0) return new WebForm([])
  if (kind === 'application/json') return new WebForm(fieldsOf(parseJson(bytes.toString('utf8'))))
  if (kind !== 'application/x-www-form-urlencoded') throw unsupported()
  return new WebForm([...new URLSearchParams(bytes.toString('utf8'))])
}

/** The fields of a JSON object; a field that may be sent several times is an array. */
function fieldsOf(body: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => {
      if (typeof one === 'string') return [name, one]
      const violation = { pointer: memberPointer('', name), code: 'type', message: mustBeText }
      throw fail('input_invalid', { errors: [violation] })
    }),
  )
}

function unsupported() {
  return fail('media_type_unsupported', {
    message: 'The fields must be sent as a form.',
    advice:
      'Send them as application/x-www-form-urlencoded; where a file is uploaded, as multipart/form-data.',
  })
}
