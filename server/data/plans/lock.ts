import type { Db } from '#server/database/db.ts'
import { requirePlan } from '#server/data/plans/find.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import type { Statement } from '#server/database/sql.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** Locks a plan, its guests and its checklist until the transaction ends. */
export async function lockPlanById(db: Db, plan_id: string): Promise<void> {
  await db.sql`
    select from plans where owner_id = ${db.owner} and plan_id = ${plan_id} for no key update`
}

/** The same for the plan whose id a statement selects, such as `selectPlanOfInvite`; nothing where it selects none. */
export async function lockSelectedPlan(db: Db, plan_id: Statement): Promise<void> {
  await db.sql`
    select
    from plans
    where owner_id = ${db.owner} and plan_id = (${plan_id})
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
