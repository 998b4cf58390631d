import { nameKey } from '#server/domain/basics/name_key.ts'
import { planChecksum } from '#server/domain/plans/checksum.ts'
import {
  type PlanFacts,
  placeAttribution,
  planActivity,
  planTitle,
  visibleDescription,
  visibleSource,
} from '#server/domain/plans/content.ts'
import type { StoredState } from '#server/domain/plans/state.ts'
import type { LogisticsItem } from '#generated/types.ts'

/** What a guest copy is made from, as the host's account stores it. */
export interface PlanCopyInput extends PlanFacts {
  state: StoredState
  source_url: string | null
  accepted: number
  declined: number
  pending: number
  tipped_at: Date | null
  revision: number
  version: number
  /** The items that guests may see. */
  logistics: readonly LogisticsItem[]
}

/** The states of a plan in which guests have copies of it. */
export type PlanCopyState = Extract<StoredState, 'shared' | 'active' | 'canceled'>

/** A plan as its guests may see it: without the host's notes, and without any name but the host's. */
export interface PlanCopyContent
  extends Omit<
    PlanFacts,
    | `card_${string}`
    | `${string}_override`
    | 'custom_activity_name'
    | 'guest_items'
    | 'place'
    | 'private_plan'
    | 'public_description'
  > {
  plan_state: PlanCopyState
  title: string
  title_key: string
  description: string | null
  activity_name: string | null
  source_url: string | null
  /** What to show with its place, as the licence of its source wants it; null if none does. */
  place_attribution: string | null
  accepted: number
  declined: number
  pending: number
  tipped: boolean
  revision: number
  checksum: string
  logistics: readonly LogisticsItem[]
  version: number
}

/** The guests' view of a plan; null in a state in which guests have no copies. */
export function planCopyOf(plan: PlanCopyInput): PlanCopyContent | null {
  const { state } = plan
  if (state !== 'shared' && state !== 'active' && state !== 'canceled') return null
  const title = planTitle(plan)
  return {
    plan_state: state,
    title,
    title_key: nameKey(title),
    description: visibleDescription(plan),
    activity_name: planActivity(plan),
    source_url: visibleSource(plan),
    place_name: plan.place_name,
    place_address: plan.place_address,
    place_attribution: placeAttribution(plan),
    timezone: plan.timezone,
    scheduled_at: plan.scheduled_at,
    scheduled_ends_at: plan.scheduled_ends_at,
    meetup_at: plan.meetup_at,
    meetup_location_text: plan.meetup_location_text,
    rsvp_deadline: plan.rsvp_deadline,
    capacity_min: plan.capacity_min,
    capacity_max: plan.capacity_max,
    accepted: plan.accepted,
    declined: plan.declined,
    pending: plan.pending,
    tipped: plan.tipped_at !== null,
    revision: plan.revision,
    checksum: planChecksum(plan),
    logistics: plan.logistics,
    version: plan.version,
  }
}
