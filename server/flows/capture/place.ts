import { listPlacesNamed } from '#server/data/places/find_named.ts'
import { insertPlace } from '#server/data/places/insert.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { addressKey } from '#server/domain/address_key.ts'
import type { PlaceDraft } from '#server/domain/capture/decision.ts'
import { metersBetween } from '#server/domain/distance.ts'

/** How far apart two points of one place may be, in meters. */
const nearby = 150

/**
 * The id of the place that a source describes: one that the account has, with the same name at the same address or near
 * the same point, else a new one. Null where it is not said where the place is. The caller has locked the account.
 */
export async function saveCapturedPlace(
  db: Db,
  place: PlaceDraft | null,
  activity_name: string | null,
): Promise<string | null> {
  if (place === null || (addressKey(place.address) === null && place.coordinates === null)) {
    return null
  }
  const named = await listPlacesNamed(db, place.name)
  const same = named.find((row) => isThere(row, place))
  if (same) return same.place_id
  const { name, address, timezone, coordinates, city, neighborhood } = place
  const facts = { name, address, description: null, timezone, activity_name }
  const row = await insertPlace(db, facts, {
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    city,
    neighborhood_name: neighborhood,
    origin: 'captured',
  })
  return row.place_id
}

function isThere(row: PlaceRow, { address, coordinates }: PlaceDraft): boolean {
  const key = addressKey(address)
  if (key !== null && addressKey(row.address) === key) return true
  const { latitude, longitude } = row
  if (latitude === null || longitude === null || coordinates === null) return false
  return metersBetween({ latitude, longitude }, coordinates) <= nearby
}
