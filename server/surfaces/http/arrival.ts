import type { IncomingMessage, Server } from 'node:http'
import { mediaPath } from '#server/surfaces/http/media.ts'

/** Milliseconds in which an upload must have arrived, by Node's own clock, from its first byte. */
export const uploadTimeout = 60_000

/** Milliseconds in which the body of any other request must have arrived, from its headers. */
const usualTimeout = 15_000

/**
 * Cuts off a request whose body arrives too slowly, with the answer that Node's own timeout gives. Node has one timeout
 * for all requests, which is that of uploads. `most` is in milliseconds.
 *
 * A body that comes with its headers, as nearly all do, is whole in the next turn of the event loop and needs no clock. One
 * for each request would keep all that belongs to it until the next large collection of garbage. Who waits for a body in any
 * case starts the clock then: see `startClock`.
 */
export function limitArrival(server: Server, request: IncomingMessage, most = usualTimeout): void {
  if (!hasBody(request) || isUpload(request)) return
  setImmediate(() => {
    if (!request.complete && !request.destroyed) startClock(server, request, most)
  })
}

/** Cuts off a request whose body does not arrive within `most` milliseconds from now, with the same answer. */
export function startClock(server: Server, request: IncomingMessage, most = usualTimeout): void {
  const late = setTimeout(() => {
    if (request.complete || request.destroyed) return
    const error = new Error('The body of a request did not arrive in time.')
    const code = 'ERR_HTTP_REQUEST_TIMEOUT'
    server.emit('clientError', Object.assign(error, { code }), request.socket)
  }, most)
  late.unref()
  request.once('close', () => clearTimeout(late))
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

function isUpload({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && url.split('?', 1)[0] === mediaPath
}
