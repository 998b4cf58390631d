import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { classifyInboundRequest } from '@modelcontextprotocol/server'
import { expect, test } from 'vitest'
import { readMessage } from '#server/surfaces/mcp/message.ts'

const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' }
const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'a_tool', arguments: {} },
}
const { params } = call

/** Messages of both eras, and some that are no messages. */
const messages: readonly unknown[] = [
  call,
  { ...call, id: 'one' },
  { ...call, method: 'tools/list', params: undefined },
  { ...call, method: 'tools/list', params: { cursor: 'x' } },
  { ...call, params: { ...params, _meta: {} } },
  { ...call, params: { ...params, _meta: { progressToken: 1 } } },
  { ...call, params: { ...params, _meta: meta } },
  { ...call, params: { ...params, _meta: 1 } },
  { ...call, params: [] },
  { ...call, params: 1 },
  { ...call, jsonrpc: '1.0' },
  { ...call, id: null },
  { ...call, id: 1.5 },
  { ...call, id: undefined },
  { ...call, method: 'initialize' },
  { ...call, result: {} },
  { ...call, error: { code: 1, message: 'x' } },
  { ...call, more: 1 },
  [call],
  'call',
  null,
]

const versions = [undefined, '2025-11-25', '2025-06-18', '2026-07-28', '2030-01-01', 'x']

function sent(version: string | undefined): IncomingMessage {
  const headers = version === undefined ? {} : { 'mcp-protocol-version': version }
  return Object.assign(new IncomingMessage(new Socket()), { headers })
}

test('a message is of the era that the official classifier names', () => {
  const plain: string[] = []
  for (const version of versions) {
    for (const body of messages) {
      const read = readMessage(sent(version), body)
      const official = classifyInboundRequest({
        httpMethod: 'POST',
        ...(version !== undefined && { protocolVersionHeader: version }),
        body,
      })
      if (!('era' in read)) continue
      const era = official.kind === 'reject' ? 'modern' : official.kind
      expect(read.era, `${version} ${JSON.stringify(body)}`).toBe(era)
      if (read.kind !== 'other') plain.push(`${version} ${read.kind}`)
    }
  }
  // Which is no wonder where nothing counts as plain.
  expect(new Set(plain)).toEqual(
    new Set(
      [undefined, '2025-11-25', '2025-06-18'].flatMap((one) => [`${one} call`, `${one} list`]),
    ),
  )
})
