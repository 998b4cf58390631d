import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toHandle } from '#server/domain/basics/handle.ts'
import { aPreparedSend } from '#test/support/given/actions.ts'
import { people } from '#test/support/given/lists.ts'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, makeCaller, useWorld } from '#test/support/world.ts'

const mailbox = aMailbox()
const world = useWorld(mailbox.options)
let superuser: pg.Client
beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

const agents = '/settings/agents'
const html = { accept: 'text/html' }

/** Lets the proof of an account's sessions become older. */
const age = ({ owner }: Account, minutes: number) =>
  superuser.query(
    `update sessions set created_at = (created_at at time zone 'UTC' - make_interval(mins => $2)) at time zone 'UTC'
     where owner_id = $1`,
    [owner, minutes],
  )

const withToken = (token: string) => makeCaller(() => world.url, token)

/** Makes a token by the page, and what the page answers. */
function make(client: WebClient, fields: Record<string, string | string[]> = {}) {
  const all = { label: 'Laptop', abilities: ['planning:read', 'planning:write'], ...fields }
  return client.submit(`${agents}/new`, all)
}

const everything = ['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit']

/** What an agent prepares: the handle of an action that waits for its commit. */
async function prepare(agent: ReturnType<typeof withToken>): Promise<string> {
  const { prepared } = await aPreparedSend(agent, await people(agent, 'Mira'))
  return prepared?.action_handle ?? ''
}

test('a proof that is over opens no form of its page, and the form of another page is not taken', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const { json: made } = await make(client)
  await age(sam, 15)
  const { json: listed } = await client.get(agents)
  const guarded: [string, Record<string, string>][] = [
    ['new', { label: 'Thief', abilities: 'planning:read' }],
    [`${made.token_handle}/rotate`, { hours: '1' }],
    [`${made.token_handle}/approval`, { needs_approval: 'no' }],
  ]
  for (const [path, fields] of guarded) {
    const { form_token } = listed
    const answer = await client.post(`${agents}/${path}`, { form_token, ...fields })
    expect([path, answer.status, answer.json.token]).toEqual([path, 403, undefined])
  }
})

test('a page of tokens that have ended says so where there is none, and leads to no other page of them', async () => {
  const client = await signedInClient(world, await world.account('Sam'))
  const { json: made } = await make(client)
  const none = await client.get(`${agents}?ended`, html)
  expect(none.text).toContain('No token has ended yet.')
  expect(none.text).not.toContain('Back to the newest')
  const { form_token } = (await client.get(agents)).json
  await client.post(`${agents}/${made.token_handle}/revoke`, { form_token, confirm: 'yes' })
  expect((await client.get(`${agents}?ended`, html)).text).not.toContain('No token has ended yet.')
})

describe('a token that the page makes', () => {
  test('may do what was ticked, ends after 90 days, and is listed without its secret', async () => {
    const sam = await world.account('Sam')
    const client = await signedInClient(world, sam)
    const { status, json, headers } = await make(client)
    const { label, abilities, state } = json
    expect([status, label, abilities, state]).toEqual([
      201,
      'Laptop',
      ['planning:read', 'planning:write'],
      'active',
    ])
    expect(headers.get('cache-control')).toContain('no-store')
    expect((Date.parse(json.expires_at) - Date.parse(json.created_at)) / 86_400_000).toBe(90)
    const agent = withToken(json.token)
    expect((await agent.call('ideas.lists.create', { name: 'Rainy Sundays' })).status).toBe(200)
    const refused = await agent.call('invites.list')
    expect([refused.status, refused.body.code]).toEqual([403, 'ability_missing'])
    const list = await client.get(agents)
    expect(list.json.tokens.map((one: { label: string }) => one.label)).toEqual(['Laptop', null])
    const page = await client.get(agents, html)
    for (const { text } of [list, page]) expect(text).not.toContain(json.token)
  })

  test('is shown once: the same form makes no second one and says so', async () => {
    const sam = await world.account('Sam')
    const client = await signedInClient(world, sam)
    const { json: form } = await client.get(`${agents}/new`)
    const fields = { ...form, label: 'Once', abilities: ['planning:read'] }
    const first = await client.post(`${agents}/new`, fields, html)
    const [, token = ''] = /<code>(svc_pat_\w+)<\/code>/.exec(first.text) ?? []
    expect((await withToken(token).call('ideas.lists.query')).status).toBe(200)
    const again = await client.post(`${agents}/new`, fields, html)
    expect([again.status, again.text.includes('was shown once')]).toEqual([200, true])
    expect(again.text).not.toContain(token)
    const other = await client.post(`${agents}/new`, { ...fields, label: 'Another' }, html)
    expect([other.status, other.text.includes('value="Another"')]).toEqual([409, true])
    expect((await client.get(agents)).json.tokens).toHaveLength(2)
  })

  test('asks who somebody is, unless they have proved it lately', async () => {
    const sam = await world.account('Sam')
    const client = await signedInClient(world, sam)
    const { json: form } = await client.get(`${agents}/new`)
    await age(sam, 31)
    const shown = await client.get(`${agents}/new`, html)
    expect(shown.headers.get('location')).toBe(
      `/sign-in/again?next=${encodeURIComponent(`${agents}/new`)}`,
    )
    const { status, json } = await client.post(`${agents}/new`, { ...form, label: 'Thief' })
    expect([status, json.code]).toEqual([403, 'access_denied'])
    expect((await client.get(agents)).json.tokens).toHaveLength(1)
  })

  test('never lasts for ever, never may nothing, and never may what is unknown', async () => {
    const client = await signedInClient(world, await world.account('Sam'))
    const all: Record<string, string | string[]>[] = [
      { days: '3650' },
      { days: 'never' },
      { abilities: [] },
      { abilities: ['planning:all'] },
      { label: ' ' },
      { label: 'x'.repeat(81) },
    ]
    for (const wrong of all) {
      const { status, json } = await make(client, wrong)
      expect([wrong, status, json.code]).toEqual([wrong, 422, 'input_invalid'])
    }
    expect((await client.get(agents)).json.tokens).toHaveLength(1)
  })

  test('has to ask where it may commit, unless its maker says otherwise', async () => {
    const client = await signedInClient(world, await world.account('Sam'))
    const asks = async (fields: Record<string, string | string[]>) =>
      (await make(client, fields)).json.needs_approval
    expect(await asks({ abilities: everything })).toBe(true)
    expect(await asks({ abilities: everything, needs_approval: 'no' })).toBe(false)
    expect(await asks({})).toBe(false)
  })

  test('is one of at most 20 in a day', async () => {
    const client = await signedInClient(world, await world.account('Sam'))
    for (let count = 0; count < 20; count += 1) expect((await make(client)).status).toBe(201)
    const { status, json } = await make(client)
    expect([status, json.code]).toEqual([429, 'rate_limited'])
  })

  test('is told to the account by mail', async () => {
    const sam = await world.account('Sam')
    const client = await signedInClient(world, sam)
    const { json } = await make(client, { label: 'Told' })
    const { rows } = await superuser.query('select email from accounts where owner_id = $1', [
      sam.owner,
    ])
    const { email } = await mailbox.next(rows[0].email)
    expect(email.text).toContain('Told')
    expect(email.text).toContain(`${world.url}/settings/agents`)
    expect(email.text).not.toContain(json.token)
  })
})

describe('a token that is replaced', () => {
  test('has the same settings, and rotation keeps what is prepared', async () => {
    const client = await signedInClient(world, await world.account('Sam'))
    const { json: old } = await make(client, { abilities: everything, needs_approval: 'no' })
    const action_handle = await prepare(withToken(old.token))
    const path = `${agents}/${old.token_handle}/rotate`
    const { status, json } = await client.submit(path, { hours: '0' })
    expect([status, json.label, json.abilities]).toEqual([201, old.label, everything])
    const refused = await withToken(old.token).call('ideas.lists.query')
    expect(await within(async () => (await ask(old.token)).code === 'token_revoked')).toBe(true)
    expect([200, 401]).toContain(refused.status)
    const committed = await withToken(json.token).call('actions.commit', { action_handle })
    expect(committed.body.status).toBe('completed')
  })

  test('works for as long as was chosen, and cannot be replaced again', async () => {
    const client = await signedInClient(world, await world.account('Sam'))
    const { json: old } = await make(client)
    const path = `${agents}/${old.token_handle}/rotate`
    await client.submit(path, { hours: '24' })
    const { json } = await client.get(`${agents}/${old.token_handle}`)
    const hours = (Date.parse(json.expires_at) - Date.now()) / 3_600_000
    expect([json.state, json.replaced, Math.round(hours)]).toEqual(['active', true, 24])
    expect((await ask(old.token)).status).toBe(200)
    const again = await client.submit(path, { hours: '0' })
    expect(again.json.code).toBe('reference_not_found')
    const wrong = await client.submit(path, { hours: '48' })
    expect(wrong.json.code).toBe('input_invalid')
  })
})

describe('a token that is revoked', () => {
  test('cannot send what it prepared: the action is superseded', async () => {
    const sam = await world.account('Sam')
    const client = await signedInClient(world, sam)
    const { json: made } = await make(client, { abilities: everything, needs_approval: 'no' })
    await prepare(withToken(made.token))
    await age(sam, 60)
    const { json } = await client.submit(`${agents}/${made.token_handle}/revoke`)
    expect(json).toEqual({ revoked: true })
    const { rows } = await superuser.query(
      'select state from prepared_actions where owner_id = $1',
      [sam.owner],
    )
    expect(rows.map(({ state }) => state)).toEqual(['superseded'])
    expect(await within(async () => (await ask(made.token)).code === 'token_revoked')).toBe(true)
  })

  test('leaves what is prepared to another token of the same principal', async () => {
    const sam = await world.account('Sam')
    const client = await signedInClient(world, sam)
    const { json: old } = await make(client, { abilities: everything, needs_approval: 'no' })
    const action_handle = await prepare(withToken(old.token))
    const rotated = await client.submit(`${agents}/${old.token_handle}/rotate`, { hours: '24' })
    await client.submit(`${agents}/${old.token_handle}/revoke`)
    const committed = await withToken(rotated.json.token).call('actions.commit', { action_handle })
    expect(committed.body.status).toBe('completed')
    await client.submit(`${agents}/${rotated.json.token_handle}/revoke`, { others: 'yes' })
    expect((await client.get(agents)).json.tokens).toHaveLength(1)
  })
})

test('to be asked is turned on at once, and turned off only with a proof', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const { json: made } = await make(client, { abilities: everything, needs_approval: 'no' })
  const path = `${agents}/${made.token_handle}`
  const asks = async () => (await client.get(path)).json.needs_approval
  await age(sam, 60)
  await client.submit(`${path}/approval`, { needs_approval: 'yes' }, path)
  expect(await asks()).toBe(true)
  const { json } = await client.submit(`${path}/approval`, { needs_approval: 'no' }, path)
  expect([json.code, await asks()]).toEqual(['access_denied', true])
})

test('of another account no page says anything, and nothing can be done to it', async () => {
  const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
  const [client, stranger] = [await signedInClient(world, sam), await signedInClient(world, ada)]
  const { json: made } = await make(client)
  const path = `${agents}/${made.token_handle}`
  const madeUp = `${agents}/${toHandle('token', randomUUID())}`
  for (const rest of ['', '/revoke', '/rotate']) {
    const [foreign, none] = [
      await stranger.get(path + rest, html),
      await stranger.get(madeUp + rest, html),
    ]
    expect([rest, foreign.status, none.status]).toEqual([rest, 404, 404])
    expect(foreign.text).toBe(none.text)
  }
  const { json: own } = await make(stranger)
  const { json: rotation } = await stranger.get(`${agents}/${own.token_handle}/rotate`)
  const { json: form } = await stranger.get(agents)
  for (const rest of ['/revoke', '/rotate', '/approval', '/undo']) {
    const { form_token } = rest === '/rotate' ? rotation : form
    const fields = { form_token, hours: '0', needs_approval: 'yes', action: 'x' }
    expect([rest, (await stranger.post(path + rest, fields)).status]).toEqual([rest, 404])
  }
  expect((await ask(made.token)).status).toBe(200)
})

test('a form from another site is refused', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const { json: made } = await make(client)
  const path = `${agents}/${made.token_handle}`
  for (const [at, shown] of [
    [`${agents}/new`, `${agents}/new`],
    [`${path}/revoke`, path],
    [`${path}/rotate`, `${path}/rotate`],
    [`${path}/approval`, path],
    [`${path}/undo`, path],
  ] as const) {
    const { json: form } = await client.get(shown)
    const fields = { ...form, label: 'Planted', abilities: ['planning:read'], hours: '0' }
    const from = { 'sec-fetch-site': 'cross-site' }
    const others = await client.post(at, fields, from)
    const unsigned = await client.post(at, { ...fields, form_token: 'x'.repeat(43) })
    expect([at, others.status, unsigned.status]).toEqual([at, 403, 403])
  }
  expect((await ask(made.token)).status).toBe(200)
})

test('tokens of the command are listed, and can be revoked', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const [made] = (await client.get(agents)).json.tokens
  expect(made).toMatchObject({ label: null, abilities: everything, needs_approval: false })
  await client.submit(`${agents}/${made.token_handle}/revoke`)
  expect((await client.get(agents)).json.tokens).toEqual([])
  expect((await client.get(`${agents}?ended`)).json.tokens).toMatchObject([{ state: 'revoked' }])
})

test('pages have 20 tokens and go on', async () => {
  const sam = await world.account('Sam')
  for (let count = 0; count < 24; count += 1) await world.token(sam)
  const client = await signedInClient(world, sam)
  const { json: first } = await client.get(agents)
  const { json: rest } = await client.get(`${agents}?before=${first.older}`)
  const handles = [...first.tokens, ...rest.tokens].map((one) => one.token_handle)
  expect([first.tokens.length, rest.older, new Set(handles).size]).toEqual([20, null, 25])
  for (const before of ['x', 'tk_', '../x', first.older.replace('tk_', 'pe_')]) {
    expect((await client.get(`${agents}?before=${encodeURIComponent(before)}`)).status).toBe(200)
  }
})

/** What a read with a token answers. */
async function ask(token: string): Promise<{ status: number; code: string | undefined }> {
  const { status, body } = await withToken(token).call('ideas.lists.query')
  return { status, code: body.code }
}

/** Whether something becomes so. A server remembers for a second who a token speaks for. */
async function within(so: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await so()) return true
    await pause(20)
  }
  return false
}
