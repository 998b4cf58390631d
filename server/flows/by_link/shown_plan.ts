import { findOwnName } from '#server/data/accounts/find.ts'
import { listComing } from '#server/data/invites/list.ts'
import { findPlanPageFacts, type PlanPageFacts } from '#server/data/plans/find.ts'
import type { Db } from '#server/database/db.ts'
import type { PlanCopyContent } from '#server/domain/plan_copy.ts'
import { findPlanCopySource } from '#server/flows/replicate/plans.ts'

/** A plan as its guests see it, with what their pages show in addition. */
export interface ShownPlan extends PlanPageFacts {
  host_name: string
  content: PlanCopyContent
  /** The names of those who come, if the host shows them; null if not. */
  coming: string[] | null
}

/** How many names a page shows at most. */
const mostNames = 30

/** @returns a plan that guests have been shown, canceled or not; null for any other. */
export async function findShownPlan(db: Db, plan_id: string): Promise<ShownPlan | null> {
  const [source, facts] = await Promise.all([
    findPlanCopySource(db, plan_id),
    findPlanPageFacts(db, plan_id),
  ])
  if (!source?.content || !facts) return null
  const coming = facts.show_guest_list ? await listNames(db, plan_id) : null
  return { host_name: source.host.display_name, content: source.content, coming, ...facts }
}

/** The names of those who come. Guests with an account are called what they call themselves. */
async function listNames(db: Db, plan_id: string): Promise<string[]> {
  const names: string[] = []
  for (const { display_name, peer_owner } of await listComing(db, plan_id, mostNames)) {
    names.push(peer_owner === null ? display_name : await db.as(peer_owner, findOwnName))
  }
  return names
}
