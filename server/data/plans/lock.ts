import type { Db } from '#server/database/db.ts'
import { requirePlan } from '#server/data/plans/find.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { parseHandle } from '#server/domain/handle.ts'

/** Locks a plan, its guests and its checklist until the transaction ends. */
export async function lockPlanById(db: Db, plan_id: string): Promise<void> {
  await db.sql`
    select from plans where owner_id = ${db.owner} and plan_id = ${plan_id} for no key update`
}

/** The same for the plan that an invite is for; it locks nothing where there is no such invite. */
export async function lockPlanOfInvite(db: Db, invite_id: string): Promise<void> {
  await db.sql`
    select
    from plans
    where owner_id = ${db.owner} and plan_id = (
      select plan_id
      from invites
      where owner_id = ${db.owner} and invite_id = ${invite_id}
    )
    for no key update`
}

/** As `requirePlan`, and the plan, its guests and its checklist are locked until the transaction ends. */
export async function lockPlan(
  db: Db,
  handle: string,
  pointer = '/plan_handle',
  finding: { deleted?: boolean } = {},
): Promise<PlanRow> {
  const id = parseHandle('plan', handle)
  // Each statement sees what was committed before it starts, so the second one reads the locked plan.
  const [, plan] = await Promise.all([
    id && lockPlanById(db, id),
    requirePlan(db, handle, pointer, finding),
  ])
  return plan
}
