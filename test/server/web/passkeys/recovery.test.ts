import { describe, expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { storedProofs } from '#test/support/given/passkeys.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { startTestServer } from '#test/support/server.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
const asPage = { accept: 'text/html' }
const codesPath = '/settings/account/recovery-codes'

async function aPerson(name = 'Sam') {
  const account = await world.account(name)
  const client = await signedInClient(world, account)
  const { json } = await client.get('/settings/account')
  return { account, client, address: String(json.address) }
}

async function codesOf(client: WebClient): Promise<string[]> {
  const { form_token, key } = (await client.get(codesPath)).json
  const { status, json } = await client.post(codesPath, { form_token, key })
  if (status !== 201) throw new Error(`Making codes answered ${status}.`)
  return json.codes
}

function recover(client: WebClient, address: string, code: string) {
  return client.submit('/sign-in/recover', { address, code })
}

/** Lets every session of an account be an hour old. */
function age({ owner }: Account) {
  return asSuperuser(
    world.superuser_url,
    `update sessions set created_at = (created_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC' where owner_id = '${owner}'`,
  )
}

describe('recovery codes', () => {
  test('ten are made, shown once, and each signs in once with the address', async () => {
    const { client, address } = await aPerson()
    const codes = await codesOf(client)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-Z]{4}$/)
    const [first = ''] = codes
    const other = new WebClient(world.url)
    const typed = first.toLowerCase().replaceAll('-', ' ')
    expect((await recover(other, address.toUpperCase(), typed)).json).toEqual({ signed_in: true })
    expect((await other.get('/settings/account')).json.recovery_codes).toBe(9)
    expect((await recover(new WebClient(world.url), address, first)).status).toBe(422)
  })

  test('a code that two use at once signs one of them in', async () => {
    const { client, address } = await aPerson()
    const [code = ''] = await codesOf(client)
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => recover(new WebClient(world.url), address, code)),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  test('the same form again makes no others, and the first ones go on to work', async () => {
    const { client, address } = await aPerson()
    const { form_token, key } = (await client.get(codesPath)).json
    const made = await client.post(codesPath, { form_token, key })
    const again = await client.post(codesPath, { form_token, key })
    expect([made.status, again.status, again.json.codes]).toEqual([201, 200, null])
    const page = await client.post(codesPath, { form_token, key }, asPage)
    expect(page.text).toContain('The codes were shown once')
    const [code = ''] = made.json.codes
    expect((await recover(new WebClient(world.url), address, code)).status).toBe(200)
  })

  test('new codes end the old ones', async () => {
    const { client, address } = await aPerson()
    const [old = ''] = await codesOf(client)
    const [code = ''] = await codesOf(client)
    expect((await recover(new WebClient(world.url), address, old)).status).toBe(422)
    expect((await recover(new WebClient(world.url), address, code)).status).toBe(200)
  })

  test('a wrong code, somebody else’s address and nobody’s are refused in the same way', async () => {
    const [sam, ben] = [await aPerson('Sam'), await aPerson('Ben')]
    const [code = ''] = await codesOf(sam.client)
    await codesOf(ben.client)
    const wrong = code.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    const tries = [
      [sam.address, wrong],
      [ben.address, code],
      ['nobody@example.test', code],
      [sam.address, 'x'],
      ['', ''],
      ['\u0000', '\ud800'],
    ] as const
    const answers = []
    for (const [address, typed] of tries) {
      const { status, json } = await recover(new WebClient(world.url), address, typed)
      answers.push([status, json.code, json.errors])
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]?.[0]).toBe(422)
    // None of it has used the code up.
    expect((await recover(new WebClient(world.url), sam.address, code)).status).toBe(200)
  })

  test('making them asks first who somebody is', async () => {
    const { account, client } = await aPerson()
    const { form_token, key } = (await client.get(codesPath)).json
    await age(account)
    expect((await client.get(codesPath)).status).toBe(403)
    expect((await client.post(codesPath, { form_token, key })).status).toBe(403)
  })

  test('a code proves who somebody is, only in their own account', async () => {
    const [sam, ben] = [await aPerson('Sam'), await aPerson('Ben')]
    const [first = '', second = ''] = await codesOf(sam.client)
    for (const { account } of [sam, ben]) await age(account)
    const path = '/sign-in/again/recover'
    expect((await ben.client.submit(path, { code: first })).status).toBe(422)
    expect((await sam.client.submit(path, { code: first })).json).toEqual({ proved: true })
    expect((await sam.client.get('/settings/agents/new')).status).toBe(200)
    expect((await sam.client.submit(path, { code: first })).status).toBe(422)
    const { headers } = await sam.client.post(
      path,
      {
        form_token: (await sam.client.get(path)).json.form_token,
        code: second,
        next: '/settings/agents',
      },
      asPage,
    )
    expect(headers.get('location')).toBe('/settings/agents')
  })

  test('too many tries are stopped: from a network, and in a session', async () => {
    const { account, client, address } = await aPerson()
    const [code = ''] = await codesOf(client)
    const limited = await startTestServer(world.database_url, {
      worker: false,
      rate_limits: true,
      trusted_proxies: ['127.0.0.0/8'],
    })
    try {
      const from = (network: string) => {
        const one = new WebClient(limited.url)
        one.headers = { ...one.headers, 'x-forwarded-for': network }
        return one
      }
      const statuses = []
      for (let at = 0; at < 21; at += 1) {
        statuses.push((await recover(from('198.51.100.7'), address, '0'.repeat(16))).status)
      }
      expect(statuses).toEqual([...Array(20).fill(422), 429])
      // Who is elsewhere is not locked out by that.
      expect((await recover(from('203.0.113.9'), address, code)).status).toBe(200)

      const same = from('203.0.113.10')
      for (const [name, value] of client.cookies) same.cookies.set(name, value)
      await age(account)
      const tried = []
      for (let at = 0; at < 21; at += 1) {
        tried.push((await same.submit('/sign-in/again/recover', { code: '0'.repeat(16) })).status)
      }
      expect(tried).toEqual([...Array(20).fill(422), 429])
    } finally {
      await limited.close({ grace: 0, limit: 0 })
    }
  })

  test('their making and use are told by mail and in the activity', async () => {
    const { account, client, address } = await aPerson()
    const [code = ''] = await codesOf(client)
    await recover(new WebClient(world.url), address, code)
    const { text } = await client.get('/settings/activity', asPage)
    expect(text).toContain('You made recovery codes')
    expect(text).toContain('You used a recovery code')
    const kinds = await world.database.read(
      account.owner,
      (db) => db.sql<{ kind: string }>`
        select kind from account_notices where owner_id = ${db.owner} order by created_at`,
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['recovery_codes_made', 'recovery_code_used'])
  })

  test('nobody finds a code in the database', async () => {
    const { account } = await aPerson()
    const codes = await storedProofs(world, account)
    for (const code of codes.slice(0, 2)) {
      expect(await rowsNaming(world.superuser_url, code)).toEqual({})
    }
  })
})
