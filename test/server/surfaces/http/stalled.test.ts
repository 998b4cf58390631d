import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endStalled, stalledAfter } from '#server/surfaces/http/stalled.ts'

/** More than the buffers of both ends of a connection take. */
const big = Buffer.alloc(32 * 1024 * 1024, 'a')

const responses: ServerResponse[] = []
const server = createServer((_, response) => void responses.push(response))
const look = endStalled(server)
let port: number

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close().closeAllConnections())

/** A caller that has asked and reads nothing, and the response to it. */
async function aCaller(): Promise<{ caller: Socket; response: ServerResponse }> {
  const before = responses.length
  const caller = connect(port, '127.0.0.1').on('error', () => {})
  caller.pause()
  caller.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await until(() => responses.length > before)
  return { caller, response: responses[before] ?? expect.fail() }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Waits until the system takes no more of what was written. */
async function settled(response: ServerResponse): Promise<void> {
  const left = () => response.socket?.writableLength
  for (let before: number | undefined; before !== left() || !left(); ) {
    before = left()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('a caller that takes nothing for thirty seconds is let go, one that takes something is not', async () => {
  const [idle, slow, quiet] = [await aCaller(), await aCaller(), await aCaller()]
  for (const { response } of [idle, slow]) response.end(big)
  // A stream with nothing to say: all that was said has been taken.
  quiet.response.write('data: a\n\n')
  await Promise.all([idle, slow].map(({ response }) => settled(response)))
  const isOpen = ({ response }: { response: ServerResponse }) =>
    response.socket?.destroyed === false
  look(0)
  look(stalledAfter - 1)
  expect([idle, slow, quiet].map(isOpen)).toEqual([true, true, true])
  // As much as lets the other end send again.
  let read = 0
  slow.caller.on('data', (chunk) => {
    read += chunk.length
    if (read > big.length / 2) slow.caller.pause()
  })
  slow.caller.resume()
  await until(() => read > big.length / 2)
  look(stalledAfter)
  await until(() => !isOpen(idle))
  expect([slow, quiet].map(isOpen)).toEqual([true, true])
  look(3 * stalledAfter)
  await until(() => !isOpen(slow))
  expect(isOpen(quiet)).toBe(true)
})
