import { type PlaceRow, placeColumns } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'

/** The active private places of which there is no idea, not even an archived one, except what generated lists saved, last changed first. */
export async function listPoolPlaces(
  db: Db,
  most: number,
  ids: readonly string[] | null = null,
): Promise<(PlaceRow & { updated_at: Date; liked: boolean })[]> {
  return db.sql`
    select ${placeColumns}, updated_at, exists (
        select from likes l
        where l.owner_id = ${db.owner} and l.subject_kind = 'place' and l.subject_id = places.place_id and l.saved
      ) as liked
    from places
    where owner_id = ${db.owner} and state = 'active' and not hidden
      and (${ids}::uuid[] is null or place_id = any(${ids}::uuid[]))
      and place_id not in (
        select i.place_id from ideas i
        where i.owner_id = ${db.owner} and i.place_id is not null and i.generated_for is null
      )
    order by updated_at desc, place_id desc
    limit ${most}`
}
