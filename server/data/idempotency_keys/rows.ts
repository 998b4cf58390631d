import { registry } from '#generated/server/capabilities.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { type Statement, sql } from '#server/database/sql.ts'

const { idempotency_days, execution_days } = registry.limits

/** An intended change: the key names it, the fingerprint says what it is. */
export interface Intent {
  owner: string
  key: string
  /** SHA-256. */
  fingerprint: Buffer
  capability: string
  execution_id: string
}

/** The key of an earlier intent, and what became of it. */
export interface KeptIntent {
  fingerprint: Buffer
  execution_id: string
  expired: boolean
  /** The remembered answer as text; null once it is no longer kept. */
  answer: string | null
}

/**
 * Claims a key. Waits for a transaction that has claimed it and not ended; returns no row where it is
 * taken. A taken key stays taken for good, so that a late repetition is never a second effect.
 */
export function claimKey({ owner, key, fingerprint, capability, execution_id }: Intent): Statement {
  return sql`
    insert into idempotency_keys (owner_id, key, fingerprint, capability, execution_id, created_at, expires_at)
    values (${owner}, ${key}, ${fingerprint}, ${capability}, ${execution_id}, now(),
      now() + make_interval(days => ${idempotency_days}))
    on conflict do nothing
    returning execution_id`
}

/** What a taken key was used for. */
export async function findKey(db: Db, key: string): Promise<KeptIntent | null> {
  const [row] = await db.sql<KeptIntent>`
    select k.fingerprint, k.execution_id, k.expires_at <= now() as expired, e.answer
    from idempotency_keys k
    left join executions e on e.owner_id = k.owner_id and e.execution_id = k.execution_id
    where k.owner_id = ${db.owner} and k.key = ${key}`
  return row ?? null
}

/** A write that has ended, as it is kept. */
export interface Finished {
  owner: string
  execution_id: string
  capability: string
  version: string
  status: string
  answer: string
  token_id: string
  surface: string
  client: string | null
  request_id: string
}

/** Keeps the execution, its answer and the audit row. One statement, for the message with the commit. */
export function insertExecution(done: Finished): Statement {
  return sql`
    with kept as (
      insert into executions
        (owner_id, execution_id, capability, version, status, created_at, finished_at, answer, expires_at)
      values (
        ${done.owner}, ${done.execution_id}, ${done.capability}, ${done.version}, ${done.status}, now(),
        case when ${done.status}::text = 'accepted' then null else now() end, ${done.answer},
        now() + make_interval(days => ${execution_days}))
    )
    insert into audit (owner_id, audit_id, at, execution_id, capability, token_id, surface, client, status, request_id)
    values (
      ${done.owner}, ${newId()}, now(), ${done.execution_id}, ${done.capability}, ${done.token_id},
      ${done.surface}, ${done.client}, ${done.status}, ${done.request_id})`
}
