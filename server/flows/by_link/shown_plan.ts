import { findPlanPageFacts, type PlanPageFacts } from '#server/data/plans/find.ts'
import type { Db } from '#server/database/db.ts'
import type { PlanCopyContent } from '#server/domain/plans/copy.ts'
import { comingNames } from '#server/flows/plans/coming.ts'
import { findPlanCopySource } from '#server/flows/replicate/plans.ts'

/** A plan as its guests see it, with what their pages show in addition. */
export interface ShownPlan extends PlanPageFacts {
  host_name: string
  content: PlanCopyContent
  /** The names of those who come, if the host shows them; null if not. */
  coming: string[] | null
}

/** @returns a plan that guests have been shown, canceled or not; null for any other. */
export async function findShownPlan(db: Db, plan_id: string): Promise<ShownPlan | null> {
  const [source, facts] = await Promise.all([
    findPlanCopySource(db, plan_id),
    findPlanPageFacts(db, plan_id),
  ])
  if (!source?.content || !facts) return null
  const { show_guest_list } = facts
  const state = source.content.plan_state
  const coming = await comingNames(db, { plan_id, show_guest_list, state })
  return { host_name: source.host.display_name, content: source.content, coming, ...facts }
}
