import type { IncomingMessage, ServerResponse } from 'node:http'
import { registry } from '#generated/server/capabilities.ts'

/** Origins whose pages may call the API from a browser; `*` for any. Tokens are headers, so no cookie is sent. */
export type Origins = readonly string[]

const shared = /^\/(?:api\/|openapi\.json)/

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
  'access-control-allow-headers': `Authorization, Content-Type, Idempotency-Key, Prefer, X-Request-Id, ${registry.client_header}`,
  'access-control-max-age': '7200',
  'content-length': '0',
}

/**
 * Tells a browser whether a page of another origin may read the answer. Returns true for a preflight
 * request, which is answered here.
 */
export function answerOrigin(
  origins: Origins,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { origin } = request.headers
  if (origin === undefined || !shared.test(request.url ?? '')) return false
  const any = origins.includes('*')
  if (!any) response.setHeader('vary', 'Origin')
  if (!any && !origins.includes(origin)) return false
  response.setHeader('access-control-allow-origin', any ? '*' : origin)
  response.setHeader(
    'access-control-expose-headers',
    'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, Deprecation, Sunset',
  )
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method'])
    return false
  response.writeHead(204, preflight).end()
  return true
}
