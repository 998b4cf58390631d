import type { Db } from '#server/database/db.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { newId } from '#server/database/id.ts'
import { requirePlace, type PlaceRow } from '#server/data/places/rows.ts'
import { listPlans, type PlanRow } from '#server/data/plans/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { planChecksum } from '#server/domain/plan_checksum.ts'
import { planTitle } from '#server/domain/plan_content.ts'
import type { DraftFacts } from '#server/domain/plan_draft.ts'

/** What a draft takes over from the card it is made from. */
export interface IdeaCopy {
  idea_id: string | null
  card_title: string
  card_description: string | null
  card_activity_name: string | null
  source_url: string | null
}

/** Where a draft takes place, copied, so that a plan once sent keeps saying what it said. */
export interface PlaceCopy {
  place_id: string | null
  place_name: string | null
  place_address: string | null
}

/** What a draft's row is written from. */
export interface DraftColumns extends DraftFacts, IdeaCopy, PlaceCopy {
  timezone: string
  list_id: string | null
  audience: string[]
  source_handles: string[]
}

/** The card of an idea. */
export function ideaCopy(idea: IdeaRow): IdeaCopy {
  return {
    idea_id: idea.idea_id,
    card_title: idea.title,
    card_description: idea.description,
    card_activity_name: idea.custom_activity_name ?? idea.activity_name,
    source_url: idea.source_url,
  }
}

/** A place's copy. */
export function placeCopy(place: PlaceRow | null): PlaceCopy {
  return {
    place_id: place?.place_id ?? null,
    place_name: place?.name ?? null,
    place_address: place?.address ?? null,
  }
}

/** The place a draft shall be at. Errors: `reference_not_found`; `place_archived`. */
export async function requireDraftPlace(db: Db, handle: string): Promise<PlaceRow> {
  const place = await requirePlace(db, handle)
  if (place.state === 'archived') throw fail('place_archived', { pointer: '/place_handle' })
  return place
}

/** The id of the list a draft comes from, or null for none. Errors: `reference_not_found`. */
export async function requireDraftList(db: Db, handle: string | undefined): Promise<string | null> {
  if (handle === undefined) return null
  const id = parseHandle('list', handle)
  const [list] =
    id === null
      ? []
      : await db.sql`
          select from lists where owner_id = ${db.owner} and list_id = ${id} and deleted_at is null
          for key share`
  if (!list) throw fail('reference_not_found', { pointer: '/idea_list_handle' })
  return id
}

/** Unsent drafts of the same idea, or of a card with the same title; last changed first. */
export async function listRelatedDrafts(db: Db, card: IdeaCopy): Promise<PlanRow[]> {
  const rows = await db.sql<{ plan_id: string }>`
    select plan_id
    from plans
    where owner_id = ${db.owner} and state in ('draft', 'reviewed')
      and (idea_id = ${card.idea_id} or lower(card_title) = lower(${card.card_title}))
    order by updated_at desc, plan_id desc
    limit 25`
  return listPlans(
    db,
    rows.map(({ plan_id }) => plan_id),
  )
}

/** A draft as something to choose from. */
export function toDraftCandidate(plan: PlanRow) {
  return {
    plan_handle: toHandle('plan', plan.plan_id),
    title: planTitle(plan),
    state: plan.waiting ? 'prepared' : plan.state,
    scheduled_at: plan.scheduled_at?.toISOString() ?? null,
    checksum: planChecksum(plan),
  }
}

/** Adds a draft. */
export async function insertDraft(
  db: Db,
  draft: DraftColumns,
  requirements: Record<string, unknown>,
): Promise<string> {
  const plan_id = newId()
  const title = planTitle(draft)
  await db.sql`
    insert into plans (owner_id, plan_id, idea_id, card_title, card_description, card_activity_name,
      source_url, title_override, description_override, custom_activity_name, title, title_key, place_id,
      place_name, place_address, timezone, scheduled_at, rsvp_deadline, capacity_min, capacity_max,
      private_plan, connect_on_signup, list_id, audience, source_handles, requirements)
    values (${db.owner}, ${plan_id}, ${draft.idea_id}, ${draft.card_title}, ${draft.card_description},
      ${draft.card_activity_name}, ${draft.source_url}, ${draft.title_override},
      ${draft.description_override}, ${draft.custom_activity_name}, ${title}, ${nameKey(title)},
      ${draft.place_id}, ${draft.place_name}, ${draft.place_address}, ${draft.timezone},
      ${draft.scheduled_at}, ${draft.rsvp_deadline}, ${draft.capacity_min}, ${draft.capacity_max},
      ${draft.private_plan}, ${draft.connect_on_signup}, ${draft.list_id}, ${draft.audience}::uuid[],
      ${draft.source_handles}::text[], ${JSON.stringify(requirements)}::jsonb)`
  return plan_id
}

/**
 * Writes a draft anew, whose lock the caller holds: an earlier review no longer holds, and what was prepared
 * of it is superseded.
 */
export async function updateDraft(db: Db, plan_id: string, draft: DraftColumns): Promise<void> {
  const title = planTitle(draft)
  await Promise.all([
    supersedeActions(db, plan_id),
    db.sql`
      update plans
      set state = 'draft', reviewed_checksum = null, reviewed_at = null, idea_id = ${draft.idea_id},
        card_title = ${draft.card_title}, card_description = ${draft.card_description},
        card_activity_name = ${draft.card_activity_name}, source_url = ${draft.source_url},
        title_override = ${draft.title_override}, description_override = ${draft.description_override},
        custom_activity_name = ${draft.custom_activity_name}, title = ${title},
        title_key = ${nameKey(title)}, place_id = ${draft.place_id}, place_name = ${draft.place_name},
        place_address = ${draft.place_address}, timezone = ${draft.timezone},
        scheduled_at = ${draft.scheduled_at}, rsvp_deadline = ${draft.rsvp_deadline},
        capacity_min = ${draft.capacity_min}, capacity_max = ${draft.capacity_max},
        private_plan = ${draft.private_plan}, connect_on_signup = ${draft.connect_on_signup},
        list_id = ${draft.list_id}, audience = ${draft.audience}::uuid[],
        source_handles = ${draft.source_handles}::text[], version = version + 1,
        updated_at = clock_timestamp()
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
  ])
}

/** Takes a plan away that nobody was shown; the caller holds it. What was prepared of it is superseded. */
export async function deleteDraft(
  db: Db,
  plan_id: string,
  state: 'discarded' | 'deleted',
): Promise<void> {
  await Promise.all([
    supersedeActions(db, plan_id),
    db.sql`
      update plans
      set state = ${state}, version = version + 1, updated_at = clock_timestamp()
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    ...(state === 'deleted'
      ? [db.sql`delete from plan_evidence where owner_id = ${db.owner} and plan_id = ${plan_id}`]
      : []),
  ])
}

function supersedeActions(db: Db, plan_id: string): Promise<unknown> {
  return db.sql`
    update prepared_actions
    set state = 'superseded'
    where owner_id = ${db.owner} and plan_id = ${plan_id} and state = 'prepared'`
}

/** Copies a draft's place anew where it was changed since: nobody has been told the earlier one. */
export async function refreshPlace(db: Db, plan: PlanRow): Promise<PlanRow> {
  const { place } = plan
  if (!place) return plan
  const copy = { ...placeCopy(place), timezone: place.timezone ?? plan.timezone }
  const current =
    copy.place_name === plan.place_name &&
    copy.place_address === plan.place_address &&
    copy.timezone === plan.timezone
  if (current) return plan
  await Promise.all([
    supersedeActions(db, plan.plan_id),
    db.sql`
      update plans
      set place_name = ${copy.place_name}, place_address = ${copy.place_address},
        timezone = ${copy.timezone}, version = version + 1, updated_at = clock_timestamp()
      where owner_id = ${db.owner} and plan_id = ${plan.plan_id}`,
  ])
  return { ...plan, ...copy }
}
