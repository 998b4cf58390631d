import { expect, test } from 'vitest'
import { callTool } from '#test/contract/mcp.ts'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aConnector, anAskingToken, press } from '#test/support/given/approvals.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { envelope, post } from '#test/support/mcp_clients.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

/** A send that an agent prepared over MCP; its handle, and where its person decides. */
async function prepared(agent: Account, send_person_handles: string[], plan_handle: string) {
  const given = { plan_handle, send_person_handles }
  const options = { url: world.url, token: agent.token, key: crypto.randomUUID() }
  const told = await callTool('plans.prepare_send', given, options)
  const { action_handle = '' } = Object(told.body.data).prepared ?? {}
  return { action_handle, path: `/approvals/${action_handle}`, told }
}

/** Posts a commit as a client of 2026-07-28 whose user can open pages. */
function commitAt(agent: Account, action_handle: string, again: object = {}) {
  const able = { elicitation: { form: {}, url: {} } }
  const name = 'service_commit_action'
  const _meta = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': able }
  const given = { action_handle, idempotency_key: `once ${action_handle}` }
  const params = { name, arguments: given, _meta, ...again }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const headers = {
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': name,
  }
  return post(agent, message, { headers })
}

test('the text says which page the user opens, and the same key completes after the release', async () => {
  const { sam, friends } = await aParty(world)
  const agent = await anAskingToken(world, sam)
  const { action_handle, path } = await prepared(agent, [friends.ada], await aReviewedDraft(sam))
  const options = { url: world.url, token: agent.token, key: 'once' }
  const waiting = await callTool('actions.commit', { action_handle }, options)
  expect(waiting).toMatchObject({
    isError: true,
    text: expect.stringContaining(`Ask the user to open ${world.url}${path}`),
    body: { code: 'approval_required', approve_at: world.url + path },
  })
  await press(await signedInClient(world, sam), path, 'release')
  const done = await callTool('actions.commit', { action_handle }, options)
  expect(done).toMatchObject({ isError: false, body: { status: 'completed' } })
})

test('a client whose user can open pages is asked once, and its accept is never a release', async () => {
  const { sam, friends } = await aParty(world)
  const agent = await anAskingToken(world, sam)
  const { action_handle, path } = await prepared(agent, [friends.ada], await aReviewedDraft(sam))
  const { body: asked } = await commitAt(agent, action_handle)
  expect(asked.result).toMatchObject({
    resultType: 'input_required',
    inputRequests: { choice: { params: { mode: 'url', url: world.url + path } } },
  })
  const { requestState } = Object(asked.result)
  const accepted = { inputResponses: { choice: { action: 'accept' } }, requestState }
  const { body: again } = await commitAt(agent, action_handle, accepted)
  expect(again.result).toMatchObject({
    isError: true,
    structuredContent: { code: 'approval_required' },
  })
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
  await press(await signedInClient(world, sam), path, 'release')
  const { body: done } = await commitAt(agent, action_handle, accepted)
  expect(done.result).toMatchObject({ structuredContent: { status: 'completed' } })
  expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(1)
})

test('a token that may not commit sees what prepares, and is told where the user sends it', async () => {
  const { sam, friends } = await aParty(world)
  const connector = await aConnector(world, sam)
  const { body } = await post(connector, { jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const names = Object(body.result).tools.map(({ name }: { name: string }) => name)
  expect(names).toContain('service_prepare_send_invites')
  expect(names).not.toContain('service_commit_action')
  const { told, path } = await prepared(connector, [friends.ada], await aReviewedDraft(sam))
  expect(told.text).toContain(`The user sends it at ${world.url}${path}`)
  expect(told.text).not.toContain('service_commit_action')
  expect(Object(told.body.outcome).confirmation).toMatchObject({ approve_at: world.url + path })
})
