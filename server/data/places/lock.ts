import type { Db } from '#server/database/db.ts'
import type { PlaceWords } from '#server/domain/finding/search_facts.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** Locks a place's row until the transaction ends, for a change that depends on what it says. */
export async function lockPlace(db: Db, handle: string): Promise<void> {
  const id = parseHandle('place', handle)
  if (id === null) return
  await db.sql`
    select from places where owner_id = ${db.owner} and place_id = ${id} for no key update`
}

/**
 * What the places of these ids are found by, in the same order; they are not changed until the transaction ends, so that
 * what is written about them stays true.
 */
export async function lockPlaceWords(
  db: Db,
  ids: readonly (string | null)[],
): Promise<PlaceWords[]> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return []
  return db.sql<PlaceWords>`
    select name, address, description, activity_name, neighborhood, city
    from places
    where owner_id = ${db.owner} and place_id = any(${wanted}::uuid[])
    order by array_position(${wanted}::uuid[], place_id)
    for share`
}
