import { listIdeasOfSources, listIdeasTitled } from '#server/data/ideas/find_captured.ts'
import { insertIdea } from '#server/data/ideas/insert.ts'
import { updateIdeasTouched } from '#server/data/ideas/update_touched.ts'
import { insertIdeaSources } from '#server/data/idea_sources/insert.ts'
import { lockPlaceWords } from '#server/data/places/lock.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { IdeaDraft } from '#server/domain/capture/decision.ts'
import { type FoundAt, isSameIdea, isSameOfSource } from '#server/domain/capture/same_idea.ts'
import type { PlaceWords } from '#server/domain/finding/search_facts.ts'
import {
  type CapturedPlace,
  findCapturedPlace,
  insertCapturedPlace,
} from '#server/flows/capture/place.ts'

/** The addresses that an idea was read from. */
export interface CapturedFrom {
  /** Hashed, with the owner's id. */
  readonly source_keys: readonly Buffer[]
  /** Whether one address may stand for several ideas here: then only one with the same title is the same. */
  readonly is_one_of_several: boolean
}

/** A captured idea that is being saved. */
export interface SavedIdea {
  readonly idea_id: string
  /** Whether it was there before. */
  readonly reused: boolean
  /** Ends when it is saved; its statements were sent, so that what is sent after them sees them. */
  readonly saved: Promise<unknown>
}

/**
 * Saves a captured idea, or finds the one that was saved before: from the same address, else of the same kind and title
 * where its place or all that was captured says so. Of that one nothing is changed. An archived idea is not found. The
 * caller has locked the account.
 */
export async function saveCapturedIdea(
  db: Db,
  draft: IdeaDraft,
  from: CapturedFrom,
): Promise<SavedIdea> {
  const [ofSource, titled, place] = await Promise.all([
    listIdeasOfSources(db, from.source_keys),
    listIdeasTitled(db, draft),
    findCapturedPlace(db, draft.place),
  ])
  const facts = factsOf(draft, place?.place_id ?? null)
  const known =
    ofSource.find((idea) => isSameOfSource(idea, draft, from.is_one_of_several)) ??
    titled.find((idea) => isSameIdea(idea, draft, whereOf(place)))
  const same = known?.idea_id ?? null
  if (same !== null) {
    const saved = Promise.all([
      insertIdeaSources(db, same, from.source_keys),
      updateIdeasTouched(db, [same]),
    ])
    return { idea_id: same, reused: true, saved }
  }
  const idea_id = newId()
  const activity = draft.kind === 'place' ? draft.activity : null
  const places = await placesOf(db, place, activity)
  const saved = Promise.all([
    insertCapturedPlace(db, place, activity, draft.written.place),
    insertIdea(db, facts, idea_id, places),
    insertIdeaSources(db, idea_id, from.source_keys),
  ])
  return { idea_id, reused: false, saved }
}

/** What the idea is found by of the place it is about. */
async function placesOf(
  db: Db,
  place: CapturedPlace | null,
  activity_name: string | null,
): Promise<PlaceWords[]> {
  if (!place?.draft) return lockPlaceWords(db, [place?.place_id ?? null])
  const { name, address, city, neighborhood } = place.draft
  return [{ name, address, description: null, activity_name, city, neighborhood }]
}

function factsOf(draft: IdeaDraft, at: string | null) {
  return {
    kind: draft.kind,
    title: draft.title,
    description: draft.description,
    place_id: draft.kind === 'place' ? at : null,
    venue_place_id: draft.kind === 'event' ? at : null,
    activity_name: draft.activity,
    custom_activity_name: draft.custom_activity,
    fixed_when: null,
    event_start_at: draft.starts_at,
    event_end_at: draft.ends_at,
    event_timezone: draft.timezone,
    start_precision: draft.start_precision,
    neighborhood_name: draft.neighborhood,
    source_url: draft.source_url,
    show_in_for_you: draft.show_in_for_you,
    idea_origin: 'captured' as const,
    ...draft.written.idea,
  }
}

/** Where a captured idea is. Nothing is at a place that is new, unless the account has archived the same one. */
function whereOf(place: CapturedPlace | null): FoundAt {
  if (place === null) return 'unknown'
  if (place.is_named_only) return { place_ids: place.named_ids }
  const place_id = place.draft === null ? place.place_id : place.archived_id
  return place_id === null ? 'elsewhere' : { place_ids: [place_id] }
}
