import type { Db } from '#server/database/db.ts'

/** A key that was claimed, and the answer of its call. */
export interface ClaimedKey {
  fingerprint: Buffer
  execution_id: string
  expired: boolean
  /** The answer as it is stored; null once it has been deleted. */
  answer: string | null
  sealed: string | null
}

/** A claimed key; null where it is free. */
export async function findKey(db: Db, key: string): Promise<ClaimedKey | null> {
  const [row] = await db.sql<ClaimedKey>`
    select k.fingerprint, k.execution_id, k.expires_at <= now() as expired, e.answer,
      e.sealed
    from idempotency_keys k
    left join executions e on e.owner_id = k.owner_id and e.execution_id = k.execution_id
    where k.owner_id = ${db.owner} and k.key = ${key}`
  return row ?? null
}
