import { expect, test } from 'vitest'
import { findMailbox } from '#server/data/accounts/find.ts'
import { invite } from '#test/support/given/friendship.ts'
import { englishLeft } from '#test/support/english_left.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

const page = { accept: 'text/html' }
const wish = { ...page, 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }

test('who has chosen no language gets that of the browser, and who has chosen one gets that', async () => {
  const client = await signedInClient(world, sam)
  const shown = await client.get('/settings/account', wish)
  expect(shown.text).toContain('<html lang="de">')
  expect(shown.headers.get('vary')?.toLowerCase()).toContain('accept-language')
  expect((await client.get('/settings/account', page)).text).toContain('<html lang="en">')
  const path = '/settings/account/language'
  const chosen = await client.submit(path, { language: 'de' }, '/settings/account')
  expect([chosen.status, chosen.json]).toEqual([200, { language: 'de' }])
  const after = await client.get('/settings/account', { ...page, 'accept-language': 'en' })
  expect(after.text).toContain('<option value="de" lang="de" selected>Deutsch</option>')
  expect(after.headers.get('content-language')).toBe('de')
  expect(after.headers.get('vary')?.toLowerCase() ?? '').not.toContain('accept-language')
  // A later session of the account knows it, too.
  const later = await signedInClient(world, sam)
  expect((await later.get('/more', page)).text).toContain('<h1>Mehr</h1>')
  await client.submit(path, { language: 'en' }, '/settings/account')
  expect((await client.get('/more', wish)).text).toContain('<h1>More</h1>')
  expect((await later.get('/more', wish)).text).toContain('<h1>More</h1>')
})

test('who has chosen a language goes back to what the browser says, which links follow, and mails remember', async () => {
  const kim = await world.account('Kim')
  const client = await signedInClient(world, kim)
  const path = '/settings/account/language'
  const link = `/c/${await invite(sam)}`
  await client.submit(path, { language: 'de' }, '/settings/account')
  const english = { ...page, 'accept-language': 'en' }
  expect((await client.get(link, english)).text).toContain('<html lang="de">')
  const back = await client.submit(path, { language: 'browser' }, '/settings/account')
  expect([back.status, back.json]).toEqual([200, { language: null }])
  expect((await client.get('/more', wish)).text).toContain('<h1>Mehr</h1>')
  expect((await client.get('/more', english)).text).toContain('<h1>More</h1>')
  expect((await client.get('/settings/account', english)).text).toContain(
    '<option value="browser" selected>As my browser says</option>',
  )
  expect((await client.get(link, english)).text).toContain('<html lang="en">')
  expect((await client.get(link, wish)).text).toContain('<html lang="de">')
  // A mail has no browser that says which: the last one did.
  expect((await findMailbox(world.database, kim.owner))?.language).toBe('en')
})

test('another language than these is refused, and programs read English', async () => {
  const client = await signedInClient(world, ada)
  const path = '/settings/account/language'
  const refused = await client.submit(path, { language: 'fr' }, '/settings/account')
  expect([refused.status, refused.json.code]).toEqual([422, 'input_invalid'])
  const wrong = { display_name: ' ', timezone: 'Nowhere' }
  const { json } = await client.get('/settings/account')
  const sent = { form_token: json.form_token, ...wrong }
  const problem = await client.post('/settings/account', sent, {
    'accept-language': 'de',
  })
  expect(problem.json.errors[0].message).toMatch(/^Type a name/)
})

test('each translated page is wholly German', async () => {
  const client = await signedInClient(world, ada)
  const connect = `/connect/${await invite(sam)}`
  const paths = [
    ...['/more', '/settings', '/settings/account', '/settings/contact'],
    ...['/settings/account/passkeys', '/settings/account/address', '/sign-in', '/sign-in/recover'],
    ...['/settings/account/delete', '/settings/account/export'],
    ...['/settings/account/recovery-codes', '/connect/unknown', '/sign-in/unknown'],
    connect,
  ]
  for (const path of paths) {
    const { text, status } = await client.get(path, wish)
    if (status === 303) continue
    expect([path, text.includes('<html lang="de">')]).toEqual([path, true])
    expect([path, englishLeft(text)]).toEqual([path, []])
    expect([path, text.length < 30_000]).toEqual([path, true])
  }
  // What capabilities say of it in English has German words by its code.
  const { text } = await client.get(connect, wish)
  expect(text).toMatch(/<li[^>]*>Ihr seid dann verbunden/)
})
