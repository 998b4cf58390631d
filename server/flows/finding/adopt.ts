import { lockAccount } from '#server/data/accounts/lock.ts'
import { listIdeasOfItems } from '#server/data/ideas/find_item.ts'
import { insertIdea } from '#server/data/ideas/insert.ts'
import { updateIdeaRestored } from '#server/data/ideas/update.ts'
import { listItemsById } from '#server/data/inventory_items/list.ts'
import type { ItemRow } from '#server/data/inventory_items/rows.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import { findPlaceOfItem, listPlaces } from '#server/data/places/find.ts'
import { insertPlace } from '#server/data/places/insert.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { itemIdOf, placeNameOf } from '#server/domain/finding/item.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { adoptFound, type Adopted } from '#server/flows/finding/adopt_found.ts'
import { unknownEvent } from '#server/flows/finding/plan_of_event.ts'
import { placeOfFoundId } from '#server/flows/finding/place_of_found.ts'
import { findCapturedPlace } from '#server/flows/capture/place.ts'

/**
 * Makes an idea of an item of the public inventory, once for each account: the second time it is the same idea. One that
 * its owner has archived becomes active again, so call it only for what the owner asks for.
 *
 * It locks the account, so call it before any other lock. Errors: `reference_not_found` at `pointer` for an item that is
 * not there, is retired, or is an event that is over, unless it was taken before.
 */
export async function adoptItem(db: Db, handle: string, pointer: string): Promise<Adopted> {
  const item_id = itemIdOf(handle)
  if (item_id === null) throw fail('reference_not_found', { pointer })
  await lockAccount(db)
  const [[known], [item]] = await Promise.all([
    listIdeasOfItems(db, [item_id]),
    listItemsById(db, [item_id]),
  ])
  if (known) {
    const { idea_id, title, state } = known
    if (state === 'active') return { idea_id, title, was: 'there', replicates: false }
    await updateIdeaRestored(db, idea_id)
    const replicates = await updateLikeTitle(db, idea_id, title)
    return { idea_id, title, was: 'restored', replicates }
  }
  if (!item && parseHandle('event', handle) !== null) throw await unknownEvent(db, handle, pointer)
  // What a host recorded in a discovery run has a place handle, too.
  if (!item) return adoptFound(db, item_id, pointer)
  const idea_id = await insertAdopted(db, item)
  return { idea_id, title: item.name, was: 'made', replicates: false }
}

/**
 * The private place of an item, of the venue of an event, or of what a host recorded in a discovery run: one that the account has, else one that is saved now, and is
 * hidden at first. Errors: as `adoptItem`, also where nothing is known of the venue.
 */
export async function adoptPlace(db: Db, handle: string, pointer: string): Promise<PlaceRow> {
  const item_id = itemIdOf(handle)
  if (item_id === null) throw fail('reference_not_found', { pointer })
  await lockAccount(db)
  const [known, [item]] = await Promise.all([
    findPlaceOfItem(db, item_id),
    listItemsById(db, [item_id], { over: true }),
  ])
  if (known) return known
  const place_id = item ? await placeOf(db, item) : await placeOfFoundId(db, item_id)
  const [place] = place_id === null ? [] : await listPlaces(db, [place_id])
  if (!place) throw fail('reference_not_found', { pointer })
  return place
}

async function insertAdopted(db: Db, item: ItemRow): Promise<string> {
  const place_id = await placeOf(db, item)
  const isEvent = item.kind === 'event'
  return insertIdea(db, {
    kind: item.kind,
    title: item.name,
    description: item.description,
    place_id: isEvent ? null : place_id,
    venue_place_id: isEvent ? place_id : null,
    activity_name: item.activity_names[0] ?? null,
    custom_activity_name: null,
    fixed_when: null,
    event_start_at: item.starts_at,
    event_end_at: item.ends_at,
    event_timezone: isEvent ? item.timezone : null,
    start_precision: item.start_precision,
    neighborhood_name: item.neighborhood_name,
    source_url: item.url,
    show_in_for_you: true,
    item_id: item.item_id,
    idea_origin: 'adopted',
    words_from: 'public',
  })
}

/** The private place of an item or of an event's venue: one that the account has, else one that is hidden at first. */
async function placeOf(db: Db, item: ItemRow): Promise<string | null> {
  const { address, latitude, longitude, timezone, city, neighborhood_name: neighborhood } = item
  const name = placeNameOf(item)
  if (name === null) return null
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude }
  const draft = { name, address, coordinates, timezone, city, neighborhood }
  const own = item.kind === 'place' ? await findPlaceOfItem(db, item.item_id) : null
  if (own) return own.place_id
  const known = await findCapturedPlace(db, draft)
  if (known && known.draft === null) return known.place_id
  const isPlace = item.kind === 'place'
  const facts = {
    name,
    address,
    description: null,
    timezone,
    activity_name: isPlace ? (item.activity_names[0] ?? null) : null,
  }
  const area = known?.draft ?? { city, neighborhood }
  const found = {
    ...{ latitude, longitude, city: area.city, neighborhood: area.neighborhood },
    origin: 'adopted',
    words_from: 'public',
    item_id: isPlace ? item.item_id : null,
    open_minutes: isPlace ? item.open_minutes : null,
    attribution: item.attribution,
    hidden: true,
  } as const
  const { place_id } = await insertPlace(db, facts, found, newId())
  return place_id
}
