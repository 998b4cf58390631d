import type { IncomingMessage } from 'node:http'
import { fail } from '#server/domain/failure.ts'
import { readBytes } from '#server/surfaces/http/bytes.ts'
import { WebForm } from '#server/surfaces/web/form.ts'
import { readMultipart } from '#server/surfaces/web/multipart.ts'

/** How many bytes the fields of a form may have. */
const most = 65_536

/**
 * Reads a form. It may come as multipart/form-data with one file of up to `upload` bytes, unless that is null.
 *
 * Errors: `media_type_unsupported`, `body_too_large`, `request_malformed`.
 */
export async function readWebForm(
  request: IncomingMessage,
  upload: number | null,
): Promise<WebForm> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  const kind = type.toLowerCase().split(';')[0]?.trim()
  if (encoding.toLowerCase() !== 'identity') throw unsupported()
  if (kind === 'multipart/form-data' && upload !== null) {
    return readMultipart(request, most, upload)
  }
  const bytes = await readBytes(request, most, () => fail('request_malformed'))
  if (bytes.length === 0) return new WebForm([])
  if (kind !== 'application/x-www-form-urlencoded') throw unsupported()
  return new WebForm([...new URLSearchParams(bytes.toString('utf8'))])
}

function unsupported() {
  return fail('media_type_unsupported', {
    message: 'The fields must be sent as a form.',
    advice:
      'Send them as application/x-www-form-urlencoded; where a file is uploaded, as multipart/form-data.',
  })
}
