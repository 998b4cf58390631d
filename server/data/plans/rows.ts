import type { DraftCandidate, Plan } from '#generated/types.ts'
import { type PlaceRow, toPlace } from '#server/data/places/rows.ts'
import { sql } from '#server/database/sql.ts'
import type { IdeaCopy, PlaceCopy } from '#server/domain/plans/draft_copies.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { planChecksum } from '#server/domain/plans/checksum.ts'
import { type PlanFacts, planTitle } from '#server/domain/plans/content.ts'
import type { DraftFacts } from '#server/domain/plans/draft.ts'
import { planState, type StoredState } from '#server/domain/plans/state.ts'
import { tipOf } from '#server/domain/plans/tip.ts'
import type { WordsFrom } from '#server/domain/ideas/words_from.ts'

/** A plan of the caller's own, with what is shown with it. */
export interface PlanRow extends PlanFacts {
  plan_id: string
  state: StoredState
  idea_id: string | null
  source_url: string | null
  /** The title as it is shown. */
  title: string
  place_id: string | null
  connect_on_signup: boolean
  show_guest_list: boolean
  list_id: string | null
  /** Ids of the people it is meant for; some of them may have been deleted. */
  audience: string[]
  source_handles: string[]
  card_own_words: readonly string[]
  place_own_words: readonly string[]
  card_words_from: WordsFrom | null
  place_words_from: WordsFrom | null
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
  /** Whether a prepared action of the plan waits for approval. */
  waiting: boolean
  /** Whether one has expired that nobody has recorded as expired. */
  overdue: boolean
  /** The transaction's time. */
  now: Date
  /** When it was read: of a locked plan, after every earlier change of it. */
  clock: Date
}

/** What a `PlanRow` is read from; `plans` is `n` there. */
export const planColumns = sql`
  n.plan_id, n.state, n.idea_id, n.card_title, n.card_description, n.card_activity_name, n.source_url,
  n.title_override, n.description_override, n.custom_activity_name, n.title, n.place_id, n.place_name,
  n.place_address, n.timezone, n.scheduled_at, n.scheduled_ends_at, n.meetup_at, n.meetup_location_text,
  n.rsvp_deadline, n.capacity_min, n.capacity_max, n.private_plan, n.public_description,
  n.connect_on_signup, n.show_guest_list, n.list_id, n.audience, n.source_handles, n.card_own_words, n.place_own_words,
  n.card_words_from, n.place_words_from, n.requirements, n.reviewed_checksum,
  n.reviewed_at, n.revision, n.version, n.tipped_at, n.exposed_at, n.canceled_at, n.created_at,
  n.updated_at, (
    select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'actor_type', l.actor_type,
      'phase', l.phase, 'title', l.title, 'target_url', l.target_url, 'amount_note', l.amount_note)
      order by l.position, l.item_id), '[]')
    from logistics_items l
    where l.owner_id = n.owner_id and l.plan_id = n.plan_id and l.visibility = 'guest'
      and l.status not in ('skipped', 'dismissed')
  ) as guest_items`

/** Whether a prepared action of plan `n` waits for approval: a draft cannot be sent after its start or deadline. */
export const isWaiting = sql`exists (
  select from prepared_actions a
  where a.owner_id = n.owner_id and a.plan_id = n.plan_id and a.state = 'prepared'
    and a.expires_at > now()
    and (n.state not in ('draft', 'reviewed') or least(n.scheduled_at, n.rsvp_deadline, 'infinity') > now())
)`

/** Whether a prepared action of plan `n` has expired and is not recorded as expired. */
export const isOverdue = sql`exists (
  select from prepared_actions a
  where a.owner_id = n.owner_id and a.plan_id = n.plan_id and a.state = 'prepared'
    and a.expires_at <= now()
)`

/** The columns of a draft that the caller sets. */
export interface DraftColumns extends DraftFacts, IdeaCopy, PlaceCopy {
  timezone: string
  list_id: string | null
  audience: string[]
  source_handles: string[]
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

/** The place as it was copied into the plan, with the facts that only the saved place has. */
function placeOf({ place, place_name, place_address }: PlanRow): Plan['place'] {
  if (place_name === null) return place && toPlace(place)
  return { ...(place && toPlace(place)), name: place_name, address: place_address }
}

function countsOf(row: Pick<PlanRow, 'accepted' | 'declined' | 'pending' | 'removed'>) {
  const { accepted, declined, pending, removed } = row
  return { accepted, declined, pending, removed }
}

/** A draft as one of several to choose from. */
export function toDraftCandidate(plan: PlanRow): DraftCandidate {
  return {
    plan_handle: toHandle('plan', plan.plan_id),
    title: planTitle(plan),
    state: planState(plan, plan),
    scheduled_at: plan.scheduled_at?.toISOString() ?? null,
    checksum: planChecksum(plan),
  }
}
