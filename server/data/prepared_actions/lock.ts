import { lockSelectedList } from '#server/data/lists/lock.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { findSelectedPlan } from '#server/data/plans/find.ts'
import { lockSelectedPlan } from '#server/data/plans/lock.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { type ActionRow, actionColumns } from '#server/data/prepared_actions/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** A prepared action and what it is about. */
export interface OpenedAction {
  action: ActionRow & {
    /** The transaction's time. */
    now: Date
  }
  /** The plan it is about, in any state; null for an action about something else. */
  plan: PlanRow | null
  /** The list it is about, deleted or not; null for an action about something else. */
  list: ListRow | null
}

/** The same, locked until the transaction ends. */
export type LockedAction = OpenedAction

/**
 * Locks and reads the action of an id, in one round trip; null for an unknown one. The plan or the list it is about is
 * locked first, in the order of everything that prepares an action, or the two could wait for each other.
 */
export async function lockAction(db: Db, action_id: string): Promise<LockedAction | null> {
  const plan_id = sql`
    select plan_id from prepared_actions where owner_id = ${db.owner} and action_id = ${action_id}`
  const list_id = sql`
    select list_id from prepared_actions where owner_id = ${db.owner} and action_id = ${action_id}`
  // Each statement sees what was committed before it starts, so the last one reads the locked plan.
  const [, list, [action], plan] = await Promise.all([
    lockSelectedPlan(db, plan_id),
    lockSelectedList(db, list_id),
    db.sql<LockedAction['action']>`
      select ${actionColumns}, expires_at <= clock_timestamp() as overdue, now() as now
      from prepared_actions
      where owner_id = ${db.owner} and action_id = ${action_id}
      for no key update`,
    findSelectedPlan(db, plan_id),
  ])
  return action ? { action, plan, list } : null
}
