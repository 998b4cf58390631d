import type { Request, Response as Reply } from 'express'
import type { Failure } from '#server/domain/basics/failure.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { Headers } from '#server/runtime/invoke.ts'
import { bearerChallenge } from '#server/runtime/oauth.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { sendAnswer } from '#server/surfaces/http/call.ts'
import { type RequestMeta, json, send } from '#server/surfaces/http/exchange.ts'
import { withToolNames } from '#server/runtime/told/names.ts'
import type { Called } from '#server/surfaces/mcp/call.ts'
import { gzipBehind } from '#server/surfaces/mcp/compressed.ts'
import type { Exchange } from '#server/surfaces/mcp/exchange.ts'
import { endOfResult, listTail } from '#server/surfaces/mcp/list.ts'
import type { ParsedMessage } from '#server/surfaces/mcp/message.ts'
import { abilityChallenge, type Endpoint } from '#server/surfaces/mcp/metadata.ts'
import type { TaskAnswer } from '#server/surfaces/mcp/tasks.ts'

/** Sends the result of a tool call, unless it was refused. */
export function sendCalled(
  reply: Reply,
  asking: RequestMeta,
  { id, era }: ParsedMessage & { kind: 'call' },
  called: Exclude<Called, { kind: 'refused' }>,
): void {
  if (called.kind === 'error') {
    const error = JSON.stringify({ code: -32602, message: called.message })
    sendText(reply, asking, `${headOf(id)},"error":${error}}`)
    return
  }
  const end = endOfResult(era, resultTypes[called.kind])
  sendText(reply, asking, `${headOf(id)},"result":${called.text}${end}}`, called.headers)
}

const resultTypes = { result: 'complete', question: 'input_required', task: 'task' } as const

/** Sends what a request about a task is answered, unless it was refused. */
export function sendTask(
  reply: Reply,
  asking: RequestMeta,
  id: string | number,
  answered: Exclude<TaskAnswer, { kind: 'refused' }>,
): void {
  const { headers } = answered
  if (answered.kind === 'error') {
    const text = `${headOf(id)},"error":${JSON.stringify(answered.error)}}`
    sendText(reply, asking, text, headers, answered.status)
    return
  }
  const { text } = answered
  const end = endOfResult('modern')
  // An acknowledgement has nothing before what every result has.
  sendText(
    reply,
    asking,
    `${headOf(id)},"result":${text}${text === '{' ? end.slice(1) : end}}`,
    headers,
  )
}

/** Sends the cached list after the id of this request; compressed where the client accepts that. */
export function sendList(
  request: Request,
  reply: Reply,
  exchange: Exchange,
  { id, era }: ParsedMessage & { kind: 'list' },
  headers: Headers,
): void {
  const head = headOf(id)
  const tail = listTail(exchange, era)
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const small = takesGzip ? gzipBehind(head, tail) : null
  const all = { ...headers, vary: 'accept-encoding', ...(small && { 'content-encoding': 'gzip' }) }
  sendText(reply, exchange, small ?? `${head}${tail.text}`, all)
}

/** Sends what the official server answered. */
export async function sendOfficial(
  reply: Reply,
  { request_id }: RequestMeta,
  answer: Response,
  headers: Headers,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? json
  send(reply, answer.status, type, body, { 'x-request-id': request_id, ...headers })
}

/** Answers that the body is not JSON, or not a message. */
export function sendParseError(
  reply: Reply,
  { request_id }: RequestMeta,
  { message }: Failure,
): void {
  const error = { code: -32700, message: `Parse error: ${message}` }
  const text = JSON.stringify({ jsonrpc: '2.0', id: null, error })
  send(reply, 400, json, text, { 'x-request-id': request_id })
}

/** Sends a refusal as HTTP gives it, with the challenge an MCP client looks for. `ability` is the one that was needed. */
export function sendRefusal(
  reply: Reply,
  { request_id }: RequestMeta,
  { runtime, endpoint }: { runtime: Runtime; endpoint: Endpoint },
  answer: Answer,
  ability: string | null = null,
): void {
  const { status } = answer
  const body = problemHere(answer.body)
  const headers: Headers = { ...answer.headers }
  if (status === 405) headers.allow = 'POST'
  if (status === 401) {
    const isFirst = 'code' in body && body.code === 'token_missing'
    headers['www-authenticate'] = bearerChallenge(runtime, endpoint, isFirst)
  }
  if (status === 403 && ability !== null) {
    headers['www-authenticate'] = abilityChallenge(runtime.base_url, endpoint, ability)
  }
  sendAnswer(reply, { ...answer, headers, body, text: JSON.stringify(body) }, request_id)
}

/** A problem that names tools. */
function problemHere(body: Answer['body']): Answer['body'] {
  return 'outcome' in body ? body : { ...body, detail: withToolNames(body.detail) }
}

function headOf(id: string | number): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)}`
}

function sendText(
  reply: Reply,
  { request_id }: RequestMeta,
  text: string | Buffer,
  headers: Readonly<Headers> = {},
  status = 200,
): void {
  send(reply, status, json, text, { 'x-request-id': request_id, ...headers })
}
