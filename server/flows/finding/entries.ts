import type { PoolIdeaRow } from '#server/data/ideas/list_pool.ts'
import type { PoolInterestRow } from '#server/data/incoming_interests/list_pool.ts'
import type { IdeaView } from '#server/data/list_shares/find.ts'
import type { PoolItemRow } from '#server/data/inventory_items/rows.ts'
import type { PoolPlaceRow } from '#server/data/places/list_pool.ts'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import { placeNameOf } from '#server/domain/finding/item.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { readMinutes } from '#server/domain/places/opening_hours.ts'

/** What is the same of every entry until something is known. */
const unknown = {
  likers: [],
  lists: [],
  generated_for: null,
  is_planned: false,
  is_outdated: false,
  open: null,
  timezone: null,
  weight: 0,
  observed_at: null,
  description: null,
  vector: null,
  place_description: null,
  changed_at: null,
  is_liked: false,
} as const

/** A saved idea that is on these lists, of those that matter. */
export function ideaEntry(row: PoolIdeaRow, lists: readonly string[]): PoolEntry {
  const names = [row.activity_name, row.place_activity].filter((name) => name !== null)
  return {
    ...unknown,
    kind: 'idea',
    id: row.idea_id,
    is_own: row.generated_for === null,
    title: row.title,
    title_key: row.title_key,
    is_event: row.kind === 'event',
    occurrence: row.starts_at && {
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      is_date_only: row.start_precision === 'date_only',
      timezone: row.timezone,
    },
    venue: row.place_id,
    activities: [...new Set(names)],
    custom_activity: row.custom_activity_name,
    neighborhood: row.neighborhood_name ?? row.place_neighborhood,
    city: row.city ?? row.place_city,
    where: [row.place_name, row.place_address].filter((text) => text !== null),
    description: row.description,
    vector: row.vector,
    place_description: row.place_description,
    is_liked: row.liked,
    lists,
    changed_at: row.updated_at,
    is_planned: row.planned,
    is_outdated: row.is_outdated,
    open: readMinutes(row.open_minutes),
    timezone: row.timezone,
  }
}

/** A private place. */
export function placeEntry(row: PoolPlaceRow): PoolEntry {
  return {
    ...unknown,
    kind: 'place',
    id: row.place_id,
    is_own: true,
    title: row.name,
    title_key: row.name_key,
    is_event: false,
    occurrence: null,
    venue: row.place_id,
    activities: row.activity_name === null ? [] : [row.activity_name],
    custom_activity: null,
    neighborhood: row.neighborhood,
    city: row.city,
    where: row.address === null ? [] : [row.address],
    description: row.description,
    is_liked: row.liked,
    changed_at: row.updated_at,
    open: readMinutes(row.current_minutes),
    timezone: row.timezone,
  }
}

/** What somebody else likes. */
export function interestEntry(row: PoolInterestRow): PoolEntry {
  return {
    ...unknown,
    kind: 'interest',
    id: row.interest_id,
    is_own: false,
    title: row.title,
    title_key: row.title_key,
    is_event: row.kind === 'event',
    occurrence: row.starts_at && {
      starts_at: row.starts_at,
      ends_at: null,
      is_date_only: false,
      timezone: null,
    },
    venue: null,
    activities: row.activity_name === null ? [] : [row.activity_name],
    custom_activity: row.custom_activity_name,
    neighborhood: row.neighborhood_name,
    city: null,
    where: [],
  }
}

/** An idea of a list that a friend shares, as its recipients see it. */
export function sharedEntry(view: IdeaView, title_key: string): PoolEntry {
  const { starts_at, is_day, timezone } = view
  return {
    ...unknown,
    kind: 'shared',
    id: view.idea_id,
    is_own: false,
    title: view.title,
    title_key,
    is_event: view.kind === 'event',
    occurrence: starts_at && { starts_at, ends_at: null, is_date_only: is_day, timezone },
    venue: view.place_name && nameKey(view.place_name),
    activities: view.activity_name === null ? [] : [view.activity_name],
    custom_activity: view.activity_name,
    neighborhood: view.neighborhood_name,
    city: null,
    where: [view.place_name, view.place_address].filter((text) => text !== null),
    description: view.description,
    timezone,
  }
}

/** A row of the public inventory, and what is known of it here. */
export function itemEntry(
  row: PoolItemRow,
  known: Pick<PoolEntry, 'likers' | 'generated_for'> = unknown,
): PoolEntry {
  const venue = row.kind === 'place' ? null : placeNameOf(row)
  return {
    ...unknown,
    kind: 'item',
    id: row.item_id,
    is_own: false,
    title: row.name,
    title_key: row.name_key,
    is_event: row.kind === 'event',
    occurrence: row.starts_at && {
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      is_date_only: row.start_precision === 'date_only',
      timezone: row.timezone,
    },
    venue: row.kind === 'place' ? row.item_id : venue && nameKey(venue),
    activities: row.activity_names,
    custom_activity: null,
    neighborhood: row.neighborhood_name,
    city: row.city,
    where: [venue, row.address].filter((text) => text !== null),
    description: row.description,
    open: readMinutes(row.open_minutes),
    timezone: row.timezone,
    weight: row.weight,
    observed_at: row.observed_at,
    likers: known.likers,
    generated_for: known.generated_for,
  }
}
