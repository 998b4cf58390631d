import type { Execution, ResultStatus } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { openAnswer, openResult } from '#server/domain/calls/stored_answer.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

interface ExecutionRow {
  capability: string
  version: string
  status: ResultStatus
  created_at: Date
  finished_at: Date | null
  answer: string | null
  sealed: string | null
  result: string | null
  result_sealed: string | null
}

/**
 * An execution of this account as callers see it; `result` is the answer that was given or, of accepted work that has
 * ended, the answer of its status capability then; null if it was sealed with a key that is gone. Executions are
 * deleted after 90 days. Errors: `reference_not_found`.
 */
export async function requireExecution(
  db: Db,
  seal: Seal,
  execution_id: string,
  pointer: string,
): Promise<Execution> {
  const id = parseHandle('execution', execution_id)
  const row = id === null ? null : await findExecution(db, id)
  if (id === null || !row) throw fail('reference_not_found', { pointer })
  const text = row.finished_at ? textOf(seal, { owner: db.owner, execution_id: id }, row) : null
  return {
    execution_id,
    capability: row.capability,
    version: row.version,
    status: row.status,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    result: text === null ? null : JSON.parse(text),
  }
}

function textOf(
  seal: Seal,
  whose: { owner: string; execution_id: string },
  { answer, sealed, result, result_sealed }: ExecutionRow,
): string | null {
  if (result !== null) return openResult(seal, whose, { answer: result, sealed: result_sealed })
  return answer === null ? null : openAnswer(seal, whose, { answer, sealed })
}

async function findExecution(db: Db, id: string): Promise<ExecutionRow | null> {
  const [row] = await db.sql<ExecutionRow>`
    select capability, version, status, created_at, finished_at, answer, sealed, result, result_sealed
    from executions
    where owner_id = ${db.owner} and execution_id = ${id} and expires_at > now()`
  return row ?? null
}
