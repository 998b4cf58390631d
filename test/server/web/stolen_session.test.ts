import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { formToken } from '#server/domain/web/form_token.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { routes } from '#server/surfaces/web/surface.ts'
import { freePort } from '#test/support/free_port.ts'
import { anApp, openConsent } from '#test/support/oauth_app.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// Somebody has taken the cookie of a session, and with it every form that its pages give away: what lasts longer than the
// session, reaches further than it, or takes the account away asks first who they are.

// Passkeys need a name of the host.
const port = await freePort()
const url = `http://localhost:${port}`
const world = useWorld({ worker: false, port, public_url: url })
let superuser: pg.Client
let sam: Account
let client: WebClient
let token_handle = ''
let grant_path = ''

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
  sam = await world.account('Sam')
  client = await signedInClient({ url, database: world.database }, sam)
  const made = await client.submit('/settings/agents/new', {
    ...{ label: 'Laptop', abilities: ['planning:read', 'planning:commit'], needs_approval: 'yes' },
  })
  ;({ token_handle } = made.json)
  grant_path = await openConsent(client, await (await anApp(url)).begin())
  await superuser.query(
    `update sessions set created_at = (created_at at time zone 'UTC' - interval '31 minutes') at time zone 'UTC' where owner_id = $1`,
    [sam.owner],
  )
})
afterAll(() => superuser.end())

/** The fields of each form that asks for a proof, as they would be taken from who has just proved it. */
const dangerous: Readonly<Record<string, () => Record<string, string | string[]>>> = {
  '/settings/agents/new': () => ({
    label: 'Mine',
    abilities: ['planning:read'],
    key: 'k'.repeat(43),
  }),
  '/settings/agents/:token_handle/rotate': () => ({ hours: '0', key: 'k'.repeat(43) }),
  '/settings/agents/:token_handle/approval': () => ({ needs_approval: 'no' }),
  '/settings/account/passkeys/new': () => ({ label: 'Mine', credential: '{}' }),
  '/settings/account/passkeys/new/ask': () => ({}),
  '/settings/account/recovery-codes': () => ({ key: 'k'.repeat(43) }),
  '/settings/account/address': () => ({ address: 'mine@example.test' }),
  '/settings/account/address/code': () => ({ code: '123456' }),
  '/settings/account/export': () => ({}),
  '/settings/account/delete': () => ({ address: 'sam@example.test' }),
  '/settings/calendars/feed': () => ({ do: 'make' }),
}

/** Forms of the settings that ask for none, and why. */
const harmless: Readonly<Record<string, string>> = {
  '/settings/account': 'a name and a time zone, which the pages and mails show',
  '/settings/account/language': 'the language of pages',
  '/settings/account/model': 'whether a model reads what is typed later',
  '/settings/account/keep': 'the safe direction',
  '/settings/account/sessions/:session_handle/end': 'the safe direction',
  '/settings/account/sign-out-everywhere': 'the safe direction',
  '/settings/account/passkeys/:passkey_handle/remove':
    'the safe direction: mail signs in, and tells of it',
  '/settings/activity/undo': 'what the account itself may do without a proof',
  '/settings/agents/apps/disconnect': 'the safe direction',
  '/settings/agents/:token_handle/revoke': 'the safe direction',
  '/settings/agents/:token_handle/undo': 'what the account itself may do without a proof',
  '/settings/contact': 'who writes to the account',
  '/settings/archived/:handle/restore': 'what the account itself may do without a proof',
  '/settings/archived/:handle/delete': 'one thing that was archived before, which its page names',
  '/settings/calendars/times': 'hours and busy times',
  '/settings/calendars/subscribe': 'another calendar to read',
  '/settings/calendars/upload': 'another calendar to read',
  '/settings/calendars/holds': 'hours and busy times',
  '/settings/calendars/sharing': 'which friends see free time, as the page names them',
  '/settings/calendars/:calendar_handle/refresh': 'reads it once more',
  '/settings/calendars/:calendar_handle/change': 'a calendar and its name',
  '/settings/calendars/:calendar_handle/remove': 'a calendar that can be connected again',
}

const forms = routes.filter(({ act, path }) => act !== undefined && path.startsWith('/settings'))

/** What a form sends with its token, made for the session of the cookie. */
function withToken({ path, form: named = path }: WebRoute, at: string) {
  const secret = client.cookies.get('service_session') ?? ''
  const hash = hashLinkToken(secret) ?? Buffer.alloc(0)
  const [key = Buffer.alloc(0)] = world.service.runtime.web_keys.forms
  const name = typeof named === 'string' ? named : named({ uid: at.split('/').at(-1) ?? '' })
  return { ...dangerous[path]?.(), form_token: formToken(key, hash, name) }
}

/** Everything of the account that pages of this test could change, as text. */
async function rows(): Promise<string> {
  const tables = [
    'tokens',
    'oauth_grants',
    'passkeys',
    'recovery_codes',
    'account_notices',
    'audit',
  ]
  const found: unknown[] = []
  for (const table of [...tables, 'accounts', 'account_emails']) {
    const text = `select * from ${table} where owner_id = $1 order by 1`
    found.push((await superuser.query(text, [sam.owner])).rows)
  }
  return JSON.stringify(found)
}

describe('a stolen session', () => {
  test('meets no form of the settings that nobody has thought of', () => {
    const known = [...Object.keys(dangerous), ...Object.keys(harmless)]
    expect(forms.map(({ path }) => path).sort()).toEqual(known.sort())
  })

  test.each(Object.keys(dangerous))(
    'changes nothing at %s, and is asked who they are',
    async (path) => {
      const route = forms.find((one) => one.path === path)
      if (!route) throw new Error('There is no such form.')
      const at = path.replace(':token_handle', token_handle)
      const before = await rows()
      const program = await client.post(at, withToken(route, at))
      expect([program.status, program.json?.code]).toEqual([403, 'access_denied'])
      const person = await client.post(at, withToken(route, at), { accept: 'text/html' })
      expect([person.status, person.headers.get('location')]).toEqual([
        303,
        expect.stringContaining('/sign-in/again?next='),
      ])
      expect(await rows()).toBe(before)
    },
  )

  test('allows no app anything, and reads nothing that opens something', async () => {
    const before = await rows()
    const { status, json } = await client.get(grant_path)
    expect([status, json.code]).toEqual([403, 'access_denied'])
    const [key = Buffer.alloc(0)] = world.service.runtime.web_keys.forms
    const secret = client.cookies.get('service_session') ?? ''
    const form_token = formToken(key, hashLinkToken(secret) ?? Buffer.alloc(0), grant_path)
    const fields = { form_token, ability: ['planning:read'], decision: 'allow' }
    expect((await client.post(grant_path, fields)).status).toBe(403)
    expect(await rows()).toBe(before)
    for (const { path, show } of routes) {
      if (show === undefined || dangerous[path] === undefined) continue
      const shown = await client.get(path.replace(':token_handle', token_handle))
      expect([path, shown.status, shown.json?.form_token]).toEqual([path, 403, undefined])
    }
  })
})
