import { toSearchUpdate } from '#server/data/finding/vectors.ts'
import type { Db } from '#server/database/db.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { sql } from '#server/database/sql.ts'
import { searchOfPlan } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { ChangedPlan } from '#server/domain/plans/change.ts'
import { planTitle, planWords } from '#server/domain/plans/content.ts'
import type { StoredState } from '#server/domain/plans/state.ts'
import { tips } from '#server/domain/plans/rsvp.ts'

/** What a commit changes of a plan; what is left out stays. */
export interface ExposedColumns {
  state?: StoredState
  public_description?: string | null
}

/**
 * Writes a committed change of a plan that the caller has locked: its revision and version rise by one, and
 * it counts as shown to others from now on. It is sent with the commit. Returns the plan as it is then.
 */
export function updateExposed(
  db: Db,
  plan: PlanRow,
  { state = plan.state, public_description = plan.public_description }: ExposedColumns = {},
): PlanRow {
  const { clock } = plan
  const exposed = {
    ...risen(plan),
    state,
    public_description,
    exposed_at: plan.exposed_at ?? clock,
    canceled_at: state === 'canceled' ? clock : null,
  }
  db.atCommit(sql`
    update plans
    set state = ${state}, public_description = ${public_description}, revision = ${exposed.revision},
      version = ${exposed.version}, updated_at = ${clock}, exposed_at = coalesce(exposed_at, ${clock}),
      canceled_at = ${exposed.canceled_at}
    where owner_id = ${db.owner} and plan_id = ${plan.plan_id}`)
  return exposed
}

/**
 * Writes the changed details of a shared or active plan that the caller has locked: its revision and version
 * rise by one, and it tips if enough guests have accepted for the new minimum. It is sent with the commit. Returns the
 * plan as it is then.
 */
export function updateDetails(db: Db, plan: PlanRow, columns: ChangedPlan): PlanRow {
  const { clock } = plan
  const title = planTitle({ ...plan, title_override: columns.title_override })
  const isTipped = tips(columns.capacity_min, plan.accepted)
  const tipped_at = plan.tipped_at ?? (isTipped ? clock : null)
  const changed = { ...risen(plan), ...columns, title, tipped_at }
  db.atCommit(sql`
    update plans
    set scheduled_at = ${columns.scheduled_at}, scheduled_ends_at = ${columns.scheduled_ends_at},
      meetup_at = ${columns.meetup_at}, meetup_location_text = ${columns.meetup_location_text},
      rsvp_deadline = ${columns.rsvp_deadline}, capacity_min = ${columns.capacity_min},
      capacity_max = ${columns.capacity_max}, title_override = ${columns.title_override},
      description_override = ${columns.description_override}, title = ${title},
      title_key = ${nameKey(title)}, ${toSearchUpdate(searchOfPlan(planWords(changed)))},
      show_guest_list = ${columns.show_guest_list},
      revision = ${changed.revision}, version = ${changed.version},
      updated_at = ${clock}, tipped_at = coalesce(tipped_at, ${tipped_at}::timestamptz)
    where owner_id = ${db.owner} and plan_id = ${plan.plan_id}`)
  return changed
}

function risen(plan: PlanRow): PlanRow {
  const { revision, version, clock } = plan
  return { ...plan, revision: revision + 1, version: version + 1, updated_at: clock }
}
