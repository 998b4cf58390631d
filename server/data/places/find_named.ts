import { type PlaceRow, placeColumns } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** The most places of one name that are compared. */
const most = 50

/** The places that have this name in any spelling: those that are active, then archived ones, the first one first. */
export async function listPlacesNamed(db: Db, name: string): Promise<PlaceRow[]> {
  return db.sql<PlaceRow>`
    select ${placeColumns}
    from places
    where owner_id = ${db.owner} and name_key = ${nameKey(name)} and deleted_at is null
    order by state = 'archived', created_at, place_id
    limit ${most}`
}
