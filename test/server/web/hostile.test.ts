import { expect, test } from 'vitest'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

const get = [
  ...['/settings', '/settings/account', '/settings/account/address', '/settings/nothing'],
  ...['/sign-in', '/sign-in/sent', '/sign-in/code', '/sign-in/again', '/sign-in/again/code'],
  ...['/sign-in/x', '/sign-in/undo/x', '/sign-in/%00', '/sign-in/%E0%A4%A', '/sign-in/a/b/c'],
  ...['/welcome', '/sign-out', '/sign-up', '/no-mail/x', `/no-mail/${'A'.repeat(3_000)}`],
  ...['/settings/account/sessions/x/end', '/settings/account/sessions/%F0%9F%92%A3/end'],
]

const values = [
  ...[
    '',
    ' ',
    '\0',
    '\ud800',
    '💣'.repeat(500),
    'a'.repeat(20_000),
    '../../etc',
    "'; drop table x",
  ],
  ...[
    '__proto__',
    '<script>',
    '%00',
    '1e999',
    '[]',
    '{}',
    '\u202eevil',
    'a@b',
    'ä@ö.test',
    '12345678',
  ],
]

const names = ['address', 'code', 'next', 'link', 'display_name', 'timezone', 'tokens', '__proto__']

test('no address and no value gets an error of the server, and none changes anything', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  await client.get('/sign-in')
  const { json } = await client.get('/settings/account')
  const before = [json.display_name, json.timezone, json.address, json.sessions.length]
  const forms = [json.form_token, (await client.get('/sign-in')).json.form_token]
  const bad: unknown[] = []
  const note = (about: unknown, { status, text }: { status: number; text: string }) => {
    if (status >= 500) bad.push([about, status, text])
  }
  for (const path of get) {
    for (const accept of ['text/html', 'application/json', '*/*', '']) {
      note([path, accept], await client.get(path, { accept }))
      note([path, accept], await new WebClient(world.url).get(path, { accept }))
    }
    for (const value of values) {
      const query = `?next=${encodeURIComponent(value.toWellFormed())}&other=&saved=`
      note([path, value.slice(0, 20)], await client.get(path + query))
    }
  }
  for (const path of get) {
    if (path.includes('account') && !path.includes('nothing')) continue
    for (const value of values) {
      const fields = Object.fromEntries(names.map((name) => [name, [value, value]]))
      for (const form_token of forms) {
        note([path, value.slice(0, 20)], await client.post(path, { ...fields, form_token }))
      }
    }
    const odd = { 'content-type': 'application/json' }
    note([path, 'odd'], await client.post(path, {}, odd))
  }
  for (const cookie of ['service_session', 'service_browser', 'service_known']) {
    for (const value of ['', 'x', '"', 'a'.repeat(43), '%00']) {
      const other = new WebClient(world.url)
      other.cookies.set(cookie, value)
      for (const path of ['/settings', '/sign-in', '/sign-in/sent', '/welcome']) {
        note([cookie, value, path], await other.get(path))
      }
    }
  }
  expect(bad).toEqual([])
  const { json: after } = await (await signedInClient(world, sam)).get('/settings/account')
  expect([after.display_name, after.timezone, after.address, after.sessions.length - 1]).toEqual(
    before,
  )
}, 60_000)

test('a name or time zone that cannot be stored is refused, or written without what does harm', async () => {
  const client = await signedInClient(world, await world.account('Sam'))
  for (const value of values) {
    const { status } = await client.submit('/settings/account', {
      display_name: value,
      timezone: 'Europe/Berlin',
    })
    expect([200, 422]).toContain(status)
    const wrong = await client.submit('/settings/account', { timezone: value })
    expect(wrong.status).toBe(422)
    const { json } = await client.get('/settings')
    expect(json.timezone).toBe('Europe/Berlin')
    expect(json.display_name).not.toMatch(/[\p{Cc}\u202e]/u)
    expect(json.display_name).not.toBe('')
  }
})
