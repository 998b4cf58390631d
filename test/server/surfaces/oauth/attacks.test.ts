import { describe, expect, test } from 'vitest'
import { findAccessToken } from '#server/flows/web/oauth_grants.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { anApp, connect, openConsent, pathOf } from '#test/support/oauth_app.ts'
import { allowed, endFlow, listTools } from '#test/support/oauth_steps.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ben = useAccount(world, 'Ben')

/** Asks the Capability API for a read. */
function query(token: string): Promise<Response> {
  return fetch(`${world.url}/api/v2/capabilities/ideas.lists.query`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
}

describe('attacks', () => {
  test('consent by foreign form: without the token of this session nothing is allowed', async () => {
    const app = await anApp(world.url)
    const [client, other] = [await signedInClient(world, sam), await signedInClient(world, ben)]
    const path = await openConsent(client, await app.begin())
    const { json } = await client.get(path)
    const fields = { ability: ['planning:read'], decision: 'allow' }
    expect((await client.post(path, fields)).status).toBe(403)
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    const sent = { ...fields, form_token: json.form_token }
    expect((await client.post(path, sent, elsewhere)).status).toBe(403)
    expect((await other.post(path, sent)).status).toBe(403)
  })

  test('the form of one authorization allows no other, and ends with its own', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const first = await openConsent(client, await app.begin())
    const { form_token } = (await client.get(first)).json
    const fields = { form_token, ability: ['planning:read'], decision: 'allow' }
    const second = await openConsent(client, await app.begin())
    expect((await client.post(second, fields)).status).toBe(403)
    await endFlow(world, first)
    expect((await client.post(first, fields)).status).toBe(404)
    expect((await client.get(second)).status).toBe(200)
  })

  test('another browser, even of the same account, does not see the page', async () => {
    const app = await anApp(world.url)
    const [client, other] = [await signedInClient(world, sam), await signedInClient(world, sam)]
    const path = await openConsent(client, await app.begin())
    expect((await other.get(path)).status).toBe(403)
    expect((await client.get(path)).status).toBe(200)
  })

  test('another account in a shared browser: what Ada began is not Ben’s, and Ben gets his own', async () => {
    const ada = await world.account('Ada')
    const app = await anApp(world.url)
    const browser = await signedInClient(world, ada)
    const { access_token: hers } = await connect(app, browser)
    const begun = await app.begin()
    const path = await openConsent(browser, begun)
    const { json } = await browser.get('/settings/account')
    await browser.post('/sign-out', { form_token: json.form_token })
    const kept = new Map(browser.cookies)
    const bens = await signedInClient(world, ben)
    for (const [name, value] of kept) if (!bens.cookies.has(name)) bens.cookies.set(name, value)
    expect((await bens.get(path)).status).toBe(403)
    expect((await bens.get(pathOf(`/oauth/authorize/${path.split('/').at(-1)}`))).status).toBe(403)
    const { access_token: his } = await connect(app, bens)
    const owner = async (token: string) =>
      (await findAccessToken(world.service.runtime, token))?.owner
    expect([await owner(hers), await owner(his)]).toEqual([ada.owner, ben.owner])
  })

  test('a stolen session cannot allow anything: the person proves first who they are', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const path = await openConsent(client, await app.begin())
    const { json } = await client.get(path)
    await asSuperuser(
      world.superuser_url,
      `update sessions set created_at = (created_at at time zone 'UTC' - interval '31 minutes') at time zone 'UTC'`,
    )
    expect((await client.get(path)).status).toBe(403)
    const { headers } = await client.get(path, { accept: 'text/html' })
    expect(headers.get('location')).toMatch(/^\/sign-in\/again\?next=%2Foauth%2Fconsent%2F/)
    const fields = { form_token: json.form_token, ability: ['planning:read'], decision: 'allow' }
    expect((await client.post(path, fields)).status).toBe(403)
  })

  test('a token of one surface is refused at the other, which says where to get its own', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const { access_token: mcp } = await connect(app, client)
    const { access_token: api } = await connect(app, client, { resource: `${world.url}/api` })
    expect([(await listTools(world, mcp)).status, (await query(api)).status]).toEqual([200, 200])
    const refused = [
      [await query(mcp), '/api'],
      [await listTools(world, api), '/mcp'],
    ] as const
    for (const [response, resource] of refused) {
      expect(response.status).toBe(401)
      const { code } = (await response.json()) as { code: string }
      expect(code).toBe('token_invalid')
      const challenge = response.headers.get('www-authenticate') ?? ''
      const [, metadata = ''] = /resource_metadata="([^"]+)"/.exec(challenge) ?? []
      const told = (await (await fetch(metadata)).json()) as { resource: string }
      expect(told.resource).toBe(`${world.url}${resource}`)
    }
  })

  test('all names of the MCP endpoints mean one audience; others are no resource', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    for (const resource of ['', '/', '/mcp', '/mcp/v2', '/mcp/']) {
      const asked = { resource: `${world.url}${resource}` }
      const { begun, params } = await allowed(app, client, { ...asked, prompt: 'consent' })
      const tokens = await app.exchange(params, begun, `${world.url}/mcp/v2`)
      expect((await listTools(world, tokens.access_token)).status).toBe(200)
    }
    const { url } = await app.begin({ resource: 'https://evil.example/mcp' })
    const { headers } = await client.get(pathOf(url))
    expect(new URL(headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_target')
  })
})
