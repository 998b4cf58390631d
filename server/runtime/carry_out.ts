import { type CapabilityFacts, registry } from '#generated/server/capabilities.ts'
import { type HandlerId, handlers } from '#generated/server/handlers.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { claimKey } from '#server/data/idempotency_keys/claim.ts'
import { insertExecution } from '#server/data/executions/insert.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { sealAnswer } from '#server/domain/stored_answer.ts'
import { type Answer, firstAnswer, replayedAnswer } from '#server/runtime/answer.ts'
import type { Call } from '#server/runtime/call.ts'
import { checkAnswer } from '#server/runtime/check.ts'
import { isOutcome } from '#server/runtime/failure.ts'
import type { Beforehand, Caller, Context, Result } from '#server/runtime/handler.ts'
import { fingerprintOf, recall } from '#server/runtime/idempotency.ts'
import { checkCall } from '#server/runtime/check_call.ts'
import {
  type Invocation,
  type Envelope,
  envelopeOf,
  envelopeText,
  failureEnvelope,
} from '#server/runtime/outcome.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { unknownFields } from '#server/runtime/validate.ts'

/**
 * Checks what a permitted caller sent, and does it: a read in a read-only transaction, a write in one that
 * also stores the claim on its key, its execution and its audit row.
 *
 * Errors: 422, the idempotency codes, `confirmation_required`, `capability_not_implemented`, and every
 * failure of the handler that has an HTTP status.
 */
export async function carryOut(
  runtime: Runtime,
  call: Call,
  caller: Caller,
  facts: CapabilityFacts,
): Promise<Answer> {
  const { validated, key } = await checkCall(call, facts)
  const { id } = facts
  const found: AnyHandler | null = hasHandler(id) ? handlers[id] : null
  const work = found?.work
  if (!work) throw fail('capability_not_implemented')

  const ignored = unknownFields(facts, validated)
  const execution = key === null ? null : newId()
  const invocation: Invocation = {
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
      afterRollback: () => {},
      chargeSendQuota: async () => {},
      unfinished: false,
    },
  }
  if (key === null || execution === null) return read(runtime, invocation, work, found.beforehand)
  const intent = {
    owner: caller.owner,
    key,
    fingerprint: fingerprintOf(facts, validated),
    capability: id,
    execution_id: execution,
  }
  return write(runtime, call, invocation, work, intent)
}

async function read(
  runtime: Runtime,
  invocation: Invocation,
  work: AnyWork,
  beforehand: AnyHandler['beforehand'],
): Promise<Answer> {
  const { owner, request_id } = invocation.context
  const { database, wake } = runtime
  const envelope = await orFailure(invocation, async () => {
    let hasWritten = false
    const last = () => {
      hasWritten = true
      return runtime.retention.due(owner)
    }
    const input = invocation.input as never
    const unfinished = (await beforehand?.({ owner, database, wake }, input)) ?? false
    const result = await database.read(
      owner,
      (db) => work({ ...invocation.context, db, unfinished }, input),
      last,
    )
    const { afterwards } = result.presentation
    if (afterwards) await database.write(owner, { work: afterwards, last, asyncCommit: true })
    if (hasWritten) runtime.retention.committed(owner)
    return envelopeOf(invocation, result)
  })
  return firstAnswer(envelope, written(runtime, invocation, envelope), request_id)
}

/** One transaction: the claim on the key, the work, the execution with its answer, the audit row. */
async function write(
  runtime: Runtime,
  call: Call,
  invocation: Invocation,
  work: AnyWork,
  intent: Parameters<typeof claimKey>[0],
): Promise<Answer> {
  const { context, facts } = invocation
  const afterRollbacks: ((db: Db) => Promise<void>)[] = []
  const once = (make: (db: Db) => Promise<Made>) =>
    runtime.database.write<Done>(context.owner, {
      shared: facts.id,
      first: claimKey(intent),
      work: async (db, claiming) => {
        // The work does not wait for the claim, which saves a round trip; if the key turns out to be
        // taken, or the claim fails, all of it is rolled back.
        const [claim, made] = await Promise.allSettled([claiming, make(db)])
        if (claim.status === 'rejected') throw claim.reason
        if (claim.value.length === 0) throw taken
        if (made.status === 'rejected') throw made.reason
        const { envelope } = made.value
        return { ...made.value, remembered: written(runtime, invocation, envelope) }
      },
      last: ({ envelope, remembered }) => [
        insertExecution({
          owner: context.owner,
          execution_id: intent.execution_id,
          capability: facts.id,
          version: context.version,
          status: envelope.status,
          stored: sealAnswer(runtime.seal, intent, remembered, keptUntil()),
          token_id: context.token_id,
          surface: context.surface,
          client: call.client,
          request_id: context.request_id,
        }),
        ...runtime.retention.due(context.owner),
      ],
    })
  try {
    const { envelope, replicates, wakes, remembered } = await once(async (db) => {
      afterRollbacks.length = 0
      const afterRollback = (step: (typeof afterRollbacks)[number]) =>
        void afterRollbacks.push(step)
      const chargeSendQuota = (recipients: readonly string[]) => runtime.rates.send(db, recipients)
      const given = { ...context, db, afterRollback, chargeSendQuota }
      const result = await work(given, invocation.input as never)
      return {
        envelope: envelopeOf(invocation, result),
        replicates: result.presentation.replicates ?? false,
        wakes: result.presentation.wakes ?? false,
      }
    }).catch(async (error: unknown) => {
      for (const step of afterRollbacks) {
        await runtime.database.write(context.owner, { work: step })
      }
      // The handler's work is rolled back; the failure itself is an answer, stored like any other.
      if (isOutcome(error)) {
        return once(async () => ({
          envelope: failureEnvelope(invocation, error),
          replicates: false,
          wakes: false,
        }))
      }
      throw error
    })
    runtime.retention.committed(context.owner)
    if (wakes) runtime.wake()
    if (replicates) await runtime.replicate(context.owner)
    return firstAnswer(envelope, remembered, context.request_id)
  } catch (error) {
    if (error !== taken) throw error
    const { owner, key, fingerprint } = intent
    const remembered = await runtime.database.read(owner, (db) =>
      recall(db, runtime.seal, key, fingerprint),
    )
    return replayedAnswer(remembered, context.request_id)
  }
}

/** The end of the time that answers are stored. */
function keptUntil(): Date {
  return new Date(Date.now() + registry.limits.execution_days * 86_400_000)
}

/** Thrown to roll back work under a key that an earlier call has used. */
const taken = new Error('The key is taken.')

interface Made {
  envelope: Envelope
  /** Whether other accounts have copies to be brought up to date. */
  replicates: boolean
  /** Whether a job has new work. */
  wakes: boolean
}

interface Done extends Made {
  remembered: string
}

async function orFailure(invocation: Invocation, make: () => Promise<Envelope>): Promise<Envelope> {
  try {
    return await make()
  } catch (error) {
    if (isOutcome(error)) return failureEnvelope(invocation, error)
    throw error
  }
}

function written(runtime: Runtime, { facts }: Invocation, envelope: Envelope): string {
  const text = envelopeText(envelope)
  if (runtime.check_answers) checkAnswer(facts, envelope, text)
  return text
}

/** The work of any capability: validation has ensured that the input has its type. */
type AnyWork = (context: Context, input: never) => Promise<Result<unknown>>

interface AnyHandler {
  readonly work: AnyWork | null
  readonly beforehand?: (tools: Beforehand, input: never) => Promise<boolean>
}

function hasHandler(id: string): id is HandlerId {
  return Object.hasOwn(handlers, id)
}

function without(
  input: Record<string, unknown>,
  ignored: readonly string[],
): Record<string, unknown> {
  if (ignored.length === 0) return input
  return Object.fromEntries(Object.entries(input).filter(([field]) => !ignored.includes(field)))
}
