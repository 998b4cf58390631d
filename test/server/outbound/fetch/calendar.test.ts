import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchCalendar, type Validators } from '#server/outbound/fetch/calendar.ts'
import {
  elsewhere,
  fetcherFor,
  type Listening,
  startSite,
} from '#test/server/outbound/fetch/given.ts'

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
const fetcher = fetcherFor(`${elsewhere}/32`)
const nothing: Validators = { etag: null, last_modified: null }

let site: Listening & { url: string }
let asked: IncomingMessage['headers'] = {}
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  site = await startSite((request, response) => {
    asked = request.headers
    answer(response)
  })
})

afterAll(() => site.close())

const times = { connect: 1_000, head: 3_000, all: 10_000 }
const fetchIt = (validators = nothing) =>
  fetchCalendar(fetcher, site.url, validators, { milliseconds: times })

test('a calendar comes decoded, with what the server said about it', async () => {
  answer = (response) => {
    response.writeHead(200, {
      etag: '"seven"',
      'last-modified': 'Sun, 22 Nov 2026 09:00:00 GMT',
      'cache-control': 'private, max-age=1800',
      'content-encoding': 'gzip',
    })
    response.end(gzipSync(calendar))
  }
  expect(await fetchIt()).toEqual({
    state: 'fetched',
    bytes: Buffer.from(calendar),
    validators: { etag: '"seven"', last_modified: 'Sun, 22 Nov 2026 09:00:00 GMT' },
    max_age: 1_800,
  })
  expect(asked).toMatchObject({
    'user-agent': 'test/1 (+http://service.example)',
    'accept-encoding': 'gzip, deflate, br, zstd',
    accept: 'text/calendar, */*;q=0.1',
    connection: 'close',
  })
  for (const name of ['cookie', 'authorization', 'referer', 'if-none-match', 'if-modified-since']) {
    expect(asked[name]).toBeUndefined()
  }
})

test('an unchanged calendar is not sent again; a server that was not asked so has no calendar', async () => {
  answer = (response) => response.writeHead(304, { 'cache-control': 'max-age=60' }).end()
  const validators = { etag: '"seven"', last_modified: 'Sun, 22 Nov 2026 09:00:00 GMT' }
  expect(await fetchIt(validators)).toEqual({ state: 'unchanged', max_age: 60 })
  expect(asked['if-none-match']).toBe('"seven"')
  expect(asked['if-modified-since']).toBe(validators.last_modified)
  expect(await fetchIt()).toMatchObject({ state: 'failed', problem: 'not_a_calendar' })
})

test('a validator that could not be sent back is not kept', async () => {
  answer = (response) => {
    response.writeHead(200, { etag: `"${'a'.repeat(600)}"`, 'last-modified': 'h\xe9' })
    response.end(calendar)
  }
  expect(await fetchIt()).toMatchObject({ state: 'fetched', validators: nothing, max_age: null })
})

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
  [204, 'not_a_calendar'],
  [206, 'not_a_calendar'],
  [300, 'not_a_calendar'],
  [400, 'not_a_calendar'],
])('an answer of %i is %s', async (status, problem) => {
  answer = (response) => response.writeHead(status).end()
  expect(await fetchIt()).toEqual({ state: 'failed', problem, retry_after: null })
})

test.each([
  ['120', 120],
  ['0', 0],
  ['9999999', 86_400],
  ['Sun, 22 Nov 2026 10:00:00 GMT', 3_600],
  ['Sun, 22 Nov 2026 08:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
])('a server that says Retry-After: %s is asked after %s seconds', async (text, seconds) => {
  answer = (response) => {
    const date = 'Sun, 22 Nov 2026 09:00:00 GMT'
    response.writeHead(503, { 'retry-after': text, date }).end()
  }
  expect(await fetchIt()).toMatchObject({ retry_after: seconds })
})

test('a calendar has at most 20 MB', async () => {
  answer = (response) => response.writeHead(200).end(Buffer.alloc(20 * 2 ** 20, 'a'))
  expect(await fetchIt()).toMatchObject({ state: 'fetched' })
  answer = (response) => response.writeHead(200).end(Buffer.alloc(20 * 2 ** 20 + 1, 'a'))
  expect(await fetchIt()).toMatchObject({ state: 'failed', problem: 'too_large' })
})
