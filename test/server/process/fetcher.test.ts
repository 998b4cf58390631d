import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#generated/server/capabilities.ts'
import { fetchPage } from '#server/outbound/fetch/page.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { fetcherOf } from '#server/process/fetcher.ts'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'

let site: FeedServer

beforeAll(async () => {
  site = await startFeed()
  site.answer((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi'))
})

afterAll(() => site.close())

/** What a site sees as `User-Agent` of a process with this setting. */
async function agentWith(user_agent: string | null): Promise<string | undefined> {
  const fetcher = fetcherOf({
    on: true,
    allow: [readAllowedAddress(site.allow)].filter((entry) => entry !== null),
    user_agent,
    host: '127.0.0.1',
    base_url: () => 'http://127.0.0.1:3000',
    onRefused() {},
  })
  const page = await fetchPage(fetcher, site.url, { purpose: 'asked', language: null })
  expect(page.state).toBe('page')
  return site.headers()['user-agent']
}

test('sites see what the operator has the service call itself', async () => {
  const own = 'plans/2 (+https://example.com/about)'
  expect(await agentWith(own)).toBe(own)
})

test('without that, sites see the name of the service and where it explains what it fetches', async () => {
  expect(await agentWith(null)).toBe(
    `${registry.brand}-capture/1 (+http://127.0.0.1:3000/docs/guides/capture)`,
  )
})
