import {
  type FactsRow,
  selectFacts,
  toVector,
  updateVectors,
} from '#server/data/finding/vectors.ts'
import { updateVersionsOfLikes } from '#server/data/likes/update.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** What ideas about a place are found by. */
const facts = ['name', 'address', 'activity_name', 'neighborhood', 'city'] as const

/**
 * Rewrites what the ideas about a place are found by, and the neighborhood of those that had the place's, after the place
 * was changed. The caller has locked the place; the ideas are locked, too.
 *
 * @param before the place as it was.
 * @returns whether copies of likes in other accounts are out of date.
 */
export async function updateIdeasAt(db: Db, before: PlaceRow, after: PlaceRow): Promise<boolean> {
  if (facts.every((fact) => before[fact] === after[fact])) return false
  const { place_id } = after
  if (before.neighborhood !== after.neighborhood || before.city !== after.city) {
    await db.sql`
      update ideas
      set city = ${after.city},
        neighborhood_name = case when neighborhood_name is not distinct from ${before.neighborhood}
          then ${after.neighborhood} else neighborhood_name end
      where owner_id = ${db.owner} and (place_id = ${place_id} or venue_place_id = ${place_id})`
  }
  const rows = await db.run<FactsRow>(sql`
    ${selectFacts(db.owner, 'ideas')} and (r.place_id = ${place_id} or r.venue_place_id = ${place_id})
    order by r.idea_id
    for no key update of r`)
  await updateVectors(
    db,
    'ideas',
    rows.map((row) => toVector('ideas', row)),
  )
  if (before.neighborhood === after.neighborhood) return false
  return updateVersionsOfLikes(
    db,
    rows.map(({ id }) => id),
  )
}
