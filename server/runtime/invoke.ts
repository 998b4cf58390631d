import { handlers, type HandlerId } from '#generated/server/handlers.ts'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import type { Db } from '#server/data/db.ts'
import { newId } from '#server/data/id.ts'
import { claimKey, finishExecution } from '#server/data/idempotency.ts'
import { type Failure, fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import type { Violation } from '#server/domain/violation.ts'
import { type Answer, firstAnswer, problemAnswer, replayedAnswer } from '#server/runtime/answer.ts'
import { authorise, findCapability } from '#server/runtime/authorise.ts'
import { checkAnswer } from '#server/runtime/check.ts'
import { isOutcome } from '#server/runtime/failure.ts'
import type { Caller, Context, Result } from '#server/runtime/handler.ts'
import { fingerprintOf, keyOf, recall } from '#server/runtime/idempotency.ts'
import {
  type Asked,
  type Envelope,
  envelopeOf,
  envelopeText,
  failureEnvelope,
} from '#server/runtime/outcome.ts'
import { rateClass, rateHeaders } from '#server/runtime/rate.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { unknownFields, validate } from '#server/runtime/validate.ts'

/** What was sent, once it is read. */
export interface Body {
  readonly input: unknown
  /** What the envelope named; null for the bare form, or an envelope without one. */
  readonly version: string | null
  readonly idempotency_key: string | null
  /** What the surface has found wrong with it, to be reported with everything else. */
  readonly found?: readonly Violation[]
}

/** One call of one capability, on any surface. */
export interface Call {
  readonly surface: Caller['surface']
  /** As it was sent; null where none was. */
  readonly token: string | null
  readonly capability: string
  /** Reads what was sent. Asked for only when the caller may make this call at all; may throw a failure. */
  readonly body: () => Promise<Body> | Body
  readonly request_id: string
  /** What the caller calls itself. */
  readonly client: string | null
  readonly remote_address: string
}

/**
 * Carries out one call and says how it went; never throws. The order of checks is the contract's: 401,
 * 429, 404, 403, 422, idempotency, then the handler.
 */
export async function invoke(runtime: Runtime, call: Call): Promise<Answer> {
  const started = performance.now()
  const headers: Headers = {}
  let token_id: string | null = null
  let answer: Answer
  try {
    const caller = await enter(runtime, call, headers)
    token_id = caller.token_id
    const facts = findCapability(call.capability, call.surface)
    authorise(caller, facts)
    answer = await carryOut(runtime, call, caller, facts)
  } catch (error) {
    answer = refuse(runtime, call, error)
  }
  record(runtime, call, token_id, answer, performance.now() - started)
  return Object.assign(answer, { headers: Object.assign(headers, answer.headers) })
}

/** Headers of an answer, names in lower case. */
export type Headers = Record<string, string>

/**
 * Who calls, if they may call now. What the caller shall know of the limits is put into `headers`.
 *
 * Errors: the 401 codes, `rate_limited`.
 */
export async function enter(
  runtime: Runtime,
  call: Pick<Call, 'surface' | 'token' | 'remote_address'> & { capability?: string },
  headers: Headers = {},
): Promise<Caller> {
  const principal = await runtime.authenticate(call.token, call.remote_address)
  const standing = await runtime.rates.take(principal.token_id, rateClass(call.capability))
  if (standing) Object.assign(headers, rateHeaders(standing))
  if (standing?.allowed === false) throw fail('rate_limited', { retryAfter: standing.retry_after })
  return { ...principal, surface: call.surface }
}

/** The problem a failure answers. What is no failure is logged whole, and told as `internal`. */
export function refuse(
  runtime: Runtime,
  call: Pick<Call, 'request_id' | 'capability'>,
  error: unknown,
): Answer {
  const answer = problemAnswer(error, runtime.base_url, call.request_id)
  if (answer.status >= 500 && answer.status !== 501) {
    const { request_id, capability } = call
    runtime.log.error({ err: error, request_id, capability: capability.slice(0, 80) }, 'failed')
  }
  return answer
}

async function carryOut(
  runtime: Runtime,
  call: Call,
  caller: Caller,
  facts: CapabilityFacts,
): Promise<Answer> {
  const { input, version, idempotency_key, found } = await call.body()
  const validated = validate(facts, version, input, found)
  const key = keyOf(facts, idempotency_key, validated)
  const { id } = facts
  if (!isDirect(id)) throw confirmationRequired(facts)
  const work: AnyWork | null = handlers[id].work
  if (!work) throw fail('capability_not_implemented')

  const ignored = unknownFields(facts, validated)
  const execution = key === null ? null : newId()
  const asked: Asked = {
    facts,
    input: without(validated.input, ignored),
    ignored,
    context: {
      ...caller,
      capability: id,
      request_id: call.request_id,
      execution_id: execution && toHandle('execution', execution),
      version: validated.version,
      base_url: runtime.base_url,
      seal: runtime.seal,
    },
  }
  if (key === null || execution === null) return read(runtime, asked, work)
  const intent = {
    owner: caller.owner,
    key,
    fingerprint: fingerprintOf(facts, validated),
    capability: id,
    execution_id: execution,
  }
  return write(runtime, call, asked, work, intent)
}

async function read(runtime: Runtime, asked: Asked, work: AnyWork): Promise<Answer> {
  const { owner, request_id } = asked.context
  const envelope = await orFailure(asked, async () => {
    const result = await runtime.database.read(owner, (db) =>
      work({ ...asked.context, db }, asked.input as never),
    )
    const { afterwards } = result.saying
    if (afterwards) await runtime.database.write(owner, { work: afterwards, fleeting: true })
    return envelopeOf(asked, result)
  })
  return firstAnswer(envelope, written(runtime, asked, envelope), request_id)
}

/** One transaction: the claim on the key, the work, the execution with its answer, the audit row. */
async function write(
  runtime: Runtime,
  call: Call,
  asked: Asked,
  work: AnyWork,
  intent: Parameters<typeof claimKey>[0],
): Promise<Answer> {
  const { context, facts } = asked
  const once = (make: (db: Db) => Promise<Envelope> | Envelope) =>
    runtime.database.write<Done>(context.owner, {
      first: claimKey(intent),
      work: async (db, claimed) => {
        if (claimed.length === 0)
          return { remembered: await recall(db, intent.key, intent.fingerprint), envelope: null }
        const envelope = await make(db)
        return { envelope, remembered: written(runtime, asked, envelope) }
      },
      last: ({ envelope, remembered }) =>
        envelope === null
          ? []
          : [
              finishExecution({
                owner: context.owner,
                execution_id: intent.execution_id,
                capability: facts.id,
                version: context.version,
                status: envelope.status,
                answer: remembered,
                token_id: context.token_id,
                surface: context.surface,
                client: call.client,
                request_id: context.request_id,
              }),
            ],
    })
  const done = await once(async (db) =>
    envelopeOf(asked, await work({ ...context, db }, asked.input as never)),
  ).catch((error: unknown) => {
    // What the handler did is undone; that it ended so is an answer, and is remembered like any other.
    if (isOutcome(error)) return once(() => failureEnvelope(asked, error))
    throw error
  })
  if (done.envelope === null) return replayedAnswer(done.remembered, context.request_id)
  return firstAnswer(done.envelope, done.remembered, context.request_id)
}

interface Done {
  /** Null where an earlier answer is repeated. */
  envelope: Envelope | null
  remembered: string
}

async function orFailure(asked: Asked, make: () => Promise<Envelope>): Promise<Envelope> {
  try {
    return await make()
  } catch (error) {
    if (isOutcome(error)) return failureEnvelope(asked, error)
    throw error
  }
}

function written(runtime: Runtime, { facts }: Asked, envelope: Envelope): string {
  const text = envelopeText(envelope)
  if (runtime.check_answers) checkAnswer(facts, envelope, text)
  return text
}

/** The work of any capability: validation has made the input what its type says. */
type AnyWork = (context: Context, input: never) => Promise<Result<unknown>>

function isDirect(id: string): id is HandlerId {
  return Object.hasOwn(handlers, id)
}

function confirmationRequired(facts: CapabilityFacts): Failure {
  return fail('confirmation_required', {
    message: `${facts.id} can reach other people, so it is never called directly.`,
    prerequisite: { capability: 'actions.commit', input: {} },
  })
}

function without(
  input: Record<string, unknown>,
  ignored: readonly string[],
): Record<string, unknown> {
  if (ignored.length === 0) return input
  return Object.fromEntries(Object.entries(input).filter(([field]) => !ignored.includes(field)))
}

function record(
  runtime: Runtime,
  call: Call,
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
