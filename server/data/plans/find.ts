import type { WhenAndWhere } from '#server/domain/mail/content.ts'
import type { Db } from '#server/database/db.ts'
import { rsvpCounts } from '#server/data/invites/rows.ts'
import { toPlaceJson } from '#server/data/places/rows.ts'
import { isOverdue, isWaiting, type PlanRow, planColumns } from '#server/data/plans/rows.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { fail } from '#server/domain/basics/failure.ts'
import type { StoredState } from '#server/domain/plans/state.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** The caller's own plans of these ids, in the same order and in any state; unknown ids are left out. */
export async function listPlans(db: Db, ids: readonly string[]): Promise<PlanRow[]> {
  if (ids.length === 0) return []
  return db.sql<PlanRow>`
    select ${shownColumns}
    from ${shownPlans}
    where n.owner_id = ${db.owner} and n.plan_id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], n.plan_id)`
}

/** What a whole `PlanRow` is read from `shownPlans` with. */
const shownColumns = sql`
  ${planColumns}, ${toPlaceJson(sql`p`)} as place, now() as now, clock_timestamp() as clock, c.accepted, c.declined, c.pending, c.removed,
  ${isWaiting} as waiting, ${isOverdue} as overdue`

const shownPlans = sql`
  plans n
  left join places p on p.owner_id = n.owner_id and p.place_id = n.place_id
  cross join lateral (
    select ${rsvpCounts}
    from invites i
    where i.owner_id = n.owner_id and i.plan_id = n.plan_id
  ) c`

/** The plan whose id a statement selects, such as `selectPlanOfInvite`, in any state; null where it selects none. */
export async function findSelectedPlan(db: Db, plan_id: Statement): Promise<PlanRow | null> {
  const [plan] = await db.sql<PlanRow>`
    select ${shownColumns}
    from ${shownPlans}
    where n.owner_id = ${db.owner} and n.plan_id = (${plan_id})`
  return plan ?? null
}

/** The caller's own plan of a handle. Errors: `reference_not_found`; also for a deleted plan, unless `deleted`. */
export async function requirePlan(
  db: Db,
  handle: string,
  pointer = '/plan_handle',
  { deleted = false } = {},
): Promise<PlanRow> {
  const id = parseHandle('plan', handle)
  const [plan] = id === null ? [] : await listPlans(db, [id])
  if (!plan || (plan.state === 'deleted' && !deleted)) {
    throw fail('reference_not_found', { pointer })
  }
  return plan
}

/** What a plan's page shows in addition to what its guests have a copy of. */
export interface PlanPageFacts {
  connect_on_signup: boolean
  /** Whether guests see who is coming. */
  show_guest_list: boolean
  /** By the database's clock. */
  now: Date
}

/** @returns what a plan's page shows in addition; null if there is no such plan. */
export async function findPlanPageFacts(db: Db, plan_id: string): Promise<PlanPageFacts | null> {
  const [plan] = await db.sql<PlanPageFacts>`
    select n.connect_on_signup, n.show_guest_list, now() as now
    from plans n
    where n.owner_id = ${db.owner} and n.plan_id = ${plan_id}`
  return plan ?? null
}

/** A plan, and whether its guests see who comes. */
export interface GuestList {
  plan_id: string
  show_guest_list: boolean
  state: StoredState
}

/** The same with what one guest alone reads of their invite. */
export interface GuestListAndNote extends GuestList {
  /** What the guest wrote to the host; null for nothing. */
  note: string | null
  /** When and where the plan was when the guest answered; null where that has not changed, or is not known. */
  moved_from: WhenAndWhere | null
}

/** @returns the plan of an invite of this account; null without such an invite, or if its guest was removed. */
export async function findGuestListOfInvite(
  db: Db,
  invite_id: string,
): Promise<GuestListAndNote | null> {
  const [list] = await db.sql<GuestListAndNote>`
    select n.plan_id, n.show_guest_list, n.state, v.note, v.moved_from
    from invites v
    join plans n on n.owner_id = v.owner_id and n.plan_id = v.plan_id
    where v.owner_id = ${db.owner} and v.invite_id = ${invite_id} and v.rsvp_status <> 'removed'`
  return list ?? null
}
