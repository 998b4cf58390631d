import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSignInLink } from '#server/data/sign_in_links/find.ts'
import { listCodes } from '#server/data/sign_in_links/list.ts'
import { askPasskey } from '#server/flows/web/passkeys.ts'
import { Authenticator, bytes, text, type Twist } from '#test/support/authenticator.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { freePort } from '#test/support/free_port.ts'
import { aPasskey, askToAdd, askToProve, askToSignIn } from '#test/support/given/passkeys.ts'
import { startTestServer } from '#test/support/server.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const port = await freePort()
const url = `http://localhost:${port}`
const world = useWorld({ port, public_url: url })
const sam = useAccount(world, 'Sam')
const ben = useAccount(world, 'Ben')
/** The world at the name that passkeys need: its own address has none. */
const here = {
  url,
  get database() {
    return world.database
  },
}
const asPage = { accept: 'text/html' }
const list = '/settings/account/passkeys'

async function signIn(client: WebClient, authenticator: Authenticator, twist: Twist = {}) {
  const { form_token, options } = await askToSignIn(client)
  const credential = authenticator.sign(options, twist)
  return client.post('/sign-in/passkey', { form_token, credential })
}

async function nameOf(client: WebClient): Promise<string | undefined> {
  const { json } = await client.get('/settings/account')
  return json.display_name
}

describe('signing in by a passkey', () => {
  test('it signs in to its own account, without a mail, and the list says when', async () => {
    const client = await signedInClient(here, sam)
    const authenticator = await aPasskey(client, url)
    const other = new WebClient(url)
    expect((await signIn(other, authenticator)).json).toEqual({ signed_in: true })
    expect(await nameOf(other)).toBe('Sam')
    const { json } = await other.get(list)
    expect(json.passkeys).toMatchObject([{ label: 'My phone', used_at: expect.any(String) }])
  })

  test('people come to the page that they wanted', async () => {
    const client = await signedInClient(here, sam)
    const authenticator = await aPasskey(client, url)
    const other = new WebClient(url)
    const { form_token, options } = await askToSignIn(other)
    const fields = { form_token, credential: authenticator.sign(options), next: '/settings/agents' }
    const { headers } = await other.post('/sign-in/passkey', fields, asPage)
    expect(headers.get('location')).toBe('/settings/agents')
  })

  test('a challenge counts once', async () => {
    const authenticator = await aPasskey(await signedInClient(here, sam), url)
    const client = new WebClient(url)
    const { form_token, options } = await askToSignIn(client)
    const fields = { form_token, credential: authenticator.sign(options) }
    const later = new WebClient(url)
    for (const [name, value] of client.cookies) later.cookies.set(name, value)
    const both = await Promise.all([1, 2].map(() => client.post('/sign-in/passkey', fields)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await later.post('/sign-in/passkey', fields)).status).toBe(422)
  })

  test('a challenge of another browser, of another purpose, or of nobody does not count', async () => {
    const authenticator = await aPasskey(await signedInClient(here, sam), url)
    const [client, other] = [new WebClient(url), new WebClient(url)]
    const { options } = await askToSignIn(other)
    const { form_token } = await askToSignIn(client)
    const signed = await signedInClient(here, sam)
    const { options: toProve } = await askToProve(signed)
    const invented = { ...options, challenge: randomBytes(32).toString('base64url') }
    for (const asked of [options, { ...toProve, rpId: options.rpId }, invented]) {
      const fields = { form_token, credential: authenticator.sign(asked) }
      expect((await client.post('/sign-in/passkey', fields)).status).toBe(422)
    }
  })

  test('a challenge counts for five minutes, and of a browser the last five', async () => {
    const authenticator = await aPasskey(await signedInClient(here, sam), url)
    const client = new WebClient(url)
    const first = await askToSignIn(client)
    for (let at = 0; at < 5; at += 1) await askToSignIn(client)
    const { form_token } = first
    const fields = { form_token, credential: authenticator.sign(first.options) }
    expect((await client.post('/sign-in/passkey', fields)).status).toBe(422)
    const late = await askToSignIn(client)
    await asSuperuser(
      world.superuser_url,
      `update sign_in_links set expires_at = now() - interval '1 second' where purpose = 'passkey_sign_in'`,
    )
    const then = { form_token, credential: authenticator.sign(late.options) }
    expect((await client.post('/sign-in/passkey', then)).status).toBe(422)
  })

  test.each<[string, Twist]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rp_id: 'evil.example' }],
    ['a page within another page', { crossOrigin: true }],
    ['something that was made', { type: 'webauthn.create' }],
    ['nobody who was checked', { unverified: true }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
  ])('what was signed for %s is refused', async (_name, twist) => {
    const authenticator = await aPasskey(await signedInClient(here, sam), url)
    const client = new WebClient(url)
    expect((await signIn(client, authenticator, twist)).status).toBe(422)
    expect((await client.get('/settings/account')).status).toBe(401)
  })

  test('an unknown passkey, and one with another key, are refused in the same way', async () => {
    const client = new WebClient(url)
    const unknown = await signIn(client, new Authenticator(url))
    const known = await aPasskey(await signedInClient(here, sam), url)
    const forged = new Authenticator(url)
    Object.defineProperty(forged, 'credential_id', { value: known.credential_id })
    const other = await signIn(client, forged)
    expect([unknown.status, other.status]).toEqual([422, 422])
    expect(other.json.errors).toEqual(unknown.json.errors)
  })

  test('a counter that does not go up is a copy, and is refused', async () => {
    const authenticator = await aPasskey(await signedInClient(here, sam), url)
    authenticator.counter = 7
    expect((await signIn(new WebClient(url), authenticator)).status).toBe(200)
    for (const counter of [7, 6, 0]) {
      authenticator.counter = counter
      expect((await signIn(new WebClient(url), authenticator)).status).toBe(422)
    }
    authenticator.counter = 8
    expect((await signIn(new WebClient(url), authenticator)).status).toBe(200)
  })

  test('text that is no passkey is refused, and never an error of the server', async () => {
    const client = new WebClient(url)
    const { form_token } = await askToSignIn(client)
    const long = 'A'.repeat(20_000)
    const shapes = ['', 'null', '[]', '{}', '{"id":1}', '{"response":{}}', '\u0000', `"${long}"`]
    const whole = { id: 'AA', type: 'public-key', response: { clientDataJSON: 'AA' } }
    for (const credential of [...shapes, JSON.stringify(whole)]) {
      expect((await client.post('/sign-in/passkey', { form_token, credential })).status).toBe(422)
    }
  })

  test('another server answers a challenge of this one', async () => {
    const authenticator = await aPasskey(await signedInClient(here, sam), url)
    const port = await freePort()
    const options = { worker: false, public_url: url, port }
    const second = await startTestServer(world.database_url, options)
    try {
      const client = new WebClient(url)
      const { form_token, options } = await askToSignIn(client)
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await postTo(port, cookie, {
        form_token,
        credential: authenticator.sign(options),
      })
      expect(answer).toBe(200)
    } finally {
      await second.close({ grace: 0, limit: 0 })
    }
  })
})

/** Sends a form to a server that is one of several behind the same address. */
async function postTo(port: number, cookie: string, fields: Record<string, string>) {
  const { request } = await import('node:http')
  const body = new URLSearchParams(fields).toString()
  return new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      host: new URL(url).host,
      cookie,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    }
    const sent = { host: '127.0.0.1', port, path: '/sign-in/passkey', method: 'POST', headers }
    const asked = request(sent, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

describe('proving by a passkey who one is', () => {
  test('it takes the place of a mail', async () => {
    const client = await signedInClient(here, sam)
    const authenticator = await aPasskey(client, url)
    await age()
    expect((await client.get('/settings/agents/new')).status).toBe(403)
    const { form_token, options } = await askToProve(client)
    expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toContain(
      authenticator.credential_id.toString('base64url'),
    )
    const fields = { form_token, credential: authenticator.sign(options) }
    expect((await client.post('/sign-in/again/passkey', fields)).json).toEqual({ proved: true })
    expect((await client.get('/settings/agents/new')).status).toBe(200)
  })

  test('a passkey of another account proves nothing, and one that was removed neither', async () => {
    const bens = await signedInClient(here, ben)
    const theirs = await aPasskey(bens, url)
    const client = await signedInClient(here, sam)
    const own = await aPasskey(client, url)
    await age()
    const first = await askToProve(client)
    const foreign = { form_token: first.form_token, credential: theirs.sign(first.options) }
    expect((await client.post('/sign-in/again/passkey', foreign)).status).toBe(422)

    const second = await askToProve(client)
    const { json } = await client.get(list)
    for (const { passkey_handle } of json.passkeys) {
      await client.submit(`${list}/${passkey_handle}/remove`, {}, list)
    }
    const removed = { form_token: second.form_token, credential: own.sign(second.options) }
    expect((await client.post('/sign-in/again/passkey', removed)).status).toBe(422)
    expect((await client.get('/settings/agents/new')).status).toBe(403)
  })
})

/** Lets every session be an hour old. */
function age() {
  return asSuperuser(
    world.superuser_url,
    `update sessions set created_at = (created_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC'`,
  )
}

describe('the list of passkeys', () => {
  test('the name that is offered for one is in the language of the page', async () => {
    const client = await signedInClient(here, sam)
    client.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36'
    const wish = { accept: 'text/html', 'accept-language': 'de' }
    const { text } = await client.get(`${list}/new`, wish)
    expect(text).toContain('value="Chrome auf Linux"')
  })

  test('adding one asks first who somebody is', async () => {
    const client = await signedInClient(here, sam)
    const { json } = await client.get(`${list}/new`)
    await age()
    const { form_token } = json
    expect((await client.get(`${list}/new`)).status).toBe(403)
    expect((await client.post(`${list}/new/ask`, { form_token })).status).toBe(403)
    const added = await client.post(`${list}/new`, { form_token, label: 'x', credential: '' })
    expect(added.status).toBe(403)
  })

  test('a passkey belongs to one account, and is added once', async () => {
    const client = await signedInClient(here, sam)
    const authenticator = await aPasskey(client, url)
    for (const who of [client, await signedInClient(here, ben)]) {
      const { form_token, options } = await askToAdd(who)
      const fields = { form_token, label: 'Again', credential: authenticator.make(options) }
      expect((await who.post(`${list}/new`, fields)).status).toBe(422)
    }
  })

  test('another account cannot remove it', async () => {
    const kim = await world.account('Kim')
    const client = await signedInClient(here, kim)
    await aPasskey(client, url)
    const [one] = (await client.get(list)).json.passkeys
    const bens = await signedInClient(here, ben)
    const { status } = await bens.submit(`${list}/${one.passkey_handle}/remove`, {}, list)
    expect(status).toBe(404)
    expect((await client.get(list)).json.passkeys).toHaveLength(1)
  })

  test('twenty are the most, also where two are added at once', async () => {
    const lea = await world.account('Lea')
    const client = await signedInClient(here, lea)
    for (let at = 0; at < 19; at += 1) await aPasskey(client, url, `Key ${at}`)
    const asked = await Promise.all([askToAdd(client), askToAdd(client)])
    const both = await Promise.all(
      asked.map(({ form_token, options }) => {
        const credential = new Authenticator(url).make(options)
        return client.post(`${list}/new`, { form_token, label: 'Last', credential })
      }),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await client.get(list)).json.passkeys).toHaveLength(20)
  })

  test('a device that names its maker is refused: nothing in its certificates is fetched', async () => {
    const client = await signedInClient(here, sam)
    const { form_token, options } = await askToAdd(client)
    // {"alg": -7, "sig": h'00', "x5c": [h'00']}
    const attStmt = Buffer.concat([
      ...[
        Buffer.from([0xa3]),
        text('alg'),
        Buffer.from([0x26]),
        text('sig'),
        bytes(Buffer.from([0])),
      ],
      ...[text('x5c'), Buffer.from([0x81]), bytes(Buffer.from([0]))],
    ])
    for (const fmt of ['packed', 'tpm', 'fido-u2f', 'apple']) {
      const credential = new Authenticator(url).make(options, { attestation: { fmt, attStmt } })
      const { status } = await client.post(`${list}/new`, { form_token, label: 'x', credential })
      expect(status).toBe(422)
    }
  })

  test('the account is told by mail and in its activity of each that is added and removed', async () => {
    const mia = await world.account('Mia')
    const client = await signedInClient(here, mia)
    await aPasskey(client, url, 'My “phone”')
    const [one] = (await client.get(list)).json.passkeys
    await client.submit(`${list}/${one.passkey_handle}/remove`, {}, list)
    const { text: page } = await client.get('/settings/activity', asPage)
    expect(page).toContain('You added the passkey')
    expect(page).toContain('You removed the passkey')
    const rows = await world.database.read(
      mia.owner,
      (db) => db.sql<{ kind: string }>`
        select kind from account_notices where owner_id = ${db.owner} order by created_at`,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['passkey_added', 'passkey_removed'])
  })
})

describe('where there are none', () => {
  let plain: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    plain = await startTestServer(world.database_url, { worker: false })
  })
  afterAll(() => plain?.close({ grace: 0, limit: 0 }))

  test('a host that is an IP address shows nothing of passkeys', async () => {
    const client = new WebClient(plain.url)
    const { text: page, headers } = await client.get('/sign-in', asPage)
    expect(page).not.toContain('passkey')
    expect(headers.get('content-security-policy')).not.toContain('script-src')
    const { json } = await client.get('/sign-in')
    const { status } = await client.post('/sign-in/passkey/ask', { form_token: json.form_token })
    expect(status).toBe(404)
  })
})

test('a release before sees no challenge, neither as a link nor as a code', async () => {
  const browser = randomBytes(32)
  const challenge = await askPasskey(world.service.runtime, browser, 'passkey_sign_in')
  expect(await findSignInLink(world.database, challenge)).toBeNull()
  for (const purpose of ['sign_in', 'step_up', 'new_address'] as const) {
    expect(await listCodes(world.database, browser, purpose)).toEqual([])
  }
})
