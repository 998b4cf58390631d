import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { anApp, connect, openConsent } from '#test/support/oauth_app.ts'
import { meet } from '#test/support/meet.ts'
import { listTools } from '#test/support/oauth_steps.ts'
import { signedInClient, type WebClient, type WebReply } from '#test/support/web_client.ts'
import { type Account, makeCaller, useWorld } from '#test/support/world.ts'

// What happens where two things that are done to the access of an account meet in the database.

const world = useWorld({ worker: false })
let superuser: pg.Client
beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

const agents = '/settings/agents'

/** A token that may send and need not ask, made in a browser. */
async function aToken(client: WebClient) {
  const abilities = ['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit']
  const fields = { label: 'Laptop', abilities, needs_approval: 'no' }
  const { json } = await client.submit(`${agents}/new`, fields)
  return { token: String(json.token), path: `${agents}/${json.token_handle}`, ...json }
}

/** Locks a row until both forms wait. */
const theToken = (id: string | null) => ({
  text: 'select from tokens where token_id = $1 for update',
  values: [id],
})
const theAccount = (owner: string) => ({
  text: 'select from accounts where owner_id = $1 for update',
  values: [owner],
})

/** What a call with a token gets. A server remembers for a second who it speaks for, so it has not seen this one. */
async function statusOf(token: string): Promise<number> {
  return (await makeCaller(() => world.url, token).call('ideas.lists.query')).status
}

/** A rotation that meets another form of the same token. */
async function rotateBeside(client: WebClient, path: string, act: string, fields: object) {
  const [rotation, form] = [await client.get(`${path}/rotate`), await client.get(path)]
  const { token_handle } = form.json
  return meet(world, theToken(parseHandle('token', token_handle)), [
    () => client.post(`${path}/rotate`, { ...rotation.json, hours: '24' }),
    () => client.post(`${path}/${act}`, { form_token: form.json.form_token, ...fields }),
  ])
}

test('who revokes a token and all like it ends also the one that a rotation makes at that moment', async () => {
  const client = await signedInClient(world, await world.account('Sam'))
  const { token, path } = await aToken(client)
  const [rotated, revoked] = await rotateBeside(client, path, 'revoke', { others: 'yes' })
  expect([rotated?.status, revoked?.status]).toEqual([201, 200])
  expect(await statusOf(String(rotated?.json.token))).toBe(401)
  expect(await statusOf(token)).toBe(401)
})

test('who wants to be asked is asked also by the token that a rotation makes at that moment', async () => {
  const client = await signedInClient(world, await world.account('Sam'))
  const { path } = await aToken(client)
  const [rotated, asked] = await rotateBeside(client, path, 'approval', { needs_approval: 'yes' })
  expect([rotated?.status, asked?.status]).toEqual([201, 200])
  const { json } = await client.get(`${agents}/${rotated?.json.token_handle}`)
  expect(json.needs_approval).toBe(true)
})

/** Asks for the end of an account on its page. */
async function leaving(client: WebClient, account: Account): Promise<() => Promise<WebReply>> {
  const { rows } = await superuser.query('select email from accounts where owner_id = $1', [
    account.owner,
  ])
  const path = '/settings/account/delete'
  const { json } = await client.get(path)
  return () => client.post(path, { form_token: json.form_token, address: rows[0].email })
}

test('a token that is made while its account leaves is refused', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const { json } = await client.get(`${agents}/new`)
  const leave = await leaving(client, sam)
  const fields = { ...json, label: 'Late', abilities: ['planning:read'] }
  const [left, made] = await meet(world, theAccount(sam.owner), [
    leave,
    () => client.post(`${agents}/new`, fields),
  ])
  expect([left?.status, made?.status]).toEqual([200, 403])
  const { rows } = await superuser.query(
    'select from tokens where owner_id = $1 and revoked_at is null',
    [sam.owner],
  )
  expect(rows).toEqual([])
})

test('an app that is allowed while its account leaves gets nothing', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const app = await anApp(world.url)
  const path = await openConsent(client, await app.begin())
  const { json } = await client.get(path)
  const leave = await leaving(client, sam)
  const fields = { form_token: json.form_token, ability: ['planning:read'], decision: 'allow' }
  const [left, allowed] = await meet(world, theAccount(sam.owner), [
    leave,
    () => client.post(path, fields),
  ])
  expect([left?.status, allowed?.status]).toEqual([200, 403])
  const { rows } = await superuser.query('select from oauth_grants where owner_id = $1', [
    sam.owner,
  ])
  expect(rows).toEqual([])
})

test('an app that refreshes while its account leaves has no token that works', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const app = await anApp(world.url)
  const tokens = await connect(app, client)
  const leave = await leaving(client, sam)
  const refresh: { given?: Response } = {}
  await meet(
    world,
    { text: 'select from oauth_grants where owner_id = $1 for update', values: [sam.owner] },
    [
      async () => {
        refresh.given = await app.refreshRaw(tokens.refresh_token ?? '')
        return { status: refresh.given.status } as WebReply
      },
      leave,
    ],
  )
  const given = (await refresh.given?.json()) as { access_token?: string; refresh_token?: string }
  for (const token of [given.access_token ?? '', tokens.access_token]) {
    expect((await listTools(world, token)).status).toBe(401)
  }
  for (const token of [given.refresh_token ?? 'x'.repeat(43), tokens.refresh_token ?? '']) {
    expect((await app.refreshRaw(token)).status).toBe(400)
  }
})
