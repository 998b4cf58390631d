import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { describe, expect, test } from 'vitest'
import { newToken } from '#server/database/secret.ts'
import { endpoints } from '#server/surfaces/mcp/metadata.ts'
import { oauthPaths } from '#server/surfaces/mcp/no_oauth.ts'
import { post, postModern } from '#test/support/mcp_clients.ts'
import {
  type Account,
  allAbilities,
  startWorld,
  useAccount,
  useWorld,
} from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
/** A service at which apps cannot connect by themselves. */
const closed = useWorld({ oauth: false })

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const write = {
  name: 'service_create_ideas_list',
  arguments: { name: 'Forbidden', idempotency_key: 'k' },
}

/** A stranger's requests: whatever token a test gives, or none. */
function stranger(authorization?: string): Pick<Account, 'request'> {
  const given = authorization === undefined ? {} : { authorization }
  return {
    request: (path, init = {}) =>
      fetch(`${world.url}${path}`, { ...init, headers: { ...given, ...init.headers } }),
  }
}

describe('who may call', () => {
  test.each(endpoints)('%s answers a stranger with 401 and says where to read on', async (path) => {
    const missing = await post(stranger(), list, { path })
    expect(missing.status).toBe(401)
    expect(missing.body.code).toBe('token_missing')
    const challenge = missing.headers.get('www-authenticate') ?? ''
    const all = allAbilities.join(' ')
    const metadata = /^Bearer scope="([^"]+)", resource_metadata="([^"]+)"$/.exec(challenge) ?? []
    expect(metadata[1]).toBe(all)
    const told: unknown = await (await fetch(metadata[2] ?? '')).json()
    expect(told).toMatchObject({
      resource: `${world.url}${path}`,
      authorization_servers: [world.url],
      scopes_supported: allAbilities,
      token_instructions: expect.stringContaining('Access tokens are made in'),
    })
    expect(missing.body.detail).toContain('Create a token')
    const { resource_documentation } = told as { resource_documentation: string }
    const guide = await (await fetch(resource_documentation)).text()
    expect(guide).toContain('id="get-a-token"')

    const unknown = await post(stranger(`Bearer ${newToken()}`), 'not json', { path })
    expect(unknown.status).toBe(401)
    expect(unknown.headers.get('www-authenticate')).toMatch(
      /^Bearer error="invalid_token", resource_metadata=/,
    )
  })

  test('the metadata of the whole service is there too, and is only read', async () => {
    const path = '/.well-known/oauth-protected-resource'
    const told = await fetch(`${world.url}${path}`)
    expect(told.headers.get('access-control-allow-origin')).toBe('*')
    expect(await told.json()).toMatchObject({ resource: world.url })
    const refused = await fetch(`${world.url}${path}`, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('a missing ability is 403 insufficient_scope and named, in both generations', async () => {
    const reader = await world.token(sam, ['planning:read'])
    const answers = [
      await post(reader, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: write }),
      await postModern(reader, 'tools/call', write),
    ]
    for (const { status, headers, body } of answers) {
      expect([status, body.code]).toEqual([403, 'ability_missing'])
      expect(headers.get('www-authenticate')).toMatch(
        /^Bearer error="insufficient_scope", scope="planning:write", resource_metadata=/,
      )
    }
  })

  test('a caller who keeps trying tokens must wait', async () => {
    const limited = await startWorld({ rate_limits: true })
    const url = `${limited.url}/mcp`
    const attempt = () => fetch(url, { method: 'POST', headers: { authorization: 'Bearer junk' } })
    const answers = await Promise.all(Array.from({ length: 60 }, attempt))
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    await limited.stop()
  })

  test('where apps cannot connect, no authorization server is named', async () => {
    const { status, headers } = await fetch(`${closed.url}/mcp`, { method: 'POST' })
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toMatch(/^Bearer resource_metadata="[^"]+"$/)
    const told = await fetch(`${closed.url}/.well-known/oauth-protected-resource/mcp`)
    expect(await told.json()).not.toHaveProperty('authorization_servers')
    const api = await fetch(`${closed.url}/api/v2/capabilities`)
    expect(api.headers.get('www-authenticate')).toBe('Bearer')
  })

  test.each(oauthPaths)('%s says how a token is made, where apps cannot connect', async (path) => {
    for (const method of ['GET', 'POST']) {
      const told = await fetch(`${closed.url}${path}`, { method, redirect: 'manual' })
      expect(told.status).toBe(method === 'GET' ? 404 : 403)
      expect(await told.json()).toMatchObject({
        error: 'access_denied',
        error_description: expect.stringContaining('Make an access token'),
        error_uri: `${closed.url}/docs/guides/authentication#get-a-token`,
      })
    }
    const shown = await fetch(`${closed.url}${path}`, { headers: { accept: 'text/html' } })
    expect(await shown.text()).toContain('Make an access token')
  })

  test('where apps cannot connect, a client tells its user how a token is made', async () => {
    const provider = {
      ...{ redirectUrl: 'http://localhost/callback', clientMetadata: { redirect_uris: [] } },
      ...{ clientInformation: () => undefined, saveClientInformation: () => {} },
      ...{ tokens: () => undefined, saveTokens: () => {}, redirectToAuthorization: () => {} },
      ...{ saveCodeVerifier: () => {}, codeVerifier: () => 'v' },
    }
    const client = new Client({ name: 'tests', version: '1' })
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', closed.url), {
      authProvider: provider as never,
    })
    await expect(client.connect(transport)).rejects.toThrow(/Make an access token/)
  })

  test('a page of somebody else in a browser is refused, our own is not', async () => {
    const from = async (origin: string) => (await post(sam, list, { headers: { origin } })).status
    expect(await from('https://evil.example')).toBe(403)
    expect(await from('null')).toBe(403)
    expect(await from(world.url)).toBe(200)
  })

  test('a page on the reader’s own machine may ask whether it may call, and call', async () => {
    const origin = 'http://localhost:6274'
    const ask = (path: string) =>
      fetch(`${world.url}${path}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const may = await ask('/mcp')
    expect([may.status, may.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    for (const name of ['authorization', 'mcp-protocol-version', 'mcp-method', 'mcp-name'])
      expect(may.headers.get('access-control-allow-headers')).toContain(name)
    const called = await post(sam, list, { headers: { origin } })
    expect(called.headers.get('access-control-allow-origin')).toBe(origin)
    const refused = await post(stranger(), list, { headers: { origin } })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('access-control-expose-headers')).toContain('www-authenticate')
    const told = await ask('/.well-known/oauth-protected-resource/mcp')
    expect([told.status, told.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const foreign = await fetch(`${world.url}/mcp`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([
      403,
      null,
    ])
  })
})
