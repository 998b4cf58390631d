import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { toHandle } from '#server/domain/basics/handle.ts'
import { aParty, aPreparedSend } from '#test/support/given/actions.ts'
import { press } from '#test/support/given/approvals.ts'
import { people } from '#test/support/given/lists.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { anApp, connect } from '#test/support/oauth_app.ts'
import { ownActivity } from '#test/support/own_activity.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, allAbilities, makeCaller, useWorld } from '#test/support/world.ts'

const world = useWorld()
const agents = '/settings/agents'
const html = { accept: 'text/html' }

/** An account with an app that may do everything at the API. */
async function connected(needs_approval = false, name = 'Notebook') {
  const account = await world.account('Sam')
  const client = await signedInClient(world, account)
  const app = await anApp(world.url, { name })
  const resource = `${world.url}/api`
  const asking = { scope: allAbilities.join(' '), resource }
  const tokens = await connect(app, client, asking, { abilities: allAbilities, needs_approval })
  const agent = makeCaller(() => world.url, tokens.access_token)
  const [grant] = (await client.get(agents)).json.apps
  const path = `${agents}/${grant.grant_handle}`
  return { account, client, app, tokens, agent, grant, path }
}

/** Lets the proof of an account's sessions become older. */
const age = ({ owner }: Account) =>
  asSuperuser(
    world.superuser_url,
    `update sessions set created_at = (created_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC' where owner_id = '${owner}'`,
  )

const textsOf = async (client: WebClient, path: string): Promise<string[]> => {
  const { json } = await client.get(path)
  return (json.activity ?? json).items.map(({ text }: { text: string }) => text)
}

test('the page of an app tells what it did and nothing else, with what undoes it', async () => {
  const { account, client, agent, grant, path } = await connected()
  expect(grant).toMatchObject({
    client_name: 'Notebook',
    client_origin: 'https://app.example.test',
    abilities: allAbilities,
    needs_approval: false,
  })
  const made = await agent.call('ideas.lists.create', { name: 'Of the app' })
  const { ideas_list_handle } = made.body.data.list
  await account.call('ideas.lists.create', { name: 'Of the token' })
  await agent.call('ideas.lists.delete', { ideas_list_handle })
  const said = ['Deleted the list “Of the app”', 'Made the list “Of the app”']
  expect(await textsOf(client, path)).toEqual(said)
  const { text } = await client.get(path, html)
  expect(text).toContain('calls itself')
  const { activity } = (await client.get(path)).json
  const { action } = activity.items[0].undo
  expect((await client.submit(`${path}/undo`, { action }, path)).json).toEqual({ undone: true })
  expect((await agent.call('ideas.lists.get', { ideas_list_handle })).body.status).toBe('completed')
})

test('an app is asked at once, and not asked any more only with a proof', async () => {
  const { account, client, agent, app, tokens, path } = await connected()
  const { prepared } = await aPreparedSend(agent, await people(agent, 'Mira'))
  const action_handle = prepared?.action_handle ?? ''
  await age(account)
  const asked = await client.submit(`${path}/approval`, { needs_approval: 'yes' }, path)
  expect(asked.json).toEqual({ needs_approval: true })
  const commit = () => agent.call('actions.commit', { action_handle })
  // Servers remember a token for a second.
  await pause(1_000)
  const refused = await commit()
  expect([refused.status, refused.body.code]).toEqual([409, 'approval_required'])
  // A new token of the same grant has to ask, too.
  const { access_token } = await app.refresh(tokens.refresh_token ?? '')
  const again = makeCaller(() => world.url, access_token)
  expect((await again.call('actions.commit', { action_handle })).body.code).toBe(
    'approval_required',
  )
  const unproved = await client.submit(`${path}/approval`, { needs_approval: 'no' }, path)
  expect([unproved.json.code, (await client.get(path)).json.needs_approval]).toEqual([
    'access_denied',
    true,
  ])
  const proved = await signedInClient(world, account)
  const trusted = await proved.submit(`${path}/approval`, { needs_approval: 'no' }, path)
  expect(trusted.json).toEqual({ needs_approval: false })
  const wrong = await proved.submit(`${path}/approval`, { needs_approval: 'maybe' }, path)
  expect(wrong.json.code).toBe('input_invalid')
})

test('a disconnected app keeps its page and what it did, and nothing of it can be turned', async () => {
  const { client, agent, grant, path } = await connected()
  await agent.call('ideas.lists.create', { name: 'Of the app' })
  const fields = { grant: grant.grant_handle }
  await client.submit(`${agents}/apps/disconnect`, fields, path)
  const { json } = await client.get(path)
  expect([json.working, json.activity.items.length]).toEqual([false, 1])
  expect((await client.get(agents)).json.apps).toEqual([])
  const page = await client.get(path, html)
  expect(page.text).toContain('not connected any more')
  expect(page.text).not.toContain('apps/disconnect')
  for (const needs_approval of ['yes', 'no']) {
    const turned = await client.submit(`${path}/approval`, { needs_approval }, path)
    expect([needs_approval, turned.status]).toEqual([needs_approval, 404])
  }
})

test('of the app of another account no page says anything, and nothing can be done to it', async () => {
  const { client, agent, path } = await connected()
  const stranger = await signedInClient(world, await world.account('Ada'))
  const madeUp = `${agents}/${toHandle('token', randomUUID())}`
  const [foreign, none] = [await stranger.get(path, html), await stranger.get(madeUp, html)]
  expect([foreign.status, foreign.text]).toEqual([404, none.text])
  const { json: form } = await stranger.get(agents)
  for (const rest of ['/approval', '/undo', '/revoke']) {
    const fields = { form_token: form.form_token, needs_approval: 'yes', hours: '0', action: 'x' }
    expect([rest, (await stranger.post(path + rest, fields)).status]).toEqual([rest, 404])
  }
  expect((await stranger.get(`${path}/rotate`, html)).status).toBe(404)
  // An app is no token: it is neither replaced nor revoked as one, also by its own account.
  for (const rest of ['/revoke', '/rotate']) {
    expect([rest, (await client.get(path + rest, html)).status]).toEqual([rest, 404])
  }
  expect((await client.get(path)).json).toMatchObject({ working: true, needs_approval: false })
  expect((await agent.call('ideas.lists.query')).status).toBe(200)
})

test('the account’s own activity names the apps and what was decided', async () => {
  const { client, agent, grant, path } = await connected(true)
  const { prepared } = await aPreparedSend(agent, await people(agent, 'Mira'))
  const approval = `/approvals/${prepared?.action_handle}`
  const { json } = await client.get(approval)
  const { checksum, revision } = json.prepared
  const { form_token, key, shown } = json
  const fields = { form_token, key, shown, checksum, revision: String(revision) }
  expect((await client.post(`${approval}/refuse`, fields)).json.decision).toBe('refused')
  await client.submit(`${path}/approval`, { needs_approval: 'no' }, path)
  await client.submit(`${agents}/apps/disconnect`, { grant: grant.grant_handle }, path)
  const app = '“https://app.example.test (Notebook)”'
  expect(await ownActivity(client)).toEqual([
    `You disconnected the app ${app}`,
    `${app} sends without asking you here`,
    'You said no to what “Notebook” wanted to send',
    `You connected the app ${app}`,
    'You signed in (Another program)',
  ])
})

test('the name that an app gives itself cannot end the quotes around it', async () => {
  const { client, path } = await connected(false, 'X”, checked. Also called “Claude')
  const shown = '“<bdi>X&#39;, checked. Also called &#39;Claude</bdi>”'
  for (const page of [agents, path]) expect((await client.get(page, html)).text).toContain(shown)
  const [last] = await ownActivity(client)
  expect(last).toBe(
    "You connected the app “https://app.example.test (X', checked. Also called 'Claude)”",
  )
})

test('an app that was told to ask is asked at the commit, and the same key completes after the release', async () => {
  const party = await aParty(world)
  const client = await signedInClient(world, party.sam)
  const app = await anApp(world.url)
  const asking = { scope: allAbilities.join(' '), resource: `${world.url}/api` }
  const how = { abilities: allAbilities, needs_approval: true }
  const { access_token, refresh_token = '' } = await connect(app, client, asking, how)
  const first = makeCaller(() => world.url, access_token)
  const { prepared } = await aPreparedSend(first, [party.friends.ada])
  const { action_handle } = prepared
  // What was told to the grant holds for each token that it gives later.
  const { access_token: later } = await app.refresh(refresh_token)
  for (const agent of [first, makeCaller(() => world.url, later)]) {
    const { status, body } = await agent.call('actions.commit', { action_handle }, { key: 'once' })
    expect([status, body.code]).toEqual([409, 'approval_required'])
  }
  await press(client, `/approvals/${action_handle}`, 'release')
  const agent = makeCaller(() => world.url, later)
  const { body } = await agent.call('actions.commit', { action_handle }, { key: 'once' })
  expect(body.status).toBe('completed')
})

test('an app keeps the list of its tools for a minute, a token for five', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const { access_token } = await connect(await anApp(world.url), client)
  const kept = async (token: string) => {
    const response = await fetch(`${world.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/list',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/list',
        params: {
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    })
    const { result } = (await response.json()) as { result: { ttlMs: number } }
    return result.ttlMs
  }
  expect([await kept(access_token), await kept(sam.token)]).toEqual([60_000, 300_000])
})

test('many apps are shown six at a time on pages that stay small, and one button ends all that one was allowed', async () => {
  const account = await world.account('Sam')
  const client = await signedInClient(world, account)
  // One program was allowed something each day, and 24 apps once.
  await asSuperuser(
    world.superuser_url,
    `insert into oauth_grants (owner_id, grant_id, client_id, client_name, client_origin, abilities, needs_approval, audience, allowed_at)
     select '${account.owner}', gen_random_uuid(), 'client ' || least(n, 25), 'An assistant', 'https://app' || least(n, 25) || '.example',
       array['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit'], true, 'mcp', now() - n * interval '1 hour'
     from generate_series(1, 125) n`,
  )
  const seen: string[] = []
  let path: string | undefined = agents
  let last = ''
  while (path !== undefined) {
    const { text } = await client.get(path, html)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(30_000)
    const named = [...text.matchAll(/<h3>https:\/\/(app\d+)/g)].map(([, name = '']) => name)
    expect(named.length).toBeLessThanOrEqual(6)
    seen.push(...named)
    last = text
    path = /href="([^"]*apps_before=[^"]*)"/.exec(text)?.[1]
  }
  expect(new Set(seen).size).toBe(25)
  expect(seen).toHaveLength(25)
  const all = /name="app" value="([^"]+)">Disconnect all/.exec(last)?.[1] ?? ''
  // Each time that it was allowed has a page and a button.
  const grants = new Set<string>()
  let more: string | undefined = `?app=${all}`
  while (more !== undefined) {
    const { text } = await client.get(`${agents}${more}`, html)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(30_000)
    for (const [, one = ''] of text.matchAll(/name="grant" value="([^"]+)"/g)) grants.add(one)
    more = /href="([^"]*from=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(grants.size).toBe(101)
  await client.submit(`${agents}/apps/disconnect`, { app: all }, agents)
  const { apps } = (await client.get(agents)).json
  expect(apps).toHaveLength(24)
})
