import { expect, test } from 'vitest'
import { aParty, aSharedPlan, rowsOf, signUpBy } from '#test/support/given/actions.ts'
import { anAskingToken, aWaitingSend, press } from '#test/support/given/approvals.ts'
import { answer } from '#test/support/given/lists.ts'
import { disconnect } from '#test/support/given/rows.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

/** Lets nobody write to an account any more, as its owner asked by the page behind a mail's link. */
async function stopMail({ owner }: Account) {
  await world.database.write(owner, { work: (db) => db.sql`select stop_contact(null)` })
}

/** The agent's commit of an action. */
function commitBy(agent: Account, action_handle: string) {
  return agent.call('actions.commit', { action_handle })
}

test('who was disconnected since is no longer shown as reached, and it cannot be released as it was prepared', async () => {
  const party = await aParty(world)
  const { sam, friends } = party
  const agent = await anAskingToken(world, sam)
  const people = [friends.ada, friends.jonas]
  const { prepared, client, path } = await aWaitingSend(world, party, agent, people)
  const before = (await client.get(path)).json
  expect(before).toMatchObject({ state: 'open', may_release: true })
  await disconnect(world, sam, friends.ada)
  const now = await client.get(path)
  expect(now.json).toMatchObject({ state: 'changed', may_release: false })
  const { form_token, shown } = before
  const { checksum, revision } = prepared
  const fields = { form_token, shown, checksum, revision: String(revision) }
  const late = await client.post(`${path}/release`, fields)
  expect(late).toMatchObject({ status: 409, json: { code: 'stale_checksum' } })
  // The agent need not wait for a release that cannot come.
  const { body } = await commitBy(agent, prepared.action_handle)
  expect(body.error).toMatchObject({
    code: 'recipient_not_eligible',
    prerequisite: { capability: 'plans.prepare_send' },
  })
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
})

test('who asked for no more mail since is shown as not reached before the person decides', async () => {
  const party = await aParty(world)
  const { sam, ada, friends } = party
  const agent = await anAskingToken(world, sam)
  const people = [friends.ada, friends.jonas]
  const { client, path } = await aWaitingSend(world, party, agent, people)
  await stopMail(ada)
  const { json } = await client.get(path)
  expect(json).toMatchObject({ state: 'changed', may_release: false, may_send: true })
  expect(json.prepared.recipients).toMatchObject([
    { display_name: 'Ada', eligible: false },
    { display_name: 'Jonas', eligible: true },
  ])
  expect(await press(client, path, 'send')).toMatchObject({ status: 200, json: { sent: true } })
  expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(1)
})

test('who answered by the open link since is shown, and a page from before does not release', async () => {
  const { sam } = await aParty(world)
  const agent = await anAskingToken(world, sam)
  const { plan, url } = await aSharedPlan(sam)
  const { plan_handle } = plan
  const { data } = await answer(agent, 'plans.cancel.prepare', { plan_handle })
  const action_handle = data.prepared?.action_handle ?? ''
  const client = await signedInClient(world, sam)
  const path = `/approvals/${action_handle}`
  const { form_token, shown, prepared } = (await client.get(path)).json
  expect(prepared.recipients).toEqual([])
  await signUpBy(url, 'Lena')
  const { checksum, revision } = prepared
  const fields = { form_token, shown, checksum, revision: String(revision) }
  const late = await client.post(`${path}/release`, fields)
  expect(late).toMatchObject({ status: 409, json: { code: 'stale_checksum' } })
  const now = (await client.get(path)).json
  expect(now).toMatchObject({ state: 'open', may_release: true })
  expect(now.prepared.recipients).toMatchObject([{ display_name: 'Lena' }])
  expect(await press(client, path, 'release')).toMatchObject({ json: { decision: 'released' } })
  expect((await commitBy(agent, action_handle)).body).toMatchObject({ status: 'completed' })
})
