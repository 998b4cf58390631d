import { findArea } from '#server/data/catalogs/find_area.ts'
import type { FoundFacts, IdeaFacts } from '#server/data/ideas/rows.ts'
import { toSearchValues } from '#server/data/finding/vectors.ts'
import { lockPlaceWords } from '#server/data/places/lock.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { areaAt, isUnknown } from '#server/domain/finding/area.ts'
import { type PlaceWords, searchOfIdea } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/**
 * Adds an idea and returns its id. `places` are its place and its venue; a caller that gives them has locked them, and
 * `neighborhood_name` is then what is known of where the idea is. Without them they are read, and the idea is sent after.
 */
export async function insertIdea(
  db: Db,
  facts: IdeaFacts & Partial<FoundFacts>,
  idea_id = newId('idea'),
  places?: readonly PlaceWords[],
): Promise<string> {
  const at = places ?? (await lockPlaceWords(db, [facts.place_id, facts.venue_place_id]))
  const known = areaAt(facts, at)
  const isSaid = places !== undefined || !isUnknown(known)
  const { title } = facts
  const { neighborhood, city } = isSaid ? known : await findArea(db, { name: title, address: null })
  const words = { ...facts, neighborhood_name: neighborhood, city, places: at }
  await db.sql`
    insert into ideas (owner_id, idea_id, kind, title, title_key, description, place_id, venue_place_id,
      activity_name, custom_activity_name, fixed_when, event_start_at, event_end_at, event_timezone,
      start_precision, neighborhood_name, city, source_url, show_in_for_you, item_id, idea_origin, words_from, own_words,
      search, search_version)
    values (${db.owner}, ${idea_id}, ${facts.kind}, ${facts.title}, ${nameKey(facts.title)},
      ${facts.description}, ${facts.place_id}, ${facts.venue_place_id}, ${facts.activity_name},
      ${facts.custom_activity_name}, ${facts.fixed_when?.toISOString() ?? null},
      ${facts.event_start_at?.toISOString() ?? null}, ${facts.event_end_at?.toISOString() ?? null},
      ${facts.event_timezone ?? null}, ${facts.start_precision ?? 'exact'}, ${neighborhood}, ${city},
      ${facts.source_url}, ${facts.show_in_for_you}, ${facts.item_id ?? null}, ${facts.idea_origin ?? 'created'},
      ${facts.words_from ?? null}, ${[...(facts.own_words ?? [])]}::text[],
      ${toSearchValues(searchOfIdea(words))})`
  return idea_id
}
