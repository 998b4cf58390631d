import { once } from 'node:events'
import { request } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import { all, isLive } from '#test/contract/live.ts'
import { exampleInputs } from '#test/contract/schemas.ts'
import { aSentPlan } from '#test/support/given/actions.ts'
import { makeHandles, withHandles } from '#test/support/given/handles/make.ts'
import { connect } from '#test/support/given/connections.ts'
import { aFile } from '#test/support/given/uploads.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

const path = '/settings/account/export'

/** The files of an export, by their names. */
async function download(client: WebClient): Promise<Record<string, Buffer>> {
  const { json } = await client.get(path)
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(world.url + path, {
    method: 'POST',
    body: new URLSearchParams({ form_token: json.form_token }),
    headers: { cookie },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]),
  )
}

/** The handles in an answer, of every kind of row that an account has. The one from which a long answer goes on names no row. */
function handlesIn(text: string): string[] {
  return [...text.matchAll(/"((?!sn_)[a-z]{2}_[0-9a-z]{26})"/g)].map(([, handle = '']) => handle)
}

test('the export holds every row that a capability shows, and nothing that opens something', {
  timeout: 90_000,
}, async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { first, second } = await connect(sam, ada)
  await aSentPlan(sam, [first])
  await aSentPlan(ada, [second])
  const handles = await makeHandles(sam)
  await aFile(sam)
  const shown = new Map<string, string>()
  for (const { id, effect } of all) {
    if (!isLive(id) || effect !== 'read') continue
    for (const { input } of exampleInputs(id)) {
      const { text, status } = await sam.call(id, withHandles(input, handles))
      if (status !== 200) continue
      for (const handle of handlesIn(text)) shown.set(handle, id)
    }
  }
  const files = await download(await signedInClient(world, sam))
  const text = Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, content]) => content.toString())
    .join('\n')
  const missing = [...shown].filter(([handle]) => !text.includes(handle))
  expect(shown.size).toBeGreaterThanOrEqual(10)
  expect(missing).toEqual([])
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('.json')) expect(Array.isArray(JSON.parse(content.toString()))).toBe(true)
  }
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'activity.jsonl']))
  expect(Object.keys(files).some((name) => name.startsWith('media/'))).toBe(true)
  await expectNothingSecret(sam, Object.values(files).join('\n'))
})

/** Nothing that opens something is in an export, and no address or account of others. */
async function expectNothingSecret(sam: Account, text: string): Promise<void> {
  const { rows: others } = await superuser.query<{ email: string }>(
    'select email from accounts where owner_id <> $1',
    [sam.owner],
  )
  expect(others.filter(({ email }) => text.includes(email))).toEqual([])
  const { rows: accounts } = await superuser.query<{ id: string }>(
    'select owner_id::text as id from accounts',
  )
  expect(accounts.filter(({ id }) => text.includes(id))).toEqual([])
  expect(text).not.toContain(sam.token)
  expect(text.match(/"[a-z_]*(sealed|hash|secret|token)[a-z_]*":/g)).toBeNull()
  expect(text.match(/\/(i|p|l|c|u|f)\/[\w-]{20,}/g)).toBeNull()
}

test('a day has one export, and one that broke off does not count', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const { json } = await client.get(path)
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  await superuser.query(
    `insert into places (owner_id, place_id, name, name_key)
     select $1, gen_random_uuid(), md5(random()::text) || repeat(md5(n::text), 20), n from generate_series(1, 3000) n`,
    [sam.owner],
  )
  const broken = request(world.url + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  })
  broken.on('error', () => {})
  broken.end(new URLSearchParams({ form_token: json.form_token }).toString())
  const [response] = await once(broken, 'response')
  await once(response, 'readable')
  const second = await client.submit(path)
  expect([second.status, second.json.code]).toEqual([429, 'rate_limited'])
  broken.destroy()
  let status = 0
  for (let tries = 0; tries < 100 && status !== 200; tries += 1) {
    const whole = await client.submit(path)
    status = whole.status
  }
  expect(status).toBe(200)
  let again = 200
  for (let tries = 0; tries < 100 && again === 200; tries += 1) {
    again = (await client.submit(path)).status
  }
  expect(again).toBe(429)
  const { rows } = await superuser.query(
    `select capability from audit where owner_id = $1 and capability = 'web.account.export'`,
    [sam.owner],
  )
  expect(rows.length).toBeGreaterThan(0)
})

test('a proof that is too old leads to the proof', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  await superuser.query(
    `update sessions set created_at = (created_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC' where owner_id = $1`,
    [sam.owner],
  )
  for (const where of [path, '/settings/account/delete']) {
    expect((await client.get(where)).status).toBe(403)
    const page = await client.get(where, { accept: 'text/html' })
    expect(page.headers.get('location')).toBe(`/sign-in/again?next=${encodeURIComponent(where)}`)
  }
})
