import type { FoundPlace, PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { addressKey } from '#server/domain/address_key.ts'
import { nameKey } from '#server/domain/name_key.ts'
import type { PlaceFacts } from '#server/domain/place_facts.ts'

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
}

/** Adds a place and returns its row; one that is not `found` is the person's own. */
export async function insertPlace(
  db: Db,
  facts: PlaceFacts,
  given: Partial<FoundPlace> = byHand,
  place_id = newId(),
): Promise<PlaceRow> {
  const found = { ...byHand, ...given }
  const name_key = nameKey(facts.name)
  await db.sql`
    insert into places (owner_id, place_id, name, name_key, address, address_key, description, timezone, activity_name,
      latitude, longitude, city, neighborhood, origin, item_id, open_minutes, attribution, hidden)
    values (${db.owner}, ${place_id}, ${facts.name}, ${name_key}, ${facts.address}, ${addressKey(facts.address)},
      ${facts.description}, ${facts.timezone}, ${facts.activity_name}, ${found.latitude}, ${found.longitude},
      ${found.city}, ${found.neighborhood}, ${found.origin}, ${found.item_id}, ${found.open_minutes}::int4multirange,
      ${found.attribution}, ${found.hidden})`
  return { place_id, ...facts, ...found, name_key, state: 'active' }
}
