import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import { inputs } from '#generated/server/validators.js'
import { capabilities, protocol } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { deprecationHeaders } from '#server/domain/calls/lifecycle.ts'
import { lifecycles } from '#generated/server/lifecycles.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { Body } from '#server/runtime/call.ts'
import { invoke } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { readJson } from '#server/surfaces/http/body.ts'
import { type Sent, sentIn } from '#server/surfaces/http/body_form.ts'
import type { Judge, Verdict } from '#server/surfaces/http/contract.ts'
import { requestMetaOf, json, problemJson, send } from '#server/surfaces/http/exchange.ts'

/** `POST …/capabilities/{capability}`. `waits` is called where a body has not come with its headers. */
export function callCapability(
  runtime: Runtime,
  judge: Judge,
  waits: (request: IncomingMessage) => void,
) {
  return async (request: Request<{ capability: string }>, response: Response): Promise<void> => {
    const asking = requestMetaOf(runtime, request)
    const { capability } = request.params
    const answer = await invoke(runtime, {
      surface: 'api',
      token: asking.token,
      capability,
      body: () => bodyOf(request, response, judge, capability, waits),
      request_id: asking.request_id,
      client: asking.client,
      remote_address: asking.remote_address,
    })
    sendAnswer(response, withLifecycle(answer, capability), asking.request_id)
  }
}

/** The answer, a refusal included, with the headers that say its capability is deprecated. */
function withLifecycle(answer: Answer, capability: string): Answer {
  const deprecated = isCapability(capability) ? lifecycles[capability]?.deprecated : null
  if (!deprecated) return answer
  return { ...answer, headers: { ...deprecationHeaders(deprecated), ...answer.headers } }
}

/** `GET …/capability-executions/{executionId}`: what `reader` answers, the capability that reads executions. */
export function pollExecution(runtime: Runtime, judge: Judge, reader: string) {
  return async (request: Request<{ executionId: string }>, response: Response): Promise<void> => {
    const asking = requestMetaOf(runtime, request)
    const { executionId: execution_id } = request.params
    const answer = await invoke(runtime, {
      ...asking,
      surface: 'api',
      capability: reader,
      async body() {
        // In an address, a text that cannot be an id answers like an unknown id.
        if (execution_id.length !== 26)
          throw fail('reference_not_found', { pointer: '/execution_id' })
        const { found } = await judge(
          `${protocol.path}/capability-executions/{executionId}`,
          request,
          response,
          undefined,
        )
        return { input: { execution_id }, version: null, idempotency_key: null, found }
      },
    })
    const named = withLifecycle(stillRunning(answer), reader)
    sendAnswer(response, named, asking.request_id)
  }
}

/** Sends what `invoke` answered. */
export function sendAnswer(response: Response, answer: Answer, request_id: string): void {
  const type = answer.status === 200 ? json : problemJson
  send(response, answer.status, type, answer.text, {
    'x-request-id': request_id,
    ...answer.headers,
  })
}

/** What was sent; a promise only where it has to be waited for, since nearly all bodies come with their headers. */
function bodyOf(
  request: Request,
  response: Response,
  judge: Judge,
  capability: string,
  waits: (request: IncomingMessage) => void,
): Body | Promise<Body> {
  const most = isCapability(capability) ? capabilities[capability].body_bytes : undefined
  const path = `${protocol.path}/capabilities/${capability}`
  const judged = (body: Record<string, unknown>): Body | Promise<Body> => {
    const read = ({ found, body: admitted }: Verdict): Body => {
      const sent = sentIn(body)
      if (admitted !== null) agree(capability, sent, admitted)
      const { input, version } = sent
      return { input, version, idempotency_key: idempotencyKeyOf(request), found }
    }
    const verdict = judge(path, request, response, body)
    return verdict instanceof Promise ? verdict.then(read) : read(verdict)
  }
  const body = readJson(request, most, () => waits(request))
  return body instanceof Promise ? body.then(judged) : judged(body)
}

/** In the tests the OpenAPI document validates bodies too; here it must agree with the validators. */
function agree(capability: string, { input, version }: Sent, admitted: boolean): void {
  if (!isCapability(capability)) return
  const judged = inputs[capability][version ?? capabilities[capability].version]?.(input) ?? false
  if (judged !== admitted) {
    throw new Error(
      `The OpenAPI document ${admitted ? 'admits' : 'refuses'} a body for ${capability}, its validator does not.`,
    )
  }
}

/** The header Idempotency-Key; null without one. Errors: `idempotency_key_invalid` where it was sent twice. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return null
  // Node joins a repeated header with a comma; only the raw headers tell that from a key with a comma.
  if (key.includes(', ')) {
    const names = request.rawHeaders.filter((_, at) => at % 2 === 0)
    if (names.filter((name) => name.toLowerCase() === 'idempotency-key').length > 1) {
      throw fail('idempotency_key_invalid', {
        message: 'The header Idempotency-Key was sent more than once.',
      })
    }
  }
  return key
}

/** A running execution is answered as accepted, and says when to ask again. */
function stillRunning(answer: Answer): Answer {
  const { body } = answer
  if (!('data' in body) || body.data === null || typeof body.data !== 'object') return answer
  const { execution } = body.data as {
    execution?: { status?: string; finished_at?: string | null }
  }
  if (execution?.status !== 'accepted' || execution.finished_at) return answer
  const running = { ...body, status: 'accepted' as const }
  return {
    ...answer,
    headers: { ...answer.headers, 'retry-after': '1' },
    body: running,
    text: JSON.stringify(running),
  }
}
