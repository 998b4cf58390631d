import { expect, test } from 'vitest'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { anAskingToken, aWaitingSend, press } from '#test/support/given/approvals.ts'
import { answer } from '#test/support/given/lists.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('a person who sends what their agent has just sent is told so in their words, and nothing goes twice', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { prepared, client, path } = await aWaitingSend(world, party, agent)
  const { form_token, key, shown } = (await client.get(path)).json
  await press(client, path, 'release')
  const { action_handle } = prepared
  expect((await agent.call('actions.commit', { action_handle })).status).toBe(200)
  const { status, text } = await client.post(
    `${path}/send`,
    { form_token, key, shown },
    { accept: 'text/html' },
  )
  expect(status).toBe(409)
  expect(text).toContain('That came too late')
  expect(text).not.toContain('plans.')
  expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(1)
})

test('what the person refused is not sent from a page that was open before', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { client, path } = await aWaitingSend(world, party, agent)
  const { form_token, key, shown } = (await client.get(path)).json
  await press(client, path, 'refuse')
  const { status } = await client.post(`${path}/send`, { form_token, key, shown })
  expect(status).toBe(409)
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
})

test('a person who decides about a draft that is deleted reads that nothing was sent, and what to do', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { plan, client, path } = await aWaitingSend(world, party, agent)
  const { json } = await client.get(path)
  const { form_token, key, shown, prepared } = json
  const { checksum, revision } = prepared
  await answer(party.sam, 'plans.draft.delete', { plan_handle: plan.plan_handle })
  const fields = { form_token, key, shown, checksum, revision: String(revision) }
  const replies = await Promise.all(
    ['release', 'refuse', 'send'].map((what) =>
      client.post(`${path}/${what}`, fields, { accept: 'text/html' }),
    ),
  )
  for (const { status, text } of [...replies, await client.get(path, { accept: 'text/html' })]) {
    expect(status).toBe(404)
    for (const said of ['Nothing was sent', 'was deleted', 'ask your agent', 'href="/approvals"'])
      expect(text).toContain(said)
  }
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
})
