import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { type HandlerId, handlers } from '#generated/server/handlers.ts'
import { newId } from '#server/database/id.ts'
import type { Intent } from '#server/data/idempotency_keys/claim.ts'
import { findKey } from '#server/data/idempotency_keys/find.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { type Answer, readAnswer } from '#server/runtime/answer.ts'
import type { Call } from '#server/runtime/call.ts'
import { checkAnswer } from '#server/runtime/check.ts'
import { isOutcome } from '#server/runtime/failure.ts'
import type { Beforehand, Caller, Context, Result } from '#server/runtime/handler.ts'
import { fingerprintOf } from '#server/runtime/idempotency.ts'
import { misspeltFilter, withIgnored } from '#server/runtime/ignored.ts'
import { checkCall } from '#server/runtime/check_call.ts'
import {
  type Invocation,
  type Envelope,
  envelopeOf,
  envelopeText,
  failureEnvelope,
} from '#server/runtime/outcome.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { withReference } from '#server/runtime/source.ts'
import { unknownFields } from '#server/runtime/validate.ts'
import { writeOnce } from '#server/runtime/write_once.ts'

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
  const { id } = facts
  const found: AnyHandler | null = hasHandler(id) ? handlers[id] : null
  const checking = checkCall(call, facts, found?.rules)
  const { validated, sent, key, asks } = checking instanceof Promise ? await checking : checking
  const work = found?.work
  if (!work) throw fail('capability_not_implemented')

  const ignored = unknownFields(facts, validated)
  const question = asks ?? misspeltFilter(facts, validated.input, ignored)
  const asking: AnyWork = async () => {
    throw question
  }
  const execution = key === null ? null : newId('execution')
  const { seal, onDefect } = runtime
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
      seal,
      afterRollback: () => {},
      chargeSendQuota: async () => {},
      unfinished: false,
      tell: makeTell({ seal, base_url: () => runtime.base_url, onDefect }),
    },
  }
  try {
    if (key === null || execution === null) {
      return question
        ? await read(runtime, invocation, asking, undefined)
        : await read(runtime, invocation, work, found.beforehand)
    }
    const intent = {
      owner: caller.owner,
      key,
      fingerprint: fingerprintOf(facts, sent),
      capability: id,
      execution_id: execution,
    }
    const ahead = question ? undefined : await aheadOf(runtime, invocation, found, key)
    return await write(runtime, call, invocation, question ? asking : work, { intent, ahead })
  } catch (error) {
    throw error instanceof Failure
      ? withIgnored(withReference(error, id, invocation.input), facts, ignored)
      : error
  }
}

async function read(
  runtime: Runtime,
  invocation: Invocation,
  work: AnyWork,
  beforehand: AnyHandler['beforehand'],
): Promise<Answer> {
  let envelope: Envelope
  try {
    envelope = await resultOf(runtime, invocation, work, beforehand)
  } catch (error) {
    if (!isOutcome(error)) throw error
    envelope = failureOf(invocation, error)
  }
  if (runtime.onDefect) written(runtime, invocation, envelope)
  return readAnswer(envelope, invocation.context.request_id)
}

async function resultOf(
  runtime: Runtime,
  invocation: Invocation,
  work: AnyWork,
  beforehand: AnyHandler['beforehand'],
): Promise<Envelope> {
  const { owner } = invocation.context
  const { database, wake } = runtime
  let hasWritten = false
  const last = () => {
    hasWritten = true
    return runtime.retention.due(owner)
  }
  const input = invocation.input as never
  const unfinished = beforehand ? await beforehand({ owner, database, wake }, input) : false
  const result = await database.read(
    owner,
    (db) => work({ ...invocation.context, db, unfinished }, input),
    last,
  )
  const { afterwards } = result.presentation
  if (afterwards) await database.write(owner, { work: afterwards, last, asyncCommit: true })
  if (hasWritten) runtime.retention.committed(owner)
  return envelopeOf(invocation, result)
}

/**
 * What a write does before its transaction, in a read; undefined where there is no such part, where it fails, and where the
 * key is taken, so that nothing will be done.
 */
async function aheadOf(
  { database }: Runtime,
  { context, input }: Invocation,
  { ahead }: AnyHandler,
  key: string,
): Promise<unknown> {
  if (!ahead) return undefined
  const reading = database.read(context.owner, async (db) =>
    (await findKey(db, key)) ? undefined : ahead({ ...context, db }, input as never),
  )
  // The work fails for the same reason, or finds that its key is taken.
  return reading.catch(() => undefined)
}

/** The work, its execution and its audit row, once for each key; `ahead` is what was done before. */
async function write(
  runtime: Runtime,
  call: Call,
  invocation: Invocation,
  work: AnyWork,
  { intent, ahead }: { intent: Intent; ahead: unknown },
): Promise<Answer> {
  const { context, facts } = invocation
  return writeOnce(runtime, {
    ...{ intent, context, client: call.client, shared: facts.id },
    async make(db, afterRollback) {
      const chargeSendQuota = (recipients: readonly string[]) => runtime.rates.send(db, recipients)
      const given = { ...context, db, afterRollback, chargeSendQuota }
      const result = await work(given, invocation.input as never, ahead)
      const { replicates = false, wakes = false } = result.presentation
      return { envelope: envelopeOf(invocation, result), replicates, wakes }
    },
    failed: (failure) => failureOf(invocation, failure),
    written: (envelope) => written(runtime, invocation, envelope),
  })
}

/** A failure inside a 200, which says where a missing reference comes from. */
function failureOf(invocation: Invocation, failure: Failure): Envelope {
  const { facts, input } = invocation
  return failureEnvelope(invocation, withReference(failure, facts.id, input))
}

function written(runtime: Runtime, { facts }: Invocation, envelope: Envelope): string {
  const text = envelopeText(envelope)
  if (runtime.onDefect) checkAnswer(facts, envelope, text, runtime.onDefect)
  return text
}

/** The work of any capability: validation has ensured that the input has its type. */
type AnyWork = (context: Context, input: never, ahead?: unknown) => Promise<Result<unknown>>

interface AnyHandler {
  readonly work: AnyWork | null
  readonly beforehand?: (tools: Beforehand, input: never) => Promise<boolean>
  readonly ahead?: (context: Context, input: never) => Promise<unknown>
  readonly rules?: (input: never) => void
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
