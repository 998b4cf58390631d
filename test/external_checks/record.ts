import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'

// Loaded before each test file where npm run coverage:api asks for it, and never otherwise: what the tests fetch from
// the service is kept as a HAR, with one host for all the ports.

/** So many exchanges are kept of each operation and status; a file of tests sends thousands. */
const most = 12
/** What is longer is told by its length only. */
const longest = 20_000

export const recordedHost = 'https://service.example'
const described = /^\/(?:api\/v2\/|openapi\.json$|healthz$|readyz$)/

const folder = process.env.RECORD_HAR
const entries: unknown[] = []
const counts = new Map<string, number>()

const original = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, search, hostname } = new URL(request.url)
  if (hostname !== '127.0.0.1' || !described.test(pathname)) return original(input, init)
  const sent = request.body === null ? '' : await textOf(init?.body ?? request.clone())
  const response = await original(input, init)
  const kind = `${request.method} ${pathname.replace(/[^/]*$/, request.method === 'POST' ? '$&' : '')}`
  const count = counts.get(`${kind} ${response.status}`) ?? 0
  if (count >= most) return response
  counts.set(`${kind} ${response.status}`, count + 1)
  const given = await response.clone().text()
  entries.push({
    startedDateTime: new Date().toISOString(),
    time: 0,
    request: {
      method: request.method,
      url: `${recordedHost}${pathname}${search}`,
      httpVersion: 'HTTP/1.1',
      headers: listed(request.headers),
      queryString: [],
      cookies: [],
      ...(sent !== '' && {
        postData: { mimeType: request.headers.get('content-type') ?? '', text: sent },
      }),
    },
    response: {
      status: response.status,
      statusText: response.statusText,
      httpVersion: 'HTTP/1.1',
      headers: listed(response.headers),
      cookies: [],
      content: {
        size: given.length,
        mimeType: response.headers.get('content-type') ?? '',
        text: given,
      },
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  })
  return response
}

async function textOf(body: unknown): Promise<string> {
  const text = typeof body === 'string' ? body : body instanceof Request ? await body.text() : ''
  return text.length > longest ? '' : text
}

function listed(headers: Headers): { name: string; value: string }[] {
  return [...headers].map(([name, value]) => ({ name, value }))
}

afterAll(() => {
  if (folder === undefined || entries.length === 0) return
  const creator = { name: 'the tests of this repository', version: '1' }
  const har = { log: { version: '1.2', creator, entries } }
  writeFileSync(join(folder, `${randomUUID()}.har`), JSON.stringify(har))
})
