import type { Event, Place } from '#generated/types.ts'
import { placeNameOf } from '#server/domain/finding/item.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** What something costs, as its source says. */
export interface ItemPrice {
  readonly min: number
  /** As `min` where there is one price. */
  readonly max: number
  /** Three letters of ISO 4217; null where the source does not say. */
  readonly currency: string | null
}

/** A place or a dated event of the public inventory, the same for everybody. */
export interface ItemRow {
  item_id: string
  kind: 'place' | 'event'
  name: string
  /** The `nameKey` of its name. */
  name_key: string
  description: string | null
  /** The place of an event, where it has a name. */
  venue_name: string | null
  address: string | null
  city: string | null
  neighborhood_name: string | null
  /** Names of the catalog. */
  activity_names: string[]
  /** In degrees, both or neither. */
  latitude: number | null
  longitude: number | null
  /** IANA. */
  timezone: string | null
  /** As the source writes them. */
  opening_hours: string | null
  /** For `readMinutes` of domain/opening_hours.ts; null where its hours are not known. */
  open_minutes: string | null
  /** Of events, and of no place. */
  starts_at: Date | null
  ends_at: Date | null
  /** `date_only` where only the day of the start is known: it is then 00:00 in the zone. */
  start_precision: 'exact' | 'date_only'
  url: string | null
  price: ItemPrice | null
  /** From 0 to 1: how much the source trusts it. */
  weight: number
  observed_at: Date
  source: string
  /** What the licence of its source wants to be shown with it. */
  attribution: string
}

/** The columns of an `ItemRow`; `i` is an item and `s` its source. */
export const itemColumns = sql`
  i.item_id, i.kind, i.name, i.name_key, i.description, i.venue_name, i.address, i.city, i.neighborhood_name,
  i.activity_names, i.latitude, i.longitude, i.timezone, i.opening_hours, i.open_minutes::text as open_minutes,
  i.starts_at, i.ends_at, i.start_precision, i.url, i.price, i.weight, i.observed_at, i.source, s.attribution`

/** What of an item decides whether it is recommended; without its description where words do not matter. */
export type PoolItemRow = Omit<
  ItemRow,
  'latitude' | 'longitude' | 'opening_hours' | 'url' | 'price' | 'source' | 'attribution'
>

/** The columns of a `PoolItemRow`. */
export function selectPoolColumns(words: boolean): Statement {
  const description = words ? sql`i.description` : sql`null::text as description`
  return sql`
  i.item_id, i.kind, i.name, i.name_key, ${description}, i.venue_name, i.address, i.city, i.neighborhood_name,
  i.activity_names, i.timezone, i.open_minutes::text as open_minutes, i.starts_at, i.ends_at, i.start_precision,
  i.weight, i.observed_at`
}

/** The condition that an item may be shown; `i` is the item. */
export const isShown = sql`i.retired_at is null and i.same_as is null`

/** The condition that an item is not over; an event without an end lasts three hours, or its day. */
export const isAhead = sql`
  (i.starts_at is null or coalesce(i.ends_at, i.starts_at
    + case i.start_precision when 'date_only' then interval '1 day' else interval '3 hours' end) > now())`

/** The place that an item is, or where the event takes place; null where nothing is known of that. */
export function toItemPlace(row: ItemRow): Place | null {
  const { latitude, longitude } = row
  const name = placeNameOf(row)
  if (name === null) return null
  return {
    place_handle: toHandle('public_place', row.item_id),
    name,
    address: row.address,
    description: row.kind === 'place' ? row.description : null,
    timezone: row.timezone,
    activity_name: row.kind === 'place' ? (row.activity_names[0] ?? null) : null,
    ...(latitude !== null && longitude !== null && { coordinates: { latitude, longitude } }),
    attribution: row.attribution,
    state: 'active',
  }
}

/** When and where the event that an item is takes place; null for a place. */
export function toItemEvent(row: ItemRow): Event | null {
  if (row.starts_at === null) return null
  return {
    event_handle: toHandle('event', row.item_id),
    starts_at: row.starts_at.toISOString(),
    start_precision: row.start_precision,
    ends_at: row.ends_at?.toISOString() ?? null,
    timezone: row.timezone,
    venue: toItemPlace(row),
    url: row.url,
  }
}
