import { newId } from '#server/database/id.ts'
import type { Db } from '#server/database/db.ts'
import type { StoredAnswer } from '#server/domain/stored_answer.ts'

/** How accepted work ended. */
export interface ExecutionEnd {
  /** A uuid. */
  readonly execution_id: string
  /** Who started the work. */
  readonly token_id: string
  readonly status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  /** What the status capability answers now. */
  readonly stored: StoredAnswer
}

/**
 * Ends an accepted execution, once, with its audit row (surface `worker`). What a replay of the write returns stays as
 * it is.
 *
 * @returns whether it was still running; what has ended, or was deleted after 90 days, stays as it is.
 */
export async function updateExecutionSettled(
  db: Db,
  { execution_id, token_id, status, stored }: ExecutionEnd,
): Promise<boolean> {
  const [ended] = await db.sql<{ capability: string }>`
    update executions
    set status = ${status}, finished_at = now(), result = ${stored.answer}, result_sealed = ${stored.sealed}
    where owner_id = ${db.owner} and execution_id = ${execution_id} and finished_at is null
    returning capability`
  if (!ended) return false
  await db.sql`
    insert into audit (owner_id, audit_id, at, execution_id, capability, token_id, surface, client, status, request_id)
    values (${db.owner}, ${newId()}, now(), ${execution_id}, ${ended.capability}, ${token_id}, 'worker', null, ${status}, null)`
  return true
}
