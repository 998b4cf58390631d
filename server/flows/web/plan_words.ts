import { listMailedGuests } from '#server/data/guest_mail/list.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
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
  /** The handles of guests of one's own plan who asked for mail about it. */
  readonly mailed: ReadonlySet<string>
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
      const mailed = new Set<string>()
      return { host_name, description, activity_name, source_url, capacity_max, tipped, mailed }
    }
    const { source_url, capacity_max, tipped_at } = plan
    const guests = await listMailedGuests(db, plan.plan_id)
    return {
      ...{ host_name: null, source_url, capacity_max, tipped: tipped_at !== null },
      mailed: new Set(guests.map(({ person_id }) => toHandle('person', person_id))),
      description: planDescription(plan),
      activity_name: planActivity(plan),
    }
  })
}
