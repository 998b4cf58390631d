import { randomUUID } from 'node:crypto'
import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from '@modelcontextprotocol/client'
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { describe, expect, test } from 'vitest'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { anAskingToken, press } from '#test/support/given/approvals.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import type { ToolResult } from '#test/support/mcp_clients.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

// A commit that waits for its person, by the official clients of both eras.

const world = useSharedWorld()

const self = { name: 'tests', version: '1.0.0' }
const able = { elicitation: { form: {}, url: {} } }

/** What a client is asked, and what its user does then. */
type Ask = (params: {
  readonly mode?: string
  readonly url?: string
}) => Promise<'accept' | 'decline'>

/** Calls a tool with one of the clients; `ask` answers for its user, and without it none can open pages. */
type Call = (
  account: Account,
  name: string,
  input: Record<string, unknown>,
  ask?: Ask,
) => Promise<ToolResult>

const legacy: Call = async ({ token }, name, input, ask) => {
  const client = new LegacyClient(self, ask ? { capabilities: able } : {})
  if (ask) {
    client.setRequestHandler(ElicitRequestSchema, async ({ params }) => ({
      action: await ask(params),
    }))
  }
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new LegacyTransport(new URL('/mcp', world.url), { requestInit }))
  const result = await client.callTool({ name, arguments: input })
  await client.close()
  return result as unknown as ToolResult
}

const modern: Call = async ({ token }, name, input, ask) => {
  const client = new ModernClient(self, {
    versionNegotiation: { mode: { pin: '2026-07-28' } },
    ...(ask && { capabilities: able }),
  })
  if (ask) {
    client.setRequestHandler('elicitation/create', async ({ params }) => ({
      action: await ask(params as Parameters<Ask>[0]),
    }))
  }
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new ModernTransport(new URL('/mcp/v2', world.url), { requestInit }))
  const result = await client.callTool({ name, arguments: input })
  await client.close()
  return result as unknown as ToolResult
}

/** A send that an agent which has to ask prepares, and its commit by a client, always with the same key. */
async function given(call: Call) {
  const { sam, friends } = await aParty(world)
  const agent = await anAskingToken(world, sam)
  const prepared = await call(agent, 'service_prepare_send_invites', {
    plan_handle: await aReviewedDraft(sam),
    send_person_handles: [friends.ada],
    idempotency_key: randomUUID(),
  })
  const { action_handle = '' } = Object(prepared.structuredContent.data).prepared ?? {}
  const idempotency_key = randomUUID()
  const commit = (ask?: Ask) =>
    call(agent, 'service_commit_action', { action_handle, idempotency_key }, ask)
  const path = `/approvals/${action_handle}`
  const release = async () =>
    (await press(await signedInClient(world, sam), path, 'release')).status
  const sent = () => rowsOf(world, sam, 'outgoing')
  return { commit, release, sent, url: world.url + path }
}

/** What a client gets whose user has not decided yet. */
const waits = (url: string) => ({
  isError: true,
  structuredContent: { code: 'approval_required', approve_at: url },
})

const clients: [string, Call][] = [
  ['2025-11-25', legacy],
  ['2026-07-28', modern],
]

describe.each(clients)('a commit by the official client of %s', (_era, call) => {
  test('that cannot open pages says which one its user opens, and the same key completes after the release', async () => {
    const { commit, release, sent, url } = await given(call)
    const told = await commit()
    expect(told).toMatchObject(waits(url))
    expect(told.content.map(({ text }) => text).join()).toContain(`Ask the user to open ${url}`)
    expect(await sent()).toEqual([])
    expect(await release()).toBe(200)
    expect(await commit()).toMatchObject({ structuredContent: { status: 'completed' } })
    expect(await sent()).toHaveLength(1)
  })

  test('that can open pages says it too where its user does not open it, and sends nothing', async () => {
    const { commit, release, sent, url } = await given(call)
    expect(await commit(async () => 'decline')).toMatchObject(waits(url))
    expect(await commit(async () => 'accept')).toMatchObject(waits(url))
    expect(await sent()).toEqual([])
    expect(await release()).toBe(200)
    const done = await commit(async () => 'decline')
    expect(done).toMatchObject({ structuredContent: { status: 'completed' } })
    expect(await sent()).toHaveLength(1)
  })
})

test('a client of 2026-07-28 has its user open the page, and the call that waited is complete', async () => {
  const { commit, release, sent, url } = await given(modern)
  const asked: unknown[] = []
  const done = await commit(async ({ mode, url: opened }) => {
    asked.push([mode, opened])
    await release()
    return 'accept'
  })
  expect(asked).toEqual([['url', url]])
  expect(done).toMatchObject({ structuredContent: { status: 'completed' } })
  expect(await sent()).toHaveLength(1)
})
