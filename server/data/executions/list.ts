import type { Db } from '#server/database/db.ts'

/** The answer of a call as it is stored: JSON in which secrets are blanked out. */
export interface StoredWords {
  readonly execution_id: string
  /** What was answered at the end; null where it still goes on. */
  readonly answer: string | null
}

/** @returns the stored answers of these calls of this account, without secrets; none for what was deleted. */
export function listStoredAnswers(db: Db, ids: readonly string[]): Promise<StoredWords[]> {
  // One by one: the plan for any number of ids would read all of the account's, in the order of time.
  return db.sql<StoredWords>`
    select e.execution_id, e.answer
    from unnest(${[...ids]}::uuid[]) as wanted (execution_id)
    cross join lateral (
      select x.execution_id, coalesce(x.result, x.answer) as answer
      from executions x
      where x.owner_id = ${db.owner} and x.execution_id = wanted.execution_id and x.expires_at > now()
      limit 1
    ) e`
}
