import { describe, expect, test } from 'vitest'
import { anApp, answerConsent, openConsent, pathOf } from '#test/support/oauth_app.ts'
import { allowed, errorIn } from '#test/support/oauth_steps.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

describe('attacks', () => {
  test('code interception: a code without its verifier is worth nothing', async () => {
    const app = await anApp(world.url)
    const { begun, params } = await allowed(app, await signedInClient(world, sam))
    const stolen = { ...begun, verifier: 'v'.repeat(43) }
    expect(await errorIn(await app.exchangeRaw(params, stolen))).toEqual([400, 'invalid_grant'])
  })

  test('code interception: there is no code without a challenge, and none that is plain', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    for (const method of [null, 'plain']) {
      const { url } = await app.begin()
      if (method === null) url.searchParams.delete('code_challenge')
      url.searchParams.delete('code_challenge_method')
      if (method !== null) url.searchParams.set('code_challenge_method', method)
      const { headers } = await client.get(pathOf(url))
      const back = new URL(headers.get('location') ?? '')
      expect(back.searchParams.get('error')).toBe('invalid_request')
    }
  })

  test('mix-up: each answer names who gives it', async () => {
    const app = await anApp(world.url)
    const { params } = await allowed(app, await signedInClient(world, sam))
    expect(params.get('iss')).toBe(world.url)
  })

  test.each([
    'https://app.example.test/callback/',
    'https://app.example.test/callback?x=1',
    'https://app.example.test.evil.example/callback',
    'https://app.example.test@evil.example/callback',
    'https://app.example.test:8443/callback',
    'http://app.example.test/callback',
    'https://APP.example.test/callback',
    'https://app.example.test/../callback',
    'javascript:alert(1)',
  ])('redirect tricks: %s is not what was registered', async (redirect_uri) => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const { url } = await app.begin({ redirect_uri })
    const { status, headers, text } = await client.get(pathOf(url), { accept: 'text/html' })
    expect([status, headers.get('location')]).toEqual([400, null])
    expect(text).toContain('This cannot go on')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('redirect tricks: a program may have another port each time, and nothing else', async () => {
    const redirect_uri = 'http://127.0.0.1:4000/callback'
    const app = await anApp(world.url, { redirect_uri })
    const client = await signedInClient(world, sam)
    const other = { redirect_uri: 'http://127.0.0.1:51234/callback' }
    const { params } = await allowed(app, client, other)
    expect(params.get('code')).toBeTruthy()
    for (const wrong of ['http://localhost:4000/callback', 'http://127.0.0.1:4000/other']) {
      const { url } = await app.begin({ redirect_uri: wrong })
      expect((await client.get(pathOf(url))).status).toBe(400)
    }
    // A program is asked about each time: it could be any.
    const path = await openConsent(client, await app.begin(other))
    const { text } = await client.get(path, { accept: 'text/html' })
    expect(text).toContain('on this computer')
  })

  test.each([
    'http://example.test/callback',
    'https://localhost/callback',
    'https://127.0.0.2/callback',
    'https://127.1/callback',
    'https://0.0.0.0/callback',
    'https://[::ffff:127.0.0.1]/callback',
    'https://[::1]:8443/callback',
    'https://user@example.test/callback',
    'https://example.test/callback#fragment',
    'data:text/html,x',
    'unknown://callback',
    'javascript:alert(1)',
    '',
  ])('redirect tricks: %s cannot be registered', async (redirect_uri) => {
    const response = await fetch(`${world.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: [redirect_uri] }),
    })
    expect(await errorIn(response)).toEqual([400, 'invalid_redirect_uri'])
  })

  test.each(['com.example.app:/callback', 'cursor://anysphere.cursor-mcp/oauth/callback'])(
    'a program with the scheme of %s gets its code, and the page stays',
    async (redirect_uri) => {
      const app = await anApp(world.url, { redirect_uri })
      const client = await signedInClient(world, sam)
      const begun = await app.begin()
      const path = await openConsent(client, begun)
      const { status, text, headers } = await answerConsent(client, path)
      expect([status, headers.get('location')]).toEqual([200, null])
      const [, href = ''] = /<a class="button" href="([^"]+)"/.exec(text) ?? []
      const tokens = await app.exchange(app.codeIn(href.replaceAll('&amp;', '&'), begun), begun)
      expect(tokens.access_token).toMatch(/^svc_/)
    },
  )
})
