import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  fetcherFor,
  elsewhere,
  type Listening,
  requestFor,
  startCanary,
  startSite,
  textOf,
} from '#test/server/outbound/fetch/given.ts'

let canary: Listening
let site: Listening & { url: string }
const asked: string[] = []

beforeAll(async () => {
  canary = await startCanary()
  site = await startSite((request, response) => {
    const url = new URL(request.url ?? '/', site.url)
    asked.push(url.pathname)
    const to = url.searchParams.get('to')
    if (to !== null) {
      response.writeHead(Number(url.searchParams.get('status') ?? 302), { location: to })
      response.end('a page that nobody reads')
    } else if (url.pathname.startsWith('/count/')) {
      const left = Number(url.pathname.slice('/count/'.length))
      response.writeHead(301, { location: left === 0 ? '/end' : `/count/${left - 1}` }).end()
    } else if (url.pathname === '/loop') {
      response.writeHead(302, { location: '/loop' }).end()
    } else if (url.pathname === '/nowhere') {
      response.writeHead(302).end('no location')
    } else {
      response.end('the end')
    }
  })
})

afterAll(async () => {
  expect(canary.connections()).toBe(0)
  await Promise.all([canary.close(), site.close()])
})

const fetcher = fetcherFor(`${elsewhere}/32`)
const follow = (path: string) =>
  textOf(fetcher, requestFor(`${site.url}${path}`, { ports: [80, 443, canary.port] }))

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '0x7f.1', 'someone@127.0.0.1'])(
  'a redirect to %s is not followed, by any status',
  async (host) => {
    const to = encodeURIComponent(`http://${host}:${canary.port}/`)
    const other = encodeURIComponent(`//${host}:${canary.port}/`)
    const paths = [301, 302, 303, 307, 308].map((status) => `/?status=${status}&to=${to}`)
    const results = await Promise.all([...paths, `/?to=${other}`].map(follow))
    expect(new Set(results)).toEqual(new Set(['unreachable']))
  },
)

test('a redirect to another scheme or to no address is not followed', async () => {
  for (const to of ['file:///etc/passwd', 'ftp://example.com/', 'javascript:0', 'http://', '//']) {
    expect(await follow(`/?to=${encodeURIComponent(to)}`), to).toBe('unreachable')
  }
})

test('five redirects are followed, also to a relative address, and no sixth; a loop ends at once', async () => {
  expect(await follow('/count/4')).toBe('the end')
  expect(await follow('/count/5')).toBe('unreachable')
  asked.length = 0
  expect(await follow('/loop')).toBe('unreachable')
  expect(asked).toEqual(['/loop'])
  expect(await follow('/nowhere')).toBe('no location')
})

test('an answer says where it came from, and whether the address has moved for good', async () => {
  const exchange = (path: string) =>
    fetcher.exchange(requestFor(`${site.url}${path}`), async ({ url, permanent_url }) => ({
      url,
      permanent_url,
    }))
  const end = `${site.url}/end`
  expect(await exchange('/end#part')).toEqual({ url: end, permanent_url: null })
  expect(await exchange('/count/1')).toEqual({ url: end, permanent_url: end })
  expect(await exchange(`/?to=/count/1`)).toEqual({ url: end, permanent_url: null })
})
