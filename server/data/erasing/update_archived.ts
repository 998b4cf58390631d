import { deleteWork } from '#server/data/accepted_work/delete.ts'
import {
  type FactsRow,
  selectFacts,
  toVector,
  updateVectors,
} from '#server/data/finding/vectors.ts'
import { updateVersionsOfLikes } from '#server/data/likes/update.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { deletedIdea, deletedPlace } from '#server/domain/calls/erased.ts'

/**
 * Empties an archived idea of this account, which the caller has locked: its words, what it was captured from, with its pictures, who
 * it was kept for, and a place that came with it and that nothing else names. Plans that were made from it keep what they say.
 *
 * @returns whether copies of its like in other accounts are out of date.
 */
export async function updateIdeaEmptied(db: Db, idea_id: string): Promise<boolean> {
  const places = await db.sql<{ place_id: string }>`
    select p.place_id
    from ideas i
    join places p on p.owner_id = i.owner_id and p.place_id in (i.place_id, i.venue_place_id)
    where i.owner_id = ${db.owner} and i.idea_id = ${idea_id} and p.hidden
      and not exists (
        select from ideas o
        where o.owner_id = ${db.owner} and o.place_id = p.place_id and o.idea_id <> ${idea_id}
      )
      and not exists (
        select from ideas o
        where o.owner_id = ${db.owner} and o.venue_place_id = p.place_id and o.idea_id <> ${idea_id}
      )
      and not exists (select from plans n where n.owner_id = ${db.owner} and n.place_id = p.place_id)
    order by p.place_id
    for no key update of p`
  await db.sql`
    update ideas
    set title = ${deletedIdea}, title_key = ${nameKey(deletedIdea)}, description = null, place_id = null,
      venue_place_id = null, activity_name = null, custom_activity_name = null, fixed_when = null,
      event_start_at = null, event_end_at = null, event_timezone = null, source_url = null,
      neighborhood_name = null, city = null, item_id = null, own_words = '{}', words_from = null,
      generated_for = null, adopted_interest_id = null, liked = false, search = null,
      deleted_at = (select clock_timestamp()), updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and idea_id = ${idea_id}`
  await db.sql`delete from idea_sources where owner_id = ${db.owner} and idea_id = ${idea_id}`
  await db.sql`delete from idea_people where owner_id = ${db.owner} and idea_id = ${idea_id}`
  await deleteItsCaptures(db, idea_id)
  for (const { place_id } of places) await updatePlaceEmptied(db, place_id)
  return emptyLike(db, idea_id, deletedIdea)
}

/** The captures that saved an idea go, with their files; of the roundups that found it, only its item is emptied. */
async function deleteItsCaptures(db: Db, idea_id: string): Promise<void> {
  const captures = await db.sql<{ capture_id: string }>`
    select capture_id
    from captures
    where owner_id = ${db.owner} and idea_id = ${idea_id} and state <> 'accepted'
    order by capture_id
    for update`
  const ids = captures.map(({ capture_id }) => capture_id)
  await deleteWork(db, 'capture', ids)
  await db.sql`
    update roundup_items
    set title = ${deletedIdea}, excerpt = null, link = null, starts = null
    where owner_id = ${db.owner} and idea_id = ${idea_id}`
}

/**
 * Empties a place of this account, which the caller has locked. Ideas lose the place, and plans keep the name and the address that
 * they have a copy of.
 *
 * @returns whether copies of likes in other accounts are out of date.
 */
export async function updatePlaceEmptied(db: Db, place_id: string): Promise<boolean> {
  const moved = await updateIdeasWithoutPlace(db, place_id)
  await db.sql`
    update places
    set name = ${deletedPlace}, name_key = ${nameKey(deletedPlace)}, address = null, address_key = null,
      description = null, timezone = null, activity_name = null, latitude = null, longitude = null, city = null,
      neighborhood = null, item_id = null, open_minutes = null, attribution = null, own_words = '{}',
      words_from = null, search = null, state = 'archived', deleted_at = (select clock_timestamp()),
      updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and place_id = ${place_id}`
  return (await emptyLike(db, place_id, deletedPlace)) || moved
}

/** Takes a place from the ideas that are there, and rewrites what they are found by. @returns as `updatePlaceEmptied`. */
async function updateIdeasWithoutPlace(db: Db, place_id: string): Promise<boolean> {
  const ideas = await db.sql<{ idea_id: string }>`
    update ideas i
    set place_id = nullif(i.place_id, ${place_id}), venue_place_id = nullif(i.venue_place_id, ${place_id}),
      city = null,
      neighborhood_name = case when i.neighborhood_name is not distinct from p.neighborhood
        then null else i.neighborhood_name end
    from places p
    where i.owner_id = ${db.owner} and (i.place_id = ${place_id} or i.venue_place_id = ${place_id})
      and p.owner_id = ${db.owner} and p.place_id = ${place_id}
    returning i.idea_id`
  const ids = ideas.map(({ idea_id }) => idea_id)
  if (ids.length === 0) return false
  const rows = await db.run<FactsRow>(sql`
    ${selectFacts(db.owner, 'ideas')} and r.idea_id = any(${ids}::uuid[])
    order by r.idea_id`)
  await updateVectors(
    db,
    'ideas',
    rows.map((row) => toVector('ideas', row)),
  )
  return updateVersionsOfLikes(db, ids)
}

/** Nobody likes what was deleted: what the like says goes, here and in other accounts. */
async function emptyLike(db: Db, subject_id: string, title: string): Promise<boolean> {
  const rows = await db.sql<{ like_id: string; version: number }>`
    update likes
    set title = ${title}, title_key = ${nameKey(title)}, saved = false, intentions = '[]',
      revision = revision + 1, version = version + 1, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and subject_kind in ('place', 'event', 'idea') and subject_id = ${subject_id}
    returning like_id, version`
  for (const { like_id, version } of rows) insertReplication(db, 'like', like_id, version)
  return rows.length > 0
}

/** Nothing brings back what was deleted: neither the undoing of its being archived, nor that of its being captured. */
export async function updateUndoingsEnded(db: Db, id: string): Promise<void> {
  await db.sql`
    update reversible_actions
    set expires_at = least(expires_at, now())
    where owner_id = ${db.owner} and subject_id = ${id}`
}
