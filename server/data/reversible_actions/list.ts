import type { Db } from '#server/database/db.ts'

/** Whether a change can be undone, or was. */
export interface ReversibleState {
  readonly reversible_id: string
  readonly undone: boolean
  /** Until when it can be undone; in the past where it cannot be any more. */
  readonly expires_at: Date
  readonly live: boolean
}

/** @returns what became of these changes of this account. */
export function listReversibleStates(db: Db, ids: readonly string[]): Promise<ReversibleState[]> {
  return db.sql<ReversibleState>`
    select reversible_id, undone_at is not null as undone, expires_at,
      undone_at is null and expires_at > now() as live
    from reversible_actions
    where owner_id = ${db.owner} and reversible_id = any(${[...ids]}::uuid[])`
}
