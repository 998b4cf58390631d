import { isInAreas } from '#server/data/finding/in_areas.ts'
import { isOutdated } from '#server/data/finding/vectors.ts'
import { type PlaceRow, placeColumns } from '#server/data/places/rows.ts'
import { selectHours } from '#server/data/places/select_hours.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { Narrowing } from '#server/domain/finding/narrowing.ts'

/** Which private places are read. */
export interface PoolPlacesAsk {
  /** These places only; all where it is left out. */
  readonly ids?: readonly string[]
  readonly narrow: Pick<Narrowing, 'queries' | 'activities' | 'areas'>
  readonly most: number
}

/** A private place with what decides whether it is recommended. */
export interface PoolPlaceRow extends PlaceRow {
  updated_at: Date
  liked: boolean
  /** As `open_minutes`, as its public source says now. */
  current_minutes: string | null
}

/**
 * The active private places of which there is no idea, not even an archived one, except what generated lists saved, last changed
 * first. "offset 0" makes PostgreSQL look ideas up by their place: an account has many more ideas than places.
 */
export async function listPoolPlaces(
  db: Db,
  { ids, narrow, most }: PoolPlacesAsk,
): Promise<PoolPlaceRow[]> {
  const named = ids === undefined ? sql`` : sql`and r.place_id = any(${[...ids]}::uuid[])`
  return db.run(sql`
    select ${placeColumns}, updated_at, ${selectHours(sql`r`)} as current_minutes, exists (
        select from likes l
        where l.owner_id = ${db.owner} and l.subject_kind = 'place' and l.subject_id = r.place_id and l.saved
      ) as liked
    from places r
    where owner_id = ${db.owner} and state = 'active' and not hidden ${named}
      and not exists (
        select from ideas i
        where i.owner_id = ${db.owner} and i.place_id = r.place_id and i.generated_for is null
        offset 0
      )
      ${selectNarrowed(narrow)}
    order by updated_at desc, place_id desc
    limit ${most}`)
}

/** The conditions that narrow places `r`. A row whose vector is not there yet is read. */
function selectNarrowed({ queries, activities, areas }: PoolPlacesAsk['narrow']): Statement {
  const terms = activities === null ? queries : [...queries, activities]
  const words = terms.map((term) => sql`and (${isOutdated} or r.search @@ ${term}::tsquery)`)
  const columns = { neighborhood: sql`r.neighborhood`, city: sql`r.city` }
  const near = isInAreas(areas, isOutdated, columns)
  return words.reduce((all, one) => sql`${all} ${one}`, near)
}
