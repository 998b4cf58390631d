import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  answerConsent,
  connect,
  OauthApp,
  openConsent,
  pathOf,
  serverOf,
} from '#test/support/oauth_app.ts'
import { errorIn } from '#test/support/oauth_steps.ts'
import { type DocumentHost, startDocumentHost } from '#test/support/document_host.ts'
import { aPrintedLink, signedInClient, WebClient } from '#test/support/web_client.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

let documents: DocumentHost['documents']
let at: DocumentHost
let world: World
let sam: Account
let origin = ''

beforeAll(async () => {
  at = await startDocumentHost()
  ;({ documents, origin } = at)
  world = await startWorld(at.options)
  sam = await world.account('Sam')
})
afterAll(async () => {
  await Promise.all([at.close(), world.stop()])
})
beforeEach(() => {
  at.asked = 0
  at.type = 'application/json'
})

/** An app whose id is the address of its document. */
function appAt(path: string, more: Record<string, unknown> = {}): Promise<OauthApp> {
  return at.appAt(world.url, path, more)
}

test('an app whose id is its address connects without registration, and its host is shown first', async () => {
  const app = await appAt('/far.json', { token_endpoint_auth_method: 'private_key_jwt' })
  const client = await signedInClient(world, sam)
  const path = await openConsent(client, await app.begin())
  const { text } = await client.get(path, { accept: 'text/html' })
  expect(/<h1>([^<]+)/.exec(text)?.[1]).toContain(new URL(origin).host)
  expect(text).toContain('Far')
  const tokens = await connect(app, client)
  expect((await app.refreshRaw(tokens.refresh_token ?? '')).status).toBe(200)
})

test('its document is fetched only for somebody who is signed in', async () => {
  const app = await appAt('/unknown.json')
  const client = new WebClient(world.url)
  const path = await openConsent(client, await app.begin())
  expect([path.startsWith('/oauth/begin/'), at.asked]).toEqual([true, 0])
  const { headers } = await client.get(path, { accept: 'text/html' })
  expect(headers.get('location')).toBe(`/sign-in?next=${encodeURIComponent(path)}`)
  await client.post(await aPrintedLink(world, sam))
  const again = await client.get(path, { accept: 'text/html' })
  expect(at.asked).toBe(0)
  const consent = await client.get(pathOf(again.headers.get('location') ?? ''), {
    accept: 'text/html',
  })
  expect([consent.status, at.asked]).toEqual([303, 1])
})

test('nothing but what was fetched then counts at the token endpoint', async () => {
  const app = await appAt('/stranger.json')
  expect(await errorIn(await app.refreshRaw('x'.repeat(43)))).toEqual([400, 'invalid_client'])
  expect(at.asked).toBe(0)
})

test.each([
  ['of another id', '/other.json', { client_id: 'https://example.test/other.json' }, 'client_id'],
  [
    'that sends its user elsewhere without TLS',
    '/plain.json',
    { redirect_uris: ['http://example.test/x'] },
    'A redirect URI must begin with https',
  ],
])('a document %s is refused, and its person reads why', async (_what, path, more, why) => {
  const app = await appAt(path, more)
  const client = await signedInClient(world, sam)
  const { status, headers, text } = await client.get(pathOf((await app.begin()).url), {
    accept: 'text/html',
  })
  expect([status >= 400 && status < 500, headers.get('location')]).toEqual([true, null])
  expect(text).toContain(why)
})

test.each([
  ['{', 'it is not JSON'],
  ['[]', 'it is not JSON of an object'],
  ['"x"', 'it is not JSON of an object'],
  [`{"a":"${'x'.repeat(30_000)}"}`, 'could not be fetched'],
])(
  'a document that is not one of a client is refused, and its person reads why',
  async (document, why) => {
    const app = await appAt('/broken.json')
    documents.set('/broken.json', document)
    const client = await signedInClient(world, sam)
    const { url } = await app.begin()
    const { status, text } = await client.get(pathOf(url), { accept: 'text/html' })
    expect([status >= 400 && status < 500, text.includes(why)]).toEqual([true, true])
  },
)

test('an address of the inner network is not fetched, nor a public name that leads to one', async () => {
  const as = await serverOf(world.url)
  const client = await signedInClient(world, sam)
  for (const client_id of [
    'https://10.0.0.1/app.json',
    'https://127.0.0.1/app.json',
    'https://[::1]/a',
    'https://inner.test-host.net/app.json',
    'https://both.test-host.net/app.json',
  ]) {
    const app = new OauthApp(as, { client_id }, 'https://example.test/callback')
    const { status } = await client.get(pathOf((await app.begin()).url), { accept: 'text/html' })
    expect([client_id, status >= 400 && status < 500]).toEqual([client_id, true])
  }
})

test('a program that names a known document is still a program on this computer', async () => {
  const redirect_uri = 'http://localhost/callback'
  const app = await appAt('/cli.json', { redirect_uris: [redirect_uri] })
  const client = await signedInClient(world, sam)
  const begun = await app.begin({ redirect_uri: 'http://localhost:40123/callback' })
  const path = await openConsent(client, begun)
  const { text } = await client.get(path, { accept: 'text/html' })
  expect(/<h1>([^<]+)/.exec(text)?.[1]).toContain('A program on this computer')
  expect(text).toContain(`It says that it comes from ${new URL(origin).host}`)
  const { headers } = await answerConsent(client, path)
  expect(headers.get('location')).toContain('http://localhost:40123/callback?')
})

test.each(['text/plain', 'application/octet-stream'])(
  'a file that a host serves as "%s" is no document of an app, whatever is in it',
  async (other) => {
    const app = await appAt(`/upload.json?${encodeURIComponent(other)}`)
    const client = await signedInClient(world, sam)
    at.type = other
    const { url } = await app.begin()
    const { status, headers, text } = await client.get(pathOf(url), { accept: 'text/html' })
    expect([status >= 400 && status < 500, headers.get('location')]).toEqual([true, null])
    expect(text).not.toContain(at.host)
    expect(text).toContain(`has to be sent as application/json, and is sent as ${other}.`)
    at.type = 'application/client-id+JSON; charset=utf-8'
    const path = await openConsent(client, await app.begin())
    expect((await client.get(path)).status).toBe(200)
  },
)

test('of an app that is sent elsewhere than its document is, that other host is shown first', async () => {
  const redirect_uri = 'https://elsewhere.example/callback'
  const app = await appAt('/elsewhere-app.json', { redirect_uris: [redirect_uri, `${origin}/own`] })
  const client = await signedInClient(world, sam)
  const path = await openConsent(client, await app.begin({ redirect_uri }))
  const { text } = await client.get(path, { accept: 'text/html' })
  expect(/<h1>([^<]+)/.exec(text)?.[1]).toBe('elsewhere.example would like to use your account')
  expect(text).toContain(`Its description is at ${new URL(origin).host}`)
  await answerConsent(client, path)
  // Who allowed one host did not allow another one that the same document names.
  const own = await openConsent(client, await app.begin({ redirect_uri: `${origin}/own` }))
  const { status, json } = await client.get(own)
  expect([status, json.client_origin]).toEqual([200, origin])
})

/** A whole document of an app at this path, as it would be taken. */
function goodDocument(path: string): string {
  const redirect_uris = [`${origin}/callback`]
  return JSON.stringify({ client_id: `${origin}${path}`, client_name: 'Far', redirect_uris })
}

/** Answers a little of a document at a time, and never its end. */
function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(timer))
}

const json = { 'content-type': 'application/json' }

/** How the host of a document may behave that is not taken: by its answer to a request for this path. */
const hosts: Readonly<Record<string, (response: ServerResponse, path: string) => void>> = {
  'that never answers': () => {},
  'that drips without an end': drip,
  'that begins well and drips on': (response, path) => {
    response.writeHead(200, json).write(goodDocument(path))
    drip(response)
  },
  'that redirects to a good document': (response, path) => {
    documents.set('/elsewhere.json', goodDocument(path))
    response.writeHead(302, { location: `${origin}/elsewhere.json` }).end()
  },
  'that redirects to the inner network': (response) => {
    response.writeHead(302, { location: 'https://10.0.0.1/app.json' }).end()
  },
  'that answers 201, 404 or 500 in turn': (response, path) => {
    response.writeHead([201, 404, 500][at.asked % 3] ?? 500, json).end(goodDocument(path))
  },
  'that ends in the middle': (response, path) => {
    const text = goodDocument(path)
    response.writeHead(200, { ...json, 'content-length': text.length })
    response.write(text.slice(0, 40), () => response.destroy())
  },
  'of a good document with 1 MB of spaces': (response, path) => {
    response.writeHead(200, json).end(goodDocument(path) + ' '.repeat(1_000_000))
  },
  'of a good document that grows to 20 MB when it is unpacked': (response, path) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' })
    response.end(gzipSync(goodDocument(path) + ' '.repeat(20_000_000)))
  },
}

test.each(Object.keys(hosts))(
  'a host %s is refused on a plain page, and nothing of it is kept',
  async (name) => {
    const path = `/host-${Object.keys(hosts).indexOf(name)}.json`
    const app = await appAt(path)
    documents.set(path, (response: ServerResponse) => hosts[name]?.(response, path))
    const client = await signedInClient(world, sam)
    for (let times = 0; times < 2; times += 1) {
      const { url } = await app.begin()
      const { status, headers, text } = await client.get(pathOf(url), { accept: 'text/html' })
      expect([status >= 400 && status < 500, headers.get('location')]).toEqual([true, null])
      expect(headers.get('content-type')).toContain('text/html')
      expect([text.includes('<h1>'), text.includes('Far')]).toEqual([true, false])
      expect(text).toMatch(
        /cannot be used: it(s address answers with status| could not be fetched)/,
      )
    }
    // Once an authorization.
    expect(at.asked).toBe(2)
    expect(await errorIn(await app.refreshRaw('x'.repeat(43)))).toEqual([400, 'invalid_client'])
    // Once the host behaves, it is asked again.
    documents.set(path, goodDocument(path))
    const again = await openConsent(client, await app.begin())
    expect((await client.get(again, { accept: 'text/html' })).text).toContain('Far')
  },
  30_000,
)
