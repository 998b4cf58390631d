import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchPage, fetchRedirect, type PageFetch } from '#server/outbound/fetch/page.ts'
import {
  elsewhere,
  fetcherFor,
  type Listening,
  startSite,
} from '#test/server/outbound/fetch/given.ts'

const fetcher = fetcherFor(`capture:${elsewhere}/32`)
const page = '<!doctype html><head><title>Ostsee Sauna</title></head><body>Warm.'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

let site: Listening & { url: string }
let headers: IncomingMessage['headers'] = {}
let asked: string[] = []
const answers = new Map<string, Answer>()

beforeAll(async () => {
  site = await startSite((request, response) => {
    const { url: path = '' } = request
    headers = request.headers
    asked.push(path)
    const answer = answers.get(path) ?? ((other) => other.writeHead(404).end())
    answer(response, request)
  })
})

afterAll(() => site.close())

const milliseconds = { connect: 400, head: 2_000, all: 4_000 }

/** What comes of fetching a path whose answer this is. */
async function fetchIt(
  answer: Answer | string,
  given: { path?: string; language?: string; purpose?: 'asked' | 'found' } = {},
): Promise<PageFetch> {
  const { path = '/page', language = null, purpose = 'asked' } = given
  answers.set(path, asAnswer(answer))
  asked = []
  return await fetchPage(fetcher, site.url + path, { purpose, language, milliseconds })
}

function asAnswer(answer: Answer | string): Answer {
  if (typeof answer !== 'string') return answer
  return (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(answer)
}

const typed = (type: string | undefined, body: string | Buffer) => (response: ServerResponse) => {
  response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(body)
}

const movedTo =
  (location: string, status = 302) =>
  (response: ServerResponse) =>
    response.writeHead(status, { location }).end()

const dead = { state: 'none', why: 'dead', again: true, retry_after: null }

/** The same where a server answered, with where to go on. */
const led = { ...dead, answered: true }

test('a page comes decoded, with its type and charset; the site learns the service and a language', async () => {
  const answer: Answer = (response) => {
    response.writeHead(200, {
      'content-type': 'Text/HTML; Charset="ISO-8859-1"',
      'content-encoding': 'gzip',
      'set-cookie': 'a=1',
    })
    response.end(gzipSync(page))
  }
  const fetched = {
    state: 'page',
    bytes: Buffer.from(page),
    type: 'html',
    charset: 'ISO-8859-1',
    url: `${site.url}/page`,
    permanent_url: null,
  }
  expect(await fetchIt(answer, { language: 'de' })).toEqual(fetched)
  expect(headers).toMatchObject({
    'user-agent': 'test/1 (+http://service.example)',
    'accept-language': 'de, en;q=0.5',
    accept: expect.stringContaining('text/html'),
  })
  expect(await fetchIt(answer, { language: 'de\r\nx: y' })).toEqual(fetched)
  expect(headers['accept-language']).toBe('en')
  for (const name of ['cookie', 'authorization', 'referer', 'x']) {
    expect(headers[name]).toBeUndefined()
  }
})

describe('a status', () => {
  test.each([
    [404, 'gone', false],
    [410, 'gone', false],
    [401, 'wall', false],
    [403, 'wall', false],
    [407, 'wall', false],
    [451, 'wall', false],
    [999, 'wall', false],
    [408, 'dead', true],
    [425, 'dead', true],
    [429, 'dead', true],
    [500, 'dead', true],
    [502, 'dead', true],
    [504, 'dead', true],
    [206, 'dead', false],
    [300, 'dead', false],
    [304, 'dead', false],
    [400, 'dead', false],
  ])('of %i is %s, and whether to ask again %s', async (status, why, again) => {
    const fetched = await fetchIt((response) => response.writeHead(status).end(page))
    expect(fetched).toEqual({ state: 'none', why, again, retry_after: null, answered: true })
  })

  test('without content is an empty page', async () => {
    expect(await fetchIt((response) => response.writeHead(204).end())).toMatchObject({
      state: 'page',
      bytes: Buffer.from(''),
    })
  })

  test.each([
    ['7', true, 7],
    ['120', true, 120],
    ['121', false, 121],
    ['99999999', false, 86_400],
    ['Sun, 22 Nov 2026 09:01:00 GMT', true, 60],
    ['soon', true, null],
  ])('may come with Retry-After: %s', async (text, again, retry_after) => {
    const date = 'Sun, 22 Nov 2026 09:00:00 GMT'
    const fetched = await fetchIt((response) => {
      response.writeHead(429, { 'retry-after': text, date }).end()
    })
    expect(fetched).toEqual({ state: 'none', why: 'dead', again, retry_after, answered: true })
  })
})

describe('a type', () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  const zip = Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1')
  test.each([
    ['text/html', page, 'html'],
    ['application/xhtml+xml', page, 'html'],
    ['text/plain; charset=utf-8', page, 'text'],
    ['text/plain', 'BEGIN:VCALENDAR\r\n', 'calendar'],
    ['text/csv', 'Title,URL\n', 'text'],
    ['text/calendar', 'BEGIN:VCALENDAR', 'calendar'],
    ['application/json', '{}', 'json'],
    ['application/ld+json', '[]', 'json'],
    ['application/geo+json', '{}', 'json'],
    ['image/png', png, 'image'],
    ['image/jpeg, text/html', png, 'image'],
    ['text/html; charset=utf-16le', Buffer.from(page, 'utf16le'), 'html'],
    ['text/html', `${page}\0`, 'html'],
    ['text/plain', 'A text with one wrong\0 character', 'text'],
    [undefined, page, 'html'],
    [undefined, '\n <HTML lang=de>', 'html'],
    [undefined, 'Best ramen in town', 'text'],
    [undefined, '{"name": "Cocolo"}', 'json'],
    ['application/octet-stream', 'BEGIN:VCALENDAR\r\n', 'calendar'],
    ['application/octet-stream', png, 'image'],
    ['binary/octet-stream', Buffer.from(`\ufeff${page}`, 'utf16le'), 'html'],
  ])('%s is read', async (type, body, read) => {
    expect(await fetchIt(typed(type, body))).toMatchObject({ state: 'page', type: read })
  })

  test.each([
    ['application/pdf', '%PDF-1.7'],
    ['application/octet-stream', '%PDF-1.7'],
    ['application/zip', zip],
    ['application/octet-stream', zip],
    ['video/mp4', 'x'],
    ['audio/mpeg', 'x'],
    ['text/css', 'x'],
    ['text/html', zip],
    ['text/plain', zip],
    ['text/plain', '\x01\x02 \0\0 a few words'],
    [undefined, 'A text with one wrong\0 character'],
    ['image/png', page],
    ['image/gif', 'GIF89a'],
    ['text/html2', page],
  ])('%s is not', async (type, body) => {
    const without = { state: 'none', why: 'type', again: false, retry_after: null }
    expect(await fetchIt(typed(type, body))).toEqual(without)
  })

  test('in an unknown coding is not read', async () => {
    const answer: Answer = (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'compress' })
        .end(page)
    expect(await fetchIt(answer)).toMatchObject({ state: 'none', why: 'type' })
  })
})

describe('of a page with more than 2 MiB', () => {
  const much = Buffer.alloc(3 * 2 ** 20, 'a')

  test('its beginning is read where it has a head, whatever length it says and however it is coded', async () => {
    const plain = await fetchIt(typed('text/html', Buffer.concat([Buffer.from(page), much])))
    const packed = await fetchIt((response) => {
      const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip' }
      response.writeHead(200, headers).end(gzipSync(Buffer.concat([Buffer.from(page), much])))
    })
    for (const fetched of [plain, packed]) {
      if (fetched.state !== 'page') throw new Error(fetched.why)
      expect(Buffer.from(fetched.bytes).toString()).toMatch(/^<!doctype html><head>.*<body>Warm\./s)
      expect(fetched.bytes.length).toBeLessThanOrEqual(2 * 2 ** 20)
    }
  })

  test('nothing is read where it has no head, or is no page in HTML', async () => {
    for (const type of ['text/html', 'text/plain', 'text/calendar']) {
      const body = Buffer.concat([Buffer.from('BEGIN:VCALENDAR\r\n'), much])
      expect(await fetchIt(typed(type, body)), type).toMatchObject({ why: 'size', again: false })
    }
  })

  test('2 MiB themselves are read', async () => {
    const fetched = await fetchIt(typed('text/plain', much.subarray(0, 2 * 2 ** 20)))
    expect(fetched).toMatchObject({ state: 'page', type: 'text' })
  })
})

describe('where the ends of long pages come at a pace', () => {
  const long = (kilobytes: number) =>
    Buffer.concat([Buffer.from(page), Buffer.alloc(kilobytes * 1_024, 'a')])
  /** Fetches several pages at once. @returns their lengths, and how long it took in milliseconds */
  const atOnce = async (bodies: readonly Buffer[]) => {
    const slow = fetcherFor(`capture:${elsewhere}/32`, { tail_pace: 1_000_000 })
    for (const [index, body] of bodies.entries()) {
      answers.set(`/at/${index}`, (response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(body)
        // It is closed without a word, long before all of it was taken.
        response.socket?.end()
      })
    }
    const began = performance.now()
    const times = { ...milliseconds, all: 8_000 }
    const fetched = await Promise.all(
      bodies.map((_, index) =>
        fetchPage(slow, `${site.url}/at/${index}`, {
          ...{ purpose: 'asked', language: null, milliseconds: times },
        }),
      ),
    )
    const lengths = fetched.map((one) => (one.state === 'page' ? one.bytes.length : one.why))
    return { lengths, took: performance.now() - began }
  }

  test('what is short does not wait', async () => {
    const { lengths, took } = await atOnce(Array(20).fill(long(200)))
    expect(lengths).toEqual(Array(20).fill(long(200).length))
    // At their pace they would take four seconds.
    expect(took).toBeLessThan(3_000)
  })

  test('long pages come whole, one after the other', async () => {
    const { lengths, took } = await atOnce(Array(3).fill(long(756)))
    expect(lengths).toEqual(Array(3).fill(long(756).length))
    expect(took).toBeGreaterThan(1_200)
  })

  test('however many there are, none waits longer than it may, and none fails', async () => {
    const { lengths, took } = await atOnce(Array(8).fill(long(1_900)))
    expect(lengths).toEqual(Array(8).fill(long(1_900).length))
    expect(took).toBeLessThan(7_000)
  })
})

test('a page that breaks off is read where its head came, and dead where not', async () => {
  const zipped = gzipSync(`${page}${Array.from({ length: 3_000 }, Math.random).join()}`)
  const cut = (type: string, body: Buffer, coding = '') =>
    fetchIt((response) => {
      const length = { 'content-length': String(body.length) }
      const coded = coding && { 'content-encoding': coding }
      response.writeHead(200, { 'content-type': type, ...length, ...coded })
      response.write(body.subarray(0, body.length / 2), () => response.destroy())
    })
  const packed = await cut('text/html', zipped, 'gzip')
  expect(packed.state === 'page' && Buffer.from(packed.bytes).toString()).toContain(page)
  const plain = Buffer.from(`${page}${' '.repeat(page.length)}`)
  expect(await cut('text/html', plain)).toMatchObject({ state: 'page' })
  const untagged = Buffer.from(`<title>Ostsee Sauna</title><h1>Warm</h1>${' '.repeat(80)}`)
  expect(await cut('text/html', untagged)).toMatchObject({ state: 'page' })
  expect(await cut('text/html', Buffer.from('<p>Warm. Warm. Warm.'))).toEqual(dead)
  expect(await cut('text/plain', plain)).toEqual(dead)
})

test('a page that never ends is read after its time where its head came; and not when the job stops', async () => {
  const slow = (body: string, signal?: AbortSignal) => {
    answers.set('/drip', (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(body)
    })
    return fetchPage(fetcher, `${site.url}/drip`, {
      purpose: 'asked',
      language: null,
      milliseconds: { connect: 100, head: 200, all: 500 },
      ...(signal && { signal }),
    })
  }
  expect(await slow(page)).toMatchObject({ state: 'page', bytes: Buffer.from(page) })
  expect(await slow('<title>Ostsee')).toEqual(dead)
  expect(await slow(page, AbortSignal.timeout(100))).toEqual(dead)
})

describe('a page that leads on', () => {
  const last = '/last'
  const refresh = (content: string, tag = 'meta') =>
    `<!doctype html><head><${tag} http-equiv="refresh" content="${content}"></head><body>Wait.`

  beforeAll(() => {
    answers.set(last, asAnswer(page))
  })

  test.each([
    [refresh('0; url=/last')],
    [refresh('10;URL=/last#top')],
    [refresh("0; url='/last'")],
    [refresh('0, /last')],
    ['<META CONTENT="3; url=last" HTTP-EQUIV=Refresh>'],
    ['<base href="/a/"><meta http-equiv=refresh content="0; url=../last">'],
    ['<title><meta></title><!-- <base href=/x> --><meta http-equiv=refresh content="0;/last">'],
  ])('is followed: %s', async (html) => {
    expect(await fetchIt(html)).toMatchObject({ state: 'page', url: site.url + last })
    expect(asked).toEqual(['/page', last])
  })

  test('is followed by its header, too', async () => {
    const answer: Answer = (response) => response.writeHead(200, { refresh: '0; url=/last' }).end()
    expect(await fetchIt(answer)).toMatchObject({ state: 'page', url: site.url + last })
  })

  test.each([
    [refresh('11; url=/last')],
    [refresh('5')],
    [refresh('0; url=')],
    [refresh('0; url=/page')],
    [`<noscript>${refresh('0; url=/last')}</noscript>`],
    [`<!-- ${refresh('0; url=/last')} -->`],
    [`<script>'${refresh('0; url=/last')}'</script>`],
    [`<body>${refresh('0; url=/last')}`],
    [refresh('0; url=/last', 'p')],
  ])('only late, to itself or in no place of its own is read itself: %s', async (html) => {
    expect(await fetchIt(html)).toMatchObject({ state: 'page', url: `${site.url}/page` })
    expect(asked).toEqual(['/page'])
  })

  test('does so twice at most, and within five redirects', async () => {
    answers.set('/2', asAnswer(refresh('0; url=/3')))
    answers.set('/3', asAnswer(refresh('0; url=/last')))
    expect(await fetchIt(refresh('0; url=/3'))).toMatchObject({ state: 'page' })
    expect(await fetchIt(refresh('0; url=/2'))).toEqual(led)
    for (const hop of ['a', 'b', 'c', 'd']) {
      answers.set(`/${hop}`, movedTo(`/${hop}${hop === 'd' ? '/..' : ''}`))
    }
    answers.set('/a', movedTo('/b'))
    answers.set('/b', movedTo('/c'))
    answers.set('/c', movedTo('/last'))
    expect(await fetchIt(refresh('0; url=/a'))).toMatchObject({ state: 'page' })
    expect(asked).toHaveLength(5)
    answers.set('/c', movedTo('/d'))
    answers.set('/d', movedTo('/last'))
    expect(await fetchIt(refresh('0; url=/a'))).toMatchObject({ state: 'page' })
    answers.set('/d', movedTo('/e'))
    answers.set('/e', movedTo('/last'))
    expect(await fetchIt(refresh('0; url=/a'))).toEqual(led)
    expect(asked).toHaveLength(6)
  })

  test('in a circle is dead, and nothing is asked twice', async () => {
    answers.set('/back', asAnswer(refresh('0; url=/page')))
    expect(await fetchIt(refresh('0; url=/back'))).toEqual(led)
    answers.set('/back', movedTo('/page'))
    expect(await fetchIt(refresh('0; url=/back'))).toEqual(led)
    expect(asked).toEqual(['/page', '/back'])
  })

  test('to an address that may not be fetched is as dead as one that nobody answers at', async () => {
    const took = await Promise.all(
      ['http://127.0.0.1/', 'http://printer/', 'ftp://printer/', 'http://192.0.2.1:81/'].map(
        async (to, index) => {
          const began = performance.now()
          const path = `/to/${index}`
          answers.set(path, asAnswer(refresh(`0; url=${to}`)))
          const options = { purpose: 'asked' as const, language: null, milliseconds }
          const fetched = await fetchPage(fetcher, site.url + path, options)
          // The page itself did answer.
          expect(fetched).toEqual(led)
          return performance.now() - began
        },
      ),
    )
    expect(Math.min(...took)).toBeGreaterThan(395)
    expect(Math.max(...took)).toBeLessThan(900)
  })
})

test('only a page that has moved for good says where to', async () => {
  answers.set('/last', asAnswer(page))
  const { url } = site
  expect(await fetchIt(movedTo('/last', 301))).toMatchObject({ permanent_url: `${url}/last` })
  expect(await fetchIt(movedTo('/last', 308))).toMatchObject({ permanent_url: `${url}/last` })
  expect(await fetchIt(movedTo('/last', 302))).toMatchObject({ permanent_url: null })
  answers.set('/lead', asAnswer('<meta http-equiv=refresh content="0; url=/last"><body>'))
  expect(await fetchIt(movedTo('/lead', 301))).toMatchObject({
    url: `${url}/last`,
    permanent_url: null,
  })
})

test('of a short link only the place it leads to is read', async () => {
  const options = { purpose: 'asked' as const, language: null, milliseconds }
  answers.set('/short', movedTo('/maps/place/Cocolo'))
  asked = []
  const moved = { state: 'moved', url: `${site.url}/maps/place/Cocolo` }
  expect(await fetchRedirect(fetcher, `${site.url}/short`, options)).toEqual(moved)
  expect(asked).toEqual(['/short'])
  answers.set('/short', asAnswer(page))
  expect(await fetchRedirect(fetcher, `${site.url}/short`, options)).toMatchObject({ why: 'gone' })
  answers.set('/short', (response) => response.writeHead(503, { 'retry-after': '9' }).end())
  const later = { state: 'none', why: 'dead', again: true, retry_after: 9, answered: true }
  expect(await fetchRedirect(fetcher, `${site.url}/short`, options)).toEqual(later)
})

test('a link that nobody named is not opened where that may do something', async () => {
  const paths = ['/unsubscribe/7', '/a?token=9', '/password-reset', '/resetPassword', '/Confirm']
  for (const path of paths) {
    expect(await fetchIt(page, { path, purpose: 'found' }), path).toMatchObject({ why: 'dead' })
    expect(asked).toEqual([])
    expect(await fetchIt(page, { path })).toMatchObject({ state: 'page' })
  }
  for (const path of ['/presets', '/tokens-of-love', '/resettlement', '/confirmed']) {
    expect(await fetchIt(page, { path, purpose: 'found' }), path).toMatchObject({ state: 'page' })
  }
})

test('while fetching is off, every address ends alike and at once', async () => {
  const off = fetcherFor(`capture:${elsewhere}/32`, { on: false })
  answers.set('/page', asAnswer(page))
  asked = []
  for (const url of [`${site.url}/page`, 'http://127.0.0.1/', 'http://nowhere.example.com/']) {
    const fetched = await fetchPage(off, url, { purpose: 'asked', language: null })
    expect(fetched).toEqual({ state: 'none', why: 'off', again: false, retry_after: null })
  }
  expect(asked).toEqual([])
})

test('what is allowed for calendars only is as dead as a closed port, in the same time', async () => {
  const closed = await startSite(() => {})
  await closed.close()
  answers.set('/page', asAnswer(page))
  const short = { connect: 120, head: 200, all: 1_000 }
  const options = { purpose: 'asked' as const, language: null, milliseconds: short }
  const samples = async (url: string, allow: string) => {
    const took: number[] = []
    const fetching = fetcherFor(allow)
    for (let round = 0; round < 15; round += 1) {
      const began = performance.now()
      expect(await fetchPage(fetching, url, options)).toEqual(dead)
      took.push(performance.now() - began)
    }
    return took.sort((a, b) => a - b)
  }
  const [blocked = [], inner = [], refused = []] = await Promise.all([
    samples(`${site.url}/page`, `${elsewhere}/32`),
    samples('http://127.0.0.1:1/', ''),
    samples(closed.url, `capture:${elsewhere}/32`),
  ])
  asked = []
  const middle = (took: number[]) => took[7] ?? 0
  for (const took of [blocked, inner, refused]) {
    expect(took[0]).toBeGreaterThan(115)
    expect(Math.abs(middle(took) - middle(refused))).toBeLessThan(20)
  }
})
