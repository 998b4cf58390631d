import type { FoundFacts, IdeaFacts } from '#server/data/ideas/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { nameKey } from '#server/domain/name_key.ts'

/** Adds an idea and returns its id. */
export async function insertIdea(
  db: Db,
  facts: IdeaFacts & Partial<FoundFacts>,
  idea_id = newId(),
): Promise<string> {
  await db.sql`
    insert into ideas (owner_id, idea_id, kind, title, title_key, description, place_id, venue_place_id,
      activity_name, custom_activity_name, fixed_when, event_start_at, event_end_at, event_timezone,
      start_precision, neighborhood_name, source_url, show_in_for_you, item_id, idea_origin)
    values (${db.owner}, ${idea_id}, ${facts.kind}, ${facts.title}, ${nameKey(facts.title)},
      ${facts.description}, ${facts.place_id}, ${facts.venue_place_id}, ${facts.activity_name},
      ${facts.custom_activity_name}, ${facts.fixed_when?.toISOString() ?? null},
      ${facts.event_start_at?.toISOString() ?? null}, ${facts.event_end_at?.toISOString() ?? null},
      ${facts.event_timezone ?? null}, ${facts.start_precision ?? 'exact'}, ${facts.neighborhood_name ?? null},
      ${facts.source_url}, ${facts.show_in_for_you}, ${facts.item_id ?? null}, ${facts.idea_origin ?? 'created'})`
  return idea_id
}
