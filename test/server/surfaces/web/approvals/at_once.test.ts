import { expect, test } from 'vitest'
import { aParty, aPreparedSend, rowsOf } from '#test/support/given/actions.ts'
import { anAskingToken, aWaitingSend } from '#test/support/given/approvals.ts'
import { meet } from '#test/support/meet.ts'
import { anApp, connect, openConsent } from '#test/support/oauth_app.ts'
import { endFlow } from '#test/support/oauth_steps.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { allAbilities, makeCaller, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

const theAction = (owner: string) => ({
  text: 'select from prepared_actions where owner_id = $1 for update',
  values: [owner],
})

const decisions = [
  ['release', 'refuse'],
  ['refuse', 'release'],
] as const

test.each(decisions)(
  'of two browsers that %s and %s at once, the refusal wins and nothing is sent',
  async (first, second) => {
    const party = await aParty(world)
    const agent = await anAskingToken(world, party.sam)
    const { prepared, client, path } = await aWaitingSend(world, party, agent)
    const other = await signedInClient(world, party.sam)
    const [one, two] = await Promise.all([client.get(path), other.get(path)])
    const form = ({ json }: typeof one) => {
      const { form_token, key, shown } = json
      return {
        form_token,
        key,
        shown,
        checksum: json.prepared.checksum,
        revision: String(json.prepared.revision),
      }
    }
    const replies = await meet(world, theAction(party.sam.owner), [
      () => client.post(`${path}/${first}`, form(one)),
      () => other.post(`${path}/${second}`, form(two)),
    ])
    const { action_handle } = prepared
    const late = await agent.call('actions.commit', { action_handle })
    expect(replies.map(({ status }) => status)).toEqual(
      first === 'release' ? [200, 200] : [200, 409],
    )
    expect([late.status, late.body.code]).toEqual([409, 'confirmation_consumed'])
    expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
    expect(await rowsOf(world, party.sam, 'prepared_actions')).toMatchObject([
      { state: 'superseded' },
    ])
  },
)

test('a page of consent that was left open for 15 minutes allows nothing and says what to do', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const app = await anApp(world.url)
  const path = await openConsent(client, await app.begin())
  const { json } = await client.get(path)
  await endFlow(world, path)
  const { status, text } = await client.post(
    path,
    { form_token: json.form_token, ability: ['planning:read'], decision: 'allow' },
    { accept: 'text/html' },
  )
  expect(status).toBe(404)
  expect(text).toContain('more than 15 minutes')
  expect((await client.get('/settings/agents')).json.apps).toEqual([])
})

test('an app that is disconnected while its commit waits sends nothing', async () => {
  const party = await aParty(world)
  const client = await signedInClient(world, party.sam)
  const app = await anApp(world.url)
  const tokens = await connect(
    app,
    client,
    { scope: allAbilities.join(' '), resource: `${world.url}/api` },
    { abilities: allAbilities },
  )
  const agent = makeCaller(() => world.url, tokens.access_token)
  const { prepared } = await aPreparedSend(agent, [party.friends.ada])
  const [grant] = (await client.get('/settings/agents')).json.apps
  const { json } = await client.get('/settings/agents')
  const statuses = await meet(world, theAction(party.sam.owner), [
    async () =>
      (
        await client.post('/settings/agents/apps/disconnect', {
          form_token: json.form_token,
          grant: grant.grant_handle,
        })
      ).status,
    async () =>
      (await agent.call('actions.commit', { action_handle: prepared?.action_handle ?? '' })).status,
  ])
  expect(statuses).toEqual([200, 401])
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
})
