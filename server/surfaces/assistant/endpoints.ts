import type { Express, Request, Response } from 'express'
import { protocol } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { type Answer, problemAnswer } from '#server/runtime/answer.ts'
import { authorise } from '#server/runtime/authorise.ts'
import { answered } from '#server/runtime/invoke.ts'
import type { RateClass } from '#server/runtime/rate.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { TurnCaller } from '#server/surfaces/assistant/caller.ts'
import { sendAnswer } from '#server/surfaces/http/call.ts'
import { requestMetaOf, send, json } from '#server/surfaces/http/exchange.ts'

/** An endpoint: what it is called in logs and metrics, how it counts, and what it needs. */
interface Endpoint {
  readonly name: string
  readonly rate: RateClass
  readonly ability: 'planning:read' | 'planning:commit'
}

const turns: Endpoint = { name: 'assistant.turn', rate: 'turn', ability: 'planning:read' }
const commits: Endpoint = { name: 'assistant.commit', rate: 'commit', ability: 'planning:commit' }
const reads: Endpoint = { name: 'assistant.conversations', rate: 'read', ability: 'planning:read' }
const deletions: Endpoint = { ...reads, name: 'assistant.conversation.delete', rate: 'write' }

/** The work of an endpoint for a caller who may use it: the body of its 200 as text, or null for 204. */
export type Work = (
  speaker: TurnCaller,
  request: Request<{ handle: string }>,
) => Promise<string | null>

/** What each endpoint does. */
export interface Works {
  readonly turn: Work
  readonly commit: Work
  readonly list: Work
  readonly show: Work
  readonly remove: Work
}

/** Adds the endpoints with what they do, behind the checks that all have. */
export function mountWorks(runtime: Runtime, works: Works): (app: Express) => void {
  const path = `${protocol.path}/assistant`
  const on = (endpoint: Endpoint, work: Work) => answering(runtime, endpoint, work)
  return (app) => {
    app.post(`${path}/turns`, on(turns, works.turn))
    app.route(`${path}/turns`).all(refusing(runtime, 'POST'))
    app.post(`${path}/prepared-actions/:handle/commit`, on(commits, works.commit))
    app.route(`${path}/prepared-actions/:handle/commit`).all(refusing(runtime, 'POST'))
    app.get(`${path}/conversations`, on(reads, works.list))
    app.route(`${path}/conversations`).all(refusing(runtime, 'GET, HEAD'))
    app.get(`${path}/conversations/:handle`, on(reads, works.show))
    app.delete(`${path}/conversations/:handle`, on(deletions, works.remove))
    app.route(`${path}/conversations/:handle`).all(refusing(runtime, 'DELETE, GET, HEAD'))
  }
}

/** Answers an endpoint in the order of checks that all have: 401, 429, 403, and then its own. */
function answering(runtime: Runtime, { name, rate, ability }: Endpoint, work: Work) {
  return async (request: Request<{ handle: string }>, response: Response): Promise<void> => {
    const meta = requestMetaOf(runtime, request as Request)
    const entry = { ...meta, surface: 'assistant', capability: name, rate } as const
    const answer = await answered(runtime, entry, async (caller) => {
      authorise(caller, { id: name, ability })
      return bodyAsAnswer(await work({ caller, meta }, request))
    })
    if (answer.status === 204) {
      const headers = { 'x-request-id': meta.request_id, ...answer.headers }
      response.writeHead(204, { 'cache-control': 'no-store', ...headers }).end()
    } else if (answer.status === 200)
      send(response, 200, json, answer.text, { 'x-request-id': meta.request_id, ...answer.headers })
    else sendAnswer(response, answer, meta.request_id)
  }
}

/** What the log and the metrics see of a body: its status and its code. */
function bodyAsAnswer(text: string | null): Answer {
  const body = text === null ? { status: 'completed', error: null } : JSON.parse(text)
  return { status: text === null ? 204 : 200, headers: {}, text: text ?? '', body }
}

function refusing(runtime: Runtime, allow: string) {
  return (request: Request, response: Response): void => {
    const { request_id } = requestMetaOf(runtime, request)
    const answer = problemAnswer(fail('method_not_allowed'), runtime.base_url, request_id)
    sendAnswer(response, { ...answer, headers: { ...answer.headers, allow } }, request_id)
  }
}
