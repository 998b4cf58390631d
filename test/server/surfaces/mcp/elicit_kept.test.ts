import { randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { isSpecType } from '@modelcontextprotocol/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readCapture } from '#test/support/given/captures.ts'
import { aList, people } from '#test/support/given/lists.ts'
import { envelope, post, type ToolResult } from '#test/support/mcp_clients.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
let sam: Account
/** Two lists that “rainy” means. */
let lists: string[]

beforeAll(async () => {
  sam = await world.account('Sam')
  lists = [await aList(sam, { name: 'Rainy Sundays' }), await aList(sam, { name: 'Rainy Mondays' })]
  await people(sam, 'Ada Weber', 'Ada Kaya')
})

const tool = 'service_capture_idea'
let input: Record<string, unknown>

beforeEach(() => {
  input = {
    text: 'Tempelhofer Feld, kites',
    target_feed_text: 'rainy',
    idempotency_key: randomUUID(),
  }
})

/** Posts `tools/call` as a client that can ask its user. */
async function call(again: object = {}, given = input, account = sam, name = tool) {
  const able = { elicitation: { form: {} } }
  const _meta = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': able }
  const { body } = await post(
    account,
    {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: given, _meta, ...again },
    },
    {
      headers: {
        ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
      },
    },
  )
  return body.result
}

const accept = (choice: unknown) => ({
  inputResponses: { choice: { action: 'accept', content: { choice } } },
})

/** How many captures Sam has. */
async function captures(): Promise<number> {
  const rows = await world.database.read(
    sam.owner,
    (db) => db.sql`select capture_id from captures where owner_id = ${sam.owner}`,
  )
  return rows.length
}

test('a capture that asks at once asks by a form; the answer completes it, once', async () => {
  const before = await captures()
  const asked = await call()
  expect(asked.resultType).toBe('input_required')
  const { choice } = asked.inputRequests
  expect(isSpecType.ElicitRequest(choice)).toBe(true)
  const { oneOf } = choice.params.requestedSchema.properties.choice
  const titles: string[] = oneOf.map(({ title }: { title: string }) => title)
  const at = titles.findIndex((title) => title.startsWith('Rainy Mondays'))
  expect(oneOf[at].const).toBe(String(at + 1))

  const { requestState } = asked
  const answered = await call({ requestState, ...accept(String(at + 1)) })
  expect(answered).toMatchObject({
    resultType: 'complete',
    structuredContent: {
      status: 'accepted',
      data: { state_version: 3, destination: { list: { ideas_list_handle: lists[1] } } },
    },
  })
  const again = await call({ requestState, ...accept(String(at + 1)) })
  expect(again.structuredContent).toMatchObject({
    replayed: true,
    execution_id: answered.structuredContent.execution_id,
  })
  expect(await captures()).toBe(before + 1)
})

test('each question has a round of its own, with the official client', async () => {
  const client = new Client(
    { name: 'tests', version: '1' },
    {
      versionNegotiation: { mode: { pin: '2026-07-28' } },
      capabilities: { elicitation: { form: {} } },
    },
  )
  const asked: string[] = []
  client.setRequestHandler('elicitation/create', ({ params }) => {
    asked.push(params.message)
    return { action: 'accept', content: { choice: '1' } }
  })
  const headers = { authorization: `Bearer ${sam.token}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', world.url), { requestInit: { headers } }),
  )
  const made = (await client.callTool({
    name: tool,
    arguments: { ...input, target_person_text: 'Ada' },
  })) as unknown as ToolResult
  expect(asked).toHaveLength(2)
  expect(asked[0]).toContain('rainy')
  expect(asked[1]).toContain('Ada')
  expect(made.structuredContent).toMatchObject({
    status: 'accepted',
    data: { destination: { list: {}, person: {} } },
  })
  await client.close()
})

test('an answer that is declined or missing leaves the capture as it is, and saves nothing twice', async () => {
  const before = await captures()
  const { requestState } = await call()
  const declined = await call({
    requestState,
    inputResponses: { choice: { action: 'decline' } },
  })
  expect(declined).toMatchObject({
    resultType: 'complete',
    isError: false,
    structuredContent: { status: 'needs_input', replayed: true },
  })
  expect((await call({ requestState })).resultType).toBe('input_required')
  expect((await call({ requestState, ...accept('9') })).resultType).toBe('input_required')
  expect(await captures()).toBe(before + 1)
  const { capture_public_id } = declined.structuredContent.data
  expect((await readCapture(sam, capture_public_id)).data.state).toBe('needs_input')
})

test('a second question that is declined shows the capture as it then is', async () => {
  input.target_person_text = 'Ada'
  const first = await call()
  const second = await call({ requestState: first.requestState, ...accept('1') })
  expect(second.resultType).toBe('input_required')
  const declined = await call({
    requestState: second.requestState,
    inputResponses: { choice: { action: 'cancel' } },
  })
  expect(declined.structuredContent.data.clarification.kind).toBe('person')
})

test('an answer form that asks again asks by a form, too', async () => {
  const { body } = await sam.call('ideas.capture', {
    ...input,
    target_person_text: 'Ada',
    idempotency_key: undefined,
  })
  const { capture_public_id, state_version } = body.data
  const form = {
    ...{ capture_public_id, clarification_answer: '1', expected_state_version: state_version },
    idempotency_key: randomUUID(),
  }
  const asked = await call({}, form)
  expect(asked.resultType).toBe('input_required')
  const answered = await call({ requestState: asked.requestState, ...accept('1') }, form)
  expect(answered.structuredContent.status).toBe('accepted')
})

test('the answer belongs to the account that was asked', async () => {
  const { requestState } = await call()
  const kim = await world.account('Kim')
  const refused = await call({ requestState, ...accept('1') }, input, kim)
  expect(refused).toBeUndefined()
})

test('a roundup asks by forms how much is wanted, where it goes, and which items', async () => {
  const titles = Array.from({ length: 12 }, (_, at) => `Café ${at + 1}`)
  const given = {
    ...{ operation: 'create', items: titles.map((title) => ({ title })) },
    idempotency_key: randomUUID(),
  }
  const roundup = (again: object = {}) => call(again, given, sam, 'service_roundup_capture')
  const form = ({ inputRequests }: { inputRequests: { choice: { params: Form } } }) =>
    inputRequests.choice.params.requestedSchema.properties.choice
  const scope = await roundup()
  expect(scope.resultType).toBe('input_required')
  expect(scope.inputRequests.choice.params.message).toBe(
    'The source has 12 items, and it is not clear which of them are wanted.',
  )
  expect(form(scope).oneOf?.map(({ title }) => title)).toEqual([
    'All 12 items',
    'Some of the items',
  ])
  const some = form(scope).oneOf?.at(-1)
  const destination = await roundup({
    requestState: scope.requestState,
    ...accept(some?.const),
  })
  expect(destination.resultType).toBe('input_required')
  expect(destination.inputRequests.choice.params.message).not.toMatch(/\b[Aa]sk\b|_|continue with/)
  const list = form(destination).oneOf?.find(({ title }) => title.startsWith('Rainy Sundays'))
  const selection = await roundup({
    requestState: destination.requestState,
    ...accept(list?.const ?? 'Rainy Sundays'),
  })
  expect(selection.resultType).toBe('input_required')
  expect(form(selection)).toMatchObject({ type: 'array', minItems: 1, maxItems: 10 })
  expect(form(selection).items?.anyOf.map((option) => option.const)).toEqual(titles)
  const ended = await roundup({
    requestState: selection.requestState,
    ...accept(['Café 2', 'Café 11']),
  })
  expect(ended.structuredContent).toMatchObject({
    status: 'accepted',
    data: { state: 'capturing', destination: { list: { ideas_list_handle: lists[0] } } },
  })
  const { items } = ended.structuredContent.data
  const captured = items.filter(({ outcome }: { outcome: string }) => outcome === 'capturing')
  expect(captured.map(({ title }: { title: string }) => title)).toEqual(['Café 2', 'Café 11'])
})

interface Option {
  const: string
  title: string
}

interface Form {
  requestedSchema: {
    properties: { choice: { oneOf?: Option[]; items?: { anyOf: Option[] } } }
  }
}
