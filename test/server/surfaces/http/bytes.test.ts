import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { fail } from '#server/domain/basics/failure.ts'
import { readJson } from '#server/surfaces/http/body.ts'
import { readBytes } from '#server/surfaces/http/bytes.ts'

/** A request with a body of this length, of which these pieces have come. */
function requestWith(length: number, ...pieces: string[]): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.headers['content-length'] = String(length)
  for (const piece of pieces) request.push(Buffer.from(piece))
  return request
}

const read = (request: IncomingMessage) => readBytes(request, 100, () => fail('input_invalid'))

test('a body that lies ready is whole, in however many pieces it came', async () => {
  for (const pieces of [['abcdef'], ['abc', 'def'], ['a', 'b', 'c', 'd', 'e', 'f']]) {
    expect(String(await read(requestWith(6, ...pieces)))).toBe('abcdef')
  }
})

test('a body of which a part lies ready is awaited', async () => {
  const request = requestWith(6, 'abc')
  const body = read(request)
  request.push(Buffer.from('def'))
  request.push(null)
  expect(String(await body)).toBe('abcdef')
})

test('JSON that lies ready is there at once, and only who waits for the rest is told that they do', async () => {
  let waits = 0
  const jsonIn = (...pieces: string[]) => {
    const request = requestWith(7, ...pieces)
    request.headers['content-type'] = 'application/json'
    return { request, body: readJson(request, 100, () => (waits += 1)) }
  }
  expect(jsonIn('{"a":1}').body).toEqual({ a: 1 })
  expect(waits).toBe(0)
  const { request, body } = jsonIn('{"a"')
  expect(waits).toBe(1)
  request.push(Buffer.from(':1}'))
  request.push(null)
  expect(await body).toEqual({ a: 1 })
  expect(waits).toBe(1)
})
