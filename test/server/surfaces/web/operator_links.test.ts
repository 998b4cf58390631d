import pg from 'pg'
import { expect, test } from 'vitest'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const imprint = 'https://example.com/imprint?a=1&b=%22'
const privacy = 'https://example.com/privacy'
const mailbox = aMailbox()
const world = useWorld({ ...mailbox.options, operator_urls: { imprint, privacy, support: null } })
const page = { accept: 'text/html' }
const written = imprint.replace('&', '&amp;')

test('every page ends with the links of the people who run the service, and with no other', async () => {
  const nobody = new WebClient(() => world.url)
  const somebody = await signedInClient(world, await world.account('Sam'))
  const shown = [
    ...['/', '/sign-in', '/settings/nothing', `/i/${'a'.repeat(43)}`, '/p/x', '/l/x'].map((path) =>
      nobody.get(path, page),
    ),
    ...['/', '/settings', '/approvals'].map((path) => somebody.get(path, page)),
    nobody.get('/oauth/authorize', page),
  ]
  for (const { text } of await Promise.all(shown)) {
    const footer = /<footer>[\s\S]*<\/footer>/.exec(text)?.[0] ?? text
    expect(footer).toContain(`<a href="${written}">Imprint</a>`)
    expect(footer).toContain(`<a href="${privacy}">Privacy</a>`)
    expect(footer).not.toContain('Support')
  }
})

test('so does a mail, as text and as HTML', async () => {
  const { owner } = await world.account('Ada')
  const superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
  const found = await superuser.query('select email from accounts where owner_id = $1', [owner])
  await superuser.end()
  const address = String(found.rows[0]?.email)
  await new WebClient(() => world.url).submit('/sign-in', { address })
  const { email } = await mailbox.next(address)
  expect(email.text).toContain(`Imprint: ${imprint}\nPrivacy: ${privacy}\n`)
  expect(email.html).toContain(`href="${written}"`)
  expect(email.html).toContain('>Privacy</a>')
  expect(email.text).not.toContain('Support')
})
