import { createHash } from 'node:crypto'
import { findKey } from '#server/data/idempotency_keys/find.ts'
import type { Db } from '#server/database/db.ts'
import { type CapabilityFacts, registry } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  answerUnreadable,
  keyDiffers,
  keyTooOld,
  readItsExecution,
} from '#server/domain/messages/limits.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { openAnswer } from '#server/domain/calls/stored_answer.ts'
import { canonical } from '#server/domain/basics/canonical.ts'
import type { Validated } from '#server/runtime/validate.ts'

const { idempotency_key_length: longest, idempotency_days } = registry.limits

/**
 * The key of a write, or null for what needs none.
 *
 * Errors: `idempotency_key_required`; `idempotency_key_invalid` for one that is not 1 to 191 printable
 * ASCII characters, or that differs from the input's own `idempotency_key`.
 */
export function keyOf(
  facts: CapabilityFacts,
  key: string | null,
  { input }: Validated,
): string | null {
  if (!facts.idempotency_key) return null
  const checked = checkKey(key)
  const own = facts.fields.includes('idempotency_key') ? input.idempotency_key : undefined
  if (own !== undefined && own !== key) {
    throw fail('idempotency_key_invalid', {
      pointer: '/idempotency_key',
      message: keyDiffers,
    })
  }
  return checked
}

/** The key of what always needs one. Errors: `idempotency_key_required`, `idempotency_key_invalid`. */
export function checkKey(key: string | null): string {
  if (key === null) throw fail('idempotency_key_required')
  if (key.length > longest || !/^[\x20-\x7e]+$/.test(key)) throw fail('idempotency_key_invalid')
  return key
}

/** The fingerprint of a key's call: SHA-256 over the canonical JSON of capability, version and input. */
export function fingerprintOf(facts: CapabilityFacts, { version, input }: Validated): Buffer {
  return createHash('sha256')
    .update(canonical({ capability: facts.id, version, input }))
    .digest()
}

/**
 * The stored answer of a key that was taken; null if the key has ended since, so that it is free.
 *
 * Errors: `idempotency_conflict` where the key was used for another call, or its answer has expired or was sealed
 * with a key that is gone.
 */
export async function recall(
  db: Db,
  seal: Seal,
  key: string,
  fingerprint: Buffer,
): Promise<string | null> {
  const claimed = await findKey(db, key)
  if (!claimed) return null
  const current = { execution_id: toHandle('execution', claimed.execution_id) }
  if (!claimed.fingerprint.equals(fingerprint)) throw fail('idempotency_conflict', { current })
  const { expired, answer, sealed, execution_id } = claimed
  const text =
    expired || answer === null
      ? null
      : openAnswer(seal, { owner: db.owner, execution_id }, { answer, sealed })
  if (text !== null) return text
  throw fail('idempotency_conflict', {
    message: expired || answer === null ? keyTooOld(idempotency_days) : answerUnreadable,
    advice: readItsExecution,
    current,
  })
}
