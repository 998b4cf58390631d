import { describe, expect, test } from 'vitest'
import { viewGrants } from '#server/flows/web/oauth_grants.ts'
import { anApp, answerConsent, connect, openConsent, pathOf } from '#test/support/oauth_app.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { allAbilities, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ben = useAccount(world, 'Ben')

describe('what the page of consent does', () => {
  test('nobody is asked to allow what reaches others: that box is never ticked', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const path = await openConsent(client, await app.begin({ scope: allAbilities.join(' ') }))
    const { text, headers } = await client.get(path, { accept: 'text/html' })
    expect(text).toContain('calls itself')
    const boxes = [...text.matchAll(/name="ability" value="([^"]+)"( checked)?/g)]
    expect(boxes.map(([, name, ticked]) => [name, ticked === ' checked'])).toEqual([
      ['planning:read', true],
      ['planning:write', true],
      ['planning:rsvp', true],
      ['planning:commit', false],
    ])
    expect(headers.get('content-security-policy')).toContain(
      "form-action 'self' https://app.example.test;",
    )
  })

  test('only what an app asks for is ticked', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const path = await openConsent(client, await app.begin({ scope: 'planning:read' }))
    const { text } = await client.get(path, { accept: 'text/html' })
    const ticked = [...text.matchAll(/name="ability" value="([^"]+)" checked/g)]
    expect(ticked.map(([, name]) => name)).toEqual(['planning:read'])
  })

  test('what an app calls itself cannot end the quotes around it', async () => {
    const name = 'Notes”, checked by us. \u202e“\nGo on'
    const app = await anApp(world.url, { name })
    const client = await signedInClient(world, sam)
    const path = await openConsent(client, await app.begin())
    const { text } = await client.get(path, { accept: 'text/html' })
    expect(text).toContain('calls itself “<bdi>Notes&#39;, checked by us. &#39; Go on</bdi>”')
  })

  test('an app without a name is said to have none', async () => {
    const app = await anApp(world.url, { name: '' })
    const client = await signedInClient(world, sam)
    const path = await openConsent(client, await app.begin())
    const { text } = await client.get(path, { accept: 'text/html' })
    expect(text).toContain('It has no name')
    expect(text).not.toContain('calls itself')
  })

  test('an app that is refused is told so, and by which service', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const begun = await app.begin()
    const path = await openConsent(client, begun)
    const { headers } = await answerConsent(client, path, { decision: 'refuse' })
    const back = new URL(headers.get('location') ?? '')
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('iss')).toBe(world.url)
    expect(back.searchParams.get('state')).toBe(begun.state)
  })

  test('one has to choose something', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const path = await openConsent(client, await app.begin())
    const { status, text } = await answerConsent(client, path, { abilities: [] })
    expect([status, text.includes('Choose at least one')]).toEqual([422, true])
  })

  test('a second press goes where the first one went, and makes no second grant', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, ben)
    const path = await openConsent(client, await app.begin())
    const { json } = await client.get(path)
    const fields = { form_token: json.form_token, ability: ['planning:read'], decision: 'allow' }
    const html = { accept: 'text/html' }
    const both = await Promise.all([
      client.post(path, fields, html),
      client.post(path, fields, html),
    ])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    const grants = await viewGrants(world.service.runtime, ben.owner)
    expect(grants.filter(({ client_id }) => client_id === app.client.client_id)).toHaveLength(1)
  })

  test('an app that comes back to the same browser is not asked again, unless it wants more', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const first = await connect(
      app,
      client,
      { scope: 'planning:read planning:write' },
      {
        abilities: ['planning:read', 'planning:write'],
      },
    )
    const begun = await app.begin({ scope: 'planning:read' })
    const path = await openConsent(client, begun)
    const silent = await client.get(path, { accept: 'text/html' })
    const back = await client.get(pathOf(silent.headers.get('location') ?? ''))
    const again = await app.exchange(app.codeIn(back.headers.get('location') ?? '', begun), begun)
    expect(again.scope).toBe('planning:read')
    const grants = await viewGrants(world.service.runtime, sam.owner)
    expect(grants.filter(({ client_id }) => client_id === app.client.client_id)).toHaveLength(1)
    expect(first.refresh_token).not.toBe(again.refresh_token)

    const more = await openConsent(
      client,
      await app.begin({ scope: 'planning:read planning:write planning:commit' }),
    )
    const { status, text } = await client.get(more, { accept: 'text/html' })
    expect([status, text.includes('Allow sending after approval')]).toEqual([200, true])

    const elsewhere = await signedInClient(world, sam)
    const other = await openConsent(elsewhere, await app.begin({ scope: 'planning:read' }))
    expect((await elsewhere.get(other)).status).toBe(200)
  })

  test('allowing sending keeps what was allowed before', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    await connect(app, client)
    const begun = await app.begin({ scope: 'planning:commit' })
    const path = await openConsent(client, begun)
    const { text } = await client.get(path, { accept: 'text/html' })
    const hidden = [...text.matchAll(/type="hidden" name="ability" value="([^"]+)"/g)]
    const abilities = [...hidden.map(([, name = '']) => name), 'planning:commit']
    const { headers } = await answerConsent(client, path, { abilities, needs_approval: true })
    const tokens = await app.exchange(app.codeIn(headers.get('location') ?? '', begun), begun)
    expect(tokens.scope).toBe(allAbilities.join(' '))
  })

  test('an app that names no ability, or strange ones, asks for all', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    for (const scope of [undefined, 'openid offline_access']) {
      const path = await openConsent(client, await app.begin(scope === undefined ? {} : { scope }))
      expect((await client.get(path)).json.abilities).toEqual(allAbilities)
    }
  })
})
