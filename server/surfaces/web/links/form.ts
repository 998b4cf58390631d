import type { IncomingMessage } from 'node:http'
import { fail } from '#server/domain/basics/failure.ts'
import { readBytes } from '#server/surfaces/http/bytes.ts'

/** How many bytes a form may have. */
const most = 8_192

/**
 * Reads the fields of a form; if several have the same name, the first one counts. A mail provider's request to stop
 * mail (RFC 8058) may come as multipart/form-data; then only its one field is read.
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

/** @returns whether a mail program sends this because somebody pressed its unsubscribe button (RFC 8058). */
export function isOneClick(form: ReadonlyMap<string, string>): boolean {
  const [name, value] = oneClick
  return form.get(name) === value
}

/**
 * @returns whether a browser sends the form from a page of another site. A browser that is too old to say so, or a
 * program that is not a browser, is let through: it knows the secret in the address.
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
