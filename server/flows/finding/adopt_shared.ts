import { lockAccount } from '#server/data/accounts/lock.ts'
import { findActivity } from '#server/data/catalogs/find.ts'
import { findIdeaLike } from '#server/data/ideas/find_captured.ts'
import { insertIdea } from '#server/data/ideas/insert.ts'
import type { IdeaView } from '#server/data/list_shares/find.ts'
import { insertPlace } from '#server/data/places/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseSharedHandle } from '#server/domain/ideas/shared_idea.ts'
import { findCapturedPlace } from '#server/flows/capture/place.ts'
import type { Adopted } from '#server/flows/finding/adopt_found.ts'
import { findShared, listSharedViews } from '#server/flows/lists/shared.ts'

/**
 * Makes an idea of one that a list has which a friend shares with this account now: what it is, where and when, without what the
 * friend wrote about it. What the account has already is that idea.
 *
 * It locks the account, so call it before any other lock. Errors: `reference_not_found` at `pointer` for what is not shared.
 */
export async function adoptShared(db: Db, handle: string, pointer: string): Promise<Adopted> {
  const part = parseSharedHandle(handle)
  await lockAccount(db)
  const shared = part?.kind === 'idea' ? await findShared(db, part.list_id) : null
  const ids = part === null ? [] : [part.idea_id]
  const [view] =
    shared === null ? [] : await listSharedViews(db, shared, { limit: 1, offset: 0 }, ids)
  if (!view) throw fail('reference_not_found', { pointer })
  const { title, starts_at, is_day } = view
  const isEvent = view.kind === 'event' && starts_at !== null
  const kind = isEvent ? 'event' : 'place'
  const at = await placeOf(db, view)
  const place_id = isEvent ? null : at
  const venue_place_id = isEvent ? at : null
  const event_start_at = isEvent ? starts_at : null
  const known = await findIdeaLike(db, { kind, title, place_id, venue_place_id, event_start_at })
  if (known !== null) return { idea_id: known, title, was: 'there', replicates: false }
  const idea_id = await insertIdea(db, {
    ...{ kind, title, description: null, place_id, venue_place_id, event_start_at },
    ...(await findActivity(db, view.activity_name)),
    fixed_when: isEvent ? null : starts_at,
    event_timezone: isEvent ? view.timezone : null,
    start_precision: isEvent && is_day ? 'date_only' : 'exact',
    neighborhood_name: view.neighborhood_name,
    source_url: view.source_url,
    show_in_for_you: true,
    idea_origin: 'adopted',
    words_from: 'friend',
  })
  return { idea_id, title, was: 'made', replicates: false }
}

/** The place of an idea: one that the account has, else one that is hidden at first; null where nothing says where. */
async function placeOf(db: Db, view: IdeaView): Promise<string | null> {
  const { place_name: name, place_address: address, attribution } = view
  if (name === null || address === null) return null
  const draft = { name, address, coordinates: null, timezone: null }
  const area = { city: null, neighborhood: view.neighborhood_name }
  const known = await findCapturedPlace(db, { ...draft, ...area })
  if (known && known.draft === null) return known.place_id
  const facts = { name, address, description: null, timezone: null, activity_name: null }
  const found = {
    ...area,
    ...{ latitude: null, longitude: null, item_id: null, open_minutes: null, attribution },
    origin: 'adopted' as const,
    words_from: 'friend' as const,
    hidden: true,
  }
  const { place_id } = await insertPlace(db, facts, found, newId())
  return place_id
}
