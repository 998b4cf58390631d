import type { Db } from '#server/database/db.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { only } from '#server/domain/only.ts'
import type { ChangedPlan } from '#server/domain/plan_change.ts'
import { planTitle } from '#server/domain/plan_content.ts'
import type { StoredState } from '#server/domain/plan_state.ts'
import { tips } from '#server/domain/rsvp.ts'

/** What a commit changes of a plan; what is left out stays. */
export interface ExposedColumns {
  state?: StoredState
  public_description?: string | null
}

/**
 * Writes a committed change of a plan that the caller has locked: its revision and version rise by one, and
 * it counts as shown to others from now on. Returns the plan as it is then.
 */
export async function updateExposed(
  db: Db,
  plan: PlanRow,
  { state = plan.state, public_description = plan.public_description }: ExposedColumns = {},
): Promise<PlanRow> {
  const { plan_id } = plan
  const [, rows] = await Promise.all([
    db.sql`
      update plans
      set state = ${state}, public_description = ${public_description}, revision = revision + 1,
        version = version + 1, updated_at = clock_timestamp(),
        exposed_at = coalesce(exposed_at, clock_timestamp()),
        canceled_at = case when ${state} = 'canceled' then clock_timestamp() end
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    listPlans(db, [plan_id]),
  ])
  return only(rows)
}

/**
 * Writes the changed details of a shared or active plan that the caller has locked: its revision and version
 * rise by one, and it tips if enough guests have accepted for the new minimum. Returns the plan as it is then.
 */
export async function updateDetails(db: Db, plan: PlanRow, columns: ChangedPlan): Promise<PlanRow> {
  const title = planTitle({ ...plan, title_override: columns.title_override })
  const tipped = tips(columns.capacity_min, plan.accepted)
  const [, rows] = await Promise.all([
    db.sql`
      update plans
      set scheduled_at = ${columns.scheduled_at}, scheduled_ends_at = ${columns.scheduled_ends_at},
        meetup_at = ${columns.meetup_at}, meetup_location_text = ${columns.meetup_location_text},
        rsvp_deadline = ${columns.rsvp_deadline}, capacity_min = ${columns.capacity_min},
        capacity_max = ${columns.capacity_max}, title_override = ${columns.title_override},
        description_override = ${columns.description_override}, title = ${title},
        title_key = ${nameKey(title)}, show_guest_list = ${columns.show_guest_list},
        revision = revision + 1, version = version + 1,
        updated_at = clock_timestamp(),
        tipped_at = case when tipped_at is null and ${tipped} then clock_timestamp() else tipped_at end
      where owner_id = ${db.owner} and plan_id = ${plan.plan_id}`,
    listPlans(db, [plan.plan_id]),
  ])
  return only(rows)
}
