import { findArea } from '#server/data/catalogs/find_area.ts'
import { toSearchUpdate } from '#server/data/finding/vectors.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { addressKey } from '#server/domain/basics/address_key.ts'
import { searchOfPlace } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { ownWordsAfter } from '#server/domain/ideas/words_from.ts'
import type { PlaceFacts } from '#server/domain/places/facts.ts'

/**
 * Changes the facts that are given and returns the place as it is now. With another address, or with another name where
 * there is none, it is where that says, and nobody knows the point any more. The caller has locked the place, and calls
 * `updateIdeasAt` afterwards.
 */
export async function updatePlace(
  db: Db,
  row: PlaceRow,
  changes: Partial<PlaceFacts> & { state?: PlaceRow['state'] },
): Promise<PlaceRow> {
  const after = { ...row, ...changes, hidden: false }
  after.name_key = nameKey(after.name)
  const address_key = addressKey(after.address)
  const isMoved = address_key !== addressKey(row.address)
  if (isMoved) Object.assign(after, { latitude: null, longitude: null })
  if (isMoved || (address_key === null && after.latitude === null && after.name !== row.name)) {
    Object.assign(after, await findArea(db, after))
  }
  const words = ['name', 'address', 'description', 'activity_name'] as const
  after.own_words = ownWordsAfter(row.own_words, words, row, after)
  await db.sql`
    update places
    set name = ${after.name}, name_key = ${after.name_key}, address = ${after.address},
      address_key = ${address_key}, latitude = ${after.latitude}, longitude = ${after.longitude},
      city = ${after.city}, neighborhood = ${after.neighborhood}, description = ${after.description},
      timezone = ${after.timezone}, activity_name = ${after.activity_name}, hidden = false, state = ${after.state}, own_words = ${after.own_words}::text[],
      ${toSearchUpdate(searchOfPlace(after))}, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and place_id = ${row.place_id}`
  return after
}

/** Shows a place that came with an idea among the places of its owner, who has done something with it. */
export async function updatePlaceShown(db: Db, place_id: string): Promise<void> {
  await db.sql`
    update places
    set hidden = false
    where owner_id = ${db.owner} and place_id = ${place_id} and hidden`
}
