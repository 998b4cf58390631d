import type { ApprovalRow } from '#server/data/approvals/rows.ts'
import { findList } from '#server/data/lists/find.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { OpenedAction } from '#server/data/prepared_actions/lock.ts'
import { type ActionRow, actionColumns } from '#server/data/prepared_actions/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/** An action that waits for approval, or that the person refused within a day. */
export interface WaitingAction extends ActionRow {
  /** What the person decided; null where nobody has asked them. */
  decision: ApprovalRow['decision'] | null
}

/**
 * The last action that was prepared for a plan, if it waits for approval or the person refused it within a day; null
 * for any other, and where nothing was prepared.
 */
export async function findWaitingAction(db: Db, plan_id: string): Promise<WaitingAction | null> {
  const [row] = await db.sql<WaitingAction & { open: boolean; recent: boolean | null }>`
    select ${actionColumns}, false as overdue, state = 'prepared' and expires_at > now() as open,
      (select p.decision from approvals p where p.owner_id = ${db.owner} and p.action_id = a.action_id) as decision,
      (
        select p.decided_at > now() - interval '1 day'
        from approvals p
        where p.owner_id = ${db.owner} and p.action_id = a.action_id
      ) as recent
    from prepared_actions a
    where owner_id = ${db.owner} and plan_id = ${plan_id}
    order by created_at desc
    limit 1`
  if (!row) return null
  const { open, recent, ...action } = row
  const isRefused = action.state === 'superseded' && action.decision === 'refused' && recent
  return open || isRefused ? action : null
}

/** The action of an id with what it is about, without locking it; null for an unknown one. */
export async function findAction(db: Db, action_id: string): Promise<OpenedAction | null> {
  const [action] = await db.sql<OpenedAction['action']>`
    select ${actionColumns}, expires_at <= clock_timestamp() as overdue, now() as now
    from prepared_actions
    where owner_id = ${db.owner} and action_id = ${action_id}`
  if (!action) return null
  const { plan_id, list_id } = action
  const [plans, list] = await Promise.all([
    plan_id === null ? [] : listPlans(db, [plan_id]),
    list_id === null ? null : findList(db, list_id),
  ])
  return { action, plan: plans[0] ?? null, list: list ?? null }
}

/** What has become of the same since an action was prepared. */
export interface LaterActions {
  /** Whether the person has sent it themself, on their own pages. */
  sent: boolean
  /** Whether anything was prepared. */
  newer: boolean
}

/** What was prepared for the same plan, or the same list and person, after an action. */
export async function findLaterActions(
  db: Db,
  { action_id, plan_id, list_id, person_id }: ActionRow,
): Promise<LaterActions> {
  const about =
    plan_id === null
      ? sql`n.list_id = ${list_id} and n.person_id is not distinct from ${person_id}`
      : sql`n.plan_id = ${plan_id}`
  return only(
    await db.run<LaterActions>(sql`
      select coalesce(bool_or(n.token_id = ${db.owner} and n.state = 'committed'), false) as sent, count(*) > 0 as newer
      from prepared_actions n
      where n.owner_id = ${db.owner} and ${about}
        and n.created_at > (
          select a.created_at from prepared_actions a where a.owner_id = ${db.owner} and a.action_id = ${action_id}
        )`),
  )
}
