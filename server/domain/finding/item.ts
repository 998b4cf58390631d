import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'

/** The handle of an item of the public inventory, which is taken wherever a private place's or an event's is. */
export function itemHandle({
  kind,
  item_id,
}: {
  kind: 'place' | 'event'
  item_id: string
}): string {
  return toHandle(kind === 'event' ? 'event' : 'public_place', item_id)
}

/** The id of the item that a handle names; null for anything else. */
export function itemIdOf(handle: string): string | null {
  return parseHandle('public_place', handle) ?? parseHandle('event', handle)
}

/**
 * What the place of an item is called: its own name; of an event that of the venue, else its address, else its area. Null
 * where nothing of that is known.
 */
export function placeNameOf(item: {
  kind: 'place' | 'event'
  name: string
  venue_name: string | null
  address: string | null
  neighborhood_name: string | null
  city: string | null
}): string | null {
  if (item.kind === 'place') return item.name
  return item.venue_name ?? item.address ?? item.neighborhood_name ?? item.city
}
