import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '#server/data/accounts/find.ts'
import { sql } from '#server/database/sql.ts'
import { storedProofs } from '#test/support/given/passkeys.ts'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { type Account, useSharedWorld, useWorld } from '#test/support/world.ts'

const mailbox = aMailbox()
const world = useWorld(mailbox.options)
/** Without a worker, which does what is due at once. */
const idle = useSharedWorld({ worker: false })
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

const page = { accept: 'text/html' }
const account = '/settings/account'

async function aPerson(name = 'Sam') {
  const made = await world.account(name)
  const { rows } = await superuser.query('select email from accounts where owner_id = $1', [
    made.owner,
  ])
  return { account: made, address: String(rows[0].email) }
}

/** Lets the proof of an account's sessions become older. */
const age = ({ owner }: Account, minutes: number) =>
  superuser.query(
    `update sessions set created_at = (created_at at time zone 'UTC' - make_interval(mins => $2)) at time zone 'UTC'
     where owner_id = $1`,
    [owner, minutes],
  )

test('the page of a new address, and that of deleting, lead back and look like what they do', async () => {
  const { account: sam } = await aPerson()
  const client = await signedInClient(world, sam)
  const { text } = await client.get(`${account}/address`, page)
  expect(text).toContain(`href="${account}">‹ Account`)
  const shown = await client.get(account, page)
  expect(shown.text).toMatch(/<a class="button grave" href="\/settings\/account\/delete">/)
  expect(shown.text).toContain('a.grave{border-color:')
})

describe('web 4: a name and a time zone', () => {
  test('that are changed are seen by tokens within a second, and by sessions at once', async () => {
    const { account: sam } = await aPerson()
    const [client, other] = [await signedInClient(world, sam), await signedInClient(world, sam)]
    const known = async () => {
      const { display_name, timezone } = await world.service.runtime.authenticate(sam.token, '::1')
      return { display_name, timezone }
    }
    expect(await known()).toEqual({ display_name: 'Sam', timezone: 'Europe/Berlin' })
    const changed = { display_name: 'Samira', timezone: 'America/New_York' }
    const { status, json } = await client.submit(account, changed)
    expect([status, json]).toEqual([200, changed])
    expect((await other.get('/settings')).json).toMatchObject(changed)
    await pause(1_000)
    expect(await known()).toEqual(changed)
  })

  test('takes the zone of a city or a country', async () => {
    const { account: sam } = await aPerson()
    const client = await signedInClient(world, sam)
    for (const [timezone, zone] of [
      ['Tokyo', 'Asia/Tokyo'],
      ['Österreich', 'Europe/Vienna'],
    ]) {
      const { json } = await client.submit(account, {
        display_name: 'Sam',
        timezone: timezone ?? '',
      })
      expect(json.timezone).toBe(zone)
    }
  })

  test('that cannot be is refused, and the page keeps what was typed', async () => {
    const { account: sam } = await aPerson()
    const client = await signedInClient(world, sam)
    const wrong = { display_name: 'x'.repeat(121), timezone: 'Mars/Olympus' }
    const { json } = await client.submit(account, wrong)
    expect(json.errors).toHaveLength(2)
    const { json: form } = await client.get(account)
    const shown = await client.post(account, { form_token: form.form_token, ...wrong }, page)
    expect([shown.status, shown.text.includes('value="Mars/Olympus"')]).toEqual([422, true])
    expect((await client.get('/settings')).json.display_name).toBe('Sam')
  })

  test('has the account’s calendars worked out again', async () => {
    const sam = await idle.account('Sam')
    const client = await signedInClient(idle, sam)
    const due = () =>
      idle.database.run(
        sql`select from due_work where owner_id = ${sam.owner} and kind = 'calendar'`,
      )
    await client.submit(account, { display_name: 'Sam', timezone: 'Europe/Berlin' })
    expect(await due()).toHaveLength(0)
    await client.submit(account, { display_name: 'Sam', timezone: 'Asia/Tokyo' })
    expect(await due()).toHaveLength(1)
  })
})

describe('sessions', () => {
  test('are listed without anything that opens them, and one is ended', async () => {
    const { account: sam } = await aPerson()
    const [client, other] = [await signedInClient(world, sam), await signedInClient(world, sam)]
    const { json } = await client.get(account)
    expect(json.sessions).toHaveLength(2)
    expect(Object.keys(json.sessions[0])).toEqual([
      ...['session_handle', 'browser', 'created_at', 'seen_at', 'expires_at', 'is_current'],
    ])
    const { session_handle } = json.sessions.find(
      ({ is_current }: { is_current: boolean }) => !is_current,
    )
    const end = (who: WebClient, token: string) =>
      who.post(`${account}/sessions/${session_handle}/end`, { form_token: token })
    const ada = await signedInClient(world, (await aPerson('Ada')).account)
    const foreign = await end(ada, (await ada.get(account)).json.form_token)
    expect(foreign.status).toBe(404)
    expect((await other.get('/settings')).status).toBe(200)
    expect((await end(client, json.form_token)).json).toEqual({ ended: true })
    expect((await other.get('/settings')).status).toBe(401)
    expect((await end(client, json.form_token)).status).toBe(404)
  })

  test('all end by one button, and tokens too if somebody says so', async () => {
    const { account: sam } = await aPerson()
    const none: Record<string, string> = {}
    for (const fields of [none, { tokens: 'revoke' }]) {
      const [client, other] = [await signedInClient(world, sam), await signedInClient(world, sam)]
      const { json } = await client.submit(`${account}/sign-out-everywhere`, fields, account)
      const tokens = 'tokens' in fields ? 1 : 0
      expect(json).toEqual({ signed_in: false, ended: { sessions: 2, tokens } })
      expect((await other.get('/settings')).status).toBe(401)
      await pause(1_000)
      expect((await sam.call('ideas.lists.query')).status).toBe(tokens === 0 ? 200 : 401)
    }
  })
})

test('signing out everywhere ends the feed of an account’s plans, if somebody says so', async () => {
  const { account: sam } = await aPerson()
  const feedOf = async (client: WebClient) => {
    const { json } = await client.submit(
      '/settings/calendars/feed',
      { do: 'create' },
      '/settings/calendars',
    )
    return String(json.feed.url)
  }
  const url = await feedOf(await signedInClient(world, sam))
  for (const [fields, status] of [
    [{ tokens: '' }, 200],
    [{ tokens: 'revoke' }, 404],
  ] as const) {
    const client = await signedInClient(world, sam)
    await client.submit(`${account}/sign-out-everywhere`, fields, account)
    expect((await fetch(url)).status).toBe(status)
  }
  expect(await feedOf(await signedInClient(world, sam))).not.toBe(url)
})

describe('web 17: what is dangerous', () => {
  const path = `${account}/address`

  test('asks for a proof of the last ten minutes, and takes forms of the last thirty', async () => {
    const { account: sam } = await aPerson()
    const client = await signedInClient(world, sam)
    const { json } = await client.get(path)
    await age(sam, 9)
    expect((await client.get(path)).status).toBe(200)
    await age(sam, 2)
    const shown = await client.get(path, page)
    expect([shown.status, shown.headers.get('location')]).toEqual([
      303,
      `/sign-in/again?next=${encodeURIComponent(path)}`,
    ])
    expect((await client.get(path)).json.code).toBe('access_denied')
    const typed = { form_token: json.form_token, address: `new-${randomUUID()}@example.test` }
    expect((await client.post(path, typed)).status).toBe(202)
    await age(sam, 20)
    expect((await client.post(path, typed)).status).toBe(403)
    const form = await client.post(path, typed, page)
    expect(form.headers.get('location')).toContain('/sign-in/again')
  })

  test('takes a code that was made for it, in this session, of this account', async () => {
    const { account: sam, address } = await aPerson()
    const client = await signedInClient(world, sam)
    await age(sam, 11)
    // A code to sign in does not serve.
    await client.submit('/sign-in', { address })
    const signIn = await mailbox.next(address)
    const again = (who: WebClient, code: string) =>
      who.submit('/sign-in/again/code', { code, next: path }, '/sign-in/again')
    expect((await again(client, signIn.code)).status).toBe(422)
    expect((await client.submit('/sign-in/again')).json).toEqual({ sent: true })
    const { email, code, path: link } = await mailbox.next(address)
    expect([email.subject, link]).toEqual(['Your code for Outings', ''])
    const other = await signedInClient(world, sam)
    expect((await again(other, code)).status).toBe(422)
    const before = client.cookies.get('service_session')
    const token = (await client.get(account)).json.form_token
    expect((await again(client, code)).json).toEqual({ proved: true })
    expect((await client.get(path)).status).toBe(200)
    // A new secret: the old one, and forms of other tabs, do not count any more.
    expect(client.cookies.get('service_session')).not.toBe(before)
    const old = new WebClient(world.url)
    old.cookies.set('service_session', before ?? '')
    expect((await old.get('/settings')).status).toBe(401)
    expect((await client.post(account, { form_token: token, display_name: 'x' })).status).toBe(403)
    expect((await again(client, code)).status).toBe(422)
  })

  test('needs no proof to end sessions: that is the safe direction', async () => {
    const { account: sam } = await aPerson()
    const client = await signedInClient(world, sam)
    await age(sam, 100)
    expect((await client.submit(`${account}/sign-out-everywhere`, {}, account)).status).toBe(200)
  })
})

describe('web 16: a new address', () => {
  const path = `${account}/address`

  async function change(client: WebClient, to: string) {
    expect((await client.submit(path, { address: to })).json).toEqual({ sent: true })
    const { code } = await mailbox.next(to)
    return client.submit(`${path}/code`, { code }, path)
  }

  test('is proved by a code; other sessions end, and what the old one was promised goes with it', async () => {
    const { account: sam, address } = await aPerson()
    const { account: ada } = await aPerson('Ada')
    await world.database.write(sam.owner, {
      work: (db) => db.sql`select stop_contact(${ada.owner})`,
    })
    const [client, other] = [await signedInClient(world, sam), await signedInClient(world, sam)]
    const stranger = new WebClient(world.url)
    await stranger.submit('/sign-in', { address })
    const pending = await mailbox.next(address)
    const notice = await mailbox.next(address)
    expect([pending.email.subject, notice.email.subject].toSorted()).toEqual([
      'New sign-in to Outings',
      'Sign in to Outings',
    ])
    const to = `sam-${randomUUID()}@example.test`
    expect((await change(client, to)).json).toEqual({ changed: true })
    expect((await client.get(account)).json.address).toBe(to)
    expect((await other.get('/settings')).status).toBe(401)
    expect((await stranger.post(pending.path || notice.path)).status).toBe(404)
    expect(await findAccount(world.database, address)).toBe(null)
    const allowed = await world.database.read(
      ada.owner,
      (db) => db.sql`select from may_contact(${[sam.owner]}::uuid[])`,
    )
    expect(allowed).toEqual([])
  })

  test('can be taken back for seven days, which signs everybody out', async () => {
    const { account: sam, address } = await aPerson()
    const client = await signedInClient(world, sam)
    const [first, second] = [`b-${randomUUID()}@example.test`, `c-${randomUUID()}@example.test`]
    await change(client, first)
    const { email, path: undo } = await mailbox.next(address)
    expect(email.text).toContain(first)
    await change(client, second)
    const { path: later } = await mailbox.next(first)
    const victim = new WebClient(world.url)
    const shown = await victim.get(undo, page)
    expect(shown.text).toContain(`<bdi>${address}</bdi>`)
    expect((await client.get(account)).json.address).toBe(second)
    await storedProofs(world, sam)
    expect((await victim.submit(undo, { tokens: 'revoke' })).json).toEqual({ undone: true })
    await pause(1_000)
    expect((await sam.call('ideas.lists.query')).status).toBe(401)
    expect((await findAccount(world.database, address))?.owner).toBe(sam.owner)
    expect((await client.get('/settings')).status).toBe(401)
    // Who changed the address may have added other ways in.
    const back = await signedInClient(world, sam)
    const { passkeys, recovery_codes } = (await back.get(account)).json
    expect([passkeys, recovery_codes]).toEqual([0, null])
    // Neither again, nor by the link that the thief got meanwhile.
    expect((await victim.post(undo)).status).toBe(404)
    expect((await victim.post(later)).status).toBe(404)
  })

  test('that another account has looks the same on the page, and that account is told', async () => {
    const [sam, ada] = [await aPerson(), await aPerson('Ada')]
    const client = await signedInClient(world, sam.account)
    const told = async (to: string) => {
      const { status, json } = await client.submit(path, { address: to })
      const shown = await client.get(path, page)
      return [status, json, shown.text.replaceAll(to, '').replaceAll(/value="[\w-]{43}"/g, '')]
    }
    const free = `free-${randomUUID()}@example.test`
    expect(await told(ada.address)).toEqual(await told(free))
    const { email, code } = await mailbox.next(ada.address)
    expect([email.subject, code]).toEqual(['Somebody wanted to use your address at Outings', ''])
    expect((await mailbox.next(free)).code).toHaveLength(8)
    expect((await findAccount(world.database, ada.address))?.owner).toBe(ada.account.owner)
  })
})
