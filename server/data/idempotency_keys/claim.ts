import { registry } from '#generated/server/capabilities.ts'
import { type Statement, sql } from '#server/database/sql.ts'

const { idempotency_days } = registry.limits

/** A change that a caller wants to make once: `key` identifies it, `fingerprint` says what it is. */
export interface Intent {
  owner: string
  key: string
  /** SHA-256. */
  fingerprint: Buffer
  capability: string
  execution_id: string
}

/**
 * The statement that claims a key. It waits for a running transaction that has claimed the same key, and
 * returns no row where the key is taken. Long after its answer has gone, a taken key is free again (`deleteEndedKeys`);
 * until then a late repetition cannot have a second effect.
 */
export function claimKey({ owner, key, fingerprint, capability, execution_id }: Intent): Statement {
  return sql`
    insert into idempotency_keys (owner_id, key, fingerprint, capability, execution_id, created_at, expires_at)
    values (${owner}, ${key}, ${fingerprint}, ${capability}, ${execution_id}, now(),
      now() + make_interval(days => ${idempotency_days}))
    on conflict do nothing
    returning execution_id`
}
