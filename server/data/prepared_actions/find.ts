import type { Db } from '#server/database/db.ts'
import { lockListOrDeleted } from '#server/data/lists/lock.ts'
import { lockPlanById } from '#server/data/plans/lock.ts'
import { type ActionRow, actionColumns } from '#server/data/prepared_actions/rows.ts'

/** The action of a plan that waits for approval; null if nothing waits. */
export async function findWaitingAction(db: Db, plan_id: string): Promise<ActionRow | null> {
  const [row] = await db.sql<ActionRow>`
    select ${actionColumns}, false as overdue
    from prepared_actions
    where owner_id = ${db.owner} and plan_id = ${plan_id} and state = 'prepared' and expires_at > now()
    order by created_at desc
    limit 1`
  return row ?? null
}

/**
 * The action of an id, locked until the transaction ends; null for an unknown one. The plan or the list it is
 * about is locked first, in the order of everything that prepares an action, or the two could wait for each
 * other.
 */
export async function lockAction(db: Db, action_id: string): Promise<ActionRow | null> {
  const [subject] = await db.sql<Pick<ActionRow, 'plan_id' | 'list_id'>>`
    select plan_id, list_id
    from prepared_actions
    where owner_id = ${db.owner} and action_id = ${action_id}`
  if (!subject) return null
  const { plan_id, list_id } = subject
  const [, , [action]] = await Promise.all([
    plan_id && lockPlanById(db, plan_id),
    list_id && lockListOrDeleted(db, list_id),
    db.sql<ActionRow>`
      select ${actionColumns}, expires_at <= clock_timestamp() as overdue
      from prepared_actions
      where owner_id = ${db.owner} and action_id = ${action_id}
      for no key update`,
  ])
  return action ?? null
}
