import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Site } from '#server/domain/web/site.ts'

/** Who sends a request that is handed to the library. */
export interface Passage {
  readonly request_id: string
  /** The account of our own session; null for nobody. */
  readonly owner: string | null
  /** The network that limits count it by; null where the address says nothing. */
  readonly network: string | null
}

const passages = new WeakMap<object, Passage>()

/** @returns who sent a request, as `requestFor` made it; nobody for any other. */
export function passageOf(request: object | undefined): Passage | null {
  return (request && passages.get(request)) ?? null
}

/** What the library gets of a request. */
interface Handed {
  readonly method: string
  /** The path and the query. */
  readonly url: string
  /** The cookies that it may see; null for none. */
  readonly cookies: string | null
  /** The body, and its type; null for none. */
  readonly body: { readonly type: string; readonly text: string } | null
  readonly accept: string | undefined
}

/**
 * Makes the request that the library sees: only what it needs of the real one, at the public address of the service,
 * whatever a proxy says.
 */
export function requestFor(
  site: Extract<Site, { on: true }>,
  { method, url, cookies, body, accept }: Handed,
  passage: Passage,
): IncomingMessage {
  const bytes = Buffer.from(body?.text ?? '')
  const headers = {
    host: site.host,
    ...(accept !== undefined && { accept }),
    ...(cookies !== null && { cookie: cookies }),
    ...(body !== null && { 'content-type': body.type, 'content-length': String(bytes.length) }),
  }
  const stream = Readable.from(bytes.length > 0 ? [bytes] : [], { objectMode: false })
  const socket = { encrypted: site.secure, remoteAddress: '' }
  const facts = { method, url, headers, socket, httpVersion: '1.1', httpVersionMajor: 1 }
  const request = Object.assign(stream, facts) as unknown as IncomingMessage
  passages.set(request, passage)
  return request
}
