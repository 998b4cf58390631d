import { expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { aParty, aPreparedSend, commit, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

function tool({ token }: Account, id: CapabilityId, input: Values) {
  return callTool(id, input, { url: world.url, token, key: crypto.randomUUID() })
}

test('what was prepared over MCP is committed over MCP by the same token, and not over the API', async () => {
  const { sam, friends } = await aParty(world)
  const plan_handle = await aReviewedDraft(sam)
  const { body } = await tool(sam, 'plans.prepare_send', {
    plan_handle,
    send_person_handles: [friends.ada],
  })
  const { action_handle = '' } = Object(body.data).prepared ?? {}
  const elsewhere = await sam.call('actions.commit', { action_handle })
  expect(elsewhere.body).toMatchObject({
    status: 409,
    code: 'surface_mismatch',
    prerequisite: { capability: 'plans.prepare_send', input: { plan_handle } },
  })
  const other = await tool(await world.token(sam), 'actions.commit', { action_handle })
  expect(other).toMatchObject({ isError: true, body: { code: 'principal_mismatch' } })
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])

  const done = await tool(sam, 'actions.commit', { action_handle })
  expect(done).toMatchObject({ isError: false, body: { status: 'completed' } })
  expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(1)
  const again = await tool(sam, 'actions.commit', { action_handle })
  expect(again).toMatchObject({ isError: false, body: { status: 'unchanged' } })
})

test('what was prepared over the API is not committed over MCP', async () => {
  const { sam, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, [friends.ada])
  const { action_handle } = prepared.prepared
  const refused = await tool(sam, 'actions.commit', { action_handle })
  expect(refused).toMatchObject({ isError: true, body: { code: 'surface_mismatch' } })
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
  expect((await commit(sam, prepared)).status).toBe('completed')
})

test('sending is refused directly, and a token without planning:commit commits nothing', async () => {
  const { sam, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, [friends.ada])
  const { action_handle } = prepared.prepared
  for (const id of ['plans.send', 'relationships.connection.send'] as const) {
    const direct = await tool(sam, id, { confirmation_token: action_handle })
    expect(direct, id).toMatchObject({
      isError: true,
      body: {
        code: 'confirmation_required',
        prerequisite: { tool: 'service_commit_action', input: { action_handle } },
      },
    })
  }
  const writer = await world.token(sam, ['planning:read', 'planning:write'])
  const { status, body } = await writer.call('actions.commit', { action_handle })
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'ability_missing' })
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
})
