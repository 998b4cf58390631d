import { lockAccount } from '#server/data/accounts/lock.ts'
import { findArchivedIdea } from '#server/data/ideas/find_archived.ts'
import { listIdeasOfItems } from '#server/data/ideas/find_item.ts'
import { findIdeaOfPlace } from '#server/data/ideas/find_of_place.ts'
import { insertIdea } from '#server/data/ideas/insert.ts'
import { updateIdeaRestored } from '#server/data/ideas/update.ts'
import type { KnownInterest } from '#server/data/incoming_interests/list.ts'
import { listSubjectsOfInterests } from '#server/data/likes/list_subjects.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import { listPlaces } from '#server/data/places/find.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/failure.ts'
import { itemHandle } from '#server/domain/finding/item.ts'
import { placeCannotBeUsed } from '#server/domain/messages/ideas.ts'
import { adoptItem } from '#server/flows/finding/adopt.ts'
import { saveInterest } from '#server/flows/likes/save_interest.ts'
import type { FoundObject } from '#server/flows/objects/thing.ts'

/** The saved idea that an object is, or becomes. */
export interface SavedIdea {
  readonly idea_id: string
  readonly title: string
  /** Whether the idea was there, was made now, or was archived and is active again. */
  readonly was: 'there' | 'made' | 'restored'
  /** Whether copies of its like in other accounts are out of date. */
  readonly replicates: boolean
}

/**
 * The idea of an object that may go on a list; of a place or a friend's interest that is not an idea, one is made, once. The
 * account is locked for that, so call it before any other lock.
 *
 * Errors: `place_archived`; `reference_not_found` where the object is nothing that can be an idea.
 */
export async function saveAsIdea(
  db: Db,
  { thing, label }: FoundObject,
  pointer: string,
): Promise<SavedIdea> {
  if (thing.is === 'idea') {
    const { idea_id } = thing.idea
    return { idea_id, title: label, was: 'there', replicates: false }
  }
  if (thing.is === 'item') return adoptItem(db, itemHandle(thing.item), pointer)
  await lockAccount(db)
  if (thing.is === 'place') return savePlace(db, thing.place, pointer)
  if (thing.is === 'interest') return saveTheirs(db, thing.interest, pointer)
  throw fail('reference_not_found', { pointer })
}

/** The idea that an object is; null where no idea is saved of it. */
export async function findSavedIdea(db: Db, { thing }: FoundObject): Promise<string | null> {
  if (thing.is === 'idea') return thing.idea.idea_id
  if (thing.is === 'place') {
    return (await findIdeaOfPlace(db, thing.place.place_id))?.idea_id ?? null
  }
  if (thing.is === 'item') {
    const [idea] = await listIdeasOfItems(db, [thing.item.item_id])
    return idea?.state === 'active' ? idea.idea_id : null
  }
  if (thing.is !== 'interest') return null
  const { interest_id } = thing.interest
  const subject = (await listSubjectsOfInterests(db, [interest_id])).get(interest_id)
  if (subject?.kind !== 'place') return subject?.id ?? null
  return (await findIdeaOfPlace(db, subject.id))?.idea_id ?? null
}

async function savePlace(db: Db, place: PlaceRow, pointer: string): Promise<SavedIdea> {
  const { place_id, name, activity_name, state, neighborhood } = place
  if (state === 'archived') {
    throw fail('place_archived', { pointer, message: placeCannotBeUsed(name) })
  }
  const known = await findIdeaOfPlace(db, place_id)
  if (known) return { ...known, was: 'there', replicates: false }
  const archived = await findArchivedIdea(db, { place_id })
  if (archived) return restore(db, archived)
  const idea_id = await insertIdea(db, {
    kind: 'place',
    title: name,
    description: null,
    place_id,
    venue_place_id: null,
    activity_name,
    custom_activity_name: null,
    fixed_when: null,
    event_start_at: null,
    neighborhood_name: neighborhood,
    source_url: null,
    show_in_for_you: true,
  })
  return { idea_id, title: name, was: 'made', replicates: false }
}

async function saveTheirs(db: Db, interest: KnownInterest, pointer: string): Promise<SavedIdea> {
  const { interest_id } = interest
  const known = (await listSubjectsOfInterests(db, [interest_id])).get(interest_id)
  if (known?.kind === 'place') {
    const [place] = await listPlaces(db, [known.id])
    if (place) return savePlace(db, place, pointer)
  } else if (known) {
    return { idea_id: known.id, title: known.title, was: 'there', replicates: false }
  }
  const archived = await findArchivedIdea(db, { interest_id })
  if (archived) return restore(db, archived)
  const { id, title } = await saveInterest(db, interest)
  return { idea_id: id, title, was: 'made', replicates: false }
}

async function restore(
  db: Db,
  { idea_id, title }: { idea_id: string; title: string },
): Promise<SavedIdea> {
  await updateIdeaRestored(db, idea_id)
  const replicates = await updateLikeTitle(db, idea_id, title)
  return { idea_id, title, was: 'restored', replicates }
}
