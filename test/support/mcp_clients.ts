import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from '@modelcontextprotocol/client'
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Manifest } from '#server/runtime/tools/tools.ts'
import { legacyValidators, modernValidators } from '#test/support/tool_validators.ts'
import type { Account, AnswerBody, World } from '#test/support/world.ts'

/** A tool's result as a test looks at it. */
export interface ToolResult {
  content: { type: string; text: string }[]
  structuredContent: AnswerBody<Record<string, unknown>>
  isError?: boolean
}

/** One of the official clients, connected. */
export interface TestClient {
  /** The listed tools; with a cursor, the page behind it. */
  tools(cursor?: string): Promise<Manifest[]>
  call(
    name: string,
    input?: Record<string, unknown>,
    meta?: Record<string, unknown>,
  ): Promise<ToolResult>
  instructions(): string | undefined
  version(): string | undefined
  close(): Promise<void>
}

export type Connect = (world: World, account: Account, path?: string) => Promise<TestClient>

const self = { name: 'tests', version: '1.0.0' }

/** The client of the first generation, which knows sessions and nothing later than 2025-11-25. */
export const connectLegacy: Connect = async (world, account, path = '/mcp') => {
  const client = new LegacyClient(self, { jsonSchemaValidator: legacyValidators })
  const transport = new LegacyTransport(new URL(path, world.url), {
    requestInit: { headers: bearer(account) },
  })
  await client.connect(transport)
  return {
    tools: async (cursor) =>
      (await client.listTools(cursor === undefined ? {} : { cursor }))
        .tools as unknown as Manifest[],
    async call(name, input = {}, meta) {
      const result = await client.callTool({ name, arguments: input, ...(meta && { _meta: meta }) })
      return result as unknown as ToolResult
    },
    instructions: () => client.getInstructions(),
    version: () => transport.protocolVersion,
    close: () => client.close(),
  }
}

/** The client of the second generation, held to the protocol of 2026-07-28. */
export const connectModern: Connect = async (world, account, path = '/mcp/v2') => {
  const client = new ModernClient(self, {
    versionNegotiation: { mode: { pin: '2026-07-28' } },
    jsonSchemaValidator: modernValidators,
  })
  const transport = new ModernTransport(new URL(path, world.url), {
    requestInit: { headers: bearer(account) },
  })
  await client.connect(transport)
  return {
    tools: async (cursor) =>
      (await client.listTools(cursor === undefined ? {} : { cursor }))
        .tools as unknown as Manifest[],
    async call(name, input = {}, meta) {
      const result = await client.callTool({ name, arguments: input, ...(meta && { _meta: meta }) })
      return result as unknown as ToolResult
    },
    instructions: () => client.getInstructions(),
    version: () => transport.protocolVersion,
    close: () => client.close(),
  }
}

export const generations: [string, Connect, string][] = [
  ['the first official client', connectLegacy, '2025-11-25'],
  ['the second official client', connectModern, '2026-07-28'],
]

function bearer({ token }: Account) {
  return { authorization: `Bearer ${token}` }
}

/** The members of a request's envelope that the modern protocol wants with every message. */
export const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': self,
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** Posts a message unchanged, as a client of 2025-11-25; `headers` are added to those every client sends. */
export async function post(
  account: Pick<Account, 'request'>,
  message: unknown,
  { path = '/mcp', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const response = await account.request(path, {
    method: 'POST',
    body: typeof message === 'string' ? message : JSON.stringify(message),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
      ...headers,
    },
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? null : JSON.parse(text),
  }
}

/** Posts a modern message with the headers that belong to it. */
export function postModern(
  account: Account,
  method: string,
  params: Record<string, unknown> = {},
  headers = {},
) {
  const message = { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: envelope } }
  const name: Record<string, string> =
    typeof params.name === 'string' ? { 'mcp-name': params.name } : {}
  return post(account, message, {
    path: '/mcp/v2',
    headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...name, ...headers },
  })
}
