import type { PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { nameKey } from '#server/domain/name_key.ts'
import type { PlaceFacts } from '#server/domain/place_facts.ts'

/** Adds a place and returns its row. */
export async function insertPlace(db: Db, facts: PlaceFacts): Promise<PlaceRow> {
  const row = {
    place_id: newId(),
    ...facts,
    name_key: nameKey(facts.name),
    state: 'active' as const,
  }
  await db.table('places').insert({ owner_id: db.owner, ...row })
  return row
}
