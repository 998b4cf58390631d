import { findArea } from '#server/data/catalogs/find_area.ts'
import { toSearchValues } from '#server/data/finding/vectors.ts'
import type { FoundPlace, PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { addressKey } from '#server/domain/basics/address_key.ts'
import { searchOfPlace } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { PlaceFacts } from '#server/domain/places/facts.ts'

const byHand: FoundPlace = {
  latitude: null,
  longitude: null,
  city: null,
  neighborhood: null,
  origin: 'manual',
  item_id: null,
  open_minutes: null,
  attribution: null,
  hidden: false,
  words_from: null,
  own_words: [],
}

/**
 * Adds a place and returns its row; one that is not `given` is the person's own, and is where its address or its name
 * says.
 */
export async function insertPlace(
  db: Db,
  facts: PlaceFacts,
  given?: Partial<FoundPlace>,
  place_id = newId('place'),
): Promise<PlaceRow> {
  const place = { ...facts, ...byHand, ...(given ?? (await findArea(db, facts))) }
  const name_key = nameKey(facts.name)
  await db.sql`
    insert into places (owner_id, place_id, name, name_key, address, address_key, description, timezone, activity_name,
      latitude, longitude, city, neighborhood, origin, item_id, open_minutes, attribution, hidden, words_from, own_words, search,
      search_version)
    values (${db.owner}, ${place_id}, ${place.name}, ${name_key}, ${place.address}, ${addressKey(place.address)},
      ${place.description}, ${place.timezone}, ${place.activity_name}, ${place.latitude}, ${place.longitude},
      ${place.city}, ${place.neighborhood}, ${place.origin}, ${place.item_id}, ${place.open_minutes}::int4multirange,
      ${place.attribution}, ${place.hidden}, ${place.words_from}, ${[...place.own_words]}::text[],
      ${toSearchValues(searchOfPlace(place))})`
  return { place_id, ...place, name_key, state: 'active' }
}
