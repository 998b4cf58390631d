import { localhostAllowedOrigins, validateOriginHeader } from '@modelcontextprotocol/server'
import type { Request, Response as Reply } from 'express'
import { fail } from '#server/domain/basics/failure.ts'

const requestHeaders = [
  ...['authorization', 'content-type', 'accept', 'idempotency-key', 'x-request-id'],
  ...['mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'last-event-id'],
]
const answerHeaders = ['www-authenticate', 'retry-after', 'x-request-id']

/**
 * Lets the pages of the service itself and those on the reader's own machine call the endpoint, such as a tool for
 * developers; every request needs a token all the same. Any other page is refused, because it must not reach a service in
 * its visitor's network (DNS rebinding).
 *
 * Errors: `access_denied`.
 */
export function allowOwnPages(request: Request, reply: Reply, base_url: string): void {
  const { origin } = request.headers
  if (origin === undefined) return
  const allowed = [...localhostAllowedOrigins(), new URL(base_url).hostname]
  if (!validateOriginHeader(origin, allowed).ok) {
    throw fail('access_denied', { message: 'Requests from this Origin are not accepted.' })
  }
  reply.setHeader('access-control-allow-origin', origin)
  reply.setHeader('access-control-expose-headers', answerHeaders.join(', '))
}

/** Whether a request is a browser's question whether a page may send another one (a preflight). */
export function isPreflight({ method, headers }: Request): boolean {
  const { origin, 'access-control-request-method': asked } = headers
  return method === 'OPTIONS' && origin !== undefined && asked !== undefined
}

/** Answers a preflight; `methods` are what the address takes. */
export function sendPreflight(reply: Reply, methods: string): void {
  reply.writeHead(204, {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': requestHeaders.join(', '),
    'access-control-max-age': '600',
    vary: 'origin',
  })
  reply.end()
}
