import { randomUUID } from 'node:crypto'
import { isCreateTaskResultV2, isDetailedTaskV2 } from '@modelcontextprotocol/ext-tasks/core/v2'
import { expect, test } from 'vitest'
import { toHandle } from '#server/domain/basics/handle.ts'
import { alterCapture, failCapture, readCapture } from '#test/support/given/captures.ts'
import { envelope, post, postModern } from '#test/support/mcp_clients.ts'
import { openTasks } from '#test/support/task_client.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

// Captures end as the tests say: no worker takes them.
const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const extensions = { 'io.modelcontextprotocol/tasks': {} }

/** Posts a request about a task, as a client does that declares the extension, or anything else. */
function about(
  method: string,
  params: Record<string, unknown>,
  able: object = { extensions },
  account: Account = sam,
) {
  const _meta = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': able }
  const message = { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }
  const { taskId } = params
  return post(account, message, {
    headers: {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof taskId === 'string' && { 'mcp-name': taskId }),
    },
  })
}

const methods = ['tasks/get', 'tasks/update', 'tasks/cancel']

test('the extension is declared to modern clients only', async () => {
  const { body } = await postModern(sam, 'server/discover')
  expect(body.result.capabilities.extensions).toEqual(extensions)
  const legacy = await post(sam, {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: {
      ...{ protocolVersion: '2025-11-25', capabilities: {} },
      clientInfo: { name: 'tests', version: '1' },
    },
  })
  expect(legacy.body.result.capabilities).toEqual({ tools: {} })
  // Both say where the service is described.
  const { websiteUrl } = legacy.body.result.serverInfo
  expect(websiteUrl).toBe(`${world.service.runtime.base_url}/docs/`)
  expect(Object.values(Object(body.result._meta))).toContainEqual(
    expect.objectContaining({ websiteUrl }),
  )
})

test('a request that does not declare the extension is told so, whatever it asks for', async () => {
  for (const method of methods) {
    for (const able of [{}, { extensions: {} }, { extensions: { other: {} } }]) {
      const { status, body } = await about(method, { taskId: 'any' }, able)
      expect([status, body.error.code]).toEqual([400, -32021])
      expect(body.error.data.requiredCapabilities).toEqual({ extensions })
    }
  }
})

test('a task that is not there, and an id that is not a text, are unknown', async () => {
  for (const method of methods) {
    for (const params of [{ taskId: 'ca_2zfv1bwj1nzz2crgw4g12q3hwb' }, { taskId: 7 }, {}]) {
      const { status, body } = await about(method, params)
      expect([status, body.error.code]).toEqual([200, -32602])
    }
  }
})

test('a header that names another task is refused', async () => {
  const { status, body } = await post(
    sam,
    {
      ...{ jsonrpc: '2.0', id: 1, method: 'tasks/get' },
      params: {
        taskId: 'one',
        _meta: { ...envelope, 'io.modelcontextprotocol/clientCapabilities': { extensions } },
      },
    },
    {
      headers: {
        ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tasks/get', 'mcp-name': 'two' },
      },
    },
  )
  expect([status, body.error.code]).toEqual([400, -32020])
})

test('clients of the first generation have no such methods', async () => {
  const { body } = await post(sam, {
    ...{ jsonrpc: '2.0', id: 1, method: 'tasks/get', params: { taskId: 'any' } },
  })
  expect(body.error.code).toBe(-32601)
})

/** Posts `tools/call` of the tool that captures, and gives its result. */
async function callCapture(input: object = {}, able: object = { extensions }) {
  const name = 'service_capture_idea'
  const given = { text: 'Tempelhofer Feld, kites', idempotency_key: randomUUID(), ...input }
  const _meta = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': able }
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: given, _meta },
  }
  const { body } = await post(sam, message, {
    headers: {
      ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
    },
  })
  return body.result
}

/** The handle of the capture that Sam made last. */
async function lastCapture(): Promise<string> {
  const [row] = await world.database.read(
    sam.owner,
    (db) => db.sql<{ capture_id: string }>`
      select capture_id from captures where owner_id = ${sam.owner}
      order by created_at desc limit 1`,
  )
  return toHandle('capture', row?.capture_id ?? '')
}

const elicits = { extensions, elicitation: { form: {} } }
const whichCity = {
  ...{ kind: 'city', text: 'Which city is it in?', code: 'clarification_required' },
  choices: ['Berlin', 'Hamburg'].map((city) => ({ label: city, value: city })),
}

/** Lets a capture ask which city it is in, as the worker does. */
function askCity(handle: string): Promise<void> {
  return alterCapture(
    sam,
    handle,
    `state = 'needs_input', state_version = state_version + 1, question = '${JSON.stringify(whichCity)}'`,
  )
}

test('accepted work is a task for a request that declares the extension, and for no other', async () => {
  const task = await callCapture()
  expect(isCreateTaskResultV2(task)).toBe(true)
  expect(task).toMatchObject({
    ...{ resultType: 'task', status: 'working', ttlMs: 86_400_000, pollIntervalMs: 1000 },
  })
  for (const absent of ['content', 'result', 'requestState', 'structuredContent'])
    expect(task).not.toHaveProperty(absent)
  const plain = await callCapture({}, {})
  expect(plain).toMatchObject({
    resultType: 'complete',
    structuredContent: { status: 'accepted' },
  })
  expect(plain).not.toHaveProperty('taskId')
})

test('a task works until its capture has ended, and its result is that of the tool that reads it', async () => {
  const { taskId } = await callCapture()
  const working = (await about('tasks/get', { taskId })).body.result
  expect(isDetailedTaskV2(working)).toBe(true)
  expect(working).toMatchObject({ resultType: 'complete', taskId, status: 'working' })
  expect(working.statusMessage).not.toBe('')
  expect(working.lastUpdatedAt >= working.createdAt).toBe(true)
  expect(working).not.toHaveProperty('result')

  const handle = await lastCapture()
  await failCapture(sam, handle)
  const ended = (await about('tasks/get', { taskId })).body.result
  expect(isDetailedTaskV2(ended)).toBe(true)
  expect(ended).toMatchObject({
    status: 'completed',
    result: {
      isError: true,
      structuredContent: {
        data: { capture_public_id: handle, state: 'failed' },
      },
    },
  })
  expect((await about('tasks/cancel', { taskId })).body.result.resultType).toBe('complete')
})

test('a question is asked by a form under a key of its own, and its answer goes on with the work, once', async () => {
  const { taskId } = await callCapture()
  const handle = await lastCapture()
  await askCity(handle)
  const waiting = (await about('tasks/get', { taskId }, elicits)).body.result
  expect(isDetailedTaskV2(waiting)).toBe(true)
  const [[key, request] = ['', null]] = Object.entries(waiting.inputRequests)
  expect(waiting.status).toBe('input_required')
  expect(request).toMatchObject({
    method: 'elicitation/create',
    params: {
      message: 'Which city is it in?',
      requestedSchema: {
        properties: {
          choice: {
            oneOf: [
              { const: '1', title: 'Berlin' },
              { const: '2', title: 'Hamburg' },
            ],
          },
        },
      },
    },
  })
  const respond = (responses: unknown) =>
    about('tasks/update', { taskId, inputResponses: responses }, elicits)
  const accept = (choice: string) => ({ action: 'accept', content: { choice } })
  // What is not open is ignored.
  for (const responses of [{ other: accept('1') }, {}]) {
    const { body } = await respond(responses)
    const { _meta, ...acknowledged } = body.result
    expect(acknowledged).toEqual({ resultType: 'complete' })
    expect((await readCapture(sam, handle)).data.state).toBe('needs_input')
  }
  // What does not answer the question is refused, and changes nothing.
  for (const responses of [
    { [key]: accept('3') },
    { [key]: { action: 'accept', content: { other: '1' } } },
    { [key]: { action: 'accept' } },
    { [key]: { action: 'nod' } },
    { [key]: '1' },
    'x',
    [accept('1')],
    null,
  ]) {
    const { status, body } = await respond(responses)
    expect([status, body.error.code]).toEqual([200, -32602])
    expect((await readCapture(sam, handle)).data.state).toBe('needs_input')
  }
  const [first, second] = [
    await respond({ [key]: accept('2') }),
    await respond({ [key]: accept('2') }),
  ]
  expect([first.body.result.resultType, second.body.result.resultType]).toEqual([
    'complete',
    'complete',
  ])
  expect((await readCapture(sam, handle)).data).toMatchObject({
    state: 'accepted',
    state_version: 3,
  })
  expect((await about('tasks/get', { taskId }, elicits)).body.result.status).toBe('working')
})

test.each(['decline', 'cancel'])(
  'a question that its user answers with %s ends the task, and can still be answered by a call',
  async (action) => {
    const { taskId } = await callCapture()
    const handle = await lastCapture()
    await askCity(handle)
    const show = async () => (await about('tasks/get', { taskId }, elicits)).body.result
    const [key = ''] = Object.keys((await show()).inputRequests)
    for (let count = 0; count < 2; count += 1) {
      const { body } = await about(
        'tasks/update',
        { taskId, inputResponses: { [key]: { action } } },
        elicits,
      )
      expect(body.result.resultType).toBe('complete')
    }
    const ended = await show()
    expect(isDetailedTaskV2(ended)).toBe(true)
    expect(ended).toMatchObject({
      status: 'completed',
      result: {
        isError: false,
        structuredContent: { status: 'needs_input', data: { clarification: { kind: 'city' } } },
      },
    })
    const { data } = await readCapture(sam, handle)
    expect(data.state).toBe('needs_input')
    // Another question is asked again.
    await askCity(handle)
    expect((await show()).status).toBe('input_required')
    const { body } = await sam.call('ideas.capture', {
      ...{ capture_public_id: handle, clarification_answer: 'Hamburg' },
    })
    expect(body.status).toBe('accepted')
  },
)

test('a client that cannot ask its user gets the question as the result', async () => {
  const { taskId } = await callCapture()
  await askCity(await lastCapture())
  const { result } = (await about('tasks/get', { taskId })).body
  expect(result).toMatchObject({
    status: 'completed',
    result: {
      isError: false,
      structuredContent: { status: 'needs_input', data: { clarification: { kind: 'city' } } },
    },
  })
})

test('a question that is known at once is asked at once, before there is a task', async () => {
  const asked = await callCapture({ target_feed_text: 'No such list' }, elicits)
  expect(asked.resultType).toBe('input_required')
  const told = await callCapture({ target_feed_text: 'No such list' })
  expect(told).toMatchObject({
    resultType: 'complete',
    structuredContent: { status: 'needs_input' },
  })
})

test('canceling is acknowledged, and the work goes on', async () => {
  const { taskId } = await callCapture()
  const { _meta, ...acknowledged } = (await about('tasks/cancel', { taskId })).body.result
  expect(acknowledged).toEqual({ resultType: 'complete' })
  expect((await about('tasks/get', { taskId })).body.result.status).toBe('working')
})

test("a task belongs to its account, and reading it needs the token's ability", async () => {
  const { taskId } = await callCapture()
  const kim = await world.account('Kim')
  for (const method of methods) {
    const { body } = await about(method, { taskId }, elicits, kim)
    expect(body.error.code).toBe(-32602)
  }
  const writer = await world.token(sam, ['planning:write'])
  const refused = await about('tasks/get', { taskId }, elicits, writer)
  expect(refused.status).toBe(403)
})

test('the official client of tasks drives a capture through its question to its end', async () => {
  const { session, asked, close } = await openTasks(world, sam, '2')
  const input = { text: 'Ostsee Sauna', idempotency_key: randomUUID() }
  const execution = await session.callTool('service_capture_idea', input)
  expect(execution.kind).toBe('task')
  const handle = await lastCapture()
  const settled = execution.settle()
  await askCity(handle)
  await expect
    .poll(async () => (await readCapture(sam, handle)).data.state, { timeout: 15_000 })
    .toBe('accepted')
  await failCapture(sam, handle)
  const { outcome } = await settled
  expect(asked).toEqual(['Which city is it in?'])
  expect(outcome).toMatchObject({
    status: 'completed',
    result: { isError: true, structuredContent: { data: { capture_public_id: handle } } },
  })
  await close()
}, 30_000)
