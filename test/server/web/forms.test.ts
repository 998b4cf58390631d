import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '#server/domain/basics/failure.ts'
import { readWebForm } from '#server/surfaces/web/read_form.ts'

let server: Server
let url = ''

beforeAll(async () => {
  server = createServer(async (request, response) => {
    try {
      const form = await readWebForm(request, request.url === '/upload' ? 5_000_000 : null)
      const { file } = form
      response.end(
        JSON.stringify({
          all: form.all('hold'),
          first: form.get('hold') ?? null,
          file: file && { name: file.name, size: file.bytes.length },
        }),
      )
    } catch (error) {
      response.end(JSON.stringify({ code: error instanceof Failure ? error.code : String(error) }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

interface Read {
  all?: string[]
  first?: string | null
  file?: { name: string; size: number } | null
  code?: string
}

async function send(
  path: string,
  body: URLSearchParams | FormData | string,
  headers: Record<string, string> = {},
): Promise<Read> {
  const response = await fetch(url + path, { method: 'POST', body, headers })
  return JSON.parse(await response.text())
}

const holds = ['1-5 09:00-17:00', '6 10:00-12:00', '']

function upload(bytes: number) {
  const form = new FormData()
  for (const hold of holds) form.append('hold', hold)
  form.append('file', new Blob([Buffer.alloc(bytes, 'x')]), 'week.ics')
  return form
}

test('a field that is sent several times has all its values, in their order', async () => {
  const pairs = holds.map((hold): [string, string] => ['hold', hold])
  const expected = { all: holds, first: holds[0], file: null }
  expect(await send('/', new URLSearchParams(pairs))).toEqual(expected)
  expect(await send('/upload', new URLSearchParams(pairs))).toEqual(expected)
  const { all, file } = await send('/upload', upload(3))
  expect([all, file]).toEqual([holds, { name: 'week.ics', size: 3 }])
})

test('a file has as many bytes as the page takes, where it takes one', async () => {
  expect((await send('/upload', upload(5_000_000))).file?.size).toBe(5_000_000)
  expect(await send('/upload', upload(5_000_001))).toEqual({ code: 'body_too_large' })
  expect(await send('/upload', upload(5_900_000))).toEqual({ code: 'body_too_large' })
  expect(await send('/', upload(3))).toEqual({ code: 'media_type_unsupported' })
})

test('a program may send the fields as JSON', async () => {
  const json = { 'content-type': 'application/json' }
  const expected = { all: holds, first: holds[0], file: null }
  expect(await send('/', JSON.stringify({ hold: holds, other: 'x' }), json)).toEqual(expected)
  expect(await send('/', '{}', json)).toEqual({ all: [], first: null, file: null })
  for (const body of ['[]', '{"hold": 1}', '{"hold": {"a": 1}}', '{"hold": [["a"]]}', '{']) {
    expect(await send('/', body, json)).toEqual({ code: 'input_invalid' })
  }
})

test('a form without a chosen file has none', async () => {
  const form = new FormData()
  form.append('file', new Blob([]), '')
  expect((await send('/upload', form)).file).toBe(null)
})

test('what is no form is refused, and never breaks the server', async () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = [
    '--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\nno name\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="hold"\r\n\r\nno end',
    '--x\r\n\r\n--x--',
    'nothing',
    '',
  ]
  for (const body of broken) {
    const answer = await send('/upload', body, multipart)
    expect(answer.code ?? answer.all).toSatisfy(
      (said) => said === 'request_malformed' || (Array.isArray(said) && said.length === 0),
    )
  }
  expect(await send('/upload', 'x', { 'content-type': 'multipart/form-data' })).toEqual({
    code: 'request_malformed',
  })
  expect(await send('/', 'x', { 'content-type': 'text/plain' })).toEqual({
    code: 'media_type_unsupported',
  })
  const long = new URLSearchParams({ hold: 'x'.repeat(100_000) })
  expect(await send('/', long)).toEqual({ code: 'body_too_large' })
})
