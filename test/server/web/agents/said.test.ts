import { expect, test } from 'vitest'
import { rowsOf } from '#test/support/given/actions.ts'
import { say } from '#test/support/given/talk.ts'
import { anApp, connect } from '#test/support/oauth_app.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { type Account, allAbilities, makeCaller, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const agents = '/settings/agents'

/** What is kept of what was said to agents of this account. */
async function said(account: Account): Promise<(string | null)[]> {
  const turns = await rowsOf<{ message: string | null; answer: string | null; ordinal: number }>(
    world,
    account,
    'turns',
  )
  return turns.map(({ message, answer }) => (answer === null ? message : 'answered'))
}

/** An account with two tokens that were each told something, and the pages of both. */
async function twoAgents() {
  const account = await world.account('Sam')
  const client = await signedInClient(world, account)
  const paths: string[] = []
  for (const label of ['Laptop', 'Phone']) {
    const { json } = await client.submit(`${agents}/new`, { label, abilities: ['planning:read'] })
    const caller = makeCaller(() => world.url, json.token)
    await say(caller, 'Show my lists', { channel: 'app:1' })
    await say(caller, 'Show my lists', { channel: 'app:2' })
    paths.push(`${agents}/${json.token_handle}`)
  }
  return { account, client, laptop: paths[0] ?? '', phone: paths[1] ?? '' }
}

test('revoking a token keeps what was said to it, unless the box is ticked', async () => {
  const { account, client, laptop, phone } = await twoAgents()
  const page = await client.get(`${laptop}/revoke`, { accept: 'text/html' })
  expect(page.text).toContain('and delete what was said to it')
  await client.submit(`${phone}/revoke`)
  expect(await said(account)).toEqual(['answered', 'answered', 'answered', 'answered'])
  await client.submit(`${laptop}/revoke`, { said: 'yes' })
  expect((await said(account)).toSorted()).toEqual(['answered', 'answered', null, null])
  const conversations = await rowsOf(world, account, 'conversations')
  expect(conversations).toHaveLength(2)
  // Who ended a token before can still delete what was said to it.
  await client.submit(`${phone}/revoke`, { said: 'yes' })
  expect(await said(account)).toEqual([null, null, null, null])
})

test('disconnecting an app keeps what was said to it, unless the box is ticked', async () => {
  const account = await world.account('Sam')
  const client = await signedInClient(world, account)
  const app = await anApp(world.url)
  const asking = { scope: allAbilities.join(' '), resource: `${world.url}/api` }
  for (const box of ['no', 'yes']) {
    const { access_token } = await connect(app, client, asking, { abilities: allAbilities })
    await say(
      makeCaller(() => world.url, access_token),
      'Show my lists',
    )
    const [{ grant_handle: grant }] = (await client.get(agents)).json.apps
    const page = await client.get(`${agents}/${grant}`, { accept: 'text/html' })
    expect(page.text).toContain('and delete what was said to it')
    await client.submit(`${agents}/apps/disconnect`, { grant, said: box }, agents)
  }
  expect((await said(account)).toSorted()).toEqual(['answered', null])
})
