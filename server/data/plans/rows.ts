import type { Db } from '#server/database/db.ts'
import { rsvpCounts } from '#server/data/invites/rows.ts'
import { only } from '#server/domain/only.ts'
import { type PlaceRow, toPlace } from '#server/data/places/rows.ts'
import { sql } from '#server/database/sql.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { planChecksum } from '#server/domain/plan_checksum.ts'
import { type PlanFacts, planTitle } from '#server/domain/plan_content.ts'
import { planState, type StoredState } from '#server/domain/plan_state.ts'
import { tipOf } from '#server/domain/plan_tip.ts'
import type { Plan } from '#generated/types.ts'

/** A plan of the caller's own, with what is shown beside it. */
export interface PlanRow extends PlanFacts {
  plan_id: string
  state: StoredState
  idea_id: string | null
  source_url: string | null
  /** The title as it is shown. */
  title: string
  place_id: string | null
  connect_on_signup: boolean
  list_id: string | null
  /** Ids of the people it is meant for; some may be deleted by now. */
  audience: string[]
  source_handles: string[]
  requirements: Record<string, unknown>
  reviewed_checksum: string | null
  reviewed_at: Date | null
  revision: number
  version: number
  tipped_at: Date | null
  exposed_at: Date | null
  canceled_at: Date | null
  created_at: Date
  updated_at: Date
  /** The place as it is saved now; the plan's own copy is what recipients see. */
  place: PlaceRow | null
  accepted: number
  declined: number
  pending: number
  removed: number
  /** Whether a prepared action of it waits for approval. */
  waiting: boolean
  /** The transaction's time. */
  now: Date
}

/** What a `PlanRow` is read from; `plans` is `n` there. */
const planColumns = sql`
  n.plan_id, n.state, n.idea_id, n.card_title, n.card_description, n.card_activity_name, n.source_url,
  n.title_override, n.description_override, n.custom_activity_name, n.title, n.place_id, n.place_name,
  n.place_address, n.timezone, n.scheduled_at, n.scheduled_ends_at, n.meetup_at, n.meetup_location_text,
  n.rsvp_deadline, n.capacity_min, n.capacity_max, n.private_plan, n.public_description,
  n.connect_on_signup, n.list_id, n.audience, n.source_handles, n.requirements, n.reviewed_checksum,
  n.reviewed_at, n.revision, n.version, n.tipped_at, n.exposed_at, n.canceled_at, n.created_at,
  n.updated_at`

/** Whether a prepared action of plan `n` waits for approval. */
export const isWaiting = sql`exists (
  select from prepared_actions a
  where a.owner_id = n.owner_id and a.plan_id = n.plan_id and a.state = 'prepared'
    and a.expires_at > now()
)`

/** Plans of these ids in the same order, whatever their state. */
export async function listPlans(db: Db, ids: readonly string[]): Promise<PlanRow[]> {
  if (ids.length === 0) return []
  return db.sql<PlanRow>`
    select ${planColumns}, to_jsonb(p) as place, now() as now,
      c.accepted, c.declined, c.pending, c.removed,
      ${isWaiting} as waiting
    from plans n
    left join places p on p.owner_id = n.owner_id and p.place_id = n.place_id
    cross join lateral (
      select ${rsvpCounts}
      from invites i
      where i.owner_id = n.owner_id and i.plan_id = n.plan_id
    ) c
    where n.owner_id = ${db.owner} and n.plan_id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], n.plan_id)`
}

/** The caller's own plan of a handle. Errors: `reference_not_found`, for a deleted one unless that is asked for. */
export async function requirePlan(
  db: Db,
  handle: string,
  pointer = '/plan_handle',
  { deleted = false } = {},
): Promise<PlanRow> {
  const id = parseHandle('plan', handle)
  const [plan] = id === null ? [] : await listPlans(db, [id])
  if (!plan || (plan.state === 'deleted' && !deleted))
    throw fail('reference_not_found', { pointer })
  return plan
}

/** Nobody else changes a plan, its guests or its checklist until this transaction ends. */
export async function lockPlanById(db: Db, plan_id: string): Promise<void> {
  await db.sql`
    select from plans where owner_id = ${db.owner} and plan_id = ${plan_id} for no key update`
}

/** As `requirePlan`, and nobody else changes the plan, its guests or its checklist until this transaction ends. */
export async function lockPlan(
  db: Db,
  handle: string,
  pointer = '/plan_handle',
  finding: { deleted?: boolean } = {},
): Promise<PlanRow> {
  const id = parseHandle('plan', handle)
  // Each statement sees what was committed before it begins, so the second reads what the first waited for.
  const [, plan] = await Promise.all([
    id && lockPlanById(db, id),
    requirePlan(db, handle, pointer, finding),
  ])
  return plan
}

/** A plan of the caller's own as callers see it. */
export function toPlan(row: PlanRow): Plan {
  return {
    plan_handle: toHandle('plan', row.plan_id),
    title: planTitle(row),
    state: planState(row, row),
    role: 'host',
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    timezone: row.timezone,
    revision: row.revision,
    checksum: planChecksum(row),
    rsvp: countsOf(row),
    tip: tipOf(
      { ...row, tipped: row.tipped_at !== null, exposed: row.exposed_at !== null },
      row.now,
    ),
    rsvp_deadline: row.rsvp_deadline?.toISOString() ?? null,
    place: placeOf(row),
  }
}

/** The place as it was copied, beside what is saved of it now. */
function placeOf({ place, place_name, place_address }: PlanRow): Plan['place'] {
  if (place_name === null) return place && toPlace(place)
  return { ...(place && toPlace(place)), name: place_name, address: place_address }
}

/** How many guests gave each answer. */
function countsOf(row: Pick<PlanRow, 'accepted' | 'declined' | 'pending' | 'removed'>) {
  const { accepted, declined, pending, removed } = row
  return { accepted, declined, pending, removed }
}

/** Marks a draft reviewed as it is now; the caller holds the plan. The new state of it. */
export async function updateReviewed(db: Db, plan: PlanRow): Promise<PlanRow> {
  const rows = await db.sql<Pick<PlanRow, 'state' | 'reviewed_checksum' | 'reviewed_at'>>`
    update plans
    set state = 'reviewed', reviewed_checksum = ${planChecksum(plan)}, reviewed_at = now()
    where owner_id = ${db.owner} and plan_id = ${plan.plan_id}
    returning state, reviewed_checksum, reviewed_at`
  return { ...plan, ...only(rows) }
}

/** Whether what a draft says now is what was reviewed. */
export function isReviewed(plan: PlanRow): boolean {
  return plan.state !== 'draft' && plan.reviewed_checksum === planChecksum(plan)
}

/**
 * Raises a plan's version, so that the relay brings guests what it now says: after every change that
 * anybody may see. The caller then marks it for the relay. The new version.
 */
export async function updateVersion(db: Db, plan_id: string): Promise<number> {
  const rows = await db.sql<{ version: number }>`
    update plans
    set version = version + 1, updated_at = clock_timestamp()
    where owner_id = ${db.owner} and plan_id = ${plan_id}
    returning version`
  return only(rows).version
}
