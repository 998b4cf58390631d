import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { aPrintedLink, signedInClient, WebClient, type WebReply } from '#test/support/web_client.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const mailbox = aMailbox()
const world = useWorld(mailbox.options)
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

const page = { accept: 'text/html' }
const newClient = () => new WebClient(() => world.url)

/** An account, and its address. */
async function aPerson(name = 'Sam') {
  const account = await world.account(name)
  return { account, address: await addressOf(account) }
}

async function addressOf({ owner }: Account): Promise<string> {
  const { rows } = await superuser.query('select email from accounts where owner_id = $1', [owner])
  return rows[0].email
}

/** Asks for mail in a new browser. */
async function ask(address: string, fields: Record<string, string> = {}) {
  const client = newClient()
  const reply = await client.submit('/sign-in', { address, ...fields })
  return { client, reply }
}

const nameOf = async (client: WebClient) => (await client.get('/settings')).json.display_name

/** Eight digits that are not this code. */
const wrong = (code: string) => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`

describe('signing in by mail', () => {
  test('by the link, in the browser that asked, with one button', async () => {
    const { address } = await aPerson()
    const { client, reply } = await ask(address)
    expect([reply.status, reply.json]).toEqual([202, { sent: true }])
    const { email, path } = await mailbox.next(address)
    expect(email.subject).toBe('Sign in to Outings')
    expect([email.unsubscribe, email.from.name]).toEqual([null, 'Outings'])
    const shown = await client.get(path, page)
    expect(shown.text).toContain(`Sign in as <bdi>${address}</bdi>?`)
    const { status, json } = await client.submit(path)
    expect([status, json]).toEqual([200, { signed_in: true }])
    expect(await nameOf(client)).toBe('Sam')
    expect((await client.post(path)).status).toBe(404)
    // A person who presses twice is signed in; anybody else needs a new link.
    const first = /<a class="button main" href="([^"]*)">/
    expect(first.exec((await client.get(path, page)).text)?.[1]).toBe('/')
    const stranger = (await ask(`nobody-${address}`)).client
    expect(first.exec((await stranger.get(path, page)).text)?.[1]).toBe('/sign-in')
  })

  test('by the code, in the browser that asked, however it is typed', async () => {
    const { address } = await aPerson()
    for (const typed of [(code: string) => ` ${code.slice(0, 4)} ${code.slice(4)} `, String]) {
      const { client } = await ask(address)
      const { code } = await mailbox.next(address)
      const { status, json } = await client.submit(
        '/sign-in/code',
        { code: typed(code) },
        '/sign-in/sent',
      )
      expect([status, json]).toEqual([200, { signed_in: true }])
      expect(await nameOf(client)).toBe('Sam')
      // Only once.
      const again = await client.submit('/sign-in/code', { code }, '/sign-in')
      expect(again.status).toBe(403)
    }
  })

  test('in pages, by forms alone', async () => {
    const { address } = await aPerson()
    const client = newClient()
    client.headers = page
    const tokenIn = (text: string) => /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const start = await client.get('/sign-in?next=%2Fsettings')
    const fields = { form_token: tokenIn(start.text), address, next: '/settings' }
    const sent = await client.post('/sign-in', fields)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/sign-in/sent'])
    const { text } = await client.get('/sign-in/sent')
    expect(text).toContain(`<bdi>${address}</bdi>`)
    const { code } = await mailbox.next(address)
    const bad = await client.post('/sign-in/code', { form_token: tokenIn(text), code: wrong(code) })
    expect([bad.status, bad.text.includes('That code is not right')]).toEqual([422, true])
    const done = await client.post('/sign-in/code', { form_token: tokenIn(text), code })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/settings'])
    expect((await client.get('/settings')).status).toBe(200)
  })
})

describe('web 1 and 14: known and unknown addresses', () => {
  const told = ({ text, headers, status }: WebReply) => [
    status,
    text,
    [...headers.keys()].toSorted(),
  ]

  test('get the same answer, and cost the same statements, before and during a flood', async () => {
    const { address } = await aPerson()
    const service = await startTestServer(world.database_url, { worker: false, rate_limits: true })
    try {
      const client = new WebClient(service.url)
      const { json } = await client.get('/sign-in')
      const answers = []
      for (const isFlooded of [false, true]) {
        while (isFlooded && (await service.runtime.rates.maySendSignIn('other')));
        for (const one of [address, `unknown-${randomUUID()}@example.test`]) {
          let reply: WebReply | null = null
          const sent = await transactionsOf(async () => {
            reply = await client.post('/sign-in', { form_token: json.form_token, address: one })
          })
          const texts = sent.map((batches) => batches.map((batch) => batch.map(({ text }) => text)))
          answers.push([reply && told(reply), texts])
        }
      }
      expect(answers[0]?.[1]).toHaveLength(1)
      for (const answer of answers) expect(answer).toEqual(answers[0])
    } finally {
      await service.close({ grace: 0, limit: 0 })
    }
  })

  test('are refused after as many requests', async () => {
    const { address } = await aPerson()
    const service = await startTestServer(world.database_url, {
      worker: false,
      rate_limits: true,
      trusted_proxies: ['127.0.0.1'],
    })
    const statuses = async (one: string, network: number) => {
      const client = new WebClient(service.url)
      Object.assign(client.headers, { 'x-forwarded-for': `198.51.100.${network}` })
      const { json } = await client.get('/sign-in')
      const all = []
      for (let count = 0; count < 7; count += 1) {
        const { status, text } = await client.post('/sign-in', {
          form_token: json.form_token,
          address: one,
        })
        all.push([status, text.replace(/"(request_id|retry_after\w*)":[^,}]+/g, '')])
      }
      return all
    }
    try {
      const known = await statuses(address, 1)
      expect(known.map(([status]) => status)).toEqual([202, 202, 202, 202, 202, 429, 429])
      expect(await statuses(`unknown-${randomUUID()}@example.test`, 2)).toEqual(known)
    } finally {
      await service.close({ grace: 0, limit: 0 })
    }
  })

  test('get mail only if they may have an account, and always as the account spells it', async () => {
    const { address } = await aPerson()
    const unknown = `unknown-${randomUUID()}@example.test`
    await ask(unknown)
    await ask(address.toUpperCase())
    const { email } = await mailbox.next(address)
    expect(email.to.address).toBe(address)
    expect(mailbox.all.some(({ to }) => to.address === unknown)).toBe(false)
  })

  test('with letters beyond ASCII are refused, before anything is counted', async () => {
    const rows = async () => (await superuser.query('select from sign_in_links')).rowCount
    const before = await rows()
    for (const address of [
      '\u212aim@example.test',
      'ada',
      'a b@example.test',
      '@example.test',
      '',
      `${'a'.repeat(250)}@example.test`,
    ]) {
      const { reply } = await ask(address)
      expect([reply.status, reply.json.errors[0].pointer]).toEqual([422, '/address'])
    }
    expect(await rows()).toBe(before)
  })

  test('an account that stopped all mail can still sign in', async () => {
    const { account, address } = await aPerson()
    await world.database.write(account.owner, { work: (db) => db.sql`select stop_contact(null)` })
    await ask(address)
    expect((await mailbox.next(address)).code).toHaveLength(8)
  })
})

describe('web 5: a code', () => {
  test('counts only in the browser that asked for it', async () => {
    const { address } = await aPerson()
    const first = await ask(address)
    const { code } = await mailbox.next(address)
    const second = await ask(address)
    await mailbox.next(address)
    const { status } = await second.client.submit('/sign-in/code', { code }, '/sign-in/sent')
    expect(status).toBe(422)
    expect((await first.client.submit('/sign-in/code', { code }, '/sign-in/sent')).status).toBe(200)
  })

  test('may be wrong five times; then neither code nor link works', async () => {
    const { address } = await aPerson()
    const { client } = await ask(address)
    const { code, path } = await mailbox.next(address)
    const { json } = await client.get('/sign-in/sent')
    const { form_token } = json
    for (let tries = 0; tries < 5; tries += 1) {
      const { status } = await client.post('/sign-in/code', { form_token, code: wrong(code) })
      expect(status).toBe(422)
    }
    expect((await client.post('/sign-in/code', { form_token, code })).status).toBe(422)
    expect((await client.submit('/sign-in', { address })).status).toBe(202)
    expect((await client.post(path)).status).toBe(404)
  })

  test('is tried at most five times, also by ten requests at the same time', async () => {
    const { address } = await aPerson()
    const { client } = await ask(address)
    const { code } = await mailbox.next(address)
    const { json } = await client.get('/sign-in/sent')
    const { form_token } = json
    await Promise.all(
      Array.from({ length: 10 }, () =>
        client.post('/sign-in/code', { form_token, code: wrong(code) }),
      ),
    )
    expect((await client.post('/sign-in/code', { form_token, code })).status).toBe(422)
    const { rows } = await superuser.query('select max(tries) as tries from sign_in_links')
    expect(rows[0].tries).toBe(5)
  })

  test('signs in once of ten times at the same moment', async () => {
    const { address } = await aPerson()
    const { client } = await ask(address)
    const { code } = await mailbox.next(address)
    const { json } = await client.get('/sign-in/sent')
    const { form_token } = json
    const all = await Promise.all(
      Array.from({ length: 4 }, () => client.post('/sign-in/code', { form_token, code })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

test('web 6: link and code live ten minutes', async () => {
  const { address } = await aPerson()
  const { client } = await ask(address)
  const { code, path } = await mailbox.next(address)
  const { rows } = await superuser.query(
    `update sign_in_links set expires_at = (expires_at at time zone 'UTC' - interval '10 minutes') at time zone 'UTC'
     where state = 'asked' and purpose = 'sign_in'
     returning extract(epoch from expires_at + interval '10 minutes' - created_at)::int as seconds`,
  )
  expect(rows.map(({ seconds }) => seconds)).toContain(600)
  expect((await client.post(path)).status).toBe(404)
  expect((await client.submit('/sign-in/code', { code }, '/sign-in')).status).toBe(403)
})

describe('web 7: nobody can lock an account out', () => {
  test('mails of other browsers leave mine valid, until one is used', async () => {
    const { address } = await aPerson()
    const mine = await ask(address)
    const { path } = await mailbox.next(address)
    const others = []
    for (let asked = 0; asked < 6; asked += 1) {
      others.push((await ask(address)).client)
      await mailbox.next(address)
    }
    expect((await mine.client.get(path)).status).toBe(200)
    expect((await mine.client.submit(path)).status).toBe(200)
    // The rest is void.
    const { rows } = await superuser.query(
      `select count(*)::int as count from sign_in_links s
       join account_emails e on e.email_hash = s.address_hash
       join accounts a on a.owner_id = e.owner_id
       where a.email = $1 and s.state = 'asked'`,
      [address],
    )
    expect(rows[0].count).toBe(0)
  })

  test('a browser that was signed in before gets mail when others have used up all mails', async () => {
    const service = await startTestServer(world.database_url, {
      ...mailbox.options,
      rate_limits: true,
      // So that the network of this machine counts.
      trusted_proxies: ['192.0.2.0/24'],
    })
    try {
      const { account, address } = await aPerson()
      const known = new WebClient(service.url)
      await known.post(await aPrintedLink(world, account))
      const stranger = new WebClient(service.url)
      const { json } = await stranger.get('/sign-in')
      const asked = []
      for (let tries = 0; tries < 6; tries += 1) {
        asked.push(
          (await stranger.post('/sign-in', { form_token: json.form_token, address })).status,
        )
      }
      expect(asked).toEqual([202, 202, 202, 202, 202, 429])
      const unknown = `unknown-${randomUUID()}@example.test`
      const same = []
      for (let tries = 0; tries < 6; tries += 1) {
        const fields = { form_token: json.form_token, address: unknown }
        same.push((await stranger.post('/sign-in', fields)).status)
      }
      expect(same).toEqual(asked)
      const mine = new WebClient(service.url)
      mine.cookies.set('service_known', known.cookies.get('service_known') ?? '')
      expect((await mine.submit('/sign-in', { address })).status).toBe(202)
      // The cookie of one account is of no use for another.
      const other = await aPerson('Ada')
      for (let tries = 0; tries < 5; tries += 1) {
        const fields = { form_token: json.form_token, address: other.address }
        await stranger.post('/sign-in', fields)
      }
      expect((await mine.submit('/sign-in', { address: other.address })).status).toBe(429)
    } finally {
      await service.close({ grace: 0, limit: 0 })
    }
  })

  test('web 8: a private address counts for nobody while TRUSTED_PROXIES is not set', async () => {
    const service = await startTestServer(world.database_url, {
      ...mailbox.options,
      rate_limits: true,
    })
    try {
      const client = new WebClient(service.url)
      const { json } = await client.get('/sign-in')
      const ask = async (address: string) =>
        (await client.post('/sign-in', { form_token: json.form_token, address })).status
      const many = await Promise.all(
        Array.from({ length: 70 }, () => ask(`nobody-${randomUUID()}@example.test`)),
      )
      expect(new Set(many)).toEqual(new Set([202]))
      const one = await Promise.all(Array.from({ length: 16 }, () => ask('one@example.test')))
      expect(one.filter((status) => status === 429)).toHaveLength(1)
    } finally {
      await service.close({ grace: 0, limit: 0 })
    }
  })

  test('after many wrong codes for an address its links still work', async () => {
    const service = await startTestServer(world.database_url, {
      ...mailbox.options,
      rate_limits: true,
    })
    try {
      const { account, address } = await aPerson()
      const attacker = new WebClient(service.url)
      for (let mails = 0; mails < 4; mails += 1) {
        await attacker.submit('/sign-in', { address })
        const { code } = await mailbox.next(address)
        const { json } = await attacker.get('/sign-in/sent')
        for (let tries = 0; tries < 5; tries += 1) {
          const fields = { form_token: json.form_token, code: wrong(code) }
          await attacker.post('/sign-in/code', fields)
        }
      }
      const mine = new WebClient(service.url)
      await mine.submit('/sign-in', { address })
      const { code, path } = await mailbox.next(address)
      // Who is signed in can still prove who they are: nobody else tries codes in that session.
      const own = new WebClient(service.url)
      await own.post(await aPrintedLink(world, account))
      await own.submit('/sign-in/again')
      const proof = await mailbox.next(address)
      const again = { code: proof.code }
      expect((await own.submit('/sign-in/again/code', again, '/sign-in/again')).status).toBe(200)
      const off = await mine.submit('/sign-in/code', { code }, '/sign-in/sent')
      expect([off.status, off.json.detail.includes('link')]).toEqual([429, true])
      expect((await mine.submit(path)).status).toBe(200)
      expect(await service.runtime.metrics.page()).toMatch(/sign_in_codes_off\{limit="address"\} 1/)
    } finally {
      await service.close({ grace: 0, limit: 0 })
    }
  })
})

describe('web 9: a link that is opened in another browser', () => {
  test('hides the address, and signs in only who types it', async () => {
    const { address } = await aPerson()
    await ask(address)
    const { path } = await mailbox.next(address)
    const other = newClient()
    const shown = await other.get(path, page)
    expect(shown.text).not.toContain(address)
    expect(shown.text).toContain('<bdi>s…@example.test</bdi>')
    expect((await other.submit(path)).status).toBe(422)
    expect((await other.submit(path, { address: 'ada@example.test' })).status).toBe(422)
    expect((await other.submit(path, { address: address.toUpperCase() })).status).toBe(200)
  })

  test('asks the same of somebody who is signed in to another account', async () => {
    const [sam, ada] = [await aPerson(), await aPerson('Ada')]
    const client = await signedInClient(world, ada.account)
    await client.submit('/sign-in', { address: sam.address })
    const { path } = await mailbox.next(sam.address)
    expect((await client.submit(path)).status).toBe(422)
    expect(await nameOf(client)).toBe('Ada')
    expect((await client.submit(path, { address: sam.address })).status).toBe(200)
    expect(await nameOf(client)).toBe('Sam')
  })

  test('tells the browser that asked nothing about it', async () => {
    const { address } = await aPerson()
    const { client } = await ask(address)
    const { path } = await mailbox.next(address)
    const before = await client.get('/sign-in/sent', page)
    await newClient().submit(path, { address })
    expect((await client.get('/sign-in/sent', page)).status).toBe(303)
    expect(before.text).not.toContain('used')
  })
})

describe('web 11: after signing in, somebody goes to a page of ours', () => {
  test('and never to another address', async () => {
    const wrongOnes = [
      '//elsewhere.test',
      'https://elsewhere.test/settings',
      '/\\elsewhere.test',
      '/settings?query=unknown',
      '/settings#x',
      '/api/v2/capabilities',
      '/sign-out',
      '/settings\r\nSet-Cookie: x=y',
      '/settings/nothing',
    ]
    for (const next of ['/settings', ...wrongOnes]) {
      const { address } = await aPerson()
      const { client } = await ask(address, { next })
      const { path } = await mailbox.next(address)
      const { json } = await client.get(path)
      const done = await client.post(path, { form_token: json.form_token }, page)
      const way = next === '/settings' ? next : '/'
      expect([done.status, done.headers.get('location')]).toEqual([303, way])
      const start = await newClient().get(`/sign-in?next=${encodeURIComponent(next)}`, page)
      expect(start.text.includes('name="next"')).toBe(next === '/settings')
    }
  })
})

describe('a sign-in in a new browser', () => {
  test('is told to the account by mail, which says nothing that the browser said', async () => {
    const { account, address } = await aPerson()
    const first = newClient()
    const evil = '<b>Firefox/1.0 Android evil'
    await first.post(await aPrintedLink(world, account), {}, { 'user-agent': evil })
    await first.post(await aPrintedLink(world, account), {}, { 'user-agent': evil })
    await newClient().post(await aPrintedLink(world, account), {}, { 'user-agent': evil })
    const { email } = await mailbox.next(address)
    expect(email.subject).toBe('New sign-in to Outings')
    expect(email.text).toContain('Browser: Firefox on Android')
    expect(email.text + email.html).not.toContain('evil')
    // Neither the first one, nor one in the same browser.
    expect(mailbox.all.filter(({ to }) => to.address === address)).toHaveLength(1)
  })
})

test('web 26: mail says when it was asked for on the clocks of its reader, and by which browser of a closed list', async () => {
  const { address } = await aPerson()
  const client = newClient()
  client.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 <script>'
  await client.submit('/sign-in', { address })
  const { email } = await mailbox.next(address)
  expect(email.text).toMatch(
    /Asked for: \w+day, \d+ \w+ \d{4}, \d\d:\d\d, Berlin time \(GMT\+\d\), from Chrome on Linux/,
  )
  expect(email.text).toContain('ten minutes')
  expect(email.text + email.html).not.toContain('<script>')
})
