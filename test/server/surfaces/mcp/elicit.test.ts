import { aCandidate } from '#test/support/given/plans.ts'
import { randomUUID } from 'node:crypto'
import {
  Client,
  isInputRequiredResult,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { isSpecType } from '@modelcontextprotocol/server'
import { beforeAll, expect, test } from 'vitest'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { envelope, post, type ToolResult } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
/** Two people called Ada, and two called Mira. */
const handles: Record<string, string[]> = { Ada: [], Mira: [] }

beforeAll(async () => {
  for (const display_name of ['Ada', 'Ada', 'Mira', 'Mira']) {
    const { body } = await sam.call('relationships.people.manage', {
      operation: 'create',
      display_name,
    })
    handles[display_name]?.push(body.data.person.person_handle)
  }
})

const capabilities = { elicitation: { form: {} } }

/** Posts `tools/call` as a client that can ask its user. */
function call(
  name: string,
  input: object,
  again: object = {},
  account = sam,
  able: object = capabilities,
) {
  const _meta = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': able }
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: input, _meta, ...again },
  }
  const headers = {
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': name,
  }
  return post(account, message, { headers })
}

function chosen(handle: string | undefined) {
  return { inputResponses: { choice: { action: 'accept', content: { choice: handle } } } }
}

test('the official client asks its user, one name after the other, and the write is made once', async () => {
  const client = new Client(
    { name: 'tests', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } }, capabilities },
  )
  const asked: string[] = []
  client.setRequestHandler('elicitation/create', ({ params }) => {
    asked.push(params.message)
    return {
      action: 'accept',
      content: { choice: handles[asked.length === 1 ? 'Ada' : 'Mira']?.[1] ?? '' },
    }
  })
  const headers = { authorization: `Bearer ${sam.token}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp/v2', world.url), { requestInit: { headers } }),
  )
  const input = {
    name: 'Both of them',
    person_names: ['Ada', 'Mira'],
    idempotency_key: randomUUID(),
  }
  const made = (await client.callTool({
    name: 'service_create_ideas_list',
    arguments: input,
  })) as unknown as ToolResult
  expect(asked).toHaveLength(2)
  expect(asked[0]).toContain('Ada')
  expect(made.structuredContent).toMatchObject({
    status: 'completed',
    data: { people: [{ person_handle: handles.Ada?.[1] }, { person_handle: handles.Mira?.[1] }] },
  })
  asked.length = 0
  const again = (await client.callTool({
    name: 'service_create_ideas_list',
    arguments: input,
  })) as unknown as ToolResult
  const { execution_id } = made.structuredContent
  expect(again.structuredContent).toMatchObject({
    status: 'completed',
    replayed: true,
    execution_id,
  })
  await client.close()
})

test('a question names what can be chosen; its answer completes the same call, and again', async () => {
  const input = { name: 'Ada' }
  const { body } = await call('service_get_friend', input)
  expect(body.result.resultType).toBe('input_required')
  expect(isInputRequiredResult(body.result)).toBe(true)
  const { choice } = body.result.inputRequests
  expect(isSpecType.ElicitRequest(choice)).toBe(true)
  const options: { const: string }[] = choice.params.requestedSchema.properties.choice.oneOf
  expect(new Set(options.map((option) => option.const))).toEqual(new Set(handles.Ada))

  const { requestState } = body.result
  for (const handle of [handles.Ada?.[0], handles.Ada?.[0], handles.Ada?.[1]]) {
    const answered = await call('service_get_friend', input, { requestState, ...chosen(handle) })
    expect(answered.body.result.structuredContent.data.person.person_handle).toBe(handle)
  }
})

test('who declines is told what is missing, and who does not answer is asked again', async () => {
  const { body } = await call('service_get_friend', { name: 'Ada' })
  const { requestState } = body.result
  const declined = await call(
    'service_get_friend',
    { name: 'Ada' },
    { requestState, inputResponses: { choice: { action: 'decline' } } },
  )
  expect(declined.body.result).toMatchObject({
    resultType: 'complete',
    isError: false,
    structuredContent: { status: 'needs_input' },
  })
  const silent = await call('service_get_friend', { name: 'Ada' }, { requestState })
  expect(silent.body.result.resultType).toBe('input_required')
})

test('a state of another call, another account, or none of ours is refused; so is what was not offered', async () => {
  const { body } = await call('service_get_friend', { name: 'Ada' })
  const { requestState } = body.result
  const kim = await world.account('Kim')
  const refused = [
    await call(
      'service_get_friend',
      { name: 'Mira' },
      { requestState, ...chosen(handles.Ada?.[0]) },
    ),
    await call(
      'service_get_friend',
      { name: 'Ada' },
      { requestState, ...chosen(handles.Ada?.[0]) },
      kim,
    ),
    await call(
      'service_get_friend',
      { name: 'Ada' },
      { requestState: `${requestState}x`, ...chosen(handles.Ada?.[0]) },
    ),
  ]
  for (const {
    status,
    body: { error },
  } of refused) {
    expect([status, error.code, error.message]).toEqual([
      200,
      -32602,
      'Invalid or expired requestState',
    ])
  }
  const foreign = await call(
    'service_get_friend',
    { name: 'Ada' },
    { requestState, ...chosen(handles.Mira?.[0]) },
  )
  expect(foreign.body.result.resultType).toBe('input_required')
})

test('a client that cannot ask gets needs_input with the candidates', async () => {
  const { body } = await call('service_get_friend', { name: 'Ada' }, {}, sam, {})
  expect(body.result).toMatchObject({
    resultType: 'complete',
    structuredContent: { status: 'needs_input', error: { code: 'person_ambiguous' } },
  })
  expect(body.result.structuredContent.error.candidates).toHaveLength(2)
})

test('a recipient who is chosen goes where recipients go', async () => {
  const plan_handle = await aReviewedDraft(sam)
  const input = { plan_handle, send_person_names: ['Ada'], idempotency_key: randomUUID() }
  const { body } = await call('service_prepare_send_invites', input)
  const { requestState } = body.result
  const again = { requestState, ...chosen(handles.Ada?.[1]) }
  const answered = await call('service_prepare_send_invites', input, again)
  expect(answered.body.result.structuredContent).toMatchObject({
    status: 'completed',
    data: { prepared: { recipients: [{ person_handle: handles.Ada?.[1] }] } },
  })
})

test('a name inside of a field is asked for, too, and the handle goes in its place', async () => {
  const { candidate_id } = await aCandidate(sam)
  const input = {
    candidate_id,
    audience_selection: { person_names: ['Ada'] },
    idempotency_key: randomUUID(),
  }
  const { body } = await call('service_draft_invite', input)
  expect(body.result.resultType).toBe('input_required')
  const { requestState } = body.result
  const [, handle = ''] = handles.Ada ?? []
  const made = await call('service_draft_invite', input, { requestState, ...chosen(handle) })
  const { data } = made.body.result.structuredContent
  expect(data.draft.audience).toMatchObject([{ person_handle: handle }])
})
