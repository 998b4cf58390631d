import { expect, test } from 'vitest'
import { answer } from '#test/support/given/lists.ts'
import { hiddenFields, openPage } from '#test/support/page_forms.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

// A page is left open, and its session ends or another one begins before its form is sent.

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const page = { accept: 'text/html' }
const ours = { ...page, 'sec-fetch-site': 'same-origin' }

async function namesOfPeople(): Promise<string[]> {
  const { data } = await answer(sam, 'relationships.people.query', {})
  return data.items.map(({ display_name }: { display_name: string }) => display_name)
}

/** A form of a page that was opened in a session, with something typed. */
async function typedIn(client: WebClient, path: string, fields: Record<string, string>) {
  const { text } = await openPage(client, path)
  return { ...hiddenFields(text, path), ...fields }
}

test('what is typed outlives its session: the page says how to sign in, and sends it from there', async () => {
  const before = await signedInClient(world, sam)
  const fields = await typedIn(before, '/people', { person: 'Zoë “the fox” und Söhne' })
  const nobody = new WebClient(world.url)
  const ended = await nobody.post('/people', fields, ours)
  expect([ended.status, ended.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(ended.text).toContain('href="/sign-in" target="_blank"')
  expect(ended.text).toContain('value="Zoë “the fox” und Söhne"')
  expect(ended.text).toContain('What you typed is kept on this page.')
  // In the other tab.
  const after = await signedInClient(world, sam)
  const first = await after.post('/people', hiddenFields(ended.text, '/people'), ours)
  expect([first.status, first.text.includes('You’ve signed in again')]).toEqual([403, true])
  expect(await namesOfPeople()).toEqual([])
  const again = hiddenFields(first.text, '/people')
  expect(again).toMatchObject({ key: fields.key, person: 'Zoë “the fox” und Söhne' })
  const sent = { ...again, person: fields.person ?? '' }
  expect((await after.post('/people', sent, ours)).status).toBe(303)
  expect((await after.post('/people', sent, ours)).status).toBe(303)
  expect(await namesOfPeople()).toEqual(['Zoë “the fox” und Söhne'])
})

test('the words of a new idea are kept as well, although its form may have a picture', async () => {
  const before = await signedInClient(world, sam)
  const fields = await typedIn(before, '/ideas/new', { words: 'Sauna at the lake', url: '' })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([]), '')
  const send = (body: FormData) =>
    fetch(`${world.url}/ideas/new`, { method: 'POST', headers: ours, body })
  expect(await (await send(form)).text()).toContain('value="Sauna at the lake"')
  // A picture cannot be kept: the page does not say that it is there.
  form.set('file', new Blob(['a picture']), 'picture.png')
  const lost = await (await send(form)).text()
  expect(lost).toContain('You’re signed out')
  expect(lost).not.toMatch(/kept on this page|value="Sauna/)
})

test('nothing is kept of a form that is not surely ours, and its token is never renewed', async () => {
  const before = await signedInClient(world, sam)
  const fields = await typedIn(before, '/people', { person: 'Mallory' })
  const after = await signedInClient(world, sam)
  const elsewhere = [
    ...[page, { ...page, 'sec-fetch-site': 'cross-site' }],
    ...[
      { ...page, 'sec-fetch-site': 'same-site' },
      { ...page, origin: 'https://elsewhere.test' },
    ],
  ]
  for (const headers of elsewhere) {
    for (const client of [after, new WebClient(world.url)]) {
      const { status, text } = await client.post('/people', fields, headers)
      expect([401, 403]).toContain(status)
      expect(text).not.toMatch(/Mallory|name="key"/)
    }
  }
  expect(await namesOfPeople()).not.toContain('Mallory')
})
