import type { PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { nameKey } from '#server/domain/name_key.ts'
import type { PlaceFacts } from '#server/domain/place_facts.ts'

/** Adds a place and returns its row. */
export async function insertPlace(db: Db, facts: PlaceFacts): Promise<PlaceRow> {
  const place_id = newId()
  const name_key = nameKey(facts.name)
  await db.sql`
    insert into places (owner_id, place_id, name, name_key, address, description, timezone, activity_name)
    values (${db.owner}, ${place_id}, ${facts.name}, ${name_key}, ${facts.address}, ${facts.description},
      ${facts.timezone}, ${facts.activity_name})`
  return { place_id, ...facts, name_key, state: 'active' }
}
