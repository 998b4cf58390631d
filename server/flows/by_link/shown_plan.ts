import { findPlanPageFacts, type PlanPageFacts } from '#server/data/plans/find.ts'
import type { Db } from '#server/database/db.ts'
import type { PlanCopyContent } from '#server/domain/plan_copy.ts'
import { findPlanCopySource } from '#server/flows/replicate/plans.ts'

/** A plan as its guests see it, with what their pages show in addition. */
export interface ShownPlan extends PlanPageFacts {
  host_name: string
  content: PlanCopyContent
}

/** @returns a plan that guests have been shown, canceled or not; null for any other. */
export async function findShownPlan(db: Db, plan_id: string): Promise<ShownPlan | null> {
  const [source, facts] = await Promise.all([
    findPlanCopySource(db, plan_id),
    findPlanPageFacts(db, plan_id),
  ])
  if (!source?.content || !facts) return null
  return { host_name: source.host.display_name, content: source.content, ...facts }
}
