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

test("the service's own address leads people to the reference, and programs nowhere", async () => {
  const browser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
  const { status, headers } = await get('/', browser)
  expect([status, headers.get('location'), headers.get('vary')]).toEqual([302, '/docs/', 'accept'])
  const program = await get('/', { headers: { accept: 'application/json' } })
  expect(program.status).toBe(404)
  expect(await program.json()).toMatchObject({ code: 'route_not_found' })
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

const browsers = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

test.each(['nope', 'capabilities/ideas.lists.creat', 'a/b/c/d.html', 'nope/'])(
  'a browser gets a page at an address without one, and a program a problem: %s',
  async (path) => {
    const page = await get(`/docs/${path}`, { headers: browsers })
    const text = await page.text()
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('<h1>No such page</h1>')
    expect(text).toContain('<meta name="robots" content="noindex">')
    for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"#:]+)"/g)) {
      const { pathname } = new URL(link, page.url)
      expect((await get(pathname)).status, link).toBe(200)
    }
    for (const headers of [{}, { accept: 'application/json' }]) {
      const problem = await get(`/docs/${path}`, { headers })
      expect(problem.status).toBe(404)
      expect(problem.headers.get('content-type')).toContain('application/problem+json')
      expect(problem.headers.get('vary')).toContain('accept')
    }
  },
)

test('a page that is missing names the page that was probably meant, and nothing of the address', async () => {
  const near = await get('/docs/capabilities/ideas.lists.creat', { headers: browsers })
  expect(await near.text()).toContain('<li><a href="../capabilities/ideas.lists.create.html">')
  const hostile = await get('/docs/%3Cscript%3Ealert(1)%3C/script%3E', { headers: browsers })
  expect(await hostile.text()).not.toContain('alert')
})

test('a page names its one address and what is shown where somebody shares it', async () => {
  for (const path of ['errors/token_missing', 'errors/token_missing.html']) {
    const text = await (await get(`/docs/${path}`)).text()
    const own = `${mock.url}/docs/errors/token_missing.html`
    expect(text).toContain(`<link rel="canonical" href="${own}">`)
    expect(text).toContain(`<meta property="og:url" content="${own}">`)
    expect(text).toContain('<meta property="og:title" content="token_missing">')
    expect(text).toMatch(/<meta property="og:description" content="[^"]{10,}">/)
  }
  expect(await (await get('/docs/')).text()).toContain(`rel="canonical" href="${mock.url}/docs/">`)
})

test('the links of the feed are whole, so that a reader elsewhere can follow them', async () => {
  const feed = await (await get('/docs/changelog.atom')).text()
  const links = [...feed.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
  expect(links[0]).toBe(`${mock.url}/docs/changelog.atom`)
  for (const link of links) expect((await fetch(link)).status, link).toBe(200)
})

test('the sitemap lists every page, each at an address that answers', async () => {
  const map = await (await get('/docs/sitemap.xml')).text()
  const urls = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.length).toBeGreaterThan(300)
  for (const url of urls) expect((await fetch(url, { method: 'HEAD' })).status, url).toBe(200)
})

test('the first page names the address of its service', async () => {
  expect(await (await get('/docs/')).text()).toContain(`export BASE_URL=${mock.url}\n`)
  expect(await (await get('/docs/index.md')).text()).toContain(`export BASE_URL=${mock.url}\n`)
})

test('pages may call their own service and this machine, and run no scripts from elsewhere', async () => {
  const policy = (await get('/docs/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:* http://localhost:*;")
  expect(policy).not.toContain('script-src')
})

test('the first page shows the fingerprint of the OpenAPI document, as HTML and as Markdown', async () => {
  const document = (await (await get('/openapi.json')).json()) as { info: object }
  const fingerprint = Object(document.info)['x-registry-fingerprint']
  expect(fingerprint).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(await (await get('/docs/')).text()).toContain(`<code>${fingerprint}</code>`)
  expect(await (await get('/docs/index.md')).text()).toContain(`\`${fingerprint}\``)
  // Every page has it in its footer, so that a change of the registry changes no file of a page.
  for (const path of ['capabilities/ideas.capture', 'errors/token_missing', 'guides/paging']) {
    const [, footer] = (await (await get(`/docs/${path}`)).text()).split('<footer>')
    expect(footer, path).toContain(`<code>${fingerprint}</code>`)
  }
})
