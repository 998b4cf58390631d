import type { Db } from '#server/database/db.ts'

/** The answer of a call as it is stored: JSON in which secrets are blanked out. */
export interface StoredWords {
  readonly execution_id: string
  /** What was answered at the end; null where it still goes on. */
  readonly answer: string | null
}

/** @returns the stored answers of these calls of this account, without secrets; none for what was deleted. */
export function listStoredAnswers(db: Db, ids: readonly string[]): Promise<StoredWords[]> {
  return db.sql<StoredWords>`
    select execution_id, coalesce(result, answer) as answer
    from executions
    where owner_id = ${db.owner} and execution_id = any(${[...ids]}::uuid[]) and expires_at > now()`
}
