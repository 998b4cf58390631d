import { newId } from '#server/database/id.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { StoredAnswer } from '#server/domain/calls/stored_answer.ts'

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
export async function updateExecutionSettled(db: Db, end: ExecutionEnd): Promise<boolean> {
  const rows = await db.run(settled(db.owner, end))
  return rows.length > 0
}

/** As `updateExecutionSettled`, sent together with the commit. */
export function updateExecutionSettledAtCommit(db: Db, end: ExecutionEnd): void {
  db.atCommit(settled(db.owner, end))
}

function settled(
  owner: string,
  { execution_id, token_id, status, stored }: ExecutionEnd,
): Statement {
  return sql`
    with ended as (
      update executions
      set status = ${status}, finished_at = now(), result = ${stored.answer}, result_sealed = ${stored.sealed}
      where owner_id = ${owner} and execution_id = ${execution_id} and finished_at is null
      returning owner_id, execution_id, capability
    ), told as (
      insert into audit
        (owner_id, audit_id, at, execution_id, capability, token_id, surface, client, status, request_id)
      select e.owner_id, ${newId()}::uuid, now(), e.execution_id, e.capability, ${token_id}::uuid, 'worker', null,
        ${status}::text, null
      from ended e
      where e.owner_id = ${owner}
      on conflict do nothing
    )
    select execution_id from ended`
}
