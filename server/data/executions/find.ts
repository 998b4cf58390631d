import type { ResultStatus } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle } from '#server/domain/handle.ts'

/** A durable write execution as callers see it; `result` is the answer as it was given. */
export interface ExecutionResource {
  execution_id: string
  capability: string
  version: string
  status: ResultStatus
  /** RFC 3339. */
  created_at: string
  finished_at: string | null
  result: Record<string, unknown> | null
}

interface ExecutionRow {
  capability: string
  version: string
  status: ResultStatus
  created_at: Date
  finished_at: Date | null
  answer: string | null
}

/** One execution of this account; after 90 days it is gone. Errors: `reference_not_found`. */
export async function requireExecution(
  db: Db,
  execution_id: string,
  pointer: string,
): Promise<ExecutionResource> {
  const id = parseHandle('execution', execution_id)
  const [row] = id === null ? [] : await readExecution(db, id)
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

function readExecution(db: Db, id: string) {
  return db.sql<ExecutionRow>`
    select capability, version, status, created_at, finished_at, answer
    from executions
    where owner_id = ${db.owner} and execution_id = ${id} and expires_at > now()`
}
