import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { CommittedResult } from '#server/domain/prepared/result.ts'

/** Stores that an action was seen to have expired, so that no clock set back can revive it. */
export async function updateActionExpired(db: Db, action_id: string): Promise<void> {
  await db.sql`
    update prepared_actions
    set state = 'expired'
    where owner_id = ${db.owner} and action_id = ${action_id} and state = 'prepared'`
}

/** Stores the same for every action of a plan that has expired. */
export async function updatePlanActionsExpired(db: Db, plan_id: string): Promise<void> {
  await db.sql`
    update prepared_actions
    set state = 'expired'
    where owner_id = ${db.owner} and plan_id = ${plan_id} and state = 'prepared' and expires_at <= now()`
}

/**
 * Marks an action, which the caller has locked, as committed at `executed_at`, with what its commit answered.
 * It is sent with the commit.
 */
export function updateActionCommitted(
  db: Db,
  action_id: string,
  executed_at: Date,
  result: CommittedResult,
): void {
  db.atCommit(sql`
    update prepared_actions
    set state = 'committed', executed_at = ${executed_at.toISOString()}, result = ${JSON.stringify(result)}
    where owner_id = ${db.owner} and action_id = ${action_id}`)
}

/** Supersedes one action, which the caller has locked: it can no longer be committed. It is sent with the commit. */
export function updateActionSuperseded(db: Db, action_id: string): void {
  db.atCommit(sql`
    update prepared_actions
    set state = 'superseded'
    where owner_id = ${db.owner} and action_id = ${action_id} and state = 'prepared'`)
}
