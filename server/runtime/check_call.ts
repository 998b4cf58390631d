import { type CapabilityFacts, protocol } from '#generated/server/capabilities.ts'
import { type Failure, fail } from '#server/domain/failure.ts'
import type { Call } from '#server/runtime/call.ts'
import { keyOf } from '#server/runtime/idempotency.ts'
import { type Validated, validate } from '#server/runtime/validate.ts'

/** A valid call: its input, and its key where it needs one. */
export interface CheckedCall {
  readonly validated: Validated
  readonly key: string | null
}

/**
 * Checks what a caller sent, before anything is done.
 *
 * Errors: 422, the idempotency codes, `confirmation_required` for what is never called directly.
 */
export async function checkCall(call: Call, facts: CapabilityFacts): Promise<CheckedCall> {
  const { input, version, idempotency_key, found } = await call.body()
  const validated = validate(facts, version, input, found)
  const key = keyOf(facts, idempotency_key, validated)
  if (!facts.direct) throw confirmationRequired(facts)
  return { validated, key }
}

function confirmationRequired(facts: CapabilityFacts): Failure {
  return fail('confirmation_required', {
    message: `${facts.id} can reach other people, so it is never called directly.`,
    ...(protocol.commit !== null && { prerequisite: { capability: protocol.commit, input: {} } }),
  })
}
