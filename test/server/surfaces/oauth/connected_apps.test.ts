import { expect, test } from 'vitest'
import { toHandle } from '#server/domain/basics/handle.ts'
import { viewGrants } from '#server/flows/web/oauth_grants.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { anApp, connect } from '#test/support/oauth_app.ts'
import { listTools } from '#test/support/oauth_steps.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ben = useAccount(world, 'Ben')

test('a disconnected app is refused within a second, and nobody else can disconnect it', async () => {
  const app = await anApp(world.url, { name: 'Reader <b>' })
  const client = await signedInClient(world, sam)
  const tokens = await connect(app, client)
  const page = await client.get('/settings/agents', { accept: 'text/html' })
  expect(page.text).toContain('Reader &lt;b&gt;')
  expect(page.text).toContain('https://app.example.test')
  const [granted] = await viewGrants(world.service.runtime, sam.owner)
  const fields = { grant: toHandle('token', granted?.grant_id ?? '') }
  const disconnect = '/settings/agents/apps/disconnect'
  const other = await signedInClient(world, ben)
  expect((await other.submit(disconnect, fields, '/settings/agents')).json.ended).toBe(0)
  expect((await listTools(world, tokens.access_token)).status).toBe(200)
  expect((await client.submit(disconnect, fields, '/settings/agents')).json.ended).toBe(1)
  await expect
    .poll(async () => (await listTools(world, tokens.access_token)).status, { timeout: 5_000 })
    .toBe(401)
  expect((await app.refreshRaw(tokens.refresh_token ?? '')).status).toBe(400)
  expect(await viewGrants(world.service.runtime, sam.owner)).toEqual([])
})

test('signing out everywhere with the box for apps ends them all', async () => {
  const app = await anApp(world.url)
  const client = await signedInClient(world, ben)
  const tokens = await connect(app, client)
  const { json } = await client.get('/settings/account')
  const fields = { form_token: json.form_token, tokens: 'revoke' }
  await client.post('/settings/account/sign-out-everywhere', fields)
  expect((await app.refreshRaw(tokens.refresh_token ?? '')).status).toBe(400)
  await expect
    .poll(async () => (await listTools(world, tokens.access_token)).status, { timeout: 5_000 })
    .toBe(401)
})

test('of apps that nobody has allowed anything the newest 10,000 are kept, and one in use goes on', async () => {
  const app = await anApp(world.url)
  const client = await signedInClient(world, await world.account('Ada'))
  const tokens = await connect(app, client)
  await asSuperuser(
    world.superuser_url,
    `insert into oauth_records (id_hash, kind, payload, expires_at, created_at)
      select sha256(n::text::bytea), 'Client', '{}', now() + interval '1 day', now() - interval '1 hour'
      from generate_series(1, 10050) n`,
  )
  const newest = await anApp(world.url)
  await asSuperuser(
    world.superuser_url,
    `do $$ begin assert (select count(*) = 10000 from oauth_records where kind = 'Client' and not used); end $$`,
  )
  expect((await app.refreshRaw(tokens.refresh_token ?? '')).status).toBe(200)
  expect((await connect(newest, client)).scope).toContain('planning:read')
})
