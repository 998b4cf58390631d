import type { CommitResult } from '#server/flows/prepared/commit.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'
import { lockPlanById } from '#server/data/plans/lock.ts'
import { type ActionRow, lockAction } from '#server/data/prepared_actions/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle } from '#server/domain/handle.ts'

const pointer = '/action_handle'

/**
 * The prepared action of a handle, held until the transaction ends together with what it is about: that
 * first, as by whoever prepares another, or the two could wait for each other.
 *
 * Errors: `reference_not_found`.
 */
export async function lockActionWithSubject(db: Db, handle: string): Promise<ActionRow> {
  const id = parseHandle('action', handle)
  if (id === null) throw fail('reference_not_found', { pointer })
  const [subject] = await db.sql<Pick<ActionRow, 'plan_id' | 'list_id'>>`
    select plan_id, list_id
    from prepared_actions
    where owner_id = ${db.owner} and action_id = ${id}`
  if (!subject) throw fail('reference_not_found', { pointer })
  const { plan_id, list_id } = subject
  const [, , action] = await Promise.all([
    plan_id && lockPlanById(db, plan_id),
    list_id &&
      db.sql`select from lists where owner_id = ${db.owner} and list_id = ${list_id} for update`,
    lockAction(db, id),
  ])
  if (!action) throw fail('reference_not_found', { pointer })
  return action
}

/** Keeps that an action was seen to have expired, so that no clock set back can revive it. */
export async function updateActionExpired(db: Db, action_id: string): Promise<void> {
  await db.sql`
    update prepared_actions
    set state = 'expired'
    where owner_id = ${db.owner} and action_id = ${action_id} and state = 'prepared'`
}

/** What is kept of a commit for those who come after it: all but the links and what is said once. */
export type KeptResult = Omit<CommitResult, 'share_links' | 'effects' | 'text'>

/** Marks an action carried out, with what its commit answered; when that was. */
export async function updateActionCommitted(
  db: Db,
  action_id: string,
  result: KeptResult,
): Promise<Date> {
  const rows = await db.sql<{ executed_at: Date }>`
    update prepared_actions
    set state = 'committed', executed_at = now(), result = ${JSON.stringify(result)}
    where owner_id = ${db.owner} and action_id = ${action_id}
    returning executed_at`
  return only(rows).executed_at
}
