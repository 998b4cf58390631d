import type { Execution, ResultStatus } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle } from '#server/domain/handle.ts'

interface ExecutionRow {
  capability: string
  version: string
  status: ResultStatus
  created_at: Date
  finished_at: Date | null
  answer: string | null
}

/**
 * An execution of this account as callers see it; `result` is the answer that was given. Executions are
 * deleted after 90 days. Errors: `reference_not_found`.
 */
export async function requireExecution(
  db: Db,
  execution_id: string,
  pointer: string,
): Promise<Execution> {
  const id = parseHandle('execution', execution_id)
  const row = id === null ? null : await findExecution(db, id)
  if (!row) throw fail('reference_not_found', { pointer })
  return {
    execution_id,
    capability: row.capability,
    version: row.version,
    status: row.status,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    result: row.finished_at && row.answer !== null ? JSON.parse(row.answer) : null,
  }
}

async function findExecution(db: Db, id: string): Promise<ExecutionRow | null> {
  const [row] = await db.sql<ExecutionRow>`
    select capability, version, status, created_at, finished_at, answer
    from executions
    where owner_id = ${db.owner} and execution_id = ${id} and expires_at > now()`
  return row ?? null
}
