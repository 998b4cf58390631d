import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  elsewhere,
  fetcherFor,
  type Listening,
  requestFor,
  startSite,
  textOf,
} from '#test/server/outbound/fetch/given.ts'
import type { FetchAnswer } from '#server/outbound/fetch/fetcher.ts'

const fetcher = fetcherFor(`${elsewhere}/32`)
const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

/** What comes of a server that sends these bytes and then does something. */
async function rawly(
  head: string,
  body: string | Buffer = '',
  then: (socket: Socket) => void = (socket) => socket.end(),
  given: Partial<Parameters<typeof requestFor>[1]> = {},
  take?: Parameters<typeof textOf>[2],
): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.once('data', () => {
      socket.write(Buffer.concat([Buffer.from(head.replaceAll('\n', '\r\n')), Buffer.from(body)]))
      then(socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, elsewhere, resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const text = await textOf(fetcher, requestFor(`http://${elsewhere}:${port}/`, given), take)
  const closed = new Promise((resolve) => server.close(resolve))
  // The exchange has closed its connection by itself.
  await Promise.all(
    [...sockets].map((socket) => socket.closed || new Promise((end) => socket.once('close', end))),
  )
  await closed
  return text
}

const ok = (more = '') => `HTTP/1.1 200 OK\n${more}\n`
const repeat = (chunk: Buffer, milliseconds: number) => (socket: Socket) => {
  const timer = setInterval(() => socket.write(chunk), milliseconds)
  socket.once('close', () => clearInterval(timer))
}

describe('an answer ends within its time and its size', () => {
  test('that never comes', async () => {
    expect(await rawly('', '', () => {})).toBe('timeout')
  })

  test('whose head never ends, slowly or fast', async () => {
    expect(await rawly('HTTP/1.1 200 OK\n', '', repeat(Buffer.from('a: b\r\n'), 20))).toBe(
      'timeout',
    )
    expect(await rawly(`HTTP/1.1 200 OK\na: ${'b'.repeat(40_000)}\n\n`, 'x')).toBe('unreachable')
  })

  test('that begins again and again without an end', async () => {
    const begin = Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')
    expect(await rawly('', '', repeat(begin, 10))).toBe('timeout')
  })

  test('whose body drips', async () => {
    expect(await rawly(ok(), calendar, repeat(Buffer.from('\n'), 20))).toBe('timeout')
    expect(
      await rawly(ok('content-length: 100000\n'), calendar, repeat(Buffer.from('\n'), 20)),
    ).toBe('timeout')
  })

  test('whose body never ends', async () => {
    const much = Buffer.alloc(64 * 1_024, 'a')
    expect(await rawly(ok(), '', repeat(much, 1))).toBe('too_large')
    expect(
      await rawly(ok('content-encoding: gzip\n'), '', repeat(gzipSync(much), 1), {
        most: 10_000_000,
      }),
    ).toBe('too_large')
  })

  test('that says it is too large, or lies about it', async () => {
    expect(await rawly(ok('content-length: 1000001\n'), calendar, () => {})).toBe('too_large')
    // Less than it says: the connection broke, and half a calendar is not one.
    expect(await rawly(ok(`content-length: ${calendar.length + 1}\n`), calendar)).toBe(
      'unreachable',
    )
    expect(await rawly(ok('transfer-encoding: chunked\n'), `5\r\nBEGIN\r\n`)).toBe('unreachable')
    // More than it says: what it says counts.
    expect(await rawly(ok('content-length: 5\n'), calendar)).toBe('BEGIN')
    expect(await rawly(ok('content-length: 5\ncontent-length: 6\n'), calendar)).toBe('unreachable')
    expect(await rawly(ok('content-length: many\n'), calendar)).toBe('unreachable')
  })

  test('that is no HTTP', async () => {
    expect(await rawly('SSH-2.0-OpenSSH_9.9\n', '', () => {})).toBe('unreachable')
    expect(await rawly('', Buffer.alloc(100, 0xff))).toBe('unreachable')
    expect(await rawly('')).toBe('unreachable')
  })
})

describe('a coding', () => {
  let site: Listening & { url: string }
  const encoders: Record<string, (bytes: Buffer) => Buffer> = {
    gzip: (bytes) => gzipSync(bytes),
    'x-gzip': (bytes) => gzipSync(bytes),
    deflate: (bytes) => deflateSync(bytes),
    'deflate raw': (bytes) => deflateRawSync(bytes),
    br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    zstd: (bytes) => zstdCompressSync(bytes),
    GZIP: (bytes) => gzipSync(bytes),
    identity: (bytes) => bytes,
  }
  const bodies: Record<string, Buffer> = {
    calendar: Buffer.from(calendar.repeat(3)),
    bomb: Buffer.alloc(8_000_000),
  }

  beforeAll(async () => {
    const made = new Map<string, Buffer>()
    site = await startSite((request, response) => {
      const url = new URL(request.url ?? '/', site.url)
      const [coding = '', body = '', cut = ''] = url.pathname
        .slice(1)
        .split('/')
        .map(decodeURIComponent)
      const bytes =
        made.get(url.pathname) ??
        encoders[coding]?.(bodies[body] ?? Buffer.alloc(0)) ??
        Buffer.from(calendar)
      made.set(url.pathname, bytes)
      response.writeHead(200, { 'content-encoding': coding.replace(' raw', '') })
      response.end(cut === '' ? bytes : bytes.subarray(0, bytes.length - 12))
    })
  })

  afterAll(() => site.close())

  const get = (path: string, most?: number) =>
    textOf(
      fetcher,
      requestFor(`${site.url}/${path}`, {
        ...(most !== undefined && { most }),
        milliseconds: { connect: 1_000, head: 5_000, all: 10_000 },
      }),
    )

  test.each(Object.keys(encoders))('%s is read', async (coding) => {
    expect(await get(`${coding}/calendar`)).toBe(calendar.repeat(3))
  })

  test.each(['gzip', 'deflate', 'deflate raw', 'br', 'zstd'])(
    '%s does not make much of little',
    async (coding) => {
      expect(await get(`${coding}/bomb`)).toBe('too_large')
      // Even where so much would be taken, it is far more than was sent.
      expect(await get(`${coding}/bomb`, 10_000_000)).toBe('too_large')
    },
  )

  test.each(['gzip', 'deflate', 'deflate raw', 'br', 'zstd'])(
    '%s that ends early is no answer',
    async (coding) => {
      expect(await get(`${coding}/calendar/cut`)).toBe('unreachable')
    },
  )

  test('that is unknown, doubled or not what the answer says is not readable', async () => {
    for (const coding of ['compress', 'gzip, gzip', 'br, gzip', 'aes128gcm']) {
      expect(await get(`${encodeURIComponent(coding)}/calendar`), coding).toBe('not_readable')
    }
    for (const coding of ['gzip', 'br', 'zstd', 'deflate']) {
      expect(await rawly(ok(`content-encoding: ${coding}\n`), '<html>'.repeat(99)), coding).toBe(
        'not_readable',
      )
    }
  })
})

test.each([70, 390, 900])(
  'a body of %i kB comes whole, however slowly it is taken, from a server that closes at once',
  async (kilobytes) => {
    const body = 'a'.repeat(kilobytes * 1_000)
    const slowly = async ({ bytes }: FetchAnswer) => {
      let text = ''
      for await (const chunk of bytes) {
        text += Buffer.from(chunk).toString()
        await pause(10)
      }
      return text
    }
    // Neither of them says that the connection is going to be closed.
    const head = ok(`content-length: ${body.length}\n`)
    const end = (socket: Socket) => socket.end()
    expect((await rawly(head, body, end, {}, slowly)).length).toBe(body.length)
    expect((await rawly(head, body, end, { most: body.length }, slowly)).length).toBe(body.length)
  },
)
