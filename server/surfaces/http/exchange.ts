import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { registry } from '#generated/server/capabilities.ts'
import type { Headers } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** What a request says of itself in its headers. */
export interface RequestMeta {
  readonly request_id: string
  /** The bearer token; null where the header has none. */
  readonly token: string | null
  readonly client: string | null
  readonly remote_address: string
}

const clientHeader = registry.client_header.toLowerCase()

export function requestMetaOf({ addressOf }: Runtime, request: Request): RequestMeta {
  return {
    request_id: requestIdOf(request),
    token: /^Bearer +([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    client: clientOf(request),
    remote_address: addressOf(request),
  }
}

/** The request's own id where it is 1 to 128 visible ASCII characters, else a new one. */
export function requestIdOf(request: Request): string {
  const own = request.headers['x-request-id']
  return typeof own === 'string' && /^[\x21-\x7e]{1,128}$/.test(own) ? own : randomUUID()
}

/** Whether somebody looks for a page with a browser, and not a program for an answer: says that the answer depends on it. */
export function wantsPage(request: Request, response: Response): boolean {
  response.vary('accept')
  return request.accepts(['application/problem+json', 'html']) === 'html'
}

function clientOf(request: Request): string | null {
  const name = request.headers[clientHeader]
  return typeof name === 'string' && /^[\x20-\x7e]{1,120}$/.test(name) ? name : null
}

export const json = 'application/json; charset=utf-8'
export const problemJson = 'application/problem+json; charset=utf-8'

/** Sends text in one piece, as bytes: Node takes longer for a text. Nothing an API answers may be stored on the way. */
export function send(
  response: Response,
  status: number,
  type: string,
  text: string | Buffer,
  headers: Headers = {},
): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  if (response.req.method === 'HEAD') response.end()
  else response.end(bytes)
  // A valid request has been read to its end; only a refusal can be sent earlier.
  if (status >= 400 && !response.req.complete) hangUp(response.req)
}

/** How long a sender may go on after an early answer. Milliseconds. */
const patience = 1_000

// Closing at once would often destroy the answer before it is read; reading on forever is no better.
function hangUp(request: Request): void {
  setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, patience).unref()
}
