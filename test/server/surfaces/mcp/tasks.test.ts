import { expect, test } from 'vitest'
import { envelope, post, postModern } from '#test/support/mcp_clients.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

const extensions = { 'io.modelcontextprotocol/tasks': {} }

/** Posts a request about a task, as a client does that declares the extension, or anything else. */
function about(method: string, params: Record<string, unknown>, able: object = { extensions }) {
  const _meta = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': able }
  const message = { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }
  const { taskId } = params
  return post(sam, message, {
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
