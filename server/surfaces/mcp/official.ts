import type { IncomingMessage } from 'node:http'
import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type Implementation,
  type ListToolsResult,
  Server,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { isObject } from '#server/domain/basics/json.ts'
import { refuse } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { callTool } from '#server/surfaces/mcp/call.ts'
import type { Exchange } from '#server/surfaces/mcp/exchange.ts'
import {
  type Era,
  identity,
  instructionsFor,
  listHint,
  listTail,
  manifestsFor,
} from '#server/surfaces/mcp/list.ts'
import { iconsAt } from '#server/surfaces/mcp/icons.ts'
import { takesJson } from '#server/surfaces/mcp/message.ts'
import { resultText } from '#server/surfaces/mcp/result.ts'
import { tasksExtension } from '#server/surfaces/mcp/tasks.ts'
import { inTurn } from '#server/surfaces/mcp/turns.ts'

/**
 * Lets the official server answer everything but a plain `tools/list` or `tools/call`: the handshake of
 * either era, pings, notifications, batches, and all malformed messages.
 */
export async function answerOfficially(
  runtime: Runtime,
  exchange: Exchange,
  request: IncomingMessage,
  message: unknown,
  era: Era,
): Promise<Response> {
  const asked = webRequest(request, runtime.base_url)
  const onerror = (error: Error) =>
    runtime.log.debug({ err: error, request_id: exchange.request_id }, 'mcp')
  const who = asksWho(message) ? introduction(runtime.base_url) : identity
  if (era === 'modern') {
    const list = () =>
      JSON.parse(JSON.stringify({ tools: manifestsFor(exchange.abilities, exchange.narrowing) }))
    const handler = createMcpHandler(() => serverFor(runtime, exchange, who, 'modern', list), {
      legacy: 'reject',
      onerror,
    })
    return handler.fetch(asked, { parsedBody: message })
  }
  const server = serverFor(runtime, exchange, who, 'legacy', () => ({ tools: [] }))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  transport.onerror = onerror
  await server.connect(transport)
  try {
    const answer = await transport.handleRequest(asked, { parsedBody: message })
    return asksForLists(message) ? await withLists(answer, exchange) : answer
  } finally {
    await server.close()
  }
}

/** How the server introduces itself: what every result says of it, where it is described, and its icons. */
function introduction(base_url: string): Implementation {
  const icons = iconsAt(base_url)
  return { ...identity, websiteUrl: `${base_url}/docs/`, ...(icons.length > 0 && { icons }) }
}

/** Since this version of the protocol a server has an address and icons. */
const introduces = '2025-11-25'

/** Whether a client asks who answers, in a version that has an introduction: every result names the server more shortly. */
function asksWho(message: unknown): boolean {
  return [message].flat().some((one) => {
    if (!isObject(one)) return false
    const { method, params } = one
    if (method !== 'initialize') return method === 'server/discover'
    const version = isObject(params) ? String(params.protocolVersion) : ''
    // A version that is not known is answered with the latest.
    return version >= introduces || !SUPPORTED_PROTOCOL_VERSIONS.includes(version)
  })
}

function asksForLists(message: unknown): boolean {
  return [message].flat().some((one) => isObject(one) && one.method === 'tools/list')
}

/**
 * The answer with the tools written into its lists, which came empty: their text is made once, and a batch may ask
 * for a hundred. Only the result of a list has `tools`.
 */
async function withLists(answer: Response, exchange: Exchange): Promise<Response> {
  const { status, headers } = answer
  const body: unknown = await answer.json()
  const { text } = listTail(exchange, 'legacy')
  const written = (message: unknown) => {
    const isList = isObject(message) && isObject(message.result) && 'tools' in message.result
    return isList
      ? `{"jsonrpc":"2.0","id":${JSON.stringify(message.id)}${text}`
      : JSON.stringify(message)
  }
  const all = Array.isArray(body) ? `[${body.map(written).join(',')}]` : written(body)
  return new Response(all, { status, headers })
}

/** A server for one exchange, which calls itself `who`: both eras are stateless here. `list` answers `tools/list`. */
function serverFor(
  runtime: Runtime,
  exchange: Exchange,
  who: Implementation,
  era: Era,
  list: () => ListToolsResult,
): Server {
  const extensions = { [tasksExtension]: {} }
  const server = new Server(who, {
    capabilities: era === 'modern' ? { tools: {}, extensions } : { tools: {} },
    instructions: instructionsFor(
      exchange.abilities,
      exchange.narrowing,
      exchange.form.timezone,
      new Date(),
    ),
    cacheHints: { 'tools/list': listHint(exchange) },
  })
  server.setRequestHandler('tools/list', ({ params }) => {
    if (params?.cursor === undefined) return list()
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, noSuchPage)
  })
  server.setRequestHandler('tools/call', async ({ params }): Promise<CallToolResult> => {
    const work = () => callTool(runtime, exchange, params)
    const called = await inTurn(exchange.owner, work).catch((error: unknown) => {
      // The official server would disclose the error's own message.
      const answer = refuse(runtime, { ...exchange, capability: params.name }, error)
      return { kind: 'refused' as const, answer }
    })
    if (called.kind === 'error') {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, called.message)
    }
    // Several calls share this answer of HTTP, so even a refusal goes only to the tool's caller.
    const text =
      called.kind === 'refused' ? await resultText(called.answer, exchange.form) : called.text
    return JSON.parse(`${text}}`)
  })
  return server
}

const noSuchPage = 'Unknown cursor: the list of tools has one page'

const protocolHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

function webRequest(request: IncomingMessage, base_url: string): Request {
  const headers = new Headers({ 'content-type': 'application/json' })
  // All our answers are JSON, so a client that accepts JSON is served, although the protocol wants both types named.
  headers.set(
    'accept',
    takesJson(request) ? 'application/json, text/event-stream' : String(request.headers.accept),
  )
  for (const name of protocolHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(`${base_url}/mcp`, { method: 'POST', headers })
}
