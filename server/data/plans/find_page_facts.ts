import type { Db } from '#server/database/db.ts'

/** What a plan's page shows in addition to what its guests have a copy of. */
export interface PlanPageFacts {
  connect_on_signup: boolean
  /** By the database's clock. */
  now: Date
}

/** @returns what a plan's page shows in addition; null if there is no such plan. */
export async function findPlanPageFacts(db: Db, plan_id: string): Promise<PlanPageFacts | null> {
  const [plan] = await db.sql<PlanPageFacts>`
    select connect_on_signup, now() as now
    from plans
    where owner_id = ${db.owner} and plan_id = ${plan_id}`
  return plan ?? null
}
