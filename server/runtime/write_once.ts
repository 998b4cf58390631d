import { registry } from '#generated/server/capabilities.ts'
import type { Db } from '#server/database/db.ts'
import { claimKey, type Intent } from '#server/data/idempotency_keys/claim.ts'
import { insertExecution } from '#server/data/executions/insert.ts'
import { failureOfClaim } from '#server/database/retry.ts'
import type { Failure } from '#server/domain/basics/failure.ts'
import { sealAnswer } from '#server/domain/calls/stored_answer.ts'
import { type Answer, firstAnswer, replayedAnswer } from '#server/runtime/answer.ts'
import { isOutcome } from '#server/runtime/failure.ts'
import type { Context } from '#server/runtime/handler.ts'
import { recall } from '#server/runtime/idempotency.ts'
import type { Envelope } from '#server/runtime/outcome.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** What a write has made. */
export interface Made {
  readonly envelope: Envelope
  /** Whether other accounts have copies to be brought up to date. */
  readonly replicates?: boolean
  /** Whether a job has new work. */
  readonly wakes?: boolean
}

/** A write that one key allows once. */
export interface KeyedWrite {
  readonly intent: Intent
  /** Of the call. */
  readonly context: Pick<Context, 'version' | 'token_id' | 'surface' | 'request_id'>
  readonly client: string | null
  /** What kind of work it is, if it may share a transaction with writes of other accounts. */
  readonly shared?: string
  /** The work. What it hands to `afterRollback` is done if the work fails. */
  readonly make: (db: Db, afterRollback: (step: (db: Db) => Promise<void>) => void) => Promise<Made>
  /** The envelope of a failure that answers inside a 200. */
  readonly failed: (failure: Failure) => Envelope
  /** The envelope as it is stored and sent. */
  readonly written: (envelope: Envelope) => string
}

interface Done extends Made {
  readonly remembered: string
}

/**
 * One transaction: the claim on the key, the work, the execution with its answer, the audit row. If the key has been used
 * for the same call before, the answer of then, as long as keys are kept.
 *
 * Errors: the idempotency codes, and every failure of the work that has an HTTP status.
 */
export async function writeOnce(runtime: Runtime, asked: KeyedWrite): Promise<Answer> {
  const { owner, key, fingerprint } = asked.intent
  const { request_id } = asked.context
  try {
    const { envelope, replicates, wakes, remembered } = await orFailed(runtime, asked)
    runtime.retention.committed(owner)
    if (wakes) runtime.wake()
    if (replicates) await runtime.replicate(owner)
    return firstAnswer(envelope, remembered, request_id)
  } catch (error) {
    if (error !== taken) throw error
    const remembered = await runtime.database.read(owner, (db) =>
      recall(db, runtime.seal, key, fingerprint),
    )
    // Its time was over between the claim and this look.
    if (remembered === null) return writeOnce(runtime, asked)
    return replayedAnswer(remembered, request_id)
  }
}

/** The work; or the failure that is its answer, after the work has been rolled back. */
async function orFailed(runtime: Runtime, asked: KeyedWrite): Promise<Done> {
  const afterRollbacks: ((db: Db) => Promise<void>)[] = []
  try {
    return await once(runtime, asked, (db) => {
      afterRollbacks.length = 0
      return asked.make(db, (step) => void afterRollbacks.push(step))
    })
  } catch (error) {
    for (const work of afterRollbacks) await runtime.database.write(asked.intent.owner, { work })
    // The failure itself is an answer, stored like any other.
    if (isOutcome(error))
      return once(runtime, asked, async () => ({ envelope: asked.failed(error) }))
    throw error
  }
}

function once(
  runtime: Runtime,
  { intent, context, client, shared, written }: KeyedWrite,
  make: (db: Db) => Promise<Made>,
): Promise<Done> {
  return runtime.database.write<Done>(intent.owner, {
    ...(shared !== undefined && { shared }),
    first: claimKey(intent),
    work: async (db, claiming) => {
      // The work does not wait for the claim, which saves a round trip; if the key turns out to be
      // taken, or the claim fails, all of it is rolled back.
      const [claim, made] = await Promise.allSettled([claiming, make(db)])
      if (claim.status === 'rejected') throw failureOfClaim(claim.reason)
      if (claim.value.length === 0) throw taken
      if (made.status === 'rejected') throw made.reason
      return { ...made.value, remembered: written(made.value.envelope) }
    },
    last: ({ envelope, remembered }) => [
      insertExecution({
        owner: intent.owner,
        execution_id: intent.execution_id,
        capability: intent.capability,
        version: context.version,
        status: envelope.status,
        stored: sealAnswer(runtime.seal, intent, remembered, keptUntil()),
        token_id: context.token_id,
        surface: context.surface,
        client,
        request_id: context.request_id,
      }),
      ...runtime.retention.due(intent.owner),
    ],
  })
}

/** The end of the time that answers are stored. */
function keptUntil(): Date {
  return new Date(Date.now() + registry.limits.execution_days * 86_400_000)
}

/** Thrown to roll back work under a key that an earlier call has used. */
const taken = new Error('The key is taken.')
