import { knownIn } from '#server/runtime/told/known_in.ts'
import type { Request, Response as Reply } from 'express'
import { type CandidateSubject, openCandidate } from '#server/domain/ideas/candidate.ts'
import { siteOf } from '#server/domain/web/site.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { enter, type Headers, refuse } from '#server/runtime/invoke.ts'
import { requireAudience } from '#server/runtime/oauth.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { readText } from '#server/surfaces/http/body.ts'
import { idempotencyKeyOf } from '#server/surfaces/http/call.ts'
import { type RequestMeta, requestMetaOf } from '#server/surfaces/http/exchange.ts'
import { parseAnyJson } from '#server/surfaces/http/json.ts'
import { answerForm } from '#server/runtime/told/form.ts'
import { bytesFor, maxBytes } from '#server/surfaces/mcp/body_bytes.ts'
import { callTool } from '#server/surfaces/mcp/call.ts'
import { allowOwnPages, isPreflight, sendPreflight } from '#server/surfaces/mcp/cors.ts'
import type { Exchange } from '#server/surfaces/mcp/exchange.ts'
import { readMessage, readsIn } from '#server/surfaces/mcp/message.ts'
import type { Endpoint } from '#server/surfaces/mcp/metadata.ts'
import { narrowingOf } from '#server/surfaces/mcp/narrowing.ts'
import { answerOfficially } from '#server/surfaces/mcp/official.ts'
import {
  sendCalled,
  sendList,
  sendOfficial,
  sendParseError,
  sendRefusal,
  sendTask,
} from '#server/surfaces/mcp/reply.ts'
import { answerTask } from '#server/surfaces/mcp/tasks.ts'

/** `POST /mcp` and `POST /mcp/v2`. The order of checks is the contract's. */
export function answerPost(runtime: Runtime, endpoint: Endpoint) {
  return async (request: Request, reply: Reply): Promise<void> => {
    const asking = requestMetaOf(runtime, request)
    const place = { runtime, endpoint }
    // The state of the caller's rate limits, whatever the answer.
    const headers: Headers = {}
    try {
      allowOwnPages(request, reply, runtime.base_url)
      if (isPreflight(request)) return sendPreflight(reply, 'POST')
      const exchange = await exchangeOf(runtime, request, asking)
      const message = await readJsonRpc(request).catch(async (error: unknown) => {
        // A message that cannot be read has cost as much as one that can.
        await enter(runtime, { ...asking, surface: 'mcp' }, headers)
        throw error
      })
      if (message instanceof Failure) {
        await enter(runtime, { ...asking, surface: 'mcp' }, headers)
        return sendParseError(reply, asking, message)
      }
      const asked = readMessage(request, message)
      if (asked.kind === 'call') {
        const called = await callTool(runtime, exchange, asked.call)
        if (called.kind !== 'refused') return sendCalled(reply, asking, asked, called)
        return sendRefusal(reply, asking, place, called.answer, called.ability)
      }
      if (asked.kind === 'task') {
        const answered = await answerTask(runtime, exchange, asked.request)
        if (answered.kind !== 'refused') return sendTask(reply, asking, asked.id, answered)
        return sendRefusal(reply, asking, place, answered.answer, answered.ability)
      }
      await enter(runtime, { ...asking, surface: 'mcp', calls: readsIn(message) }, headers)
      if (asked.kind === 'list') return sendList(request, reply, exchange, asked, headers)
      const answer = await answerOfficially(runtime, exchange, request, message, asked.era)
      await sendOfficial(reply, asking, answer, headers)
    } catch (error) {
      const answer = refuse(runtime, { ...asking, capability: endpoint }, error)
      const all = { ...headers, ...answer.headers }
      sendRefusal(reply, asking, place, { ...answer, headers: all })
    }
  }
}

/** Who sends what to which endpoint; determined before the body is read. */
async function exchangeOf(
  runtime: Runtime,
  request: Request,
  asking: RequestMeta,
): Promise<Exchange> {
  if (request.method !== 'POST') throw fail('method_not_allowed')
  const { token, remote_address } = asking
  const principal = await runtime.authenticate(token, remote_address)
  requireAudience(principal, 'mcp')
  const { owner, abilities, display_name, timezone } = principal
  // Express reads the address again each time that it is asked.
  const { query } = request
  const narrowing = {
    ...narrowingOf(query, runtime.carryOut !== undefined),
    approvals: siteOf(runtime.base_url).on,
  }
  const meanings = new Map<string, CandidateSubject | null>()
  // What one names is asked several times of the same answer, and opening it costs.
  const meaningOf = (id: string): CandidateSubject | null => {
    const known = meanings.get(id)
    const meant = known === undefined ? openCandidate(runtime.seal, owner, id) : known
    meanings.set(id, meant)
    return meant
  }
  const meant = (id: string) => meaningOf(id)?.id ?? null
  const form = answerForm(query, request.headers['mcp-protocol-version'], {
    timezone,
    meaningOf,
    knownIn: (body) => knownIn(runtime, body, { owner, display_name, meant }),
  })
  const keyHeader = () => idempotencyKeyOf(request)
  const listed = principal.credential?.kind === 'oauth' ? 'app' : 'token'
  return { ...asking, owner, abilities, narrowing, listed, form, keyHeader }
}

/** Levels of JSON around the arguments of a tool: a batch, the message, its params. */
const around = 3

/** The message. Errors: `input_invalid` if it is not one, `media_type_unsupported`, `body_too_large`. */
async function readJsonRpc(request: Request): Promise<unknown> {
  try {
    // The body itself says which tool is called, and so how large it may be.
    const text = await readText(request, maxBytes)
    const message = parseAnyJson(text, around)
    if (Buffer.byteLength(text) > bytesFor(message)) throw fail('body_too_large')
    return message
  } catch (error) {
    if (error instanceof Failure && error.code === 'input_invalid') return error
    throw error
  }
}
