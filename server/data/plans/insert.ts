import { toSearchValues } from '#server/data/finding/vectors.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { DraftColumns } from '#server/data/plans/rows.ts'
import { searchOfPlan } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { planWords, planTitle } from '#server/domain/plans/content.ts'

/** Inserts a draft; `requirements` is what the caller asked for. Returns the plan's id. */
export async function insertDraft(
  db: Db,
  draft: DraftColumns,
  requirements: Record<string, unknown>,
): Promise<string> {
  const plan_id = newId('plan')
  const title = planTitle(draft)
  await db.sql`
    insert into plans (owner_id, plan_id, idea_id, card_title, card_description, card_activity_name,
      source_url, title_override, description_override, custom_activity_name, title, title_key, place_id,
      place_name, place_address, timezone, scheduled_at, scheduled_ends_at, rsvp_deadline, capacity_min, capacity_max,
      private_plan, connect_on_signup, show_guest_list, list_id, audience, source_handles, card_own_words, place_own_words,
      card_words_from, place_words_from, requirements, search, search_version)
    values (${db.owner}, ${plan_id}, ${draft.idea_id}, ${draft.card_title}, ${draft.card_description},
      ${draft.card_activity_name}, ${draft.source_url}, ${draft.title_override},
      ${draft.description_override}, ${draft.custom_activity_name}, ${title}, ${nameKey(title)},
      ${draft.place_id}, ${draft.place_name}, ${draft.place_address}, ${draft.timezone},
      ${draft.scheduled_at}, ${draft.scheduled_ends_at}, ${draft.rsvp_deadline}, ${draft.capacity_min}, ${draft.capacity_max},
      ${draft.private_plan}, ${draft.connect_on_signup}, ${draft.show_guest_list}, ${draft.list_id}, ${draft.audience}::uuid[],
      ${draft.source_handles}::text[], ${[...draft.card_own_words]}::text[], ${[...draft.place_own_words]}::text[],
      ${draft.card_words_from}, ${draft.place_words_from}, ${JSON.stringify(requirements)}::jsonb,
      ${toSearchValues(searchOfPlan(planWords(draft)))})`
  return plan_id
}
