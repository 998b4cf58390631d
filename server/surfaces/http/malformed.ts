import { randomUUID } from 'node:crypto'
import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { fail } from '#server/domain/basics/failure.ts'
import { problemHeaders, problemOf } from '#server/runtime/failure.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { problemJson } from '#server/surfaces/http/exchange.ts'

/** What Node's parser found, where a more exact answer than 400 exists. */
const kinds = new Map([
  ['HPE_HEADER_OVERFLOW', { status: 431, message: 'The headers are longer than 16 kB.' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, message: 'The request did not arrive in time.' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, message: 'The chunk extensions are too long.' }],
])

/**
 * Answers bytes that never become a request, in the form of every other refusal: bytes that are not HTTP,
 * endless headers, senders that stop in the middle. The connection is closed afterwards.
 */
export function answerMalformed(server: Server, runtime: Runtime): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      return void socket.destroy()
    }
    socket.end(answerTo(error.code ?? '', runtime.base_url), () => socket.destroy())
  })
}

/** Whether an answer is being written already, so that nothing may be written into it. */
function isAnswering(socket: Duplex): boolean {
  const message: unknown = '_httpMessage' in socket ? socket._httpMessage : null
  return (
    message !== null &&
    typeof message === 'object' &&
    'headersSent' in message &&
    message.headersSent === true
  )
}

function answerTo(code: string, base_url: string): string {
  const { status, message } = kinds.get(code) ?? { status: 400, message: undefined }
  const failure = fail('request_malformed', message === undefined ? {} : { message })
  const problem = { ...problemOf(failure, base_url, randomUUID()), status }
  const text = JSON.stringify(problem)
  const headers = {
    'content-type': problemJson,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': problem.request_id,
    ...problemHeaders(problem),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n')
}
