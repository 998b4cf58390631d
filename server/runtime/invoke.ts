import { type Answer, problemAnswer } from '#server/runtime/answer.ts'
import { authorise, findCapability } from '#server/runtime/authorise.ts'
import type { Call } from '#server/runtime/call.ts'
import { carryOut } from '#server/runtime/carry_out.ts'
import { fail } from '#server/domain/basics/failure.ts'
import type { Caller } from '#server/runtime/handler.ts'
import { type RateClass, rateClass, rateHeaders } from '#server/runtime/rate.ts'
import { bearerChallenge, oauthIssuer, requireAudience } from '#server/runtime/oauth.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { withSource } from '#server/runtime/source.ts'

/**
 * Carries out one call and returns its answer; never throws. The order of checks is the contract's: 401,
 * 429, 404, 403, 422, idempotency, then the handler.
 */
export function invoke(runtime: Runtime, call: Call): Promise<Answer> {
  return answered(runtime, call, (caller) => {
    const facts = findCapability(call.capability, call.surface, call.door)
    authorise(caller, facts)
    return (runtime.carryOut ?? carryOut)(runtime, call, caller, facts)
  })
}

/** A call as it is entered, logged and counted. */
export type Entry = Pick<
  Call,
  'surface' | 'token' | 'principal' | 'remote_address' | 'capability' | 'request_id' | 'client'
> & {
  /** What it counts as; by default as its capability does. */
  readonly rate?: RateClass
}

/** Lets a caller in who may call now, and answers with what `work` answers or throws; never throws. */
export async function answered(
  runtime: Runtime,
  call: Entry,
  work: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now()
  const headers: Headers = {}
  let token_id: string | null = null
  let answer: Answer
  try {
    const caller = await enter(runtime, call, headers)
    token_id = caller.token_id
    answer = await work(caller)
  } catch (error) {
    answer = refuse(runtime, call, error)
  }
  record(runtime, call, token_id, answer, performance.now() - started)
  return Object.assign(answer, { headers: Object.assign(headers, answer.headers) })
}

/** Headers of an answer, names in lower case. */
export type Headers = Record<string, string>

/**
 * The caller, if it may call now. Writes the state of its rate limits into `headers`. `calls` says how many calls
 * this counts as, one by default, and `rate` of which class, its capability's by default.
 *
 * Errors: the 401 codes, `rate_limited`.
 */
export async function enter(
  runtime: Runtime,
  call: Pick<Call, 'surface' | 'token' | 'principal' | 'remote_address'> & {
    capability?: string
    calls?: number
    rate?: RateClass
  },
  headers: Headers = {},
): Promise<Caller> {
  const found = call.principal ?? runtime.authenticate(call.token, call.remote_address)
  const principal = found instanceof Promise ? await found : found
  requireAudience(principal, call.surface)
  const name = call.rate ?? rateClass(call.capability)
  // Who has a principal has counted the request itself; what reaches other people is counted for everybody.
  const isCounted = call.principal === undefined || name === 'commit'
  const status = isCounted ? await runtime.rates.take(principal, name, call.calls) : null
  if (status) Object.assign(headers, rateHeaders(status))
  if (status?.allowed === false) throw fail('rate_limited', { retryAfter: status.retry_after })
  const { owner, display_name, timezone, token_id, abilities, needs_approval } = principal
  const { surface } = call
  return { owner, display_name, timezone, token_id, abilities, needs_approval, surface }
}

/** What the log says of a caller who may not call, or not now: a wrong token, a missing ability, a limit. */
const refusals = new Set([401, 403, 429])

/**
 * The problem that answers an error. Anything that is not a declared failure is logged in full and answered as
 * `internal`; a caller who may not call is logged with the source of the request. `outcome_status` as for `problemOf`.
 */
export function refuse(
  runtime: Runtime,
  call: Pick<Call, 'request_id' | 'capability'> & { remote_address?: string },
  error: unknown,
  outcome_status: number | null = null,
): Answer {
  const explained = withSource(error, call.capability)
  const answer = problemAnswer(explained, runtime.base_url, call.request_id, outcome_status)
  if (refusals.has(answer.status)) logRefusal(runtime, call, answer)
  if (answer.status >= 500 && answer.status !== 501) {
    const { request_id, capability } = call
    runtime.log.error({ err: error, request_id, capability: capability.slice(0, 80) }, 'failed')
  }
  return answer.status === 401 ? withChallenge(runtime, answer) : answer
}

/** Where apps may connect, a 401 leads them to what says how; other surfaces say it of themselves. */
function withChallenge(runtime: Runtime, answer: Answer): Answer {
  if (oauthIssuer(runtime) === null) return answer
  const isFirst = 'code' in answer.body && answer.body.code === 'token_missing'
  const challenge = bearerChallenge(runtime, '/api', isFirst)
  return { ...answer, headers: { ...answer.headers, 'www-authenticate': challenge } }
}

function logRefusal(
  runtime: Runtime,
  { request_id, capability, remote_address = '' }: Parameters<typeof refuse>[1],
  { status, body }: Answer,
): void {
  const code = 'code' in body ? body.code : null
  const source = runtime.sourceOf(remote_address)
  const facts = { request_id, capability: capability.slice(0, 80), status, code, source }
  runtime.log.info(facts, 'refused')
}

function record(
  runtime: Runtime,
  call: Entry,
  token_id: string | null,
  answer: Answer,
  ms: number,
): void {
  const { status, body } = answer
  const code = 'code' in body ? body.code : (body.error?.code ?? body.status)
  runtime.metrics.called(call.surface, call.capability, status, code, ms / 1000)
  if (!runtime.log.isLevelEnabled('info')) return
  runtime.log.info(
    {
      request_id: call.request_id,
      surface: call.surface,
      capability: call.capability.slice(0, 80),
      status,
      code,
      ms: Math.round(ms),
      token_id,
      client: call.client,
    },
    'call',
  )
}
