import {
  createMcpHandler,
  isCallToolResult,
  isSpecType,
  Server,
} from '@modelcontextprotocol/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { identity, listHint, manifestsFor } from '#server/surfaces/mcp/list.ts'
import { envelope, post, postModern } from '#test/support/mcp_clients.ts'
import { allAbilities, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
/** A call whose answer is the same each time but for the request id. */
let read: {
  jsonrpc: string
  id: string
  method: string
  params: { name: string; arguments: object }
}

beforeAll(async () => {
  const { body } = await sam.call('ideas.lists.create', { name: 'Read again and again' })
  const { ideas_list_handle } = body.data.list
  const params = { name: 'service_get_ideas_list', arguments: { ideas_list_handle } }
  read = { jsonrpc: '2.0', id: 'a', method: 'tools/call', params }
})

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
describe('what is sent', () => {
  test.each(['GET', 'DELETE', 'PUT', 'OPTIONS'])('%s is answered 405 in JSON', async (method) => {
    const response = await sam.request('/mcp', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  test('what is no JSON, names a member twice or nests without end is a parse error', async () => {
    const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${'['.repeat(70)}${']'.repeat(70)}}}`
    for (const text of ['', '{', '{"id":1,"id":2}', deep]) {
      const { status, body } = await post(sam, text)
      expect([status, body.error.code, body.id]).toEqual([400, -32700, null])
    }
  })

  test('what is too large or no JSON by its type is refused as over HTTP', async () => {
    expect((await post(sam, `"${'x'.repeat(300_000)}"`)).status).toBe(413)
    expect((await post(sam, list, { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  })

  test('the list has one page, so any cursor is an error of the protocol', async () => {
    const cursor = { cursor: 'abc' }
    const { body } = await post(sam, { ...list, params: cursor })
    const modern = await postModern(sam, 'tools/list', cursor)
    for (const { error } of [body, modern.body]) expect(error.code).toBe(-32602)
  })

  test('what is JSON but no message is an error of the protocol', async () => {
    for (const message of [
      {},
      [],
      7,
      { jsonrpc: '1.0', id: 1, method: 'tools/list' },
      { jsonrpc: '2.0', id: null, method: 'x' },
    ]) {
      const { status, body } = await post(sam, message)
      expect(status).toBe(400)
      expect([-32600, -32700]).toContain(body.error.code)
    }
    const unknown = await post(sam, { jsonrpc: '2.0', id: 1, method: 'tools/eat' })
    expect(unknown.body.error.code).toBe(-32601)
    const odd = await post(sam, {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 7 },
    })
    expect(odd.body.error.code).toBe(-32602)
  })

  test('headers that say otherwise than the body are refused, so that no proxy is misled', async () => {
    const call = { name: 'service_list_ideas_lists', arguments: {} }
    for (const headers of [
      { 'mcp-name': 'service_search' },
      { 'mcp-method': 'tools/list' },
      { 'mcp-protocol-version': '2025-11-25' },
    ]) {
      const { status, body } = await postModern(sam, 'tools/call', call, headers)
      expect([status, body.error.code]).toEqual([400, -32020])
    }
    const { status } = await post(sam, list, { headers: { 'mcp-protocol-version': '1999-01-01' } })
    expect(status).toBe(400)
  })

  test('a repeated or malformed key is refused, wherever it stands', async () => {
    const call = { name: 'service_create_ideas_list', arguments: { name: 'Odd' } }
    const { body } = await postModern(sam, 'tools/call', call, {
      'idempotency-key': 'x'.repeat(192),
    })
    expect(body.result.structuredContent.code).toBe('idempotency_key_invalid')
    const header = await postModern(sam, 'tools/call', call, { 'idempotency-key': 'by-header' })
    expect(header.body.result.structuredContent.status).toBe('completed')
  })

  test('every answer carries the request id and may not be stored', async () => {
    for (const message of [list, read, { jsonrpc: '2.0', id: 1, method: 'ping' }, '{']) {
      const { headers } = await post(sam, message, { headers: { 'x-request-id': 'mine-1' } })
      expect(headers.get('x-request-id')).toBe('mine-1')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    const { body } = await post(sam, read, { headers: { 'x-request-id': 'mine-2' } })
    expect(body.result.structuredContent.request_id).toBe('mine-2')
  })
})

describe('the short way answers as the official server does', () => {
  test('a call, in a batch and alone', async () => {
    const alone = await post(sam, read)
    const batch = await post(sam, [read, { ...read, id: 'b' }])
    expect(batch.body.map(({ id }: { id: string }) => id)).toEqual(['a', 'b'])
    expect(batch.body[0]).toEqual(
      JSON.parse(alone.text.replaceAll(requestId(alone.body), requestId(batch.body[0]))),
    )
    expect(isCallToolResult(alone.body.result)).toBe(true)
  })

  test('a modern call, with a name in the clear and encoded', async () => {
    const short = await postModern(sam, 'tools/call', read.params)
    const name = `=?base64?${Buffer.from(read.params.name).toString('base64')}?=`
    const official = await postModern(sam, 'tools/call', read.params, { 'mcp-name': name })
    expect(official.body).toEqual(
      JSON.parse(short.text.replaceAll(requestId(short.body), requestId(official.body))),
    )
    expect(short.body.result.resultType).toBe('complete')
  })

  test('a list, in a batch and alone', async () => {
    const alone = await post(sam, list)
    const batch = await post(sam, [list])
    expect([alone.body]).toEqual([batch.body].flat())
    expect(isSpecType.ListToolsResult(alone.body.result)).toBe(true)
  })

  test('a modern list, and what a client may keep of it', async () => {
    const handler = createMcpHandler(() => {
      const server = new Server(identity, {
        capabilities: { tools: {} },
        cacheHints: { 'tools/list': listHint({ listed: 'token' }) },
      })
      const narrowing = { toolsets: [], read_only: false, search: false, unbuilt: false }
      server.setRequestHandler('tools/list', () =>
        JSON.parse(JSON.stringify({ tools: manifestsFor(allAbilities, narrowing) })),
      )
      return server
    })
    const headers = {
      'content-type': 'application/json',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/list',
    }
    const body = JSON.stringify({ ...list, params: { _meta: envelope } })
    const official = await handler.fetch(
      new Request('http://localhost/mcp', { method: 'POST', headers, body }),
    )
    const short = await postModern(sam, 'tools/list')
    expect(short.body).toEqual(await official.json())
    expect(short.body.result).toMatchObject({ cacheScope: 'private', resultType: 'complete' })
  })
})

function requestId(body: { result: { structuredContent: { request_id: string } } }): string {
  return body.result.structuredContent.request_id
}
