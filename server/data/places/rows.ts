import type { Place } from '#generated/types.ts'
import { madeOf } from '#server/domain/ideas/authored.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { PlaceFacts } from '#server/domain/places/facts.ts'
import type { WordsFrom } from '#server/domain/ideas/words_from.ts'

/** Where a place is, and where it comes from: the person sets nothing of it. */
export interface FoundPlace {
  /** In degrees, both or neither. */
  latitude: number | null
  longitude: number | null
  city: string | null
  neighborhood: string | null
  origin: 'manual' | 'captured' | 'adopted' | 'discovered'
  /** The item of the public inventory that it was taken from. */
  item_id: string | null
  /** For `readMinutes` of domain/opening_hours.ts; null where its hours are not known. */
  open_minutes: string | null
  /** What the licence of its source wants to be shown with it. */
  attribution: string | null
  /** Whether it came with an idea, and its owner has neither changed it nor drafted from it. */
  hidden: boolean
  /** Whose words it has where they are not the person's; null where that is to be seen from the rest. */
  words_from: WordsFrom | null
  /** The columns that the person has written, of a place whose other words are somebody else's. */
  own_words: readonly string[]
}

/** A private place as the table stores it. */
export interface PlaceRow extends PlaceFacts, FoundPlace {
  place_id: string
  /** The `nameKey` of its name. */
  name_key: string
  state: 'active' | 'archived'
}

/** The columns of a `PlaceRow`. */
export const placeColumns = sql`
  place_id, name, name_key, address, description, timezone, activity_name, latitude, longitude, city, neighborhood,
  origin, item_id, open_minutes::text as open_minutes, attribution, hidden, state, words_from, own_words`

/** A joined place as JSON of a `PlaceRow`; null where there is none. */
export function toPlaceJson(place: Statement): Statement {
  return sql`
    case when ${place}.place_id is not null then jsonb_build_object('place_id', ${place}.place_id, 'name', ${place}.name,
      'name_key', ${place}.name_key, 'address', ${place}.address, 'description', ${place}.description,
      'timezone', ${place}.timezone, 'activity_name', ${place}.activity_name, 'latitude', ${place}.latitude,
      'longitude', ${place}.longitude, 'city', ${place}.city, 'neighborhood', ${place}.neighborhood,
      'origin', ${place}.origin, 'item_id', ${place}.item_id, 'open_minutes', ${place}.open_minutes::text,
      'attribution', ${place}.attribution, 'hidden', ${place}.hidden, 'state', ${place}.state,
      'words_from', ${place}.words_from, 'own_words', ${place}.own_words) end`
}

/** A place as callers see it. */
export function toPlace(row: PlaceRow): Place {
  const { latitude, longitude } = row
  const place: Place = {
    place_handle: toHandle('place', row.place_id),
    name: row.name,
    address: row.address,
    description: row.description,
    timezone: row.timezone,
    activity_name: row.activity_name,
    ...(latitude !== null && longitude !== null && { coordinates: { latitude, longitude } }),
    ...(row.attribution !== null && { attribution: row.attribution }),
    state: row.state,
  }
  return madeOf(place, { kind: 'place', row })
}
