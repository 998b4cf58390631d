import type { Express, Request, Response as Reply } from 'express'
import { validateOriginHeader, localhostAllowedOrigins } from '@modelcontextprotocol/server'
import { Failure, fail } from '#server/domain/failure.ts'
import type { Answer } from '#server/runtime/answer.ts'
import { enter, type Headers, refuse } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { readText } from '#server/surfaces/http/body.ts'
import { idempotencyKeyOf, sendAnswer } from '#server/surfaces/http/call.ts'
import { type Asking, askingOf, json, send } from '#server/surfaces/http/exchange.ts'
import { parseAnyJson } from '#server/surfaces/http/json.ts'
import { callTool, type Exchange } from '#server/surfaces/mcp/call.ts'
import { gzipBehind } from '#server/surfaces/mcp/compressed.ts'
import { endOfResult, listTail } from '#server/surfaces/mcp/list.ts'
import { type Asked, readMessage } from '#server/surfaces/mcp/message.ts'
import { challenge, type Endpoint, endpoints, metadataOf, metadataPath } from '#server/surfaces/mcp/metadata.ts'
import { narrowingOf } from '#server/surfaces/mcp/narrowing.ts'
import { answerOfficially } from '#server/surfaces/mcp/official.ts'

/** Adds the endpoints of MCP, and what RFC 9728 tells of them, to the HTTP server. */
export function mountMcp(runtime: Runtime): (app: Express) => void {
  return (app) => {
    for (const endpoint of endpoints) app.all(endpoint, answerPost(runtime, endpoint))
    for (const resource of ['', ...endpoints] as const) app.all(metadataPath(resource), tellMetadata(runtime, resource))
  }
}

/** `POST /mcp` and `POST /mcp/v2`. The order of checks is the contract's. */
function answerPost(runtime: Runtime, endpoint: Endpoint) {
  return async (request: Request, reply: Reply): Promise<void> => {
    const asking = askingOf(request)
    const headers: Headers = {}
    try {
      if (request.method !== 'POST') throw fail('method_not_allowed')
      refuseForeignOrigin(request, runtime.base_url)
      const { owner, abilities } = await runtime.authenticate(asking.token, asking.remote_address)
      const narrowing = narrowingOf(request.query)
      const keyHeader = () => idempotencyKeyOf(request)
      const exchange: Exchange = { ...asking, owner, abilities, narrowing, keyHeader }
      const message = await readJsonRpc(request)
      if (message instanceof Failure) return sendParseError(reply, exchange, message)
      const asked = readMessage(request, message)
      if (asked.kind === 'call') return await answerCall(runtime, endpoint, exchange, reply, asked)
      // Everything but calls of tools counts as one read.
      await enter(runtime, { ...asking, surface: 'mcp' }, headers)
      if (asked.kind === 'list') return sendList(exchange, request, reply, asked, headers)
      await sendOfficial(reply, exchange, await answerOfficially(runtime, exchange, request, message, asked.era), headers)
    } catch (error) {
      const answer = refuse(runtime, { ...asking, capability: endpoint }, error)
      sendRefusal(runtime, endpoint, asking, reply, { ...answer, headers: { ...headers, ...answer.headers } })
    }
  }
}

async function answerCall(
  runtime: Runtime,
  endpoint: Endpoint,
  exchange: Exchange,
  reply: Reply,
  { id, call, era }: Asked & { kind: 'call' },
): Promise<void> {
  const called = await callTool(runtime, exchange, call)
  if (called.kind === 'refused') return sendRefusal(runtime, endpoint, exchange, reply, called.answer, called.ability)
  const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)}`
  if (called.kind === 'error') {
    const error = JSON.stringify({ code: -32602, message: called.message })
    return sendText(reply, exchange, `${head},"error":${error}}`, {})
  }
  const end = endOfResult(era, called.kind === 'question' ? 'input_required' : 'complete')
  sendText(reply, exchange, `${head},"result":${called.text}${end}}`, called.headers)
}

/** The list as it was written once, behind the id of this request; compressed where that is taken. */
function sendList(
  exchange: Exchange,
  request: Request,
  reply: Reply,
  { id, era }: Asked & { kind: 'list' },
  headers: Headers,
): void {
  const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)}`
  const tail = listTail(exchange.abilities, exchange.narrowing, era)
  const small = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? gzipBehind(head, tail) : null
  const encoding: Headers = small ? { 'content-encoding': 'gzip' } : {}
  sendText(reply, exchange, small ?? `${head}${tail.text}`, { ...headers, ...encoding, vary: 'accept-encoding' })
}

async function sendOfficial(reply: Reply, { request_id }: Asking, answer: Response, headers: Headers): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? json
  send(reply, answer.status, type, body, { 'x-request-id': request_id, ...headers })
}

/** Levels of JSON around the arguments of a tool: a batch, the message, its params. */
const around = 3

/** The message, or the failure that it is none. Errors: `media_type_unsupported`, `body_too_large`. */
async function readJsonRpc(request: Request): Promise<unknown> {
  try {
    return parseAnyJson(await readText(request), around)
  } catch (error) {
    if (error instanceof Failure && error.code === 'input_invalid') return error
    throw error
  }
}

function sendParseError(reply: Reply, { request_id }: Exchange, { message }: Failure): void {
  const error = { code: -32700, message: `Parse error: ${message}` }
  const text = JSON.stringify({ jsonrpc: '2.0', id: null, error })
  send(reply, 400, json, text, { 'x-request-id': request_id })
}

function sendText(reply: Reply, { request_id }: Asking, text: string | Buffer, headers: Readonly<Headers>): void {
  send(reply, 200, json, text, { 'x-request-id': request_id, ...headers })
}

/** A refusal as HTTP gives it, with the challenge an MCP client looks for. `ability` is the one that was needed. */
function sendRefusal(
  runtime: Runtime,
  endpoint: Endpoint,
  { request_id }: Asking,
  reply: Reply,
  answer: Answer,
  ability: string | null = null,
): void {
  const { status, body } = answer
  const headers: Headers = { ...answer.headers }
  if (status === 405) headers.allow = 'POST'
  if (status === 401) {
    const error = 'code' in body && body.code === 'token_missing' ? null : 'invalid_token'
    headers['www-authenticate'] = challenge(runtime.base_url, endpoint, error, null)
  }
  if (ability !== null && status === 403) {
    headers['www-authenticate'] = challenge(runtime.base_url, endpoint, 'insufficient_scope', ability)
  }
  sendAnswer(reply, { ...answer, headers }, request_id)
}

/** A page of somebody else's in a browser must not reach a service of its visitor's network. */
function refuseForeignOrigin({ headers: { origin } }: Request, base_url: string): void {
  if (origin === undefined) return
  const own = new URL(base_url).hostname
  const local = localhostAllowedOrigins()
  const allowed = local.includes(own) ? local : [own]
  if (validateOriginHeader(origin, allowed).ok) return
  throw fail('access_denied', { message: 'Requests from this Origin are not accepted.' })
}

/** `GET /.well-known/oauth-protected-resource…` */
function tellMetadata(runtime: Runtime, resource: Endpoint | '') {
  return (request: Request, reply: Reply): void => {
    const asking = askingOf(request)
    if (request.method === 'GET' || request.method === 'HEAD') {
      const headers = { 'x-request-id': asking.request_id, 'cache-control': 'max-age=3600', 'access-control-allow-origin': '*' }
      return send(reply, 200, json, metadataOf(runtime.base_url, resource), headers)
    }
    const answer = refuse(runtime, { ...asking, capability: '' }, fail('method_not_allowed'))
    sendAnswer(reply, { ...answer, headers: { ...answer.headers, allow: 'GET, HEAD' } }, asking.request_id)
  }
}
