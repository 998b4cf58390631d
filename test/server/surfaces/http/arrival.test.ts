import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitArrival, startClock } from '#server/surfaces/http/arrival.ts'

/** A server that answers each request when its body is there, which must be within 150 ms. */
async function start(limit = limitArrival): Promise<number> {
  const server: Server = createServer((request, response) => {
    limit(server, request, 150)
    request.resume().once('end', () => response.end('whole'))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    socket.end(`HTTP/1.1 408 ${error.code}\r\n\r\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Sends the first bytes of a request, and the last one after some milliseconds. @returns the answer. */
function send(port: number, line: string, last_after: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\na`)
  setTimeout(() => socket.write('b'), last_after)
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  return new Promise((resolve) => socket.once('close', () => resolve(answer)))
}

test('a body that arrives too slowly is cut off, and an upload may take longer', async () => {
  const port = await start()
  const [fast, slow, upload, other] = await Promise.all([
    send(port, 'POST /api/v2/capabilities/x', 10),
    send(port, 'POST /api/v2/capabilities/x', 600),
    send(port, 'POST /api/v2/media?x', 600),
    send(port, 'DELETE /api/v2/media', 600),
  ])
  expect(fast).toMatch(/^HTTP\/1.1 200 /)
  expect(slow).toMatch(/^HTTP\/1.1 408 ERR_HTTP_REQUEST_TIMEOUT/)
  expect(upload).toMatch(/^HTTP\/1.1 200 /)
  expect(other).toMatch(/^HTTP\/1.1 408 /)
})

test('who waits for a body gives it as long from then on', async () => {
  const port = await start(startClock)
  const [fast, slow] = await Promise.all([
    send(port, 'POST /api/v2/capabilities/x', 10),
    send(port, 'POST /api/v2/capabilities/x', 600),
  ])
  expect(fast).toMatch(/^HTTP\/1.1 200 /)
  expect(slow).toMatch(/^HTTP\/1.1 408 ERR_HTTP_REQUEST_TIMEOUT/)
})
