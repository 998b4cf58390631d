import { describe, expect, test } from 'vitest'
import { aParty, aPreparedSend, type Party, rowsOf } from '#test/support/given/actions.ts'
import { apply, review } from '#test/support/given/friendship.ts'
import { answer } from '#test/support/given/lists.ts'
import { meet } from '#test/support/meet.ts'
import { anApp, connect } from '#test/support/oauth_app.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import {
  type Account,
  allAbilities,
  makeCaller,
  useWorld,
  type World,
} from '#test/support/world.ts'

// What an agent may do changes while its commit is under way: it waits for a lock, and the process that carries it out
// remembers for a second what the token may do.

const world = useWorld({ worker: false })

/** An agent of Sam's that may send without asking, and its page. */
interface Agent {
  readonly account: Account
  readonly path: string
}

async function aToken(client: WebClient, { sam }: Party): Promise<Agent> {
  const fields = { label: 'Laptop', abilities: allAbilities, needs_approval: 'no' }
  const { json } = await client.submit('/settings/agents/new', fields)
  return { account: as(world, sam, json.token), path: `/settings/agents/${json.token_handle}` }
}

async function anAppOf(client: WebClient, { sam }: Party): Promise<Agent> {
  const app = await anApp(world.url)
  const asked = { scope: allAbilities.join(' '), resource: `${world.url}/api` }
  const { access_token } = await connect(app, client, asked, { abilities: allAbilities })
  const [grant] = (await client.get('/settings/agents')).json.apps
  return { account: as(world, sam, access_token), path: `/settings/agents/${grant.grant_handle}` }
}

function as(at: World, { owner }: Account, token: string): Account {
  return { world: at, token, owner, ...makeCaller(() => at.url, token) }
}

/** The page of all of them, by which an app is disconnected. */
const apps = { path: '/settings/agents/apps' }

/** Presses a button of the agent's page. */
async function pressing(
  { path }: Pick<Agent, 'path'>,
  client: WebClient,
  act: string,
  fields = {},
) {
  const { json } = await client.get(path === apps.path ? '/settings/agents' : path)
  const { form_token } = json
  return async () => (await client.post(`${path}/${act}`, { form_token, ...fields })).status
}

const theTokens = (owner: string, text = 'select from tokens where owner_id = $1 for update') => ({
  text,
  values: [owner],
})

describe.each([
  ['a token', aToken],
  ['an app', anAppOf],
] as const)('of %s', (_what, make) => {
  async function given() {
    const party = await aParty(world)
    const client = await signedInClient(world, party.sam)
    const agent = await make(client, party)
    const { prepared } = await aPreparedSend(agent.account, [party.friends.ada])
    const { action_handle } = prepared
    const commit = (key = 'once') =>
      agent.account.call('actions.commit', { action_handle }, { key })
    const status = async () => (await commit()).status
    const sent = () => rowsOf(world, party.sam, 'outgoing')
    return { ...party, client, agent, commit, status, sent }
  }

  test('a commit that meets “ask me first” asks', async () => {
    const { sam, client, agent, commit, status, sent } = await given()
    const ask = await pressing(agent, client, 'approval', { needs_approval: 'yes' })
    expect(await meet(world, theTokens(sam.owner), [ask, status])).toEqual([200, 409])
    expect((await commit()).body.code).toBe('approval_required')
    expect(await sent()).toEqual([])
  })

  test('a commit that was first goes on, and “ask me first” holds from the next one', async () => {
    const { sam, client, agent, status, sent } = await given()
    const ask = await pressing(agent, client, 'approval', { needs_approval: 'yes' })
    const theAction = {
      text: 'select from prepared_actions where owner_id = $1 for update',
      values: [sam.owner],
    }
    expect(await meet(world, theAction, [status, ask])).toEqual([200, 200])
    expect(await sent()).toHaveLength(1)
  })

  test('a commit that waits while the ability to send is taken away sends nothing', async () => {
    const { sam, commit, status, sent } = await given()
    const take = `update tokens set abilities = array_remove(abilities, 'planning:commit') where owner_id = $1`
    expect(await meet(world, theTokens(sam.owner, take), [status])).toEqual([403])
    const { status: late, body } = await commit()
    expect([late, body.code]).toEqual([403, 'ability_missing'])
    expect(await sent()).toEqual([])
  })

  test('nobody is connected or disconnected for who was revoked meanwhile', async () => {
    const { sam, friends, client, agent } = await given()
    const { account } = agent
    const { review_token } = await review(account, {
      ...{ operation: 'disconnect', person_handle: friends.ada },
    })
    const { json } = await client.get('/settings/agents')
    const [grant] = json.apps
    const end =
      make === aToken
        ? await pressing(agent, client, 'revoke')
        : await pressing(apps, client, 'disconnect', { grant: grant?.grant_handle })
    const disconnect = async () => (await apply(account, review_token)).status
    expect(await meet(world, theTokens(sam.owner), [end, disconnect])).toEqual([200, 401])
    const { data } = await answer(sam, 'relationships.people.query', {})
    const ada = data.items.find(({ person_handle }) => person_handle === friends.ada)
    expect(ada?.classification).toBe('connected')
  })
})

test('a commit by a token that is replaced meanwhile is made once, by either', async () => {
  const party = await aParty(world)
  const client = await signedInClient(world, party.sam)
  const agent = await aToken(client, party)
  const { prepared } = await aPreparedSend(agent.account, [party.friends.ada])
  const { action_handle } = prepared
  const { json } = await client.get(`${agent.path}/rotate`)
  let token = ''
  const rotate = async () => {
    const reply = await client.post(`${agent.path}/rotate`, { ...json, hours: '0' })
    token = reply.json.token
    return reply.status
  }
  const commit = async () =>
    (await agent.account.call('actions.commit', { action_handle }, { key: 'once' })).status
  const [rotated] = await meet(world, theTokens(party.sam.owner), [rotate, commit])
  expect(rotated).toBe(201)
  const newer = makeCaller(() => world.url, token)
  const { body } = await newer.call('actions.commit', { action_handle })
  expect(['completed', 'unchanged']).toContain(body.status)
  expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(1)
})
