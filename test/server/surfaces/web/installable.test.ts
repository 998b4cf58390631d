import { expect, test } from 'vitest'
import { openPage } from '#test/support/page_forms.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

test('the manifest is in the language that the browser asks for, and says so', async () => {
  const manifestIn = async (language: string) => {
    const headers = { 'accept-language': language }
    const reply = await fetch(`${world.url}/manifest.webmanifest`, { headers })
    return { said: reply.headers.get('content-language'), ...JSON.parse(await reply.text()) }
  }
  const shortcuts = (...names: string[]) => names.map((name) => expect.objectContaining({ name }))
  expect(await manifestIn('de-AT,de;q=0.9')).toMatchObject({
    ...{ said: 'de', lang: 'de', description: 'Mit Freunden etwas unternehmen' },
    shortcuts: shortcuts('Idee merken', 'Neuer Plan'),
  })
  expect(await manifestIn('fr')).toMatchObject({
    ...{ said: 'en', lang: 'en', description: 'Make plans with friends' },
    shortcuts: shortcuts('Save an idea', 'New plan'),
  })
})

test('a phone, whose bar has no place for it, signs out on More', async () => {
  const client = await signedInClient(world, sam)
  const { text } = await openPage(client, '/more')
  const form = /<form class="again"[^>]*action="\/sign-out">[\s\S]*?<\/form>/.exec(text)?.[0] ?? ''
  expect(form).toContain('>Sign out</button>')
  const [, form_token = ''] = /name="form_token" value="([^"]+)"/.exec(form) ?? []
  const left = await client.post('/sign-out', { form_token }, { accept: 'text/html' })
  expect(left.status).toBe(303)
  expect((await openPage(client, '/more')).headers.get('location')).toMatch(/^\/sign-in/)
})
