import { planActivity, planDescription } from '#server/domain/plans/content.ts'
import { requireStoredPlan } from '#server/flows/plans/visible.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** What the page of a plan shows besides the answers of its capabilities. */
export interface PlanWords {
  /** The host as a guest knows them; null for a plan of one's own. */
  readonly host_name: string | null
  /** What its host wrote, for the host with what only they see. */
  readonly description: string | null
  readonly activity_name: string | null
  readonly source_url: string | null
  /** How many can come, the host included; null where there is no limit. */
  readonly capacity_max: number | null
  readonly tipped: boolean
}

/** @returns the words of a plan of somebody's own, or of one they are invited to. Errors: `reference_not_found`. */
export function viewPlanWords(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  plan_handle: string,
): Promise<PlanWords> {
  return database.read(owner, async (db) => {
    const { plan, copy } = await requireStoredPlan(db, plan_handle)
    if (plan === null) {
      const { host_name, description, activity_name, source_url, capacity_max, tipped } = copy
      return { host_name, description, activity_name, source_url, capacity_max, tipped }
    }
    const { source_url, capacity_max, tipped_at } = plan
    return {
      ...{ host_name: null, source_url, capacity_max, tipped: tipped_at !== null },
      description: planDescription(plan),
      activity_name: planActivity(plan),
    }
  })
}
