import type { Place } from '#generated/types.ts'
import { sql } from '#server/database/sql.ts'
import { toHandle } from '#server/domain/handle.ts'
import type { PlaceFacts } from '#server/domain/place_facts.ts'

/** Where a place is, and where it comes from: the person sets nothing of it. */
export interface FoundPlace {
  /** In degrees, both or neither. */
  latitude: number | null
  longitude: number | null
  city: string | null
  neighborhood: string | null
  origin: 'manual' | 'captured' | 'adopted' | 'discovered'
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
  origin, state`

/** A place as callers see it. */
export function toPlace(row: PlaceRow): Place {
  const { latitude, longitude } = row
  return {
    place_handle: toHandle('place', row.place_id),
    name: row.name,
    address: row.address,
    description: row.description,
    timezone: row.timezone,
    activity_name: row.activity_name,
    ...(latitude !== null && longitude !== null && { coordinates: { latitude, longitude } }),
    state: row.state,
  }
}
