import type { IncomingMessage } from 'node:http'
import { fail } from '#server/domain/failure.ts'
import { readBytes } from '#server/surfaces/http/bytes.ts'

/** Bytes a form may have. */
const most = 8_192

/**
 * The fields of a form; of several of one name the first counts. What a mail provider sends to stop mail
 * (RFC 8058) may come in parts, and is the one field it is about.
 *
 * Errors: `media_type_unsupported`, `body_too_large`, `request_malformed`.
 */
export async function readForm(request: IncomingMessage): Promise<Map<string, string>> {
  const kind = (request.headers['content-type'] ?? '').toLowerCase().split(';')[0]?.trim()
  const { 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding.toLowerCase() !== 'identity') throw fail('media_type_unsupported')
  if (kind === 'application/x-www-form-urlencoded') {
    const pairs = [...new URLSearchParams(await readText(request))]
    return new Map(pairs.reverse())
  }
  if (kind !== 'multipart/form-data') throw fail('media_type_unsupported')
  const part = /\bname="?List-Unsubscribe"?[^\r\n]*(?:\r?\n[^\r\n]+)*\r?\n\r?\nOne-Click\r?\n--/i
  if (!part.test(await readText(request))) throw fail('media_type_unsupported')
  return new Map([oneClick])
}

const oneClick = ['List-Unsubscribe', 'One-Click'] as const

/** Whether a mail program stops mail for somebody who pressed its button (RFC 8058). */
export function isOneClick(form: ReadonlyMap<string, string>): boolean {
  const [name, value] = oneClick
  return form.get(name) === value
}

/**
 * Whether a browser sends the form from a page of another site. A browser that is too old to say so, or a
 * program that is none, knows the secret in the address, which is all that counts.
 */
export function isFromElsewhere(request: IncomingMessage, base_url: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = request.headers
  // Our own pages send no referrer, so their forms say `null`.
  if (origin === undefined || origin === 'null') return false
  if (!URL.canParse(origin)) return true
  return origin !== new URL(base_url).origin && new URL(origin).host !== host
}

async function readText(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, most, () => fail('request_malformed'))
  return bytes.toString('utf8')
}
