import { findAreaAround } from '#server/data/areas/find_around.ts'
import { listPlacesNamed } from '#server/data/places/find_named.ts'
import { insertPlace } from '#server/data/places/insert.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { addressKey } from '#server/domain/basics/address_key.ts'
import type { PlaceDraft } from '#server/domain/capture/decision.ts'
import { metersBetween } from '#server/domain/basics/distance.ts'
import type { Area } from '#server/domain/finding/area.ts'
import type { Written } from '#server/domain/ideas/words_from.ts'

/** How far apart two points of one place may be, in meters. */
const nearby = 150

/** The place that a source describes. */
export interface CapturedPlace {
  readonly place_id: string
  /** Null for one that the account has. */
  readonly draft: PlaceDraft | null
  /** Whether only its name is known: then nothing else of the account says that it is the same. */
  readonly is_named_only: boolean
  /** The account's places of that name. */
  readonly named_ids: readonly string[]
  /** Of a new one, the same place that the account has archived: ideas may still be at it. Null where there is none. */
  readonly archived_id: string | null
}

/**
 * The place that a source describes: one that the account has, with the same name at the same address or near the same
 * point, else one that `insertCapturedPlace` saves. Of a venue with a name alone, one that has nothing else.
 * The caller has locked the account.
 */
export async function findCapturedPlace(
  db: Db,
  place: PlaceDraft | null,
): Promise<CapturedPlace | null> {
  if (place === null) return null
  const named = await listPlacesNamed(db, place.name)
  const is_named_only = addressKey(place.address) === null && place.coordinates === null
  const known = { is_named_only, named_ids: named.map(({ place_id }) => place_id) }
  const same = named.find((row) => (is_named_only ? isNameAlone(row) : isThere(row, place)))
  if (same?.state === 'active') {
    return { place_id: same.place_id, draft: null, archived_id: null, ...known }
  }
  const draft = { ...place, ...(await areaOfPoint(db, place)) }
  return { place_id: newId(), draft, archived_id: same?.place_id ?? null, ...known }
}

/**
 * Where a place is: what its source says, else the area of the public inventory that is around its point. One of another
 * city than the source names does not count.
 */
export async function areaOfPoint(
  db: Db,
  { coordinates, city, neighborhood }: Pick<PlaceDraft, 'coordinates' | 'city' | 'neighborhood'>,
): Promise<Area> {
  if (coordinates === null || neighborhood !== null) return { city, neighborhood }
  const around = await findAreaAround(db, coordinates)
  return city === null || around.city === city ? around : { city, neighborhood }
}

/** Saves a place that is new. */
export async function insertCapturedPlace(
  db: Db,
  place: CapturedPlace | null,
  activity_name: string | null,
  { words_from, own_words }: Written,
): Promise<void> {
  if (!place?.draft) return
  const { name, address, timezone, coordinates, city, neighborhood } = place.draft
  const found = {
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    city,
    neighborhood,
    origin: 'captured' as const,
    // What has no address is where an event is, and no place of the account's own.
    hidden: place.is_named_only,
    ...{ words_from, own_words },
  }
  const facts = { name, address, description: null, timezone, activity_name }
  await insertPlace(db, facts, found, place.place_id)
}

/** Whether a place is known by its name alone, as venues of captured events are. */
function isNameAlone({ hidden, origin, address, latitude }: PlaceRow): boolean {
  return hidden && origin === 'captured' && address === null && latitude === null
}

function isThere(row: PlaceRow, { address, coordinates }: PlaceDraft): boolean {
  const key = addressKey(address)
  if (key !== null && addressKey(row.address) === key) return true
  const { latitude, longitude } = row
  if (latitude === null || longitude === null || coordinates === null) return false
  return metersBetween({ latitude, longitude }, coordinates) <= nearby
}
