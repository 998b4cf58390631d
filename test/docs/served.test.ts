import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMock } from '#server/mock/service.ts'

let mock: { url: string; server: Server }
beforeAll(async () => {
  mock = await startMock({ host: '127.0.0.1', port: 0 })
})
afterAll(() => {
  mock.server.closeAllConnections()
  mock.server.close()
})

function get(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${mock.url}${path}`, { redirect: 'manual', ...options })
}

test('a page is whole at its address, with .html and without', async () => {
  for (const path of ['/docs/errors/token_missing', '/docs/capabilities/ideas.lists.create']) {
    const page = await (await get(`${path}.html`)).text()
    expect(page).toContain('<nav class="side" aria-label="Pages">')
    expect(page).toMatch(/<footer>[\s\S]*<\/html>\n$/)
    expect(await (await get(path)).text()).toBe(page)
  }
})

test('a folder is its first page, and its address ends with a slash', async () => {
  for (const path of ['/docs', '/docs/errors']) {
    const { status, headers } = await get(path)
    expect([status, headers.get('location')]).toEqual([301, `${path}/`])
    const first = await (await get(`${path}/`)).text()
    expect(first).toBe(await (await get(`${path}/index.html`)).text())
  }
})

test.each(['/docs//errors/token_missing.html', '/docs/errors/token_missing%2Ehtml'])(
  'content without its navigation is not served: %s',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('a page that has not changed is not sent again', async () => {
  const first = await get('/docs/errors/token_missing')
  const etag = first.headers.get('etag') ?? ''
  // As a browser asks; fetch would otherwise ask for a new copy.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  const again = await get('/docs/errors/token_missing', { headers })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await get('/docs/errors/token_invalid', { headers })
  expect(other.status).toBe(200)
})

test('HEAD tells the length of a page and sends nothing', async () => {
  const headers = { 'accept-encoding': 'identity' }
  const { length } = await (await get('/docs/errors/token_missing', { headers })).bytes()
  const head = await get('/docs/errors/token_missing', { method: 'HEAD', headers })
  expect(head.headers.get('content-length')).toBe(String(length))
  expect(await head.text()).toBe('')
})

test('the first page shows the fingerprint of the OpenAPI document, as HTML and as Markdown', async () => {
  const document = (await (await get('/openapi.json')).json()) as { info: object }
  const fingerprint = Object(document.info)['x-registry-fingerprint']
  expect(fingerprint).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(await (await get('/docs/')).text()).toContain(`<code>${fingerprint}</code>`)
  expect(await (await get('/docs/index.md')).text()).toContain(`\`${fingerprint}\``)
})
