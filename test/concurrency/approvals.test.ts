import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '#test/contract/call.ts'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { anAskingToken, aWaitingSend } from '#test/support/given/approvals.ts'
import { patiently } from '#test/support/patiently.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import type { WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// What a person decides, while their agent and the plan go on.

const key = randomBytes(32)
const world = useWorld({ keys: [key] })
let other: ServerProcess

beforeAll(async () => {
  other = await startServerProcess(world.database_url, key.toString('base64'))
}, 60_000)
afterAll(() => other?.kill())

const rounds = Array.from({ length: 4 }, (_, at) => at)

/** What the forms of an action's page send. */
async function formsOf(client: WebClient, path: string) {
  const { json } = await client.get(path)
  const { form_token, shown, key: form_key, prepared } = json
  const { checksum, revision } = prepared
  const fields = { form_token, shown, key: form_key, checksum, revision: String(revision) }
  return (what: 'release' | 'refuse' | 'send') => client.post(`${path}/${what}`, fields)
}

/** Commits at the other process. */
function commitThere({ token }: Account, action_handle: string, with_key: string) {
  return patiently(() =>
    post('actions.commit', { action_handle }, { url: other.url, token, key: with_key }),
  )
}

async function given() {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const waiting = await aWaitingSend(world, party, agent)
  const form = await formsOf(waiting.client, waiting.path)
  return { ...party, ...waiting, agent, form, action_handle: waiting.prepared.action_handle }
}

const sentBy = ({ sam }: { sam: Account }) => rowsOf(world, sam, 'outgoing')

test.each(rounds)(
  'a release and a commit from two processes: one commit, or none yet (%i)',
  async () => {
    const there = await given()
    const { form, agent, action_handle } = there
    const [released, first] = await Promise.all([
      form('release'),
      commitThere(agent, action_handle, 'once'),
    ])
    expect(released.status).toBe(200)
    expect(['approval_required', undefined]).toContain(first.body.code)
    const [again, twice] = await Promise.all([
      commitThere(agent, action_handle, 'once'),
      commitThere(agent, action_handle, 'other'),
    ])
    expect([again.status, twice.status]).toEqual([200, 200])
    expect(await sentBy(there)).toHaveLength(1)
  },
)

test.each(rounds)(
  'a refusal and a commit of a released action: one of them holds (%i)',
  async () => {
    const there = await given()
    const { form, agent, action_handle } = there
    await form('release')
    const [refused, committed] = await Promise.all([
      form('refuse'),
      commitThere(agent, action_handle, 'once'),
    ])
    const isSent = committed.status === 200
    expect(refused.status).toBe(isSent ? 409 : 200)
    expect(isSent ? 'confirmation_consumed' : committed.body.code).toBe('confirmation_consumed')
    expect(await sentBy(there)).toHaveLength(isSent ? 1 : 0)
  },
)

test.each(rounds)(
  'a release raced with a change of the plan never sends what was not shown (%i)',
  async () => {
    const there = await given()
    const { form, agent, sam, plan, action_handle } = there
    const { plan_handle } = plan
    await Promise.all([
      form('release'),
      patiently(() =>
        post(
          'plans.draft.update',
          { plan_handle, title_override: 'Another evening' },
          { url: other.url, token: sam.token, key: action_handle },
        ),
      ),
    ])
    const { status } = await commitThere(agent, action_handle, 'once')
    expect(status).toBe(409)
    expect(await sentBy(there)).toEqual([])
  },
)

test('two releases at once are one, and sending it oneself beside the agent sends it once', async () => {
  const there = await given()
  const { form, agent, sam, action_handle } = there
  const both = await Promise.all([form('release'), form('release')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const audit = await rowsOf<{ capability: string }>(world, sam, 'audit')
  expect(audit.filter(({ capability }) => capability === 'web.approval.release')).toHaveLength(1)
  await Promise.all([form('send'), form('send'), commitThere(agent, action_handle, 'once')])
  expect(await sentBy(there)).toHaveLength(1)
})
